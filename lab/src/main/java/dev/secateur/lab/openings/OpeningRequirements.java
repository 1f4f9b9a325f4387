package dev.secateur.lab.openings;

import dev.secateur.core.Game;

/// How a set of openings is made.
///
/// @param count how many are wanted
/// @param fewestPlies of an opening
/// @param maxPlies of an opening
/// @param depth of the search that judges the position at the end
/// @param margin how far from equal that judgement may be, in the game's unit
/// @param slack how much worse than the best one a move on the way may look, in the game's unit
public record OpeningRequirements(
    int count, int fewestPlies, int maxPlies, int depth, double margin, double slack, int seed) {

  public OpeningRequirements {
    if (count < 1 || fewestPlies < 1 || fewestPlies > maxPlies || depth < 1) {
      throw new IllegalArgumentException("an impossible recipe");
    }
  }

  /// What gives openings worth playing in a game, in a quarter of an hour or less.
  public static OpeningRequirements standard(Game game) {
    return switch (game.name()) {
      case "reversi" -> new OpeningRequirements(500, 8, 8, 12, 1, 4, 1);
      case "quoridor" -> new OpeningRequirements(500, 4, 8, 6, 0.5, 1.5, 1);
      default -> new OpeningRequirements(100, 4, 4, 10, 0.5, 0.5, 1);
    };
  }

  public OpeningRequirements withCount(int wanted) {
    return new OpeningRequirements(wanted, fewestPlies, maxPlies, depth, margin, slack, seed);
  }

  public OpeningRequirements withPlies(int fewest, int max) {
    return new OpeningRequirements(count, fewest, max, depth, margin, slack, seed);
  }

  public OpeningRequirements withDepth(int plies) {
    return new OpeningRequirements(count, fewestPlies, maxPlies, plies, margin, slack, seed);
  }

  public OpeningRequirements withMargin(double units) {
    return new OpeningRequirements(count, fewestPlies, maxPlies, depth, units, slack, seed);
  }

  public OpeningRequirements withSlack(double units) {
    return new OpeningRequirements(count, fewestPlies, maxPlies, depth, margin, units, seed);
  }

  public OpeningRequirements withSeed(int other) {
    return new OpeningRequirements(count, fewestPlies, maxPlies, depth, margin, slack, other);
  }

  /// The recipe on one line, for the file that it made.
  public String describe() {
    var plies = fewestPlies == maxPlies ? "" + maxPlies : fewestPlies + "-" + maxPlies;
    return "%s plies; moves within %s of the best at depth %d; within %s of equal at depth %d; seed %d"
        .formatted(plies, slack, OpeningGenerator.GLANCE, margin, depth, seed);
  }
}
