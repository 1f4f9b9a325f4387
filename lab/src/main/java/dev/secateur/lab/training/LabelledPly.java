package dev.secateur.lab.training;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.search.SearchResult;

/// A move of a game, with what a search said about the position before it.
///
/// @param move as the game's notation writes it
/// @param isRandom whether the move was chosen at random
/// @param isQuiet whether the position before the move can be evaluated as it stands
/// @param isExact whether the score is proven
/// @param hasScore whether the position was searched
/// @param score for the side to move; 0 without a search
public record LabelledPly(
    String move, boolean isRandom, boolean isQuiet, boolean isExact, boolean hasScore, int score) {

  /// A move without a search.
  public static LabelledPly unscored(String move, boolean isRandom, boolean isQuiet) {
    return new LabelledPly(move, isRandom, isQuiet, false, false, 0);
  }

  /// A move with the score of a search, which may have preferred another move.
  static LabelledPly searched(Game game, Position position, long move, SearchResult result) {
    return new LabelledPly(
        game.notation().formatMove(position, move),
        false,
        !position.isNoisy(),
        result.isExact(),
        true,
        result.score());
  }
}
