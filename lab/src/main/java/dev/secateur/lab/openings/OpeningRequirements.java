package dev.secateur.lab.openings;

import dev.secateur.core.Game;

/// How a set of openings is generated.
///
/// @param count the number of openings
/// @param minPlies minimal length of an opening
/// @param maxPlies maximal length of an opening
/// @param depth depth of the search that scores the final position
/// @param margin the maximal distance of that score from zero, in the game's display unit
/// @param slack how much worse than the best move a played move may be, in the game's display unit
public record OpeningRequirements(
    int count, int minPlies, int maxPlies, int depth, double margin, double slack, int seed) {

  public OpeningRequirements {
    if (count < 1 || minPlies < 1 || minPlies > maxPlies || depth < 1) {
      throw new IllegalArgumentException(
          "count, minPlies and depth must be 1 or more, and maxPlies at least minPlies");
    }
  }

  /// The game's own defaults.
  public static OpeningRequirements standard(Game game) {
    var defaults = game.measuring().openings();
    return new OpeningRequirements(
        defaults.count(),
        defaults.minPlies(),
        defaults.maxPlies(),
        defaults.depth(),
        defaults.margin(),
        defaults.slack(),
        1);
  }

  public OpeningRequirements withCount(int wanted) {
    return new OpeningRequirements(wanted, minPlies, maxPlies, depth, margin, slack, seed);
  }

  public OpeningRequirements withPlies(int min, int max) {
    return new OpeningRequirements(count, min, max, depth, margin, slack, seed);
  }

  public OpeningRequirements withDepth(int plies) {
    return new OpeningRequirements(count, minPlies, maxPlies, plies, margin, slack, seed);
  }

  public OpeningRequirements withMargin(double units) {
    return new OpeningRequirements(count, minPlies, maxPlies, depth, units, slack, seed);
  }

  public OpeningRequirements withSlack(double units) {
    return new OpeningRequirements(count, minPlies, maxPlies, depth, margin, units, seed);
  }

  public OpeningRequirements withSeed(int other) {
    return new OpeningRequirements(count, minPlies, maxPlies, depth, margin, slack, other);
  }

  /// The requirements on one line, for the header of the generated file.
  public String describe() {
    var plies = minPlies == maxPlies ? "" + maxPlies : minPlies + "-" + maxPlies;
    return "%s plies; moves within %s of the best at depth %d; within %s of equal at depth %d; seed %d"
        .formatted(plies, slack, OpeningGenerator.MOVE_DEPTH, margin, depth, seed);
  }
}
