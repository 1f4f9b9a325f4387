package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Limits;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOptions;

/// The textbook's algorithms without any technique, to compare with: what pruning saves, and that
/// it changes nothing.
public final class PlainSearch {

  /// Which textbook.
  public enum Algorithm {
    /// Every move of every position.
    MINIMAX,
    /// Alpha-beta whose scores never leave the window.
    FAIL_HARD,
    /// Alpha-beta whose scores outside the window are bounds.
    FAIL_SOFT
  }

  private final Algorithm algorithm;
  private final Evaluator evaluator;
  private final boolean quiescence;
  private final Counters counters;
  private final Pulse pulse;
  private final PrincipalVariation variation = new PrincipalVariation(Search.PLIES);

  public PlainSearch(Algorithm algorithm, Evaluator evaluator, boolean quiescence) {
    this(
        algorithm,
        evaluator,
        quiescence,
        new Counters(Search.PLIES),
        new Pulse(new Control(SearchOptions.STANDARD, Limits.NONE), _ -> {}));
  }

  PlainSearch(
      Algorithm algorithm,
      Evaluator evaluator,
      boolean quiescence,
      Counters counters,
      Pulse pulse) {
    this.algorithm = algorithm;
    this.evaluator = evaluator;
    this.quiescence = quiescence;
    this.counters = counters;
    this.pulse = pulse;
  }

  /// Positions visited by the last search, its root apart.
  public long nodes() {
    return counters.nodes;
  }

  /// The worth of the position to the side to move.
  public int value(Position position, int depth) {
    counters.startSearch();
    int value = value(position, -Score.INFINITE, Score.INFINITE, depth, 0);
    counters.nodes--;
    return value;
  }

  /// The best line below each ply, as far as the last search looked.
  PrincipalVariation variation() {
    return variation;
  }

  /// The worth of a position `ply` plies below the root, as far as the window asks.
  int value(Position position, int alpha, int beta, int depth, int ply) {
    variation.startPly(ply);
    counters.nodes++;
    counters.nodesAtPly[ply]++;
    pulse.beat(counters);
    if (position.ending().isOver()) {
      return Score.fromRoot(position.finalScore(), ply);
    }
    if (depth == 0) {
      return quiescence ? quietValue(position, ply) : evaluator.evaluate(position);
    }
    boolean hard = algorithm == Algorithm.FAIL_HARD;
    int best = hard ? alpha : -Score.INFINITE;
    for (long move : position.legalMoves()) {
      int raised = algorithm == Algorithm.MINIMAX ? -Score.INFINITE : Math.max(alpha, best);
      int ceiling = algorithm == Algorithm.MINIMAX ? Score.INFINITE : beta;
      position.make(move);
      int score = -value(position, -ceiling, -raised, depth - 1, ply + 1);
      position.undo();
      if (score > best) {
        best = hard ? Math.min(score, beta) : score;
        variation.update(ply, move);
      }
      if (best >= ceiling) {
        break;
      }
    }
    return best;
  }

  /// Noisy moves to their end, every one of them.
  private int quietValue(Position position, int ply) {
    if (position.ending().isOver()) {
      return Score.fromRoot(position.finalScore(), ply);
    }
    boolean anyQuiet = false;
    int best = -Score.INFINITE;
    for (long move : position.legalMoves()) {
      if (Move.isNoisy(move)) {
        position.make(move);
        best = Math.max(best, -quietValue(position, ply + 1));
        position.undo();
      } else {
        anyQuiet = true;
      }
    }
    return anyQuiet ? Math.max(best, evaluator.evaluate(position)) : best;
  }
}
