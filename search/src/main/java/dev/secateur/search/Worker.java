package dev.secateur.search;

import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.ArrayList;
import java.util.List;

/// Iterative deepening in one thread: searches the root moves to depth 1, then 2, and so on.
final class Worker {

  private static final int FIRST_ASPIRATION_DEPTH = 4;
  private static final int FIRST_MARGIN = 25;

  private final Search search;
  private final RootMoves rootMoves;
  private final SearchControl control;
  private final SearchCounters counters;
  private final int lines;
  private int finishedDepth;
  private int certainty;

  /// The best lines of the last finished iteration. If the running iteration already has a score
  /// for its best move, that line comes first.
  private List<ScoredLine> bestLines = List.of();

  Worker(
      Search search,
      RootMoves rootMoves,
      SearchControl control,
      SearchCounters counters,
      int lines) {
    this.search = search;
    this.rootMoves = rootMoves;
    this.control = control;
    this.counters = counters;
    this.lines = Math.min(lines, rootMoves.size());
  }

  RootMoves rootMoves() {
    return rootMoves;
  }

  /// The best lines found. If the search stopped before it found any, one legal move with score 0.
  List<ScoredLine> bestLines() {
    if (bestLines.isEmpty() && rootMoves.size() > 0) {
      return List.of(new ScoredLine(rootMoves.get(0).moves(), Score.DRAW, false));
    }
    return bestLines;
  }

  SearchCounters counters() {
    return counters;
  }

  int finishedDepth() {
    return finishedDepth;
  }

  /// See [SearchResult#certainty].
  int certainty() {
    return certainty;
  }

  /// Whether a deeper iteration is not worth its time: the win or loss is proven and was searched
  /// to its full distance, or every line of the last iteration has an exact score. The winner of a
  /// proven win cannot change; a deeper search may still find it in fewer plies, because a reduced
  /// move can hide that.
  boolean isSettled(int depth) {
    int score = rootMoves.get(0).score();
    boolean isProven = Score.isDistanceKnown(score) && depth >= Math.abs(Score.plies(score));
    boolean isExact = !bestLines.isEmpty() && bestLines.stream().allMatch(ScoredLine::exact);
    return (isProven && lines == 1) || isExact;
  }

  /// Searches all root moves to a depth. Returns false if the search was stopped before the end.
  ///
  /// @param lineDone called after each line but the last one
  boolean iterate(int depth, Runnable lineDone) {
    try {
      search.startIteration(depth);
      for (int first = 0; first < lines; first++) {
        searchLine(first, depth);
        if (first + 1 < lines) {
          keepLines(first + 1);
          lineDone.run();
        }
      }
      bestLines = rootMoves.best(lines);
      finishedDepth = depth;
      certainty = search.certainty(depth);
      return true;
    } catch (SearchStopped stopped) {
      search.unwind();
      var newBest = rootMoves.newBest();
      if (newBest != null) {
        bestLines = withFirst(newBest);
      }
      return false;
    }
  }

  /// The first lines of this iteration, followed by those of the last one. None of these can be
  /// better than the lines before it, even if the last iteration scored it higher.
  private void keepLines(int count) {
    var merged = new ArrayList<>(rootMoves.best(count));
    if (merged.size() < count) {
      // A window set by the user may leave a line without a score.
      return;
    }
    int worst = merged.getLast().score();
    for (ScoredLine line : bestLines) {
      if (merged.size() < lines && merged.stream().noneMatch(kept -> kept.move() == line.move())) {
        merged.add(line.withScore(Math.min(line.score(), worst)));
      }
    }
    bestLines = List.copyOf(merged);
    rootMoves.forgetNewBest();
  }

  /// The best line of this iteration, followed by the lines of the last one.
  private List<ScoredLine> withFirst(ScoredLine first) {
    var merged = new ArrayList<ScoredLine>();
    merged.add(first);
    for (ScoredLine line : bestLines) {
      if (line.move() != first.move() && merged.size() < lines) {
        merged.add(line);
      }
    }
    return merged;
  }

  /// Finds the best of the root moves from index `first` on. The aspiration window is narrow,
  /// around the score of the last iteration. After a fail low or fail high that side is widened.
  private void searchLine(int first, int depth) {
    var options = control.options();
    int alpha = Math.max(-Score.INFINITE, options.score(SearchOption.ALPHA));
    int beta = Math.min(Score.INFINITE, options.score(SearchOption.BETA));
    int expected = rootMoves.get(first).score();
    boolean narrow =
        options.has(SearchOption.ASPIRATION)
            && depth >= FIRST_ASPIRATION_DEPTH
            && Math.abs(expected) <= Score.MAX_EVALUATION;
    if (!narrow) {
      search.searchRoot(first, alpha, beta, depth);
      return;
    }
    int below = FIRST_MARGIN + Math.abs(expected) / 8;
    int above = below;
    while (true) {
      int low = Math.max(alpha, expected - below);
      int high = Math.min(beta, expected + above);
      int score = search.searchRoot(first, low, high, depth);
      if (score <= low && low > alpha) {
        below = widen(below);
      } else if (score >= high && high < beta) {
        above = widen(above);
      } else {
        return;
      }
    }
  }

  private static int widen(int margin) {
    return margin > 2_000 ? 2 * Score.INFINITE : 4 * margin;
  }
}
