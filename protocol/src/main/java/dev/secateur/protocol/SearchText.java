package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.ArrayList;
import java.util.List;

/// What a search has found, as `info` lines in the manner of UCI.
final class SearchText {

  private final Game game;
  private final Position root;

  SearchText(Game game, Position root) {
    this.game = game;
    this.root = root.copy();
  }

  /// One text for each of the best lines.
  List<String> lines(SearchResult result) {
    var texts = new ArrayList<String>();
    for (ScoredLine line : result.lines()) {
      texts.add(line(result, line, texts.size() + 1));
    }
    return texts;
  }

  private String line(SearchResult result, ScoredLine line, int rank) {
    var done = result.statistics();
    return "info depth %d seldepth %d multipv %d score %s nodes %d nps %d hashfull %d time %d pv %s"
        .formatted(
            result.depth(),
            done.selectiveDepth(),
            rank,
            score(line.score()),
            done.nodes(),
            done.nodesPerSecond(),
            done.tableFullness(),
            done.timeMillis(),
            String.join(" ", moves(line.moves())));
  }

  /// Hundredths of the game's unit, or the plies to a proven win, below zero for a loss.
  private static String score(int score) {
    return Score.isDecisive(score) ? "win " + Score.plies(score) : "cp " + score;
  }

  private List<String> moves(List<Long> moves) {
    var position = root.copy();
    var texts = new ArrayList<String>();
    for (long move : moves) {
      texts.add(game.notation().move(position, move));
      position.make(move);
    }
    return texts;
  }
}
