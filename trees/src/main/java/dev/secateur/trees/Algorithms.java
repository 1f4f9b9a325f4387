package dev.secateur.trees;

import static java.lang.Double.NEGATIVE_INFINITY;
import static java.lang.Double.POSITIVE_INFINITY;

/// Runs an algorithm on a tree and gives back its story.
public final class Algorithms {

  private Algorithms() {}

  public static Story run(Tree tree, Algorithm algorithm) {
    return run(tree, Setup.of(algorithm));
  }

  public static Story run(Tree tree, Setup setup) {
    var teller = new Teller(setup.strict());
    int depth = setup.depth() == 0 ? Integer.MAX_VALUE : setup.depth();
    var root = tree.root();
    var side = tree.rootSide();
    boolean strict = setup.strict();
    double value =
        switch (setup.algorithm()) {
          case MINIMAX -> {
            onePass(teller, tree, setup);
            yield new Minimax(teller).value(root, side, depth);
          }
          case ALPHA_BETA -> {
            onePass(teller, tree, setup);
            yield new AlphaBeta(teller, strict)
                .value(root, side, NEGATIVE_INFINITY, POSITIVE_INFINITY, depth);
          }
          case FAIL_SOFT, NEGAMAX, PVS, MTDF, DEEPENING -> {
            onePass(teller, tree, setup);
            yield new FailSoft(teller, strict)
                .value(root, side, NEGATIVE_INFINITY, POSITIVE_INFINITY, depth);
          }
        };
    return teller.story(tree, setup, value);
  }

  private static void onePass(Teller teller, Tree tree, Setup setup) {
    teller.pass(tree.root(), setup.depth(), NEGATIVE_INFINITY, POSITIVE_INFINITY);
  }
}
