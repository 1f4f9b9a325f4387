package dev.secateur.server.web;

import dev.secateur.core.ChosenOpening;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Move;
import dev.secateur.core.NotationException;
import dev.secateur.core.OpeningNames;
import dev.secateur.core.Position;
import dev.secateur.server.archive.PositionIndex;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.json.BookJson;
import dev.secateur.server.web.json.ChosenOpeningJson;
import dev.secateur.server.web.json.OpeningsJson;
import dev.secateur.server.web.json.OpeningsJson.OpeningMoveJson;
import dev.secateur.server.web.json.PositionJson;
import dev.secateur.server.web.request.MoveRequests.PositionRequest;
import dev.secateur.server.web.request.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/// Positions that belong to no stored game, and what the stored games played in a position.
final class PositionRoutes {

  private final Games games;
  private final PositionIndex index;

  PositionRoutes(Games games, PositionIndex index) {
    this.games = games;
    this.index = index;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/v1/positions", this::show);
    routes.get("/api/v1/openings", this::openings);
    routes.get("/api/v1/openings/choice", this::choose);
  }

  /// A position that a client describes, and the last move that led there.
  record DescribedPosition(Game game, Position position, long last) {}

  /// @param start none for where the game starts
  /// @param moves none, or those that are made from there
  /// @throws Problem if there is no such game, position or move
  static DescribedPosition describe(
      Games games, String name, @Nullable String start, @Nullable String moves) {
    try {
      var game = games.find(name);
      var notation = game.notation();
      var position =
          start == null || start.isBlank() ? game.start() : notation.parsePosition(start.strip());
      var made = new ArrayList<Long>();
      if (moves != null) {
        notation.playMoves(position, moves, made::add);
      }
      return new DescribedPosition(game, position, made.isEmpty() ? Move.NONE : made.getLast());
    } catch (NotationException broken) {
      throw Problem.unprocessable(broken.error());
    }
  }

  private void show(Context request) {
    var asked = RequestReader.read(request.body(), PositionRequest.class);
    var described = describe(games, asked.game(), asked.position(), asked.moves());
    Answers.json(
        request,
        PositionJson.of(
            described.game(), described.position(), described.position().ply(), described.last()));
  }

  /// An opening of a set, such as `xot:17`, or a random one.
  private void choose(Context request) {
    var name = gameName(request);
    var text = request.queryParam("opening");
    if (text == null) {
      throw Problem.badRequest("there is no opening: expected a set, such as xot:random");
    }
    try {
      var game = games.find(name);
      var chosen = ChosenOpening.parse(game, text, ThreadLocalRandom.current());
      Answers.json(request, ChosenOpeningJson.of(game, chosen));
    } catch (NotationException unknown) {
      throw Problem.unprocessable(unknown.error());
    }
  }

  private static String gameName(Context request) {
    var name = request.queryParam("game");
    if (name == null) {
      throw Problem.badRequest("there is no game: expected a name such as reversi");
    }
    return name;
  }

  private void openings(Context request) {
    var name = gameName(request);
    var described =
        describe(games, name, request.queryParam("position"), request.queryParam("moves"));
    int left = index.refresh();
    Answers.json(
        request,
        new OpeningsJson(
            described.game().specification(),
            described.game().notation().formatPosition(described.position()),
            moves(described.game(), described.position()),
            left,
            OpeningNames.of(described.game()).lastNameOf(described.position()).orElse(null),
            BookJson.of(described.game(), described.position())));
  }

  /// The moves that were played, the most frequent first.
  private List<OpeningMoveJson> moves(Game game, Position position) {
    if (position.outcome().isOver()) {
      return List.of();
    }
    var byPlace = new LinkedHashMap<Long, List<String>>();
    for (long move : position.legalMoves()) {
      long place = index.place(game, game.apply(position, move));
      var texts = byPlace.computeIfAbsent(place, _ -> new ArrayList<>());
      texts.add(game.notation().formatMove(position, move));
    }
    var played = new ArrayList<OpeningMoveJson>();
    index
        .countsByMove(game, position)
        .forEach(
            (place, branch) -> {
              var texts = byPlace.get(place);
              if (texts != null) {
                played.add(OpeningMoveJson.of(texts, branch));
              }
            });
    played.sort(
        Comparator.comparingInt((OpeningMoveJson each) -> -each.games())
            .thenComparing(OpeningMoveJson::move));
    return played;
  }
}
