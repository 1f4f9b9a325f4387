package dev.secateur.lab.statistics;

import java.util.SplittableRandom;

/// Simulated pairs of games between two players with a known Elo difference. Each opening favours
/// one colour by some Elo. Both games of a pair have the same probability of a draw.
final class SimulatedPairs {

  private static final int OPENINGS = 64;

  /// The expected scores with each colour and the share of draws, by opening.
  private final double[][] openings = new double[OPENINGS][3];
  private final SplittableRandom random;

  /// @param elo the true difference if there were no bias
  /// @param bias the maximal advantage, in Elo, that an opening gives to one colour
  /// @param drawn the share of draws
  SimulatedPairs(double elo, double bias, double drawn, long seed) {
    random = new SplittableRandom(seed);
    // The openings do not depend on the seed: only the results are random.
    for (int opening = 0; opening < OPENINGS; opening++) {
      double advantage = bias * (2.0 * opening / (OPENINGS - 1) - 1);
      openings[opening][0] = Elo.expectedScore(elo + advantage);
      openings[opening][1] = Elo.expectedScore(elo - advantage);
      openings[opening][2] = drawn;
    }
  }

  /// The expected score of the first player.
  double trueScore() {
    double sum = 0;
    for (double[] opening : openings) {
      sum += games(opening[0], opening[2])[0] + games(opening[1], opening[2])[0];
    }
    return sum / (2 * OPENINGS);
  }

  /// The true difference in normalized Elo, from the probabilities of all results.
  double trueNormalizedElo() {
    double mean = trueScore();
    double variance = 0;
    for (double[] opening : openings) {
      var first = games(opening[0], opening[2]);
      var second = games(opening[1], opening[2]);
      // The variance within this opening, plus that of the opening around the overall mean.
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
    var opening = openings[random.nextInt(OPENINGS)];
    return game(opening[0], opening[2]) + game(opening[1], opening[2]);
  }

  /// The counts of the next pairs.
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
    double drawnNumber = random.nextDouble();
    return drawnNumber < win ? 2 : drawnNumber < win + draw ? 1 : 0;
  }
}
