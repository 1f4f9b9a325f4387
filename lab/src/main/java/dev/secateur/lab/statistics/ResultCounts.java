package dev.secateur.lab.statistics;

import java.util.Arrays;
import java.util.List;

/// Results of one player against another, counted by score. A sample is a single game (loss, draw,
/// win), or a pair of games with the same opening and colours swapped (0, ½, 1, 1½ or 2 points: the
/// "pentanomial" counts).
///
/// The games of a pair are not independent: an opening that favours one colour gives a win and a
/// loss. Pairs are independent samples, so their variance is right. Immutable.
public final class ResultCounts {

  public static final ResultCounts NO_GAMES = new ResultCounts(1, new int[3]);
  public static final ResultCounts NO_PAIRS = new ResultCounts(2, new int[5]);

  private final int gamesPerSample;
  private final int[] counts;

  private ResultCounts(int gamesPerSample, int[] counts) {
    this.gamesPerSample = gamesPerSample;
    this.counts = counts;
  }

  public static ResultCounts ofGames(int losses, int draws, int wins) {
    return new ResultCounts(1, new int[] {losses, draws, wins});
  }

  /// Counts of pairs.
  ///
  /// @param counts the number of pairs with 0, ½, 1, 1½ and 2 points
  public static ResultCounts ofPairs(int... counts) {
    if (counts.length != 5) {
      throw new IllegalArgumentException("a pair has five possible results: expected five counts");
    }
    return new ResultCounts(2, counts.clone());
  }

  /// The counts with one more sample.
  ///
  /// @param halfPoints of the game or of the pair: 2 for each win, 1 for each draw
  public ResultCounts plus(int halfPoints) {
    var more = counts.clone();
    more[halfPoints]++;
    return new ResultCounts(gamesPerSample, more);
  }

  /// The number of games in a sample: 1, or 2 for pairs.
  public int gamesPerSample() {
    return gamesPerSample;
  }

  /// The number of samples by score, the lowest score first.
  public List<Integer> counts() {
    return Arrays.stream(counts).boxed().toList();
  }

  int kinds() {
    return counts.length;
  }

  int count(int kind) {
    return counts[kind];
  }

  /// The score of a kind of sample, from 0 to 1.
  double score(int kind) {
    return kind / (counts.length - 1.0);
  }

  /// The number of games or pairs.
  public int samples() {
    return Arrays.stream(counts).sum();
  }

  /// The mean score of a sample, from 0 to 1.
  public double mean() {
    double sum = 0;
    for (int kind = 0; kind < counts.length; kind++) {
      sum += score(kind) * counts[kind];
    }
    return sum / samples();
  }

  /// The variance of the score of one sample.
  public double variance() {
    double mean = mean();
    double sum = 0;
    for (int kind = 0; kind < counts.length; kind++) {
      sum += (score(kind) - mean) * (score(kind) - mean) * counts[kind];
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
