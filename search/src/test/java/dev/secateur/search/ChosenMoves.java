package dev.secateur.search;

import dev.secateur.core.Move;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;

/// A position with the legal moves that a test chooses, and nothing else.
final class ChosenMoves implements Position {

  private final long[] moves;

  ChosenMoves(long... moves) {
    this.moves = moves;
  }

  /// A noisy move that captures so many pieces.
  static long capture(int pieces, int historyIndex) {
    return Move.noisy(pieces, historyIndex);
  }

  @Override
  public int captures(long move) {
    return Move.isNoisy(move) ? (int) Move.gameBits(move) : 0;
  }

  @Override
  public int generate(long[] to, int from) {
    System.arraycopy(moves, 0, to, from, moves.length);
    return from + moves.length;
  }

  @Override
  public int sideToMove() {
    return 0;
  }

  @Override
  public int ply() {
    return 0;
  }

  @Override
  public int maxMoves() {
    return moves.length;
  }

  @Override
  public int countMoves() {
    return moves.length;
  }

  @Override
  public long key() {
    return 1;
  }

  @Override
  public Outcome ending() {
    return Outcome.UNDECIDED;
  }

  @Override
  public void make(long move) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void undo() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Position copy() {
    return this;
  }
}
