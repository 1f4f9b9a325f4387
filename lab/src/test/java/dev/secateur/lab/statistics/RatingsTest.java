package dev.secateur.lab.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.secateur.lab.statistics.Ratings.Meeting;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RatingsTest {

  @Test
  void twoPlayersHaveTheDifferenceOfTheirScore() {
    var results = ResultCounts.ofPairs(300, 900, 2600, 1700, 500);
    var ratings = Ratings.of(2, List.of(new Meeting(0, 1, results)));
    var estimate = EloEstimate.of(results);
    double difference = ratings.getFirst().elo() - ratings.get(1).elo();
    // A drawn game of each with nobody pulls by a hair.
    assertThat(difference).isCloseTo(estimate.elo(), within(0.02));
    // Each rating is half of the difference away from the mean, and so is its error.
    assertThat(2 * ratings.getFirst().error()).isCloseTo(estimate.error(), within(0.05));
  }

  @Test
  void whoHasNeverMetIsComparedThroughOthers() {
    var better = ResultCounts.ofGames(2500, 0, 7500);
    var ratings = Ratings.of(3, List.of(new Meeting(0, 1, better), new Meeting(1, 2, better)));
    double step = 400 * Math.log10(3);
    assertThat(ratings.getFirst().elo()).isCloseTo(step, within(0.1));
    assertThat(ratings.get(1).elo()).isCloseTo(0, within(0.1));
    assertThat(ratings.get(2).elo()).isCloseTo(-step, within(0.1));
  }

  @Test
  void nothingButWinsIsFiniteAndNoGamesAreEqual() {
    var ratings = Ratings.of(3, List.of(new Meeting(0, 1, ResultCounts.ofPairs(0, 0, 0, 0, 50))));
    assertThat(ratings.getFirst().elo()).isBetween(200.0, 2000.0);
    assertThat(ratings.get(2).elo()).isCloseTo(0, within(1e-6));
  }

  @Test
  void theIntervalsHoldTheTruthInNinetyFiveCasesOfAHundred() {
    double[] truth = {60, 10, -20, -50};
    int runs = 2000;
    int inside = 0;
    for (int run = 0; run < runs; run++) {
      var meetings = new ArrayList<Meeting>();
      for (int one = 0; one < truth.length; one++) {
        for (int other = one + 1; other < truth.length; other++) {
          // Openings that favour a colour bend the scores a little, so without them here; pairs of
          // equal openings are dependent all the same where there are draws.
          var pairs =
              new SimulatedPairs(truth[one] - truth[other], 0, 0.5, 31L * run + 7L * one + other);
          var counts = new int[5];
          for (int i = 0; i < 150; i++) {
            counts[pairs.next()]++;
          }
          meetings.add(new Meeting(one, other, ResultCounts.ofPairs(counts)));
        }
      }
      var ratings = Ratings.of(truth.length, meetings);
      for (int player = 0; player < truth.length; player++) {
        var rating = ratings.get(player);
        inside += Math.abs(rating.elo() - truth[player]) <= rating.error() ? 1 : 0;
      }
    }
    assertThat(inside / (double) (runs * truth.length)).isBetween(0.94, 0.96);
  }
}
