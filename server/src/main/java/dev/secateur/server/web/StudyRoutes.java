package dev.secateur.server.web;

import dev.secateur.core.GameTree;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.server.analysis.MistakeSize;
import dev.secateur.server.analysis.ReviewedMove;
import dev.secateur.server.archive.Judgement;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.ReviewArchive;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.OwnThread;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.play.Thinker;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Questions about the positions of a game that are answered once; what goes on and on is the
/// business of [StudyRoute].
final class StudyRoutes {

  private static final int LONGEST_LINE = 60;
  private static final int LONGEST_MOVE = 64;
  private static final int LONGEST_NAME = 100;
  private static final int STANDARD_MILLIS = 1_000;

  /// Enough for the search to have learned which moves are worth trying first.
  private static final int ORDERING_MILLIS = 150;

  /// Everybody studies with our best settings unless they choose others.
  static final Player STANDARD = Player.standard(Map.of("hash", "32"));

  private final Rooms rooms;
  private final ReviewArchive reviews;

  StudyRoutes(Rooms rooms, ReviewArchive reviews) {
    this.rooms = rooms;
    this.reviews = reviews;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/v1/games/{id}/lines", this::addLine);
    routes.get("/api/v1/games/{id}/positions/{node}/explanation", this::explain);
    routes.post("/api/v1/games/{id}/why", this::why);
    routes.get("/api/v1/games/{id}/review", this::review);
    routes.post("/api/v1/games/{id}/answers", this::answer);
  }

  // Lines

  private void addLine(Context request) {
    var body = Body.of(request.body(), Set.of("at", "moves"));
    int at = body.integer("at", 0, Integer.MAX_VALUE);
    var moves = moves(body);
    request.json(
        rooms.with(
            request.pathParam("id"),
            room -> {
              int node = room.addLine(at, moves);
              var view = new LinkedHashMap<String, Object>();
              view.put("node", node);
              view.put("game", GameView.game(room.snapshot()));
              return view;
            }));
  }

  private static List<String> moves(Body body) {
    var node = body.node("moves");
    if (!node.isArray() || node.isEmpty() || node.size() > LONGEST_LINE) {
      throw Problem.badRequest(
          "moves is no list of moves: expected 1 to %d texts".formatted(LONGEST_LINE));
    }
    var moves = new ArrayList<String>();
    for (JsonNode move : node) {
      if (!move.isString() || move.stringValue().length() > LONGEST_MOVE) {
        throw Problem.badRequest(
            "a move is no text: expected %d characters at most".formatted(LONGEST_MOVE));
      }
      moves.add(move.stringValue().strip());
    }
    return moves;
  }

  // Explanations

  private void explain(Context request) {
    int node = GameRoutes.node(request.pathParam("node"));
    var evaluator = request.queryParam("evaluator");
    if (evaluator != null && evaluator.length() > LONGEST_NAME) {
      throw Problem.badRequest("evaluator is no name: expected one of the catalogue");
    }
    boolean searched = "true".equals(request.queryParam("searched"));
    var player =
        new Player(
            Player.Kind.custom, null, null, null, null, evaluator, null, Map.of("hash", "1"));
    request.json(
        rooms.with(
            request.pathParam("id"),
            room -> {
              var position = room.position(node);
              if (position.outcome().isOver()) {
                return StudyView.explanation(room.game(), position, List.of(), Map.of());
              }
              try (var thinker = thinker(room, player, request)) {
                if (searched) {
                  OwnThread.run("analysing", () -> best(thinker, position, ORDERING_MILLIS));
                }
                return StudyView.explanation(
                    room.game(),
                    position,
                    thinker.newEvaluator().explain(position),
                    thinker.priorities(position));
              }
            }));
  }

  private Thinker thinker(GameRoom room, Player player, Context request) {
    return new Thinker(rooms.around(), room.game(), player, Guard.clientOf(request));
  }

  /// What comes of a move: its score, the play after it, and a sentence.
  private void why(Context request) {
    var body = Body.of(request.body(), Set.of("at", "move", "timeMs"));
    int at = body.integer("at", 0, Integer.MAX_VALUE);
    var move = body.text("move", LONGEST_MOVE).strip();
    var millis = body.optionalInteger("timeMs", 10, 10_000);
    long half = (millis == null ? STANDARD_MILLIS : millis) / 2L + 1;
    request.json(
        rooms.with(
            request.pathParam("id"),
            room -> {
              var position = undecided(room, at);
              try (var thinker = thinker(room, STANDARD, request)) {
                return OwnThread.run(
                    "analysing",
                    () -> {
                      var best = best(thinker, position, half);
                      var asked = asked(room, thinker, position, move, best, half);
                      return StudyView.asked(room.game(), position, asked.line, asked.score, best);
                    });
              }
            }));
  }

  private static Position undecided(GameRoom room, int node) {
    var position = room.position(node);
    if (position.outcome().isOver()) {
      throw Problem.conflict("game-over", "the game is over there: expected another node");
    }
    return position;
  }

  private static ScoredLine best(Thinker thinker, Position position, long millis) {
    return thinker
        .search(position, Limits.moveTime(millis), 1, SearchListener.NONE)
        .lines()
        .getFirst();
  }

  /// A move with the best play after it, and its worth to whoever makes it.
  private record Asked(List<String> line, int score) {}

  private static Asked asked(
      GameRoom room,
      Thinker thinker,
      Position position,
      String text,
      ScoredLine best,
      long millis) {
    var notation = room.game().notation();
    long move;
    try {
      move = notation.parseMove(position, text);
    } catch (NotationException refused) {
      throw Problem.unprocessable(refused.error());
    }
    if (move == best.move()) {
      return new Asked(notation.line(position, best.moves()), best.score());
    }
    var after = position.copy();
    var line = new ArrayList<>(List.of(notation.move(position, move)));
    after.make(move);
    if (after.outcome().isOver()) {
      return new Asked(line, StudyView.forMover(after.finalScore()));
    }
    var reply = best(thinker, after, millis);
    line.addAll(notation.line(after, reply.moves()));
    return new Asked(line, StudyView.forMover(reply.score()));
  }

  // Reviews

  private void review(Context request) {
    var end = request.queryParam("end");
    request.json(
        rooms.with(
            request.pathParam("id"),
            room -> {
              int last = end == null ? room.snapshot().game().head() : GameRoutes.node(end);
              var line = room.lineTo(last);
              var known = reviews.find(request.pathParam("id"));
              var nodes = new ArrayList<Map<String, Object>>();
              for (int node : line) {
                var view = judged(room, node, known);
                if (view != null) {
                  nodes.add(view);
                }
              }
              return Map.of("nodes", nodes, "of", line.size());
            }));
  }

  /// What is known of a node, or null.
  static @Nullable Map<String, Object> judged(
      GameRoom room, int node, Map<Integer, Judgement> known) {
    var judgement = known.get(node);
    if (judgement == null) {
      return null;
    }
    ReviewedMove made = null;
    if (node != GameTree.START) {
      var move = room.node(node);
      var before = known.get(move.parent());
      if (before != null) {
        made = new ReviewedMove(room.game(), node, move.text(), before, judgement);
      }
    }
    return StudyView.judged(room.game(), room.position(node), judgement, made);
  }

  /// Somebody looks for a better move than the one that was played.
  private void answer(Context request) {
    var body = Body.of(request.body(), Set.of("at", "move"));
    int at = body.integer("at", 0, Integer.MAX_VALUE);
    var text = body.text("move", LONGEST_MOVE).strip();
    request.json(
        rooms.with(
            request.pathParam("id"),
            room -> {
              var position = undecided(room, at);
              var known = reviews.find(request.pathParam("id")).get(at);
              if (known == null) {
                throw Problem.conflict(
                    "not-reviewed", "the position is not judged yet: expected a review first");
              }
              try (var thinker = thinker(room, STANDARD, request)) {
                return OwnThread.run(
                    "analysing", () -> verdict(room, thinker, position, text, known));
              }
            }));
  }

  private static Map<String, Object> verdict(
      GameRoom room, Thinker thinker, Position position, String text, Judgement known) {
    var best = line(room, position, known);
    var asked = asked(room, thinker, position, text, best, STANDARD_MILLIS / 2);
    var view = StudyView.asked(room.game(), position, asked.line, asked.score, best);
    view.put("accepted", StudyView.size(room.game(), asked.score, best) == MistakeSize.NONE);
    return view;
  }

  private static ScoredLine line(GameRoom room, Position position, Judgement known) {
    var moves = new ArrayList<Long>();
    room.game().notation().playMoves(position.copy(), String.join(" ", known.line()), moves::add);
    return new ScoredLine(moves, known.score());
  }
}
