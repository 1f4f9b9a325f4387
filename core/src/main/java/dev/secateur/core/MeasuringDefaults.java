package dev.secateur.core;

/// What measurements of a game use unless the user says otherwise.
///
/// @param benchDepth the search depth of `bench`
/// @param ablationDepth the search depth of `ablate`
/// @param threadsDepth the search depth of `bench --threads`: deep enough for searches of a tenth
///     of a second and more, since in shorter ones a second thread cannot help yet
/// @param openings how openings for matches are generated
/// @param shortGame the game, or the game with parameters that make it short, as users type it; a
///     load test plays it
public record MeasuringDefaults(
    int benchDepth,
    int ablationDepth,
    int threadsDepth,
    OpeningDefaults openings,
    String shortGame) {

  /// How openings are generated unless the user says otherwise, in a quarter of an hour or less.
  ///
  /// @param count the number of openings
  /// @param minPlies minimal length of an opening
  /// @param maxPlies maximal length of an opening
  /// @param depth depth of the search that scores the final position
  /// @param margin the maximal distance of that score from zero, in the game's display unit
  /// @param slack how much worse than the best move a played move may be, in the game's display
  ///     unit
  public record OpeningDefaults(
      int count, int minPlies, int maxPlies, int depth, double margin, double slack) {}

  /// Values that are safe for a game about which nothing is known.
  static MeasuringDefaults of(Game game) {
    return new MeasuringDefaults(
        3, 3, 3, new OpeningDefaults(100, 4, 4, 10, 0.5, 0.5), game.specification());
  }
}
