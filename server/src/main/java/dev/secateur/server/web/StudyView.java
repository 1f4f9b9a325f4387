package dev.secateur.server.web;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import dev.secateur.engine.MovePriority;
import dev.secateur.engine.SearchFields;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.server.analysis.Chances;
import dev.secateur.server.analysis.MistakeSize;
import dev.secateur.server.analysis.ReviewedMove;
import dev.secateur.server.analysis.StudyListener.Finding;
import dev.secateur.server.archive.Judgement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What was found out about positions, as the service shows it. Scores are for the side to move;
/// chances are the first player's, from 0 to 1, so that a bar does not turn with every move.
final class StudyView {

  private StudyView() {}

  static Map<String, Object> finding(Game game, int node, Finding finding) {
    // Lines are written by playing them.
    var position = finding.position().copy();
    var result = finding.result();
    var view = new LinkedHashMap<String, Object>();
    view.put("node", node);
    view.put("side", position.sideToMove());
    view.put("depth", result.depth());
    view.put("nodes", finding.nodes());
    view.put("nodesPerSecond", result.statistics().nodesPerSecond());
    view.put("timeMs", finding.millis());
    view.put("chance", chance(game, position.sideToMove(), result.score()));
    var lines = new ArrayList<Map<String, Object>>();
    result.lines().forEach(line -> lines.add(line(game, position, line)));
    view.put("lines", lines);
    return view;
  }

  private static Map<String, Object> line(Game game, Position position, ScoredLine line) {
    var view = new LinkedHashMap<String, Object>();
    view.put("move", GameView.move(game, position, line.move()));
    view.putAll(SearchFields.score(line.score()));
    view.put("chance", chance(game, position.sideToMove(), line.score()));
    view.put("pv", game.notation().line(position, line.moves()));
    return view;
  }

  private static double chance(Game game, int side, int score) {
    double chance = Chances.of(game, score);
    return (1 + (side == Position.FIRST ? chance : -chance)) / 2;
  }

  static Map<String, Object> explanation(
      Game game,
      Position position,
      List<Evaluator.Term> terms,
      Map<Long, MovePriority> priorities) {
    var view = new LinkedHashMap<String, Object>();
    view.put("side", position.sideToMove());
    view.put("terms", terms);
    view.put(
        "priorities",
        priorities.values().stream()
            .sorted(Comparator.comparingInt(MovePriority::total).reversed())
            .map(StudyView::priority)
            .toList());
    view.put("marks", game.marks(position));
    return view;
  }

  private static Map<String, Object> priority(MovePriority priority) {
    var view = new LinkedHashMap<String, Object>();
    view.put("move", priority.move());
    view.put("captured", priority.captured());
    view.put("total", priority.total());
    view.put("terms", priority.breakdown());
    return view;
  }

  /// What a review knows of a node.
  ///
  /// @param position the one at the node
  /// @param made the move that led there, where the position before it is judged too
  static Map<String, Object> judged(
      Game game, Position position, Judgement judgement, @Nullable ReviewedMove made) {
    var view = new LinkedHashMap<String, Object>();
    view.put("node", judgement.node());
    view.put("side", position.sideToMove());
    view.putAll(SearchFields.score(judgement.score()));
    view.put("chance", chance(game, position.sideToMove(), judgement.score()));
    view.put("depth", judgement.depth());
    view.put("pv", judgement.line());
    if (made != null) {
      view.put("move", made(game, position, made));
    }
    return view;
  }

  private static Map<String, Object> made(Game game, Position after, ReviewedMove made) {
    var view = new LinkedHashMap<String, Object>();
    view.putAll(SearchFields.score(made.score()));
    view.put("loss", Math.round(1000 * made.loss()) / 1000.0);
    view.put("size", text(made.size()));
    if (made.size() != MistakeSize.NONE) {
      var before = after.copy();
      before.undo();
      var line = new ArrayList<>(List.of(made.move()));
      line.addAll(made.after().line());
      view.put("why", remarks(game, before, line, made.score(), made.before().score()));
    }
    return view;
  }

  static String text(MistakeSize size) {
    return size.name().toLowerCase(Locale.ROOT);
  }

  /// What there is to say about a move and the play after it.
  private static List<Remark> remarks(
      Game game, Position position, List<String> line, int score, int best) {
    var moves = new ArrayList<Long>();
    game.notation().playMoves(position.copy(), String.join(" ", line), moves::add);
    return game.commentary().remarks(position, moves, score, best);
  }

  /// A move that somebody asked about.
  static Map<String, Object> asked(
      Game game, Position position, List<String> line, int score, ScoredLine best) {
    var view = new LinkedHashMap<String, Object>();
    view.put("move", line.getFirst());
    view.putAll(SearchFields.score(score));
    view.put("pv", line);
    view.put("best", line(game, position, best));
    view.put("size", text(size(game, score, best)));
    view.put("why", remarks(game, position, line, score, Math.max(score, best.score())));
    view.put("positions", positions(game, position, line));
    return view;
  }

  /// How much worse a move is than the best one.
  static MistakeSize size(Game game, int score, ScoredLine best) {
    return MistakeSize.of(Chances.of(game, best.score()) - Chances.of(game, score));
  }

  /// The positions along a line, named by how far it has gone: -1, -2 and so on, for no node of a
  /// game has such a name.
  static List<Map<String, Object>> positions(Game game, Position from, List<String> line) {
    var position = from.copy();
    var views = new ArrayList<Map<String, Object>>();
    for (String text : line) {
      long move = game.notation().parseMove(position, text);
      position.make(move);
      views.add(GameView.position(game, position, -views.size() - 1, move));
    }
    return views;
  }

  /// The same score, seen by who made the move before it.
  static int forMover(int score) {
    return -Score.toRootRelative(score, 1);
  }
}
