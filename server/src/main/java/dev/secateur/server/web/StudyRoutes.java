package dev.secateur.server.web;

import dev.secateur.core.GameTree;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.server.analysis.MistakeSize;
import dev.secateur.server.analysis.ReviewedMove;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.ReviewArchive;
import dev.secateur.server.archive.ReviewedPosition;
import dev.secateur.server.play.AnalysisEngine;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.OwnThread;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.json.AskedMoveJson;
import dev.secateur.server.web.json.ExplanationJson;
import dev.secateur.server.web.json.GameJson;
import dev.secateur.server.web.json.GameJson.AddedLineJson;
import dev.secateur.server.web.json.GameJson.ChangedGameJson;
import dev.secateur.server.web.json.ReviewedNodeJson;
import dev.secateur.server.web.json.ReviewedNodeJson.ReviewJson;
import dev.secateur.server.web.request.MoveRequests.AddLineRequest;
import dev.secateur.server.web.request.MoveRequests.NewMoveRequest;
import dev.secateur.server.web.request.MoveRequests.WhyRequest;
import dev.secateur.server.web.request.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// HTTP requests about a position, each with a single response. Results that arrive over time are
/// sent by [StudySocket].
final class StudyRoutes {

  private static final int MAX_NAME_LENGTH = 100;
  private static final int DEFAULT_MILLIS = 1_000;

  /// Long enough for a useful order of the moves.
  private static final int ORDERING_MILLIS = 150;

  /// The default settings; a request can override them.
  static final CustomSearch STANDARD = CustomSearch.standard(Map.of("hash", "32"));

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
    var asked = RequestReader.read(request.body(), AddLineRequest.class);
    var moves = asked.moves().stream().map(String::strip).toList();
    int node = rooms.with(request.pathParam("id"), room -> room.addLine(asked.at(), moves));
    var now = rooms.with(request.pathParam("id"), GameRoom::snapshot);
    Answers.change(
        request,
        new ChangedGameJson(now.game().version(), null, node),
        () -> new AddedLineJson(node, GameJson.of(now)));
  }

  // Explanations

  private void explain(Context request) {
    int node = GameRoutes.node(request.pathParam("node"));
    var evaluator = request.queryParam("evaluator");
    if (evaluator != null && evaluator.length() > MAX_NAME_LENGTH) {
      throw Problem.badRequest("evaluator is too long: expected a name of the catalogue");
    }
    boolean searched = "true".equals(request.queryParam("searched"));
    var search = new CustomSearch(null, null, null, evaluator, null, Map.of("hash", "1"));
    Answers.json(
        request,
        rooms.with(
            request.pathParam("id"),
            room -> {
              var position = room.position(node);
              if (position.outcome().isOver()) {
                return ExplanationJson.of(room.game(), position, List.of(), Map.of());
              }
              try (var engine = engine(room, search, request)) {
                if (searched) {
                  OwnThread.run("analysing", () -> best(engine, position, ORDERING_MILLIS));
                }
                return ExplanationJson.of(
                    room.game(),
                    position,
                    engine.newEvaluator().explain(position),
                    engine.priorities(position));
              }
            }));
  }

  private AnalysisEngine engine(GameRoom room, CustomSearch search, Context request) {
    return new AnalysisEngine(rooms.services(), room.game(), search, Guard.clientOf(request));
  }

  /// What comes of a move: its score, the play after it, and a sentence.
  private void why(Context request) {
    var question = RequestReader.read(request.body(), WhyRequest.class);
    int at = question.at();
    var move = question.move().strip();
    long half = (question.timeMs() == null ? DEFAULT_MILLIS : question.timeMs()) / 2L + 1;
    Answers.json(
        request,
        rooms.with(
            request.pathParam("id"),
            room -> {
              var position = undecided(room, at);
              try (var engine = engine(room, STANDARD, request)) {
                return OwnThread.run(
                    "analysing",
                    () -> {
                      var best = best(engine, position, half);
                      var asked = askedMove(room, engine, position, move, best, half);
                      return AskedMoveJson.of(room.game(), position, asked.line, asked.score, best);
                    });
              }
            }));
  }

  private static Position undecided(GameRoom room, int node) {
    var position = room.position(node);
    if (position.outcome().isOver()) {
      throw Problem.conflict("game-over", "the game is over there: choose another position");
    }
    return position;
  }

  private static ScoredLine best(AnalysisEngine engine, Position position, long millis) {
    return engine
        .search(position, Limits.moveTime(millis), 1, SearchListener.NONE)
        .lines()
        .getFirst();
  }

  /// A move with the best play after it, and its score for the side that makes it.
  private record AskedMove(List<String> line, int score) {}

  private static AskedMove askedMove(
      GameRoom room,
      AnalysisEngine engine,
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
      return new AskedMove(notation.formatLine(position, best.moves()), best.score());
    }
    var after = position.copy();
    var line = new ArrayList<>(List.of(notation.formatMove(position, move)));
    after.make(move);
    if (after.outcome().isOver()) {
      return new AskedMove(line, forMover(after.finalScore()));
    }
    var reply = best(engine, after, millis);
    line.addAll(notation.formatLine(after, reply.moves()));
    return new AskedMove(line, forMover(reply.score()));
  }

  // Reviews

  private void review(Context request) {
    var end = request.queryParam("end");
    Answers.json(
        request,
        rooms.with(
            request.pathParam("id"),
            room -> {
              int last = end == null ? room.snapshot().game().head() : GameRoutes.node(end);
              var line = room.lineTo(last);
              var known = reviews.find(request.pathParam("id"));
              return new ReviewJson(reviewed(room, line, known), line.size());
            }));
  }

  /// What is known of these nodes; those that were not reviewed are left out.
  static List<ReviewedNodeJson> reviewed(
      GameRoom room, List<Integer> nodes, Map<Integer, ReviewedPosition> known) {
    var reviewed = new ArrayList<ReviewedNodeJson>();
    for (int node : nodes) {
      var position = known.get(node);
      if (position != null) {
        var move = move(room, node, known, position);
        reviewed.add(ReviewedNodeJson.of(room.game(), room.position(node), position, move));
      }
    }
    return reviewed;
  }

  /// The move that led to a node, or null where the position before it was not reviewed.
  private static @Nullable ReviewedMove move(
      GameRoom room, int node, Map<Integer, ReviewedPosition> known, ReviewedPosition after) {
    if (node == GameTree.START) {
      return null;
    }
    var move = room.node(node);
    var before = known.get(move.parent());
    return before == null ? null : new ReviewedMove(room.game(), node, move.text(), before, after);
  }

  /// Checks whether a move is as good as the best one.
  private void answer(Context request) {
    var question = RequestReader.read(request.body(), NewMoveRequest.class);
    int at = question.at();
    var text = question.move().strip();
    Answers.json(
        request,
        rooms.with(
            request.pathParam("id"),
            room -> {
              var position = undecided(room, at);
              var known = reviews.find(request.pathParam("id")).get(at);
              if (known == null) {
                throw Problem.conflict(
                    "not-reviewed", "the position is not reviewed yet: review the game first");
              }
              try (var engine = engine(room, STANDARD, request)) {
                return OwnThread.run(
                    "analysing", () -> verdict(room, engine, position, text, known));
              }
            }));
  }

  private static AskedMoveJson verdict(
      GameRoom room,
      AnalysisEngine engine,
      Position position,
      String text,
      ReviewedPosition known) {
    var best = line(room, position, known);
    var asked = askedMove(room, engine, position, text, best, DEFAULT_MILLIS / 2);
    boolean isAccepted = AskedMoveJson.size(room.game(), asked.score, best) == MistakeSize.NONE;
    return AskedMoveJson.of(room.game(), position, asked.line, asked.score, best)
        .accepted(isAccepted);
  }

  private static ScoredLine line(GameRoom room, Position position, ReviewedPosition known) {
    var moves = new ArrayList<Long>();
    room.game().notation().playMoves(position.copy(), String.join(" ", known.line()), moves::add);
    return new ScoredLine(moves, known.score(), known.exact());
  }

  /// The score of a move for the side that made it.
  ///
  /// @param score of the position after it, for the side to move there
  private static int forMover(int score) {
    return -Score.toRootRelative(score, 1);
  }
}
