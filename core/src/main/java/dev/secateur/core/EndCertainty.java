package dev.secateur.core;

/// How sure a search is that reaches the end of a game whose moves are counted, such as Reversi.
///
/// A search that is as deep as there are plies left prunes nothing and is exact. The four depths
/// before that also look at every line to its end, but leave out moves that a shallow search shows
/// to be bad (ProbCut): with a wider margin, and so more surely, from depth to depth. A whole
/// search of such a level takes a part of the time of the exact one, and finds good moves for it.
public final class EndCertainty {

  /// How many levels there are before the exact one.
  public static final int LEVELS = 4;

  /// The probability that a normally distributed error is smaller than so many standard
  /// deviations.
  private static final int[] PERCENT = {73, 87, 95, 99};

  private static final double[] DEVIATIONS = {1.1, 1.5, 2.0, 2.6};

  private EndCertainty() {}

  /// The level of a search, from 0; [#LEVELS] or more if it is exact, less than 0 if it does not
  /// reach the end of the game.
  ///
  /// @param maxPliesLeft see [Position#maxPliesLeft]
  public static int level(int depth, int maxPliesLeft) {
    return depth - maxPliesLeft + LEVELS;
  }

  /// Whether a search of this level looks at every line to its end and leaves out moves.
  public static boolean isSelective(int level) {
    return level >= 0 && level < LEVELS;
  }

  /// How sure each decision of a selective search to leave out moves is, in percent.
  public static int percent(int level) {
    return PERCENT[level];
  }

  /// How many standard deviations of its error a shallow search must be outside the window.
  public static double deviations(int level) {
    return DEVIATIONS[level];
  }
}
