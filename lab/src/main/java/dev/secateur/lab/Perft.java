package dev.secateur.lab;

import dev.secateur.core.Game;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;

/// Counts the leaves of the tree of legal moves, on one thread and without allocating.
///
/// The last ply is counted, not walked: what is measured is the generator, not the copying of
/// moves.
public final class Perft {

  public static final int DEEPEST = 99;

  private final Game game;
  private final PerftConvention convention;
  private long[] moves = new long[0];

  public Perft(Game game, PerftConvention convention) {
    this.game = game;
    this.convention = convention;
  }

  /// The number of leaves `depth` plies below the position, which is left as it was.
  public long count(Position position, int depth) {
    if (depth < 0 || depth > DEEPEST) {
      throw new IllegalArgumentException("depth " + depth + " is not within 0 to " + DEEPEST);
    }
    if (depth == 0) {
      return 1;
    }
    // A free pass adds a ply without using up depth, but two never follow each other.
    int plies = convention.passIsFree() ? 2 * depth : depth;
    int room = plies * position.mostMoves();
    if (moves.length < room) {
      moves = new long[room];
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
      int left = convention.passIsFree() && game.isPass(moves[i]) ? depth : depth - 1;
      position.make(moves[i]);
      leaves += countEach(position, left, end);
      position.undo();
    }
    return leaves;
  }

  /// Keeps, of the moves in `from` to `end`, the first that leads to each position; returns the new
  /// end. Compares every pair, because there are a dozen moves and rarely two alike.
  private int dropMovesToTheSamePosition(Position position, int from, int end) {
    int kept = from;
    for (int i = from; i < end; i++) {
      long key = keyAfter(position, moves[i]);
      boolean seen = false;
      for (int earlier = from; earlier < kept && !seen; earlier++) {
        seen = keyAfter(position, moves[earlier]) == key;
      }
      if (!seen) {
        moves[kept++] = moves[i];
      }
    }
    return kept;
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
