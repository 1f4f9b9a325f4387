package dev.secateur.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.secateur.lab.statistics.Ratings.RatedPairing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RatingsTest {

  @Test
  void theRatingsOfTwoPlayersDifferByTheEloOfTheirScore() {
    var results = ResultCounts.ofPairs(300, 900, 2600, 1700, 500);
    var ratings = Ratings.of(2, List.of(new RatedPairing(0, 1, results)));
    var estimate = EloEstimate.of(results);
    double difference = ratings.getFirst().elo() - ratings.get(1).elo();
    // The added draw of each player changes the difference a little.
    assertThat(difference).isCloseTo(estimate.elo(), within(0.02));
    // Each rating is half of the difference away from the mean, and so is its error.
    assertThat(2 * ratings.getFirst().error()).isCloseTo(estimate.error(), within(0.05));
  }

  @Test
  void playersWithoutGamesAgainstEachOtherAreComparedThroughOthers() {
    var better = ResultCounts.ofGames(2500, 0, 7500);
    var ratings =
        Ratings.of(3, List.of(new RatedPairing(0, 1, better), new RatedPairing(1, 2, better)));
    double step = 400 * Math.log10(3);
    assertThat(ratings.getFirst().elo()).isCloseTo(step, within(0.1));
    assertThat(ratings.get(1).elo()).isCloseTo(0, within(0.1));
    assertThat(ratings.get(2).elo()).isCloseTo(-step, within(0.1));
  }

  @Test
  void onlyWinsGiveAFiniteRatingAndNoGamesAnAverageOne() {
    var ratings =
        Ratings.of(3, List.of(new RatedPairing(0, 1, ResultCounts.ofPairs(0, 0, 0, 0, 50))));
    assertThat(ratings.getFirst().elo()).isBetween(200.0, 2000.0);
    assertThat(ratings.get(2).elo()).isCloseTo(0, within(1e-6));
  }

  @Test
  void theAddedDrawKeepsARatingWithOnlyWinsFinite() {
    var wins = ResultCounts.ofGames(0, 0, 100);
    var ratings = Ratings.of(2, List.of(new RatedPairing(0, 1, wins)));
    // Both are equally far from the mean. The rating is where the gradient is zero.
    double low = 0;
    double high = 10;
    for (int i = 0; i < 100; i++) {
      double strength = (low + high) / 2;
      double gradient =
          100 * (1 - 1 / (1 + Math.exp(-2 * strength))) + 0.5 - 1 / (1 + Math.exp(-strength));
      low = gradient > 0 ? strength : low;
      high = gradient > 0 ? high : strength;
    }
    assertThat(ratings.getFirst().elo()).isCloseTo(400 / Math.log(10) * low, within(1e-6));
    assertThat(ratings.get(1).elo()).isCloseTo(-400 / Math.log(10) * low, within(1e-6));
  }

  @Test
  void theErrorOfTwoEqualPlayersFollowsTheFormula() {
    var results = ResultCounts.ofPairs(1, 2, 4, 2, 1);
    var rating = Ratings.of(2, List.of(new RatedPairing(0, 1, results))).getFirst();
    // With equal strengths the information of 20 games is 20/4, that of the drawn game 1/4.
    double information = 0.25 + 2 * 5;
    double gradientVariance = 0.125 + 400 * MeanEstimate.of(results).variance();
    double error =
        400 / Math.log(10) * Normal.QUANTILE_975 * Math.sqrt(gradientVariance) / information;
    assertThat(rating.elo()).isCloseTo(0, within(1e-9));
    assertThat(rating.error()).isCloseTo(error, within(1e-9));
  }

  @Test
  void ratingsAreRelativeToTheMeanOfAllPlayers() {
    var better = ResultCounts.ofGames(1, 0, 9);
    var ratings =
        Ratings.of(3, List.of(new RatedPairing(0, 1, better), new RatedPairing(0, 2, better)));
    assertThat(ratings.stream().mapToDouble(Ratings.Rating::elo).sum()).isCloseTo(0, within(1e-9));
    assertThat(ratings.get(1).elo()).isCloseTo(ratings.get(2).elo(), within(1e-9));
    assertThat(ratings.getFirst().elo()).isGreaterThan(100);
  }

  @Test
  void aPairingWithoutGamesChangesNothing() {
    var better = ResultCounts.ofGames(1, 0, 9);
    var played = List.of(new RatedPairing(0, 1, better));
    var announced =
        List.of(new RatedPairing(0, 1, better), new RatedPairing(1, 2, ResultCounts.NO_PAIRS));
    assertThat(Ratings.of(3, announced)).isEqualTo(Ratings.of(3, played));
  }

  @Test
  void withEqualPairsTheErrorMatchesThatOfTheEloEstimate() {
    for (int pairs : new int[] {5, 10, 50}) {
      var results = ResultCounts.ofPairs(0, 0, pairs, 0, 0);
      var rating = Ratings.of(2, List.of(new RatedPairing(0, 1, results))).getFirst();
      double difference = EloEstimate.of(results).error();
      assertThat(2 * rating.error()).isCloseTo(difference, withinPercentage(15));
    }
  }

  @Test
  void theIntervalOfARatingIsNotNarrowerThanThatOfTheEloEstimate() {
    var won = ResultCounts.ofPairs(0, 0, 0, 0, 2);
    var rating = Ratings.of(2, List.of(new RatedPairing(0, 1, won))).getFirst();
    assertThat(EloEstimate.of(won).low()).isNegative();
    assertThat(rating.elo() - rating.error()).isLessThan(EloEstimate.of(won).low() / 2);
  }

  @Tag("simulation")
  @Test
  void theIntervalsCoverTheTrueRatingsInNinetyFivePercent() {
    assertThat(coverage(150, 60, 10, -20, -50)).isBetween(0.94, 0.96);
  }

  @Tag("simulation")
  @ParameterizedTest
  @ValueSource(ints = {2, 5, 10, 50})
  void theIntervalsCoverTheTrueRatingsAfterFewPairs(int pairs) {
    assertThat(coverage(pairs, 0, 0)).isGreaterThan(0.95);
    assertThat(coverage(pairs, 0, 0, 0)).isGreaterThan(0.95);
    assertThat(coverage(pairs, 60, 10, -20, -50)).isGreaterThan(0.95);
    assertThat(coverage(pairs, 300, 0, -300)).isGreaterThan(0.95);
    assertThat(coverage(pairs, 200, -200)).isGreaterThan(0.95);
  }

  /// The share of ratings with an interval that covers the true rating.
  ///
  /// @param length the number of pairs per pairing
  private static double coverage(int length, double... truth) {
    var pairings = new ArrayList<SimulatedPairs>();
    for (int one = 0; one < truth.length; one++) {
      for (int other = one + 1; other < truth.length; other++) {
        // Without a bias of the openings, which would change the expected scores a little. The
        // games of a pair are dependent even so, because both have the same probability of a draw.
        pairings.add(new SimulatedPairs(truth[one] - truth[other], 0, 0.5, 7L * one + other));
      }
    }
    int runs = 2000;
    int inside = 0;
    for (int run = 0; run < runs; run++) {
      var ratings = Ratings.of(truth.length, play(pairings, truth.length, length));
      for (int player = 0; player < truth.length; player++) {
        var rating = ratings.get(player);
        inside += Math.abs(rating.elo() - truth[player]) <= rating.error() ? 1 : 0;
      }
    }
    return inside / (double) (runs * truth.length);
  }

  private static List<RatedPairing> play(List<SimulatedPairs> pairs, int players, int length) {
    var pairings = new ArrayList<RatedPairing>();
    for (int one = 0; one < players; one++) {
      for (int other = one + 1; other < players; other++) {
        pairings.add(new RatedPairing(one, other, pairs.get(pairings.size()).next(length)));
      }
    }
    return pairings;
  }
}
