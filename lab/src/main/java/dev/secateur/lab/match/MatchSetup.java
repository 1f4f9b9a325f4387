package dev.secateur.lab.match;

import dev.secateur.core.Game;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Everything that decides which games a match has and how they are played.
///
/// @param id tells the games of this match from those of others
/// @param games how many each two that meet play, an even number: both play both colours of each
///     opening
/// @param shuffled whether the openings come in a random order, or in that of their list
/// @param seed of that order
/// @param sprt ends the match of two as soon as it has decided
/// @param audit whether adjudicated games are played out, to see who was right
/// @param margin how much a move may take longer than it should
/// @param patience how long the referee waits for an answer where no time was set
public record MatchSetup(
    String id,
    Game game,
    List<MatchPlayer> entrants,
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

  /// A busy machine is no fault of an engine.
  public static final Duration USUAL_MARGIN = Duration.ofSeconds(1);

  public static final Duration USUAL_PATIENCE = Duration.ofMinutes(10);

  public MatchSetup {
    entrants = List.copyOf(entrants);
    if (entrants.size() < 2 || games < 2 || games % 2 != 0 || games > MAX_GAMES) {
      throw new IllegalArgumentException(
          "a match needs two players and pairs of games, %,d at most".formatted(MAX_GAMES));
    }
    if (sprt.isPresent() && entrants.size() != 2) {
      throw new IllegalArgumentException("a sequential test is between two");
    }
    if (entrants.stream().map(MatchPlayer::name).distinct().count() != entrants.size()) {
      throw new IllegalArgumentException("two entrants have the same name");
    }
  }
}
