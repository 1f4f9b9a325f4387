package dev.secateur.lab.openings;

import dev.secateur.core.Game;

/// How a set of openings is made.
///
/// @param count how many are wanted
/// @param fewestPlies of an opening
/// @param mostPlies of an opening
/// @param depth of the search that judges the position at the end
/// @param margin how far from equal that judgement may be, in the game's unit
/// @param slack how much worse than the best one a move on the way may look, in the game's unit
public record OpeningRecipe(
    int count, int fewestPlies, int mostPlies, int depth, double margin, double slack, int seed) {

  public OpeningRecipe {
    if (count < 1 || fewestPlies < 1 || fewestPlies > mostPlies || depth < 1) {
      throw new IllegalArgumentException("an impossible recipe");
    }
  }

  /// What gives openings worth playing in a game, in a quarter of an hour or less.
  public static OpeningRecipe standard(Game game) {
    return switch (game.name()) {
      case "reversi" -> new OpeningRecipe(500, 8, 8, 12, 1, 4, 1);
      case "quoridor" -> new OpeningRecipe(500, 4, 8, 6, 0.5, 1.5, 1);
      default -> new OpeningRecipe(100, 4, 4, 10, 0.5, 0.5, 1);
    };
  }

  public OpeningRecipe withCount(int wanted) {
    return new OpeningRecipe(wanted, fewestPlies, mostPlies, depth, margin, slack, seed);
  }

  public OpeningRecipe withPlies(int fewest, int most) {
    return new OpeningRecipe(count, fewest, most, depth, margin, slack, seed);
  }

  public OpeningRecipe withDepth(int plies) {
    return new OpeningRecipe(count, fewestPlies, mostPlies, plies, margin, slack, seed);
  }

  public OpeningRecipe withMargin(double units) {
    return new OpeningRecipe(count, fewestPlies, mostPlies, depth, units, slack, seed);
  }

  public OpeningRecipe withSlack(double units) {
    return new OpeningRecipe(count, fewestPlies, mostPlies, depth, margin, units, seed);
  }

  public OpeningRecipe withSeed(int other) {
    return new OpeningRecipe(count, fewestPlies, mostPlies, depth, margin, slack, other);
  }

  /// The recipe on one line, for the file that it made.
  public String describe() {
    var plies = fewestPlies == mostPlies ? "" + mostPlies : fewestPlies + "-" + mostPlies;
    return "%s plies; moves within %s of the best at depth %d; within %s of equal at depth %d; seed %d"
        .formatted(plies, slack, OpeningMaker.GLANCE, margin, depth, seed);
  }
}
