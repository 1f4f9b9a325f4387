package dev.secateur.lab.match;

import dev.secateur.core.Game;
import dev.secateur.core.Opening;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/// Set-ups for the tests, changed where a test needs it.
final class Setups {

  private Setups() {}

  static MatchSetup of(Game game, int games, Entrant... entrants) {
    return new MatchSetup(
        "test",
        game,
        List.of(entrants),
        Format.ROUND_ROBIN,
        games,
        Openings.random(game, games / 2, 7),
        false,
        7,
        Adjudication.NONE,
        Optional.empty(),
        false,
        Duration.ofMillis(200),
        Duration.ofSeconds(60));
  }

  static MatchSetup with(MatchSetup setup, Adjudication adjudication, boolean audit) {
    return new MatchSetup(
        setup.id(),
        setup.game(),
        setup.entrants(),
        setup.format(),
        setup.games(),
        setup.openings(),
        setup.shuffled(),
        setup.seed(),
        adjudication,
        setup.sprt(),
        audit,
        setup.margin(),
        setup.patience());
  }

  static MatchSetup with(MatchSetup setup, Sprt sprt) {
    return new MatchSetup(
        setup.id(),
        setup.game(),
        setup.entrants(),
        setup.format(),
        setup.games(),
        setup.openings(),
        setup.shuffled(),
        setup.seed(),
        setup.adjudication(),
        Optional.of(sprt),
        setup.audit(),
        setup.margin(),
        setup.patience());
  }

  static MatchSetup with(MatchSetup setup, Format format, boolean shuffled) {
    return new MatchSetup(
        setup.id(),
        setup.game(),
        setup.entrants(),
        format,
        setup.games(),
        setup.openings(),
        shuffled,
        setup.seed(),
        setup.adjudication(),
        setup.sprt(),
        setup.audit(),
        setup.margin(),
        setup.patience());
  }

  static MatchSetup startingWith(List<Opening> openings, MatchSetup setup) {
    return new MatchSetup(
        setup.id(),
        setup.game(),
        setup.entrants(),
        setup.format(),
        setup.games(),
        new Openings("a test", openings),
        setup.shuffled(),
        setup.seed(),
        setup.adjudication(),
        setup.sprt(),
        setup.audit(),
        setup.margin(),
        setup.patience());
  }

  static MatchSetup patient(MatchSetup setup, Duration patience) {
    return new MatchSetup(
        setup.id(),
        setup.game(),
        setup.entrants(),
        setup.format(),
        setup.games(),
        setup.openings(),
        setup.shuffled(),
        setup.seed(),
        setup.adjudication(),
        setup.sprt(),
        setup.audit(),
        setup.margin(),
        patience);
  }
}
