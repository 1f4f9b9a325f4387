package dev.secateur.search;

import dev.secateur.core.Move;
import dev.secateur.core.Position;

/// The last two moves of a game, which tell the search what kind of answers to expect.
///
/// @param own the last move of the side to move, or [Move#NONE]
/// @param opponent the last move of its opponent, or [Move#NONE]
record LastMoves(long own, long opponent) {

  /// The moves that led to a position. A position keeps what it needs to take moves back, not the
  /// moves themselves: the move is the one that leads to the same position again.
  static LastMoves before(Position position) {
    var earlier = position.copy();
    long opponent = takeBack(earlier);
    return new LastMoves(opponent == Move.NONE ? Move.NONE : takeBack(earlier), opponent);
  }

  private static long takeBack(Position position) {
    if (position.ply() == 0) {
      return Move.NONE;
    }
    long key = position.key();
    position.undo();
    for (long move : position.legalMoves()) {
      position.make(move);
      boolean isSame = position.key() == key;
      position.undo();
      if (isSame) {
        return move;
      }
    }
    return Move.NONE;
  }
}
