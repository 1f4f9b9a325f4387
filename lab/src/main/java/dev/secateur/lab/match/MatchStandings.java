package dev.secateur.lab.match;

import dev.secateur.lab.statistics.Ratings;
import dev.secateur.lab.statistics.ResultCounts;
import dev.secateur.lab.statistics.Sprt;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The standings of a match after some of its games.
///
/// @param finished the number of finished games
/// @param of the number of games in the schedule
/// @param players totals in the order of the players
/// @param pairings results in the order of the pairings
/// @param endings the number of games by way of ending, such as `rules` or `crash`
/// @param adjudications the number of games that were adjudicated and then played on (audit)
/// @param misjudged how many of those ended with another result
/// @param sequential the sequential test, if there is one
public record MatchStandings(
    int finished,
    int of,
    List<EngineStanding> players,
    List<PairingResult> pairings,
    Map<String, Integer> endings,
    int adjudications,
    int misjudged,
    Optional<SequentialTest> sequential) {

  /// The state of a sequential test.
  ///
  /// @param ratio the logarithm of the likelihood ratio
  /// @param pairs the number of pairs it has seen
  public record SequentialTest(Sprt test, double ratio, int pairs, Sprt.SprtDecision decision) {

    public boolean isDecided() {
      return decision != Sprt.SprtDecision.CONTINUE;
    }
  }

  /// The rating of every player relative to the mean, in the order of the players.
  public List<Ratings.Rating> ratings() {
    return Ratings.of(
        players.size(),
        pairings.stream()
            .map(
                each ->
                    new Ratings.RatedPairing(
                        each.one(),
                        each.other(),
                        each.hasPlayedGame() ? each.counted() : ResultCounts.NO_PAIRS))
            .toList());
  }

  public boolean isComplete() {
    return finished == of;
  }
}
