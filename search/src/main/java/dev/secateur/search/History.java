package dev.secateur.search;

import dev.secateur.core.Move;
import java.util.Arrays;

/// The history heuristic: how often each quiet move caused a cutoff, in general and as the answer
/// to the moves before it, and the counter move for each move of the opponent. Kept between the
/// searches of one game, cleared between games.
final class History {

  static final int MAX = 5_000;

  /// Pairs of moves share this many counters. Two pairs may share one; that costs a little order.
  private static final int PAIRS = 1 << 18;

  private final int[] values = new int[2 * Move.HISTORY_SIZE];
  private final long[] counterMoves = new long[2 * Move.HISTORY_SIZE];

  /// Cutoffs of a move as the answer to the opponent's last move, and as the continuation of the
  /// own move before it.
  private final short[] replies = new short[PAIRS];

  private final short[] continuations = new short[PAIRS];

  History() {
    clear();
  }

  void clear() {
    Arrays.fill(values, 0);
    Arrays.fill(counterMoves, Move.NONE);
    Arrays.fill(replies, (short) 0);
    Arrays.fill(continuations, (short) 0);
  }

  /// From `-MAX` to `MAX`.
  int value(int side, long move) {
    return values[index(side, move)];
  }

  /// A move was searched. If it caused a cutoff its value rises, otherwise it falls.
  void update(int side, long move, int depth, boolean isCutoff) {
    int index = index(side, move);
    values[index] = moved(values[index], isCutoff ? bonus(depth) : -bonus(depth));
  }

  /// A cutoff at high depth saves more, so it counts more. The step shrinks as the value comes near
  /// its limit. Recent results then count more than old ones, and the value never overflows.
  private static int moved(int value, int step) {
    return value + step - value * Math.abs(step) / MAX;
  }

  private static int bonus(int depth) {
    return Math.min(depth * depth * 4, MAX / 4);
  }

  /// The sum of both follow-up values, from `-2 * MAX` to `2 * MAX`.
  ///
  /// @param previous the opponent's last move, or [Move#NONE]
  /// @param own the own move before that, or [Move#NONE]
  int followUps(long previous, long own, long move) {
    int sum = previous == Move.NONE ? 0 : replies[pair(previous, move)];
    return own == Move.NONE ? sum : sum + continuations[pair(own, move)];
  }

  /// As [#update], for the move as the answer to the moves before it.
  void updateFollowUps(long previous, long own, long move, int depth, boolean isCutoff) {
    int step = isCutoff ? bonus(depth) : -bonus(depth);
    if (previous != Move.NONE) {
      int pair = pair(previous, move);
      replies[pair] = (short) moved(replies[pair], step);
    }
    if (own != Move.NONE) {
      int pair = pair(own, move);
      continuations[pair] = (short) moved(continuations[pair], step);
    }
  }

  private static int pair(long before, long move) {
    int mixed = Move.historyIndex(before) * 0x9E3779B1 + Move.historyIndex(move) * 0x85EBCA6B;
    return (mixed ^ mixed >>> 15) & (PAIRS - 1);
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
