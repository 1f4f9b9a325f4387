package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.ArrayList;
import java.util.List;

/// Writes the result of a search as `info` lines, as in UCI.
final class InfoLines {

  private final Game game;
  private final Position root;

  InfoLines(Game game, Position root) {
    this.game = game;
    this.root = root.copy();
  }

  /// One text for each of the best lines.
  List<String> of(SearchResult result) {
    var texts = new ArrayList<String>();
    for (ScoredLine line : result.lines()) {
      texts.add(text(result, line, texts.size() + 1));
    }
    return texts;
  }

  private String text(SearchResult result, ScoredLine line, int rank) {
    var statistics = result.statistics();
    return "info depth %d seldepth %d multipv %d score %s%s nodes %d nps %d hashfull %d time %d pv %s"
        .formatted(
            result.depth(),
            statistics.selectiveDepth(),
            rank,
            score(line),
            certainty(result, line),
            statistics.nodes(),
            statistics.nodesPerSecond(),
            statistics.tableFullness(),
            statistics.timeMillis(),
            String.join(" ", moves(line.moves())));
  }

  /// Hundredths of the game's unit, or plies to a proven win, negative for a loss; then `exact` if
  /// it is the true value, in the place where UCI says `lowerbound` or `upperbound`.
  private static String score(ScoredLine line) {
    int score = line.score();
    var text = Score.isDistanceKnown(score) ? "win " + Score.plies(score) : "cp " + score;
    return line.exact() ? text + " exact" : text;
  }

  /// How sure a search to the end of the game is that left out moves, in percent.
  private static String certainty(SearchResult result, ScoredLine line) {
    int percent = result.certainty(line);
    return percent == 0 || line.exact() ? "" : " certainty " + percent;
  }

  private List<String> moves(List<Long> moves) {
    var position = root.copy();
    var texts = new ArrayList<String>();
    for (long move : moves) {
      texts.add(game.notation().formatMove(position, move));
      position.make(move);
    }
    return texts;
  }
}
