package dev.secateur.engine.book;

/// A move of an analysed position, as a book stores it.
///
/// @param child the place of the position after the move among all positions that can come next, as
///     [BookKeys#children] sorts them
/// @param score the score that the search found for the side to move
/// @param exact whether the score is the true value of the move
/// @param leadsBack whether the book has the position after the move, but by another way that is
///     not longer; its value does not count here, because positions may repeat
public record BookMove(int child, int score, boolean exact, boolean leadsBack) {

  public BookMove(int child, int score, boolean exact) {
    this(child, score, exact, false);
  }

  /// Whether the value of the next position, if the book has it, is the score of the move.
  public boolean takesValueOfNext() {
    return !exact && !leadsBack;
  }
}
