package dev.secateur.engine.book;

/// A move of an analysed position, as a book stores it.
///
/// @param child the place of the position after the move among all positions that can come next, as
///     [BookKeys#children] sorts them
/// @param score the score that the search found for the side to move
/// @param exact whether the score is the true value of the move
public record BookMove(int child, int score, boolean exact) {}
