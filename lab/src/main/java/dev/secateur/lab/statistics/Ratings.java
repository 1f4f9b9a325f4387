package dev.secateur.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Ratings of several players by maximum likelihood: R. Bradley and M. Terry, "Rank Analysis of
/// Incomplete Block Designs" (1952), with a draw as half a win.
///
/// The two games of a pair are not independent. Therefore the errors come from the variance of the
/// results: inverse information, times variance, times inverse information (the "sandwich"
/// estimator of P. Huber, 1967).
public final class Ratings {

  /// All results of two players against each other, from the view of the first.
  public record RatedPairing(int one, int other, ResultCounts results) {}

  /// A player's rating.
  ///
  /// @param elo relative to the mean of all players
  /// @param error half the width of the 95 % confidence interval
  public record Rating(double elo, double error) {}

  /// Each player gets one drawn game against an average player, so that a player who won all games
  /// has a finite rating.
  private static final double PRIOR_GAMES = 1;

  private static final double ELO_PER_UNIT = 400 / Math.log(10);
  private static final int MAX_ROUNDS = 100;
  private static final double TOLERANCE = 1e-10;

  private final int players;
  private final List<RatedPairing> pairings;
  private final double[] strengths;

  private Ratings(int players, List<RatedPairing> pairings) {
    this.players = players;
    this.pairings = pairings;
    strengths = new double[players];
  }

  /// The rating of each player, in the order of the players.
  public static List<Rating> of(int players, List<RatedPairing> pairings) {
    var ratings = new Ratings(players, pairings);
    ratings.fit();
    return ratings.relativeToMean();
  }

  /// Newton's method. The likelihood has one maximum.
  private void fit() {
    for (int round = 0; round < MAX_ROUNDS; round++) {
      var step = solve(information(), gradient());
      double largest = 0;
      for (int player = 0; player < players; player++) {
        // Far from the maximum a step may be too long.
        double bounded = Math.clamp(step[player], -1, 1);
        strengths[player] += bounded;
        largest = Math.max(largest, Math.abs(bounded));
      }
      if (largest < TOLERANCE) {
        return;
      }
    }
  }

  private double expected(RatedPairing pairing) {
    return 1 / (1 + Math.exp(strengths[pairing.other()] - strengths[pairing.one()]));
  }

  private static int games(RatedPairing pairing) {
    return pairing.results().samples() * pairing.results().gamesPerSample();
  }

  private double[] gradient() {
    var gradient = new double[players];
    for (int player = 0; player < players; player++) {
      gradient[player] = PRIOR_GAMES * (0.5 - 1 / (1 + Math.exp(-strengths[player])));
    }
    for (RatedPairing pairing : pairings) {
      if (games(pairing) > 0) {
        double more = games(pairing) * (pairing.results().mean() - expected(pairing));
        gradient[pairing.one()] += more;
        gradient[pairing.other()] -= more;
      }
    }
    return gradient;
  }

  private double[][] information() {
    var information = new double[players][players];
    for (int player = 0; player < players; player++) {
      double half = 1 / (1 + Math.exp(-strengths[player]));
      information[player][player] = PRIOR_GAMES * half * (1 - half);
    }
    for (RatedPairing pairing : pairings) {
      double expected = expected(pairing);
      addPairing(information, pairing, games(pairing) * expected * (1 - expected));
    }
    return information;
  }

  /// The variance of the gradient, estimated from the results as in [EloEstimate].
  private double[][] gradientVariance() {
    var gradientVariance = new double[players][players];
    for (int player = 0; player < players; player++) {
      gradientVariance[player][player] = PRIOR_GAMES / 4;
    }
    for (RatedPairing pairing : pairings) {
      if (games(pairing) > 0) {
        double games = games(pairing);
        addPairing(
            gradientVariance,
            pairing,
            games * games * MeanEstimate.of(pairing.results()).variance());
      }
    }
    return gradientVariance;
  }

  private static void addPairing(double[][] matrix, RatedPairing pairing, double value) {
    matrix[pairing.one()][pairing.one()] += value;
    matrix[pairing.other()][pairing.other()] += value;
    matrix[pairing.one()][pairing.other()] -= value;
    matrix[pairing.other()][pairing.one()] -= value;
  }

  private List<Rating> relativeToMean() {
    double mean = Arrays.stream(strengths).average().orElse(0);
    var information = information();
    var gradientVariance = gradientVariance();
    var ratings = new ArrayList<Rating>();
    for (int player = 0; player < players; player++) {
      // The rating against the mean is a sum of strengths with these weights.
      var weights = new double[players];
      Arrays.fill(weights, -1.0 / players);
      weights[player] += 1;
      var solution = solve(information, weights);
      double variance = 0;
      for (int i = 0; i < players; i++) {
        for (int j = 0; j < players; j++) {
          variance += solution[i] * gradientVariance[i][j] * solution[j];
        }
      }
      ratings.add(
          new Rating(
              ELO_PER_UNIT * (strengths[player] - mean),
              ELO_PER_UNIT * Normal.QUANTILE_975 * Math.sqrt(variance)));
    }
    return ratings;
  }

  /// Gaussian elimination. It needs no pivoting, because the matrix is diagonally dominant.
  private static double[] solve(double[][] matrix, double[] right) {
    int size = right.length;
    var rows = new double[size][];
    for (int i = 0; i < size; i++) {
      rows[i] = Arrays.copyOf(matrix[i], size + 1);
      rows[i][size] = right[i];
    }
    for (int column = 0; column < size; column++) {
      for (int row = 0; row < size; row++) {
        if (row != column) {
          double factor = rows[row][column] / rows[column][column];
          for (int k = column; k <= size; k++) {
            rows[row][k] -= factor * rows[column][k];
          }
        }
      }
    }
    var solution = new double[size];
    for (int i = 0; i < size; i++) {
      solution[i] = rows[i][size] / rows[i][i];
    }
    return solution;
  }
}
