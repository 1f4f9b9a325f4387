package dev.secateur.search;

import dev.secateur.core.Move;
import java.util.Arrays;

/// How well each quiet move has done, and which move answered which: kept between the searches of
/// one game, cleared between games (S1.4).
final class History {

  static final int MOST = 5_000;

  private final int[] values = new int[2 * Move.HISTORY_SIZE];
  private final long[] answers = new long[2 * Move.HISTORY_SIZE];

  History() {
    clear();
  }

  void clear() {
    Arrays.fill(values, 0);
    Arrays.fill(answers, Move.NONE);
  }

  /// From `-MOST` to `MOST`.
  int value(int side, long move) {
    return values[index(side, move)];
  }

  /// A move caused a cutoff.
  void reward(int side, long move, int depth) {
    add(index(side, move), bonus(depth));
  }

  /// A move was explored and did not.
  void punish(int side, long move, int depth) {
    add(index(side, move), -bonus(depth));
  }

  /// Deep cutoffs save more. The step shrinks as the value nears its end, so that recent games of
  /// the same moves count for more than old ones and nothing overflows.
  private void add(int index, int step) {
    values[index] += step - values[index] * Math.abs(step) / MOST;
  }

  private static int bonus(int depth) {
    return Math.min(depth * depth * 4, MOST / 4);
  }

  /// The quiet move that last refuted the given move of the other side.
  long answerTo(int side, long move) {
    return move == Move.NONE ? Move.NONE : answers[index(side, move)];
  }

  void setAnswer(int side, long move, long answer) {
    if (move != Move.NONE) {
      answers[index(side, move)] = answer;
    }
  }

  private static int index(int side, long move) {
    return side * Move.HISTORY_SIZE + Move.historyIndex(move);
  }
}
