package dev.secateur.learn;

import dev.secateur.core.Outcome;
import dev.secateur.core.Position;

/// A position of no game: a set of bits, each of which is an active row.
final class BitsPosition implements Position {

  final long bits;
  final int phase;

  BitsPosition(long bits, int phase) {
    this.bits = bits;
    this.phase = phase;
  }

  @Override
  public int sideToMove() {
    return FIRST;
  }

  @Override
  public int ply() {
    return 0;
  }

  @Override
  public int generate(long[] moves, int from) {
    return from;
  }

  @Override
  public int maxMoves() {
    return 1;
  }

  @Override
  public int countMoves() {
    return 0;
  }

  @Override
  public void make(long move) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void undo() {
    throw new IllegalStateException("no move was made");
  }

  @Override
  public long key() {
    return bits;
  }

  @Override
  public Outcome ending() {
    return Outcome.UNDECIDED;
  }

  @Override
  public Position copy() {
    return new BitsPosition(bits, phase);
  }
}
