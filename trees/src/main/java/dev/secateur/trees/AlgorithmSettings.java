package dev.secateur.trees;

/// How an algorithm is run.
///
/// @param depth the lesson's p: how many plies it looks at most; 0 for to the leaves
/// @param strict cut on `>` where the textbook cuts on `>=`
public record AlgorithmSettings(TreeAlgorithm algorithm, int depth, boolean strict) {

  public static AlgorithmSettings of(TreeAlgorithm algorithm) {
    return new AlgorithmSettings(algorithm, 0, false);
  }
}
