package dev.secateur.search;

import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.SearchResult.Line;
import java.util.ArrayList;
import java.util.List;

/// One thread's way through the iterations: depth 1, then 2, and so on, each with what the last one
/// learned.
final class Worker {

  private static final int FIRST_ASPIRATION_DEPTH = 4;
  private static final int NARROWEST = 25;

  private final Search search;
  private final RootMoves rootMoves;
  private final Control control;
  private final Counters counters;
  private final int lines;
  private int finishedDepth;

  /// What is known of the best lines: those of the last finished iteration, and before them what
  /// the running one has found out about the best.
  private List<Line> bestLines = List.of();

  /// Whether the running iteration has already settled what the first root move is worth.
  private boolean firstIsFresh;

  Worker(Search search, RootMoves rootMoves, Control control, Counters counters, int lines) {
    this.search = search;
    this.rootMoves = rootMoves;
    this.control = control;
    this.counters = counters;
    this.lines = Math.min(lines, rootMoves.size());
  }

  RootMoves rootMoves() {
    return rootMoves;
  }

  /// The best lines found; where a stop came before anything was, a legal move of unknown worth.
  List<Line> bestLines() {
    if (bestLines.isEmpty() && rootMoves.size() > 0) {
      return List.of(new Line(rootMoves.get(0).moves(), Score.DRAW));
    }
    return bestLines;
  }

  Counters counters() {
    return counters;
  }

  int finishedDepth() {
    return finishedDepth;
  }

  /// Whether the last iteration saw the end of every line: more depth would change nothing.
  boolean isExhausted() {
    return !search.horizonReached();
  }

  /// Searches all root moves to a depth; false if it was stopped before the end.
  boolean iterate(int depth) {
    try {
      search.startIteration();
      firstIsFresh = false;
      for (int first = 0; first < lines; first++) {
        searchLine(first, depth);
      }
      bestLines = rootMoves.best(lines);
      finishedDepth = depth;
      return true;
    } catch (SearchStopped stopped) {
      search.unwind();
      if (firstIsFresh) {
        bestLines = withFirst(rootMoves.get(0));
      }
      return false;
    }
  }

  /// The lines of the last iteration behind the best move of this one.
  private List<Line> withFirst(Line first) {
    var merged = new ArrayList<Line>();
    merged.add(first);
    for (Line line : bestLines) {
      if (line.move() != first.move() && merged.size() < lines) {
        merged.add(line);
      }
    }
    return merged;
  }

  /// Finds the best of the root moves from `first` on, with a narrow window around what it was
  /// worth in the last iteration, widened on the side where the score falls out of it.
  private void searchLine(int first, int depth) {
    var options = control.options();
    int alpha = Math.max(-Score.INFINITE, options.score(SearchOption.ALPHA));
    int beta = Math.min(Score.INFINITE, options.score(SearchOption.BETA));
    int expected = rootMoves.get(first).score();
    boolean narrow =
        options.has(SearchOption.ASPIRATION)
            && depth >= FIRST_ASPIRATION_DEPTH
            && Math.abs(expected) <= Score.MOST_EVALUATION;
    if (!narrow) {
      searchRoot(first, depth, alpha, beta, options);
      return;
    }
    int below = NARROWEST + Math.abs(expected) / 8;
    int above = below;
    while (true) {
      int low = Math.max(alpha, expected - below);
      int high = Math.min(beta, expected + above);
      int score = searchRoot(first, depth, low, high, options);
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

  private int searchRoot(int first, int depth, int alpha, int beta, SearchOptions options) {
    boolean pvs = options.has(SearchOption.PVS);
    // An equal score is proven only inside the window, so ties need room below the best (S2.1).
    int tieRoom = options.has(SearchOption.RANDOM_EQUALS) ? 1 : 0;
    int threshold = options.score(SearchOption.PRUNE_THRESHOLD);
    int best = -Score.INFINITE;
    for (int i = first; i < rootMoves.size(); i++) {
      long move = rootMoves.get(i).move();
      int raised = Math.max(alpha, best - tieRoom);
      int score;
      if (i == first || !pvs) {
        score = search.searchMove(move, raised, beta, depth);
      } else {
        score = search.searchMove(move, raised, raised + 1, depth);
        if (score > raised && score < beta) {
          score = search.searchMove(move, raised, beta, depth);
        }
      }
      control.somethingFound();
      if (score > raised || i == first) {
        rootMoves.set(i, new Line(search.variation().after(move), score));
      } else {
        rootMoves.set(i, new Line(rootMoves.get(i).moves(), -Score.INFINITE));
      }
      if (score > best) {
        best = score;
        rootMoves.bringToFront(first, i);
        firstIsFresh |= first == 0 && score > alpha;
      }
      if (best >= beta || Math.abs(score) >= threshold) {
        break;
      }
    }
    return best;
  }
}
