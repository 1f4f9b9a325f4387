package dev.secateur.trees.exercise;

import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.Tree;

/// A tree and the algorithm that a student has to apply to it.
public record Exercise(Tree tree, AlgorithmSettings settings) {

  public Solution solution() {
    return Solution.of(tree, settings);
  }
}
