package dev.secateur.lab.training;

import dev.secateur.core.Outcome;
import java.util.List;

/// A game to learn from.
///
/// @param start the first position as text; empty for the usual start
/// @param result undecided if it is not known
/// @param hasMargin whether the margin at the end is known
/// @param margin what the end is worth to the first player, as a score, in games in which more
///     counts than winning
public record LabelledGame(
    String start, List<LabelledPly> plies, Outcome.Result result, boolean hasMargin, int margin) {

  public LabelledGame {
    plies = List.copyOf(plies);
  }

  /// How many positions were searched.
  public int scored() {
    return (int) plies.stream().filter(LabelledPly::hasScore).count();
  }
}
