package dev.secateur.server.web;

import dev.secateur.core.GameTree;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.GameArchive.Cursor;
import dev.secateur.server.archive.GameArchive.Filter;
import dev.secateur.server.archive.GameArchive.Place;
import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.PositionIndex;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.GameSnapshot;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.json.GameJson;
import dev.secateur.server.web.json.GameJson.ChangedGameJson;
import dev.secateur.server.web.json.GameJson.DrawOfferJson;
import dev.secateur.server.web.json.GameSummaryJson;
import dev.secateur.server.web.json.GameSummaryJson.GameListJson;
import dev.secateur.server.web.json.PositionJson;
import dev.secateur.server.web.json.ThinkingJson.HintJson;
import dev.secateur.server.web.request.GameChangeRequest;
import dev.secateur.server.web.request.MoveRequests.HeadRequest;
import dev.secateur.server.web.request.MoveRequests.HintRequest;
import dev.secateur.server.web.request.MoveRequests.NewMoveRequest;
import dev.secateur.server.web.request.MoveRequests.NoteRequest;
import dev.secateur.server.web.request.MoveRequests.SideRequest;
import dev.secateur.server.web.request.NewGameRequest;
import dev.secateur.server.web.request.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.Base64;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Playing and keeping games.
final class GameRoutes {

  private static final int STANDARD_PAGE = 24;
  private static final int LARGEST_PAGE = 100;
  private static final int STANDARD_HINT_MILLIS = 1_000;
  private static final Set<String> RESULTS = Set.of("undecided", "first", "second", "draw");

  private final Games games;
  private final Rooms rooms;
  private final GameArchive archive;
  private final PositionIndex index;
  private final Guard guard;

  GameRoutes(Games games, Rooms rooms, GameArchive archive, PositionIndex index, Guard guard) {
    this.games = games;
    this.rooms = rooms;
    this.archive = archive;
    this.index = index;
    this.guard = guard;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/games", this::list);
    routes.post("/api/v1/games", this::create);
    routes.get("/api/v1/games/{id}", request -> answer(request, GameRoom::snapshot));
    routes.patch("/api/v1/games/{id}", this::change);
    routes.delete("/api/v1/games/{id}", this::delete);
    routes.post("/api/v1/games/{id}/restoration", this::restore);
    routes.get("/api/v1/games/{id}/positions/{node}", this::position);
    routes.patch("/api/v1/games/{id}/nodes/{node}", this::annotate);
    routes.post("/api/v1/games/{id}/moves", this::play);
    routes.put("/api/v1/games/{id}/head", this::moveHead);
    routes.post("/api/v1/games/{id}/resignation", this::resign);
    routes.post("/api/v1/games/{id}/draw-offer", this::offerDraw);
    routes.post("/api/v1/games/{id}/hint", this::hint);
    routes.post("/api/v1/games/{id}/move-now", this::moveNow);
    routes.get("/api/v1/games/{id}/text", this::text);
  }

  private void answer(Context request, Function<GameRoom, GameSnapshot> action) {
    Answers.json(request, GameJson.of(rooms.with(request.pathParam("id"), action)));
  }

  private void answerChange(Context request, Function<GameRoom, GameSnapshot> action) {
    var snapshot = rooms.with(request.pathParam("id"), action);
    var minimal = new ChangedGameJson(snapshot.game().version(), null, null);
    Answers.change(request, minimal, () -> GameJson.of(snapshot));
  }

  private void create(Context request) {
    var asked = RequestReader.read(request.body(), NewGameRequest.class);
    var game = NewGame.read(asked, guard.newId(), games, rooms, Instant.now());
    archive.add(game);
    request.status(201);
    request.header("Location", "/api/v1/games/" + game.id());
    Answers.json(request, GameJson.of(rooms.with(game.id(), GameRoom::snapshot)));
  }

  private void change(Context request) {
    var asked = RequestReader.read(request.body(), GameChangeRequest.class);
    var title = asked.title();
    var players = asked.toPlayers();
    answerChange(
        request,
        room -> {
          if (players != null) {
            rooms.check(room.game(), players);
          }
          return room.change(title == null ? null : title.strip(), players, asked.auto());
        });
  }

  private void delete(Context request) {
    rooms.delete(request.pathParam("id"));
    request.status(204);
  }

  private void restore(Context request) {
    if (!archive.restore(request.pathParam("id"))) {
      throw Problem.notFound("deleted game of this name");
    }
    answer(request, GameRoom::snapshot);
  }

  private void position(Context request) {
    int node = node(request.pathParam("node"));
    Answers.json(request, rooms.with(request.pathParam("id"), room -> PositionJson.of(room, node)));
    // A node never changes.
    request.header("Cache-Control", "private, max-age=86400, immutable");
  }

  static int node(String text) {
    if (!text.matches("[0-9]{1,7}")) {
      throw Problem.badRequest("the node is not a number: expected 0 or more");
    }
    return Integer.parseInt(text);
  }

  private void play(Context request) {
    var asked = RequestReader.read(request.body(), NewMoveRequest.class);
    answerChange(request, room -> room.play(asked.at(), asked.move().strip()));
  }

  private void annotate(Context request) {
    int node = node(request.pathParam("node"));
    var asked = RequestReader.read(request.body(), NoteRequest.class);
    var comment = asked.comment();
    var mark = asked.mark();
    if (mark != null && !mark.isEmpty() && !NodeNote.MARKS.contains(mark)) {
      throw Problem.badRequest(
          "mark is %s: expected %s, or an empty text for none"
              .formatted(NotationError.quote(mark), String.join(" ", NodeNote.MARKS)));
    }
    if (mark != null && node == GameTree.START) {
      throw Problem.badRequest("the start has no mark: expected a comment");
    }
    answerChange(
        request, room -> room.annotate(node, comment == null ? null : comment.strip(), mark));
  }

  private void moveHead(Context request) {
    int node = RequestReader.read(request.body(), HeadRequest.class).node();
    answerChange(request, room -> room.moveHead(node));
  }

  private static int side(Context request) {
    return RequestReader.read(request.body(), SideRequest.class).side();
  }

  private void resign(Context request) {
    int side = side(request);
    answerChange(request, room -> room.resign(side));
  }

  private void offerDraw(Context request) {
    int side = side(request);
    boolean accepted =
        rooms.with(
            request.pathParam("id"), room -> rooms.offerDraw(room, side, Guard.clientOf(request)));
    var now = rooms.with(request.pathParam("id"), GameRoom::snapshot);
    Answers.change(
        request,
        new ChangedGameJson(now.game().version(), accepted, null),
        () -> new DrawOfferJson(accepted, GameJson.of(now)));
  }

  private void hint(Context request) {
    var asked = RequestReader.read(request.body(), HintRequest.class);
    int at = asked.at();
    int millis = asked.timeMs() == null ? STANDARD_HINT_MILLIS : asked.timeMs();
    Answers.json(
        request,
        rooms.with(
            request.pathParam("id"),
            room -> {
              var found = rooms.analyse(room, at, millis, Guard.clientOf(request));
              return HintJson.of(room, at, found);
            }));
  }

  private void moveNow(Context request) {
    rooms.with(
        request.pathParam("id"),
        room -> {
          room.moveNow();
          return room;
        });
    request.status(204);
  }

  private void text(Context request) {
    request.result(rooms.with(request.pathParam("id"), GameRoom::text));
    request.contentType("text/plain; charset=utf-8");
  }

  // The list

  private void list(Context request) {
    int limit = limit(request.queryParam("limit"));
    var found = archive.list(filter(request), limit + 1);
    boolean isLast = found.size() <= limit;
    var page = isLast ? found : found.subList(0, limit);
    var next = isLast ? null : text(new Cursor(page.getLast().updated(), page.getLast().id()));
    Answers.json(request, new GameListJson(page.stream().map(this::summary).toList(), next));
  }

  /// A game that cannot be read, for instance because its plug-in is missing, is listed without a
  /// board.
  private GameSummaryJson summary(StoredGame game) {
    try {
      return GameSummaryJson.of(game, rooms.tree(game));
    } catch (NotationException unreadable) {
      return GameSummaryJson.withoutBoard(game);
    }
  }

  private static int limit(@Nullable String text) {
    if (text == null) {
      return STANDARD_PAGE;
    }
    if (!text.matches("[0-9]{1,3}")
        || Integer.parseInt(text) < 1
        || Integer.parseInt(text) > LARGEST_PAGE) {
      throw Problem.badRequest("limit is not a number of games: expected 1 to " + LARGEST_PAGE);
    }
    return Integer.parseInt(text);
  }

  private Filter filter(Context request) {
    var result = request.queryParam("result");
    if (result != null && !RESULTS.contains(result)) {
      throw Problem.badRequest("result is unknown: expected undecided, first, second or draw");
    }
    var until = day(request, "until");
    return new Filter(
        plainName(request.queryParam("game")),
        result,
        start(day(request, "since")),
        until == null ? null : start(until.plusDays(1)),
        request.queryParam("title"),
        request.queryParam("player"),
        place(request),
        cursor(request.queryParam("cursor")));
  }

  /// A position of a game that `game` names whole; otherwise `game` is any of that name.
  private @Nullable Place place(Context request) {
    var text = request.queryParam("position");
    if (text == null) {
      return null;
    }
    var name = request.queryParam("game");
    if (name == null) {
      throw Problem.badRequest(
          "there is a position but no game: expected game=reversi, for example");
    }
    var described = PositionRoutes.describe(games, name, text, null);
    index.refresh();
    return new Place(
        described.game().specification(), index.place(described.game(), described.position()));
  }

  private static @Nullable String plainName(@Nullable String game) {
    return game == null ? null : game.replaceFirst(":.*", "");
  }

  private static @Nullable LocalDate day(Context request, String name) {
    var text = request.queryParam(name);
    try {
      return text == null ? null : LocalDate.parse(text);
    } catch (DateTimeParseException broken) {
      throw Problem.badRequest(name + " is not a day: expected such as 2026-01-31");
    }
  }

  private static @Nullable Instant start(@Nullable LocalDate day) {
    return day == null ? null : day.atStartOfDay(ZoneOffset.UTC).toInstant();
  }

  private static String text(Cursor cursor) {
    var plain = cursor.updated() + " " + cursor.id();
    return Base64.getUrlEncoder()
        .withoutPadding()
        .encodeToString(plain.getBytes(StandardCharsets.UTF_8));
  }

  private static @Nullable Cursor cursor(@Nullable String text) {
    if (text == null) {
      return null;
    }
    try {
      var plain = new String(Base64.getUrlDecoder().decode(text), StandardCharsets.UTF_8);
      int space = plain.indexOf(' ');
      if (space > 0) {
        return new Cursor(Instant.parse(plain.substring(0, space)), plain.substring(space + 1));
      }
    } catch (IllegalArgumentException | DateTimeParseException broken) {
      // Thrown below.
    }
    throw Problem.badRequest("cursor is not valid: expected next of the page before");
  }
}
