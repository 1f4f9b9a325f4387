package dev.secateur.core;

import java.util.Arrays;
import java.util.List;

/// Counts the leaves of the tree of legal moves, on one thread and without allocating.
///
/// The moves of the last ply are counted, not made, so perft measures the move generator. It is in
/// this module because the conformance suite needs it.
public final class Perft {

  public static final int MAX_DEPTH = 99;

  private final Game game;
  private final PerftConvention convention;
  private long[] moves = new long[0];
  private long[] keys = new long[0];

  public Perft(Game game, PerftConvention convention) {
    this.game = game;
    this.convention = convention;
  }

  /// The number of leaves `depth` plies below the position, which is left as it was.
  public long count(Position position, int depth) {
    if (depth < 0 || depth > MAX_DEPTH) {
      throw new IllegalArgumentException("depth " + depth + " is not within 0 to " + MAX_DEPTH);
    }
    if (depth == 0) {
      return 1;
    }
    // A free pass adds a ply without using up depth, but never two in a row.
    int plies = convention.passIsFree() ? 2 * depth : depth;
    int size = plies * position.maxMoves();
    if (moves.length < size) {
      moves = new long[size];
      keys = new long[position.maxMoves()];
    }
    boolean everyMoveIsALeaf = !convention.passIsFree() && !convention.distinctPositions();
    return everyMoveIsALeaf ? countBulk(position, depth, 0) : countEach(position, depth, 0);
  }

  private long countBulk(Position position, int depth, int from) {
    if (depth == 1) {
      int count = position.countMoves();
      return count == 0 ? finished() : count;
    }
    int end = position.generate(moves, from);
    if (end == from) {
      return finished();
    }
    long leaves = 0;
    for (int i = from; i < end; i++) {
      position.make(moves[i]);
      leaves += countBulk(position, depth - 1, end);
      position.undo();
    }
    return leaves;
  }

  private long countEach(Position position, int depth, int from) {
    if (depth == 0) {
      return 1;
    }
    int end = position.generate(moves, from);
    if (end == from) {
      return finished();
    }
    if (convention.distinctPositions()) {
      end = dropMovesToTheSamePosition(position, from, end);
    }
    long leaves = 0;
    for (int i = from; i < end; i++) {
      int left = depthBelow(moves[i], depth);
      position.make(moves[i]);
      leaves += countEach(position, left, end);
      position.undo();
    }
    return leaves;
  }

  /// A root move and the depth that is left below it.
  public record PerftBranch(long move, int depth) {}

  /// The root moves, whose subtrees can be counted separately. Their counts add up to that of the
  /// position, unless it has no moves.
  public List<PerftBranch> branches(Position position, int depth) {
    moves = new long[position.maxMoves()];
    keys = new long[position.maxMoves()];
    int end = position.generate(moves, 0);
    if (convention.distinctPositions()) {
      end = dropMovesToTheSamePosition(position, 0, end);
    }
    return Arrays.stream(moves, 0, end)
        .mapToObj(move -> new PerftBranch(move, depthBelow(move, depth)))
        .toList();
  }

  /// The depth that is left below a move.
  private int depthBelow(long move, int depth) {
    return convention.passIsFree() && game.isPass(move) ? depth : depth - 1;
  }

  /// Keeps, of the moves in `from` to `end`, the first that leads to each position; returns the new
  /// end. Compares every pair of keys, because there are a dozen moves and rarely two alike.
  private int dropMovesToTheSamePosition(Position position, int from, int end) {
    int kept = 0;
    for (int i = from; i < end; i++) {
      long key = keyAfter(position, moves[i]);
      boolean seen = false;
      for (int earlier = 0; earlier < kept && !seen; earlier++) {
        seen = keys[earlier] == key;
      }
      if (!seen) {
        keys[kept] = key;
        moves[from + kept++] = moves[i];
      }
    }
    return from + kept;
  }

  private static long keyAfter(Position position, long move) {
    position.make(move);
    long key = position.key();
    position.undo();
    return key;
  }

  private long finished() {
    return convention.finishedIsLeaf() ? 1 : 0;
  }
}
