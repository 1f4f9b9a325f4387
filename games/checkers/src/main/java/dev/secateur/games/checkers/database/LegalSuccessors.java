package dev.secateur.games.checkers.database;

/// The positions after each legal move by the rules of the game, for checking what this package has
/// computed with moves of its own. An instance belongs to one thread.
public interface LegalSuccessors {

  /// Finds them for a side that moves down the board, and returns how many there are.
  int find(long own, long opponent, long kings);

  /// The pieces of the side that moves next, turned so that it moves down.
  long own(int move);

  long opponent(int move);

  long kings(int move);

  /// A position as text for messages.
  String text(long own, long opponent, long kings);
}
