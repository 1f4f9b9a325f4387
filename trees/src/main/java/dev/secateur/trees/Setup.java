package dev.secateur.trees;

/// How an algorithm is run.
///
/// @param depth the lesson's p: how many plies it looks at most; 0 for to the leaves
/// @param strict cut on `>` where the textbook cuts on `>=`
public record Setup(Algorithm algorithm, int depth, boolean strict) {

  public static Setup of(Algorithm algorithm) {
    return new Setup(algorithm, 0, false);
  }
}
