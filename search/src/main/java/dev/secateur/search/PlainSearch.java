package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Limits;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOptions;

/// The textbook algorithms without any other technique. They show what pruning saves, and that it
/// does not change the result.
public final class PlainSearch {

  /// The textbook algorithms.
  public enum PlainAlgorithm {
    /// Searches every move of every position.
    MINIMAX,
    /// Alpha-beta that returns scores inside the window.
    FAIL_HARD,
    /// Alpha-beta that may return a score outside the window, as a bound.
    FAIL_SOFT
  }

  private final PlainAlgorithm algorithm;
  private final Evaluator evaluator;
  private final boolean quiescence;
  private final SearchCounters counters;
  private final PeriodicCheck pulse;
  private final PrincipalVariation variation = new PrincipalVariation(Search.PLIES);

  public PlainSearch(PlainAlgorithm algorithm, Evaluator evaluator, boolean quiescence) {
    this(
        algorithm,
        evaluator,
        quiescence,
        new SearchCounters(Search.PLIES),
        new PeriodicCheck(
            new SearchControl(SearchOptions.STANDARD, Limits.NONE, System::nanoTime), _ -> {}));
  }

  PlainSearch(
      PlainAlgorithm algorithm,
      Evaluator evaluator,
      boolean quiescence,
      SearchCounters counters,
      PeriodicCheck pulse) {
    this.algorithm = algorithm;
    this.evaluator = evaluator;
    this.quiescence = quiescence;
    this.counters = counters;
    this.pulse = pulse;
  }

  /// Positions visited by the last search, without the root.
  public long nodes() {
    return counters.nodes;
  }

  /// The score of the position from the view of the side to move.
  public int value(Position position, int depth) {
    counters.startSearch();
    int value = value(position, -Score.INFINITE, Score.INFINITE, depth, 0);
    counters.nodes--;
    return value;
  }

  /// The best line of the last search from each ply on.
  PrincipalVariation variation() {
    return variation;
  }

  /// The score of a position `ply` plies below the root, within the window.
  int value(Position position, int alpha, int beta, int depth, int ply) {
    variation.startPly(ply);
    counters.nodes++;
    counters.nodesAtPly[ply]++;
    pulse.beat(counters);
    if (position.ending().isOver()) {
      return Score.toRootRelative(position.finalScore(), ply);
    }
    if (depth == 0) {
      return quiescence ? quiescenceValue(position, ply) : evaluator.evaluate(position);
    }
    boolean hard = algorithm == PlainAlgorithm.FAIL_HARD;
    int best = hard ? alpha : -Score.INFINITE;
    for (long move : position.legalMoves()) {
      int raisedAlpha =
          algorithm == PlainAlgorithm.MINIMAX ? -Score.INFINITE : Math.max(alpha, best);
      int openBeta = algorithm == PlainAlgorithm.MINIMAX ? Score.INFINITE : beta;
      position.make(move);
      int below = Move.isPass(move) ? depth : depth - 1;
      int score = -value(position, -openBeta, -raisedAlpha, below, ply + 1);
      position.undo();
      if (score > best) {
        best = hard ? Math.min(score, beta) : score;
        variation.update(ply, move);
      }
      if (best >= openBeta) {
        break;
      }
    }
    return best;
  }

  /// Quiescence search without pruning.
  private int quiescenceValue(Position position, int ply) {
    if (position.ending().isOver()) {
      return Score.toRootRelative(position.finalScore(), ply);
    }
    boolean anyQuiet = false;
    int best = -Score.INFINITE;
    for (long move : position.legalMoves()) {
      if (Move.isNoisy(move)) {
        position.make(move);
        best = Math.max(best, -quiescenceValue(position, ply + 1));
        position.undo();
      } else {
        anyQuiet = true;
      }
    }
    return anyQuiet ? Math.max(best, evaluator.evaluate(position)) : best;
  }
}
