package dev.secateur.lab.match;

import dev.secateur.lab.statistics.Ratings;
import dev.secateur.lab.statistics.Sprt;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How a match stands after some of its games.
///
/// @param finished how many games are
/// @param of how many there are to play
/// @param accounts in the order of the entrants
/// @param encounters in the order of the meetings
/// @param endings how many games ended in which way, such as `rules` or `crash`
/// @param adjudications how many games were adjudicated and then played out (audit)
/// @param misjudged of those, how many ended otherwise
/// @param sequential the test, where there is one
public record MatchStandings(
    int finished,
    int of,
    List<EngineStanding> accounts,
    List<PairingResult> encounters,
    Map<String, Integer> endings,
    int adjudications,
    int misjudged,
    Optional<SequentialTest> sequential) {

  /// How far a sequential test is.
  ///
  /// @param ratio the logarithm of the likelihood ratio
  /// @param pairs that it has looked at
  public record SequentialTest(Sprt test, double ratio, int pairs, Sprt.SprtDecision decision) {

    public boolean isDecided() {
      return decision != Sprt.SprtDecision.CONTINUE;
    }
  }

  /// Everybody's rating against the mean of all, in the order of the entrants.
  public List<Ratings.Rating> ratings() {
    return Ratings.of(
        accounts.size(),
        encounters.stream()
            .map(each -> new Ratings.RatedPairing(each.one(), each.other(), each.counted()))
            .toList());
  }

  public boolean isComplete() {
    return finished == of;
  }
}
