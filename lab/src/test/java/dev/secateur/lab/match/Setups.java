package dev.secateur.lab.match;

import dev.secateur.core.Game;
import dev.secateur.core.Opening;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/// Match set-ups for tests.
final class Setups {

  private Setups() {}

  static MatchSetup of(Game game, int games, MatchPlayer... players) {
    return new MatchSetup(
        "test",
        game,
        List.of(players),
        MatchFormat.ROUND_ROBIN,
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
    return changed(
        setup,
        change -> {
          change.adjudication = adjudication;
          change.audit = audit;
        });
  }

  static MatchSetup with(MatchSetup setup, Sprt sprt) {
    return changed(setup, change -> change.sprt = Optional.of(sprt));
  }

  static MatchSetup with(MatchSetup setup, MatchFormat format, boolean shuffled) {
    return changed(
        setup,
        change -> {
          change.format = format;
          change.shuffled = shuffled;
        });
  }

  static MatchSetup startingWith(List<Opening> openings, MatchSetup setup) {
    return changed(setup, change -> change.openings = new Openings("a test", openings));
  }

  static MatchSetup withPatience(MatchSetup setup, Duration patience) {
    return changed(setup, change -> change.patience = patience);
  }

  /// The parts of a set-up that tests change.
  private static final class Change {
    private MatchFormat format;
    private Openings openings;
    private boolean shuffled;
    private Adjudication adjudication;
    private Optional<Sprt> sprt;
    private boolean audit;
    private Duration patience;

    private Change(MatchSetup setup) {
      format = setup.format();
      openings = setup.openings();
      shuffled = setup.shuffled();
      adjudication = setup.adjudication();
      sprt = setup.sprt();
      audit = setup.audit();
      patience = setup.patience();
    }
  }

  private static MatchSetup changed(MatchSetup setup, Consumer<Change> how) {
    var change = new Change(setup);
    how.accept(change);
    return new MatchSetup(
        setup.id(),
        setup.game(),
        setup.players(),
        change.format,
        setup.games(),
        change.openings,
        change.shuffled,
        setup.seed(),
        change.adjudication,
        change.sprt,
        change.audit,
        setup.margin(),
        change.patience);
  }
}
