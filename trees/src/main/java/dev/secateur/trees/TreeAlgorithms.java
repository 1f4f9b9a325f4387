package dev.secateur.trees;

/// Runs an algorithm on a tree and returns its trace.
public final class TreeAlgorithms {

  private static final int NO_LIMIT = Integer.MAX_VALUE;

  private TreeAlgorithms() {}

  public static SearchTrace run(Tree tree, TreeAlgorithm algorithm) {
    return run(tree, AlgorithmSettings.of(algorithm));
  }

  public static SearchTrace run(Tree tree, AlgorithmSettings settings) {
    var recorder = new TraceRecorder(settings.strict());
    if (settings.algorithm() == TreeAlgorithm.DEEPENING) {
      var deepening = new Deepening(recorder, settings.strict());
      double value = deepening.value(tree, settings.depth() == 0 ? NO_LIMIT : settings.depth());
      return recorder.trace(tree, settings, value, deepening.variation(tree.root()));
    }
    double value = value(tree, settings, recorder);
    return recorder.trace(
        tree, settings, value, MinimaxValues.of(tree, settings.depth()).variation(tree));
  }

  private static double value(Tree tree, AlgorithmSettings settings, TraceRecorder recorder) {
    int depth = settings.depth() == 0 ? NO_LIMIT : settings.depth();
    boolean strict = settings.strict();
    var root = tree.root();
    var side = tree.rootSide();
    double alpha = Double.NEGATIVE_INFINITY;
    double beta = Double.POSITIVE_INFINITY;
    if (settings.algorithm() != TreeAlgorithm.MTDF) {
      recorder.pass(root, settings.depth(), alpha, beta);
    }
    return switch (settings.algorithm()) {
      case MINIMAX -> new Minimax(recorder).value(root, side, depth);
      case ALPHA_BETA -> new AlphaBeta(recorder, strict).value(root, side, alpha, beta, depth);
      case FAIL_SOFT -> new FailSoft(recorder, strict).value(root, side, alpha, beta, depth);
      case NEGAMAX ->
          forMax(side, new Negamax(recorder, strict).value(root, side, alpha, beta, depth));
      case PVS -> {
        var pvs = new Pvs(recorder, strict, ValueResolution.of(tree, settings.depth()));
        yield forMax(side, pvs.value(root, side, alpha, beta, depth));
      }
      case MTDF -> {
        var mtdf = new Mtdf(recorder, strict, ValueResolution.of(tree, settings.depth()));
        yield mtdf.value(tree, firstGuess(root), settings.depth(), depth);
      }
      case DEEPENING, RECORDED ->
          throw new IllegalArgumentException(settings + " does not run here");
    };
  }

  /// Negamax and PVS return the value from the point of view of the side to choose.
  private static double forMax(Side side, double value) {
    return Negamax.Perspective.of(side).toMax(value);
  }

  /// The estimate of the root, rounded to a whole number so that the trace is easy to read.
  private static double firstGuess(TreeNode root) {
    double estimate = Math.rint(NodeEstimate.of(root));
    return Double.isInfinite(estimate) ? 0 : estimate;
  }
}
