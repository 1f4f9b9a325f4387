package dev.secateur.games.checkers.database;

/// What is known about positions while the distances of others are found.
interface Knowledge {

  int value(long own, long opponent, long kings);

  /// The distance of a position to which a move leads that cannot be taken back.
  ///
  /// @param value of the position, not a draw
  int plies(long own, long opponent, long kings, int value);
}
