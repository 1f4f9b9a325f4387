package dev.secateur.examples.tictactoe;

import dev.secateur.core.Key;
import dev.secateur.core.Move;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;

/// Nine bits for each side. Only the side that moved last can have completed a line.
final class TicTacToePosition implements Position {

  private static final int[] LINES = {0b111, 0b111000, 0b111000000, 73, 146, 292, 273, 84};

  private final int[] cells;
  private final long[] played = new long[9];
  private int ply;

  TicTacToePosition(int crosses, int noughts) {
    cells = new int[] {crosses, noughts};
  }

  boolean has(int side, int cell) {
    return (cells[side] >> cell & 1) != 0;
  }

  @Override
  public int sideToMove() {
    return Integer.bitCount(cells[FIRST] | cells[SECOND]) % 2;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public int maxMoves() {
    return 9;
  }

  @Override
  public int generate(long[] moves, int from) {
    int end = from;
    for (int cell = 0; cell < 9 && !ending().isOver(); cell++) {
      if (!has(FIRST, cell) && !has(SECOND, cell)) {
        moves[end++] = Move.quiet(cell, cell);
      }
    }
    return end;
  }

  @Override
  public int countMoves() {
    return ending().isOver() ? 0 : 9 - Integer.bitCount(cells[FIRST] | cells[SECOND]);
  }

  @Override
  public void make(long move) {
    played[ply++] = move;
    cells[sideToMove()] ^= 1 << Move.gameBits(move);
  }

  @Override
  public void undo() {
    if (ply == 0) throw new IllegalStateException("there is no move to take back");
    cells[sideToMove() ^ 1] ^= 1 << Move.gameBits(played[--ply]);
  }

  @Override
  public long key() {
    return Key.of(cells[FIRST], cells[SECOND]);
  }

  @Override
  public Outcome ending() {
    int mover = sideToMove() ^ 1;
    for (int line : LINES) {
      if ((cells[mover] & line) == line) {
        return Outcome.win(mover, TicTacToe.LINE);
      }
    }
    boolean full = Integer.bitCount(cells[FIRST] | cells[SECOND]) == 9;
    return full ? Outcome.draw(Termination.BOARD_FULL) : Outcome.UNDECIDED;
  }

  @Override
  public Position copy() {
    var copy = new TicTacToePosition(cells[FIRST], cells[SECOND]);
    System.arraycopy(played, 0, copy.played, 0, ply);
    copy.ply = ply;
    return copy;
  }
}
