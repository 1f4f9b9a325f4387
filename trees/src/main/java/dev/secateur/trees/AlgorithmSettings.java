package dev.secateur.trees;

/// How an algorithm is run.
///
/// @param depth the maximum depth in plies; 0 for no limit
/// @param strict whether it cuts off on `>`, where the textbook cuts off on `>=`
public record AlgorithmSettings(TreeAlgorithm algorithm, int depth, boolean strict) {

  public static AlgorithmSettings of(TreeAlgorithm algorithm) {
    return new AlgorithmSettings(algorithm, 0, false);
  }
}
