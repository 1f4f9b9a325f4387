package dev.secateur.trees;

/// Runs an algorithm on a tree and gives back its story.
public final class TreeAlgorithms {

  private static final int TO_THE_LEAVES = Integer.MAX_VALUE;

  private TreeAlgorithms() {}

  public static SearchTrace run(Tree tree, TreeAlgorithm algorithm) {
    return run(tree, AlgorithmSettings.of(algorithm));
  }

  public static SearchTrace run(Tree tree, AlgorithmSettings setup) {
    var teller = new TraceRecorder(setup.strict());
    if (setup.algorithm() == TreeAlgorithm.DEEPENING) {
      var deepening = new Deepening(teller, setup.strict());
      double value = deepening.value(tree, setup.depth() == 0 ? TO_THE_LEAVES : setup.depth());
      return teller.story(tree, setup, value, deepening.variation(tree.root()));
    }
    double value = value(tree, setup, teller);
    return teller.story(tree, setup, value, MinimaxValues.of(tree, setup.depth()).variation(tree));
  }

  private static double value(Tree tree, AlgorithmSettings setup, TraceRecorder teller) {
    int depth = setup.depth() == 0 ? TO_THE_LEAVES : setup.depth();
    boolean strict = setup.strict();
    var root = tree.root();
    var side = tree.rootSide();
    double low = Double.NEGATIVE_INFINITY;
    double high = Double.POSITIVE_INFINITY;
    if (setup.algorithm() != TreeAlgorithm.MTDF) {
      teller.pass(root, setup.depth(), low, high);
    }
    return switch (setup.algorithm()) {
      case MINIMAX -> new Minimax(teller).value(root, side, depth);
      case ALPHA_BETA -> new AlphaBeta(teller, strict).value(root, side, low, high, depth);
      case FAIL_SOFT -> new FailSoft(teller, strict).value(root, side, low, high, depth);
      case NEGAMAX -> forMax(side, new Negamax(teller, strict).value(root, side, low, high, depth));
      case PVS -> {
        var pvs = new Pvs(teller, strict, ValueResolution.of(tree, setup.depth()));
        yield forMax(side, pvs.value(root, side, low, high, depth));
      }
      case MTDF -> {
        var mtdf = new Mtdf(teller, strict, ValueResolution.of(tree, setup.depth()));
        yield mtdf.value(tree, firstGuess(root), setup.depth(), depth);
      }
      case DEEPENING, RECORDED -> throw new IllegalArgumentException(setup + " is run elsewhere");
    };
  }

  /// Negamax and its kin reckon from the view of who is to choose.
  private static double forMax(Side side, double value) {
    return Negamax.View.of(side).turn(value);
  }

  /// What the root looks like without looking, a whole number so that it is good to read.
  private static double firstGuess(TreeNode root) {
    double estimate = Math.rint(NodeEstimate.of(root));
    return Double.isInfinite(estimate) ? 0 : estimate;
  }
}
