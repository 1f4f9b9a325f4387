package dev.secateur.search;

/// How settled the choice of the best root move is after an iteration. An unsettled search gets
/// more time, a settled one less.
///
/// @param volatility 0 if the best move has stayed the same, up to 1 if it has just changed
/// @param scoreDrop by how many points the best score fell since the last iteration
/// @param shareOfBest the share of nodes below the best move, near 1 if all others failed at once
record Stability(double volatility, int scoreDrop, double shareOfBest) {

  /// A drop of this many points counts like a new best move.
  private static final int LARGE_DROP = 50;

  /// If the best move took a larger share of the nodes, it is clearly best.
  private static final double CLEAR_SHARE = 0.9;

  /// What [TimeManager#mayStartIteration] gets: negative for less time than usual.
  double extraTargets() {
    if (volatility < 0.1 && scoreDrop <= 0 && shareOfBest > CLEAR_SHARE) {
      return -0.25;
    }
    return volatility + Math.clamp(scoreDrop / (double) LARGE_DROP, 0, 1);
  }
}
