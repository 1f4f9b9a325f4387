package dev.secateur.trees.exercise;

import dev.secateur.trees.Setup;
import dev.secateur.trees.Tree;

/// A tree and what is to be done with it.
public record Exercise(Tree tree, Setup setup) {

  public Solution solution() {
    return Solution.of(tree, setup);
  }
}
