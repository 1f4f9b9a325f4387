package dev.secateur.lab.match;

import dev.secateur.core.Game;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// The complete set-up of a match: which games are played, and how.
///
/// @param id identifies the games of this match
/// @param games games per pairing, an even number, because each opening is played with both colours
/// @param shuffled whether the openings come in random order instead of list order
/// @param seed seed of the random order
/// @param sprt a sequential test that ends a match of two players as soon as it decides
/// @param audit whether adjudicated games are played on, to check the adjudication
/// @param margin how much a move may exceed its time limit
/// @param patience how long the referee waits for a move without a time limit
public record MatchSetup(
    String id,
    Game game,
    List<MatchPlayer> players,
    MatchFormat format,
    int games,
    Openings openings,
    boolean shuffled,
    long seed,
    Adjudication adjudication,
    Optional<Sprt> sprt,
    boolean audit,
    Duration margin,
    Duration patience) {

  public static final int MAX_GAMES = 1_000_000;

  /// An engine should not lose because the machine is busy.
  public static final Duration DEFAULT_MARGIN = Duration.ofSeconds(1);

  public static final Duration DEFAULT_PATIENCE = Duration.ofMinutes(10);

  public MatchSetup {
    players = List.copyOf(players);
    if (players.size() < 2 || games < 2 || games % 2 != 0 || games > MAX_GAMES) {
      throw new IllegalArgumentException(
          "a match needs two players or more and an even number of games, at most %,d"
              .formatted(MAX_GAMES));
    }
    if (sprt.isPresent() && players.size() != 2) {
      throw new IllegalArgumentException("a sequential test needs exactly two players");
    }
    if (players.stream().map(MatchPlayer::name).distinct().count() != players.size()) {
      throw new IllegalArgumentException("two players have the same name");
    }
  }
}
