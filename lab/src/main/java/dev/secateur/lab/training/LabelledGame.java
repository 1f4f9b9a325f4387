package dev.secateur.lab.training;

import dev.secateur.core.Outcome;
import java.util.List;
import java.util.OptionalInt;

/// A game to learn from.
///
/// @param start the first position as text; empty for the usual start
/// @param result undecided if it is not known
/// @param hasMargin whether the margin at the end is known
/// @param margin what the end is worth to the first player, as a score, in games in which more
///     counts than winning
public record LabelledGame(
    String start,
    List<LabelledPly> plies,
    Outcome.GameResult result,
    boolean hasMargin,
    int margin) {

  public LabelledGame {
    plies = List.copyOf(plies);
  }

  /// What best play leads to from a position of the game: the first exact score at or after it,
  /// for the side to move there. Empty if no such score is known. Mistakes that the players made
  /// later than that do not count.
  ///
  /// @param ply the number of moves made before the position
  OptionalInt bestResult(int ply) {
    for (int later = ply; later < plies.size(); later++) {
      var one = plies.get(later);
      if (one.hasScore() && one.isExact()) {
        return OptionalInt.of((later - ply) % 2 == 0 ? one.score() : -one.score());
      }
    }
    return OptionalInt.empty();
  }

  /// How many positions were searched.
  public int scored() {
    return (int) plies.stream().filter(LabelledPly::hasScore).count();
  }
}
