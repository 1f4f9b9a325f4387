package dev.secateur.search;

import dev.secateur.core.Move;
import java.util.Arrays;

/// The history heuristic: how often each quiet move caused a cutoff, and the counter move for each
/// move of the opponent. Kept between the searches of one game, cleared between games.
final class History {

  static final int MAX = 5_000;

  private final int[] values = new int[2 * Move.HISTORY_SIZE];
  private final long[] counterMoves = new long[2 * Move.HISTORY_SIZE];

  History() {
    clear();
  }

  void clear() {
    Arrays.fill(values, 0);
    Arrays.fill(counterMoves, Move.NONE);
  }

  /// From `-MAX` to `MAX`.
  int value(int side, long move) {
    return values[index(side, move)];
  }

  /// A move caused a cutoff.
  void reward(int side, long move, int depth) {
    add(index(side, move), bonus(depth));
  }

  /// A move was searched and caused no cutoff.
  void penalize(int side, long move, int depth) {
    add(index(side, move), -bonus(depth));
  }

  /// A cutoff at high depth saves more, so it counts more. The step shrinks as the value comes near
  /// its limit. Recent results then count more than old ones, and the value never overflows.
  private void add(int index, int step) {
    values[index] += step - values[index] * Math.abs(step) / MAX;
  }

  private static int bonus(int depth) {
    return Math.min(depth * depth * 4, MAX / 4);
  }

  /// The counter move: the quiet move that last refuted the given move of the opponent.
  long counterMove(int side, long move) {
    return move == Move.NONE ? Move.NONE : counterMoves[index(side, move)];
  }

  void setCounterMove(int side, long move, long counterMove) {
    if (move != Move.NONE) {
      counterMoves[index(side, move)] = counterMove;
    }
  }

  private static int index(int side, long move) {
    return side * Move.HISTORY_SIZE + Move.historyIndex(move);
  }
}
