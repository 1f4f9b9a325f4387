package dev.secateur.lab.statistics;

import java.util.Arrays;
import java.util.List;

/// Results of one player against another, counted by their worth: single games as losses, draws and
/// wins, or pairs of games with the same opening and colours swapped by the points of both together
/// (0, ½, 1, 1½, 2: the "pentanomial" counts).
///
/// Games of a pair are not independent: an opening that favours one colour gives a win and a loss.
/// Counted as pairs, the samples are independent again, and the variance is the true one.
/// Immutable.
public final class ResultCounts {

  public static final ResultCounts NO_GAMES = new ResultCounts(1, new int[3]);
  public static final ResultCounts NO_PAIRS = new ResultCounts(2, new int[5]);

  private final int gamesEach;
  private final int[] counts;

  private ResultCounts(int gamesEach, int[] counts) {
    this.gamesEach = gamesEach;
    this.counts = counts;
  }

  public static ResultCounts ofGames(int losses, int draws, int wins) {
    return new ResultCounts(1, new int[] {losses, draws, wins});
  }

  /// Pairs by their points.
  ///
  /// @param counts how many pairs brought 0, ½, 1, 1½ and 2 points
  public static ResultCounts ofPairs(int... counts) {
    if (counts.length != 5) {
      throw new IllegalArgumentException("a pair has one of five results");
    }
    return new ResultCounts(2, counts.clone());
  }

  /// The counts with one more sample.
  ///
  /// @param halfPoints of the game or of the pair: 2 for each win, 1 for each draw
  public ResultCounts plus(int halfPoints) {
    var more = counts.clone();
    more[halfPoints]++;
    return new ResultCounts(gamesEach, more);
  }

  /// How many games a sample is: 1, or 2 for pairs.
  public int gamesEach() {
    return gamesEach;
  }

  /// How many samples there are of each worth, the worst first.
  public List<Integer> counts() {
    return Arrays.stream(counts).boxed().toList();
  }

  int kinds() {
    return counts.length;
  }

  int count(int kind) {
    return counts[kind];
  }

  /// What a kind of sample is worth, from 0 to 1.
  double worth(int kind) {
    return kind / (counts.length - 1.0);
  }

  /// How many games or pairs were counted.
  public int samples() {
    return Arrays.stream(counts).sum();
  }

  /// The mean share of the points.
  public double mean() {
    double sum = 0;
    for (int kind = 0; kind < counts.length; kind++) {
      sum += worth(kind) * counts[kind];
    }
    return sum / samples();
  }

  /// The variance of one sample's share of the points.
  public double variance() {
    double mean = mean();
    double sum = 0;
    for (int kind = 0; kind < counts.length; kind++) {
      sum += (worth(kind) - mean) * (worth(kind) - mean) * counts[kind];
    }
    return sum / samples();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ResultCounts that && Arrays.equals(counts, that.counts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(counts);
  }

  @Override
  public String toString() {
    return Arrays.toString(counts);
  }
}
