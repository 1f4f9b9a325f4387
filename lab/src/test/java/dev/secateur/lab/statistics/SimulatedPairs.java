package dev.secateur.lab.statistics;

import java.util.SplittableRandom;

/// Pairs of games between two players whose true difference is known: each opening favours one
/// colour by some Elo, and the chance of a draw is the same for both games of its pair.
final class SimulatedPairs {

  private static final int OPENINGS = 64;

  private final double[][] chances = new double[OPENINGS][3];
  private final SplittableRandom random;

  /// @param elo the true difference if there were no bias
  /// @param bias how much Elo an opening gives to one colour at most
  /// @param drawn the share of draws
  SimulatedPairs(double elo, double bias, double drawn, long seed) {
    random = new SplittableRandom(seed);
    // The openings are the same for every seed: they are part of the truth, not of the sample.
    for (int opening = 0; opening < OPENINGS; opening++) {
      double given = bias * (2.0 * opening / (OPENINGS - 1) - 1);
      chances[opening][0] = Elo.expectedScore(elo + given);
      chances[opening][1] = Elo.expectedScore(elo - given);
      chances[opening][2] = drawn;
    }
  }

  /// The mean score that the player will have in the end.
  double trueScore() {
    double sum = 0;
    for (double[] chance : chances) {
      sum += games(chance[0], chance[2])[0] + games(chance[1], chance[2])[0];
    }
    return sum / (2 * OPENINGS);
  }

  /// The difference in deviations of a game, from all results that can happen.
  double trueNormalizedElo() {
    double mean = trueScore();
    double variance = 0;
    for (double[] chance : chances) {
      var first = games(chance[0], chance[2]);
      var second = games(chance[1], chance[2]);
      // The mean of two independent games around what this opening promises, and that around all.
      double here = (first[0] + second[0]) / 2;
      variance += (first[1] + second[1]) / 4 + (here - mean) * (here - mean);
    }
    return EloEstimate.NORMALIZED_PER_SIGMA * (mean - 0.5) / Math.sqrt(2 * variance / OPENINGS);
  }

  /// Mean and variance of a game.
  private static double[] games(double score, double drawn) {
    double draw = drawOf(score, drawn);
    double win = score - draw / 2;
    return new double[] {score, win + draw / 4 - score * score};
  }

  private static double drawOf(double score, double drawn) {
    return drawn * 2 * Math.min(score, 1 - score);
  }

  /// The half points of the next pair, 0 to 4.
  int next() {
    var chance = chances[random.nextInt(OPENINGS)];
    return game(chance[0], chance[2]) + game(chance[1], chance[2]);
  }

  /// The next pairs together.
  ResultCounts next(int pairs) {
    var counts = new int[5];
    for (int i = 0; i < pairs; i++) {
      counts[next()]++;
    }
    return ResultCounts.ofPairs(counts);
  }

  private int game(double score, double drawn) {
    double draw = drawOf(score, drawn);
    double win = score - draw / 2;
    double dice = random.nextDouble();
    return dice < win ? 2 : dice < win + draw ? 1 : 0;
  }
}
