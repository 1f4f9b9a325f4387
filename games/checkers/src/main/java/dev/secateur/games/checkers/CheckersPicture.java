package dev.secateur.games.checkers;

import dev.secateur.core.BoardMark;
import dev.secateur.core.BoardPicture;
import dev.secateur.core.BoardPicture.Piece;
import dev.secateur.core.MovePicture;
import dev.secateur.core.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/// What a picture of the board shows. Squares are named by their numbers.
final class CheckersPicture {

  private static final int SIZE = 8;

  private CheckersPicture() {}

  static BoardPicture of(CheckersPosition position) {
    var pieces = new ArrayList<Piece>();
    var men = new ArrayList<Integer>();
    var kings = new ArrayList<Integer>();
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      long own = position.pieces(side);
      for (int square : squares(own)) {
        boolean king = (position.kings() & CheckersRules.bit(square)) != 0;
        pieces.add(new Piece(Integer.toString(square), side, king ? "king" : "man"));
      }
      kings.add(Long.bitCount(own & position.kings()));
      men.add(Long.bitCount(own & ~position.kings()));
    }
    var counts = new LinkedHashMap<String, List<Integer>>();
    counts.put("men", men);
    counts.put("kings", kings);
    return new BoardPicture(SIZE, SIZE, pieces, counts);
  }

  static MovePicture of(long move) {
    int jumps = CheckersMove.jumps(move);
    long captured =
        jumps == 0 ? 0 : CheckersPosition.captured(move, CheckersMove.from(move), jumps);
    return new MovePicture(
        CheckersNotation.path(move).stream().map(String::valueOf).toList(),
        squares(captured).stream().map(String::valueOf).toList());
  }

  /// What each side could capture if it were to move.
  static List<BoardMark> threats(CheckersPosition position) {
    var threats = new ArrayList<BoardMark>();
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      var asIfToMove =
          new CheckersPosition(
              position.pieces(CheckersRules.BLACK),
              position.pieces(CheckersRules.WHITE),
              position.kings(),
              side);
      for (long move : asIfToMove.legalMoves()) {
        var picture = of(move);
        if (!picture.affected().isEmpty()) {
          threats.add(new BoardMark("threat", side, picture.cells(), picture.affected()));
        }
      }
    }
    return threats;
  }

  private static List<Integer> squares(long bits) {
    var squares = new ArrayList<Integer>();
    for (long left = bits; left != 0; left &= left - 1) {
      squares.add(CheckersRules.square(Long.lowestOneBit(left)));
    }
    return squares;
  }
}
