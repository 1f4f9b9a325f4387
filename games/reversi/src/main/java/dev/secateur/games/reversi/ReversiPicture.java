package dev.secateur.games.reversi;

import dev.secateur.core.BoardPicture;
import dev.secateur.core.BoardPicture.Piece;
import dev.secateur.core.MovePicture;
import dev.secateur.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// What a picture of the board shows.
final class ReversiPicture {

  private static final int SIZE = 8;
  private static final long ALL = -1L;

  private ReversiPicture() {}

  static BoardPicture of(ReversiPosition position) {
    var pieces = new ArrayList<Piece>();
    var discs = new ArrayList<Integer>();
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      int owner = side;
      cells(position.squares(side)).forEach(cell -> pieces.add(new Piece(cell, owner, "disc")));
      discs.add(position.discs(side));
    }
    return new BoardPicture(SIZE, SIZE, pieces, Map.of("discs", discs));
  }

  static MovePicture of(ReversiPosition position, long move) {
    if (move == ReversiRules.PASS) {
      return MovePicture.NONE;
    }
    int square = ReversiRules.square(move);
    int side = position.sideToMove();
    long flipped = ReversiRules.flipped(square, position.squares(side), position.squares(side ^ 1));
    return new MovePicture(List.of(ReversiNotation.squareText(square)), cells(flipped));
  }

  /// Every square.
  static List<String> candidateMoves() {
    return cells(ALL);
  }

  private static List<String> cells(long squares) {
    var cells = new ArrayList<String>();
    for (long left = squares; left != 0; left &= left - 1) {
      cells.add(ReversiNotation.squareText(Long.numberOfTrailingZeros(left)));
    }
    return cells;
  }
}
