package dev.secateur.lab.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Ratings of several players that explain best what they scored against each other: R. Bradley
/// and M. Terry, "Rank Analysis of Incomplete Block Designs" (1952), with a draw as half a win.
///
/// The errors allow for pairs of games that are not independent: the spread of the results
/// themselves stands between two inverses of the information (the "sandwich" of P. Huber, 1967).
public final class Ratings {

  /// All that two have played against each other, from the first one's view.
  public record RatedPairing(int one, int other, ResultCounts results) {}

  /// A player's rating.
  ///
  /// @param elo against the mean of all players
  /// @param error half the width of the interval that covers the truth in 95 cases of 100
  public record Rating(double elo, double error) {}

  /// One drawn game of each player with an unmoved average one: who has won everything is rated far
  /// above the others, but not infinitely.
  private static final double PRIOR_GAMES = 1;

  private static final double ELO_PER_UNIT = 400 / Math.log(10);
  private static final int MAX_ROUNDS = 100;
  private static final double CLOSE = 1e-10;

  private final int players;
  private final List<RatedPairing> pairings;
  private final double[] strengths;

  private Ratings(int players, List<RatedPairing> pairings) {
    this.players = players;
    this.pairings = pairings;
    strengths = new double[players];
  }

  /// The rating of each player, in their order.
  public static List<Rating> of(int players, List<RatedPairing> pairings) {
    var ratings = new Ratings(players, pairings);
    ratings.fit();
    return ratings.centred();
  }

  /// Newton's method: the likelihood has one summit.
  private void fit() {
    for (int round = 0; round < MAX_ROUNDS; round++) {
      var step = solve(information(), slope());
      double longest = 0;
      for (int player = 0; player < players; player++) {
        // Far from the summit a step may lead too far.
        double bounded = Math.clamp(step[player], -1, 1);
        strengths[player] += bounded;
        longest = Math.max(longest, Math.abs(bounded));
      }
      if (longest < CLOSE) {
        return;
      }
    }
  }

  private double expected(RatedPairing pairing) {
    return 1 / (1 + Math.exp(strengths[pairing.other()] - strengths[pairing.one()]));
  }

  private static int games(RatedPairing pairing) {
    return pairing.results().samples() * pairing.results().gamesEach();
  }

  private double[] slope() {
    var slope = new double[players];
    for (int player = 0; player < players; player++) {
      slope[player] = PRIOR_GAMES * (0.5 - 1 / (1 + Math.exp(-strengths[player])));
    }
    for (RatedPairing pairing : pairings) {
      if (games(pairing) > 0) {
        double more = games(pairing) * (pairing.results().mean() - expected(pairing));
        slope[pairing.one()] += more;
        slope[pairing.other()] -= more;
      }
    }
    return slope;
  }

  private double[][] information() {
    var information = new double[players][players];
    for (int player = 0; player < players; player++) {
      double half = 1 / (1 + Math.exp(-strengths[player]));
      information[player][player] = PRIOR_GAMES * half * (1 - half);
    }
    for (RatedPairing pairing : pairings) {
      double expected = expected(pairing);
      addBetween(information, pairing, games(pairing) * expected * (1 - expected));
    }
    return information;
  }

  /// The variance of the slope, from how the samples are spread: as wide as for the Elo difference
  /// of a single meeting.
  private double[][] spread() {
    var spread = new double[players][players];
    for (int player = 0; player < players; player++) {
      spread[player][player] = PRIOR_GAMES / 4;
    }
    for (RatedPairing pairing : pairings) {
      if (games(pairing) > 0) {
        double games = games(pairing);
        addBetween(spread, pairing, games * games * MeanEstimate.of(pairing.results()).variance());
      }
    }
    return spread;
  }

  private static void addBetween(double[][] matrix, RatedPairing pairing, double value) {
    matrix[pairing.one()][pairing.one()] += value;
    matrix[pairing.other()][pairing.other()] += value;
    matrix[pairing.one()][pairing.other()] -= value;
    matrix[pairing.other()][pairing.one()] -= value;
  }

  private List<Rating> centred() {
    double mean = Arrays.stream(strengths).average().orElse(0);
    var information = information();
    var spread = spread();
    var ratings = new ArrayList<Rating>();
    for (int player = 0; player < players; player++) {
      // The rating against the mean is a sum of strengths with these weights.
      var weights = new double[players];
      Arrays.fill(weights, -1.0 / players);
      weights[player] += 1;
      var pulled = solve(information, weights);
      double variance = 0;
      for (int i = 0; i < players; i++) {
        for (int j = 0; j < players; j++) {
          variance += pulled[i] * spread[i][j] * pulled[j];
        }
      }
      ratings.add(
          new Rating(
              ELO_PER_UNIT * (strengths[player] - mean),
              ELO_PER_UNIT * Normal.QUANTILE_975 * Math.sqrt(variance)));
    }
    return ratings;
  }

  /// Gauss's elimination. The matrix needs no search for a pivot: an entry of the diagonal is
  /// larger than all others of its row together.
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
