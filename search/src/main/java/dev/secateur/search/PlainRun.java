package dev.secateur.search;

import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.PlainSearch.PlainAlgorithm;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.ArrayList;
import java.util.List;

/// Searches all root moves with a textbook algorithm.
final class PlainRun {

  private final PlainSearch search;
  private final boolean minimax;
  private final Position root;
  private final long[] moves;
  private final SearchControl control;
  private List<ScoredLine> lines;

  PlainRun(
      PlainSearch search,
      PlainAlgorithm algorithm,
      Position root,
      long[] moves,
      SearchControl control) {
    this.search = search;
    this.minimax = algorithm == PlainAlgorithm.MINIMAX;
    this.root = root;
    this.moves = moves;
    this.control = control;
    lines = List.of(new ScoredLine(List.of(moves[0]), Score.DRAW, false));
  }

  /// The root moves, best first, each with its line. Alpha-beta proves only the score of the best
  /// move; the lines of the others show their refutations.
  List<ScoredLine> lines() {
    return lines;
  }

  /// Searches to a depth. Returns false if the search was stopped before the end.
  boolean iterate(int depth) {
    int rootPly = root.ply();
    var found = new ArrayList<ScoredLine>();
    int best = -Score.INFINITE;
    try {
      for (long move : moves) {
        int window = minimax ? Score.INFINITE : -best;
        root.make(move);
        int score = -search.value(root, -Score.INFINITE, window, depth - 1, 1);
        root.undo();
        control.moveFound();
        found.add(new ScoredLine(search.variation().after(move), score, false));
        best = Math.max(best, score);
      }
    } catch (SearchStopped stopped) {
      while (root.ply() > rootPly) {
        root.undo();
      }
      return false;
    }
    found.sort((one, other) -> Integer.compare(other.score(), one.score()));
    lines = List.copyOf(found);
    return true;
  }
}
