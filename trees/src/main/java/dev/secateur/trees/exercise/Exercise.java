package dev.secateur.trees.exercise;

import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.Tree;

/// A tree and what is to be done with it.
public record Exercise(Tree tree, AlgorithmSettings setup) {

  public Solution solution() {
    return Solution.of(tree, setup);
  }
}
