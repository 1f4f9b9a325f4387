package dev.secateur.server.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.engine.Evaluators;
import dev.secateur.lab.match.Adjudication;
import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.MatchFormat;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.openings.Openings;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.lab.MatchSnapshot.Phase;
import dev.secateur.server.play.SearchScheduler;
import dev.secateur.testkit.Polling;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchesTest {

  private final Games games = Games.installed();
  private final Contestants engines =
      new Contestants(Evaluators.installed(), EngineDefinitions.NONE, List.of());

  @TempDir Path folder;

  /// Two threads could send an older state after a newer one.
  @Test
  void oneThreadSendsAllReports() {
    var limits = ServiceLimits.forThisMachine();
    try (var matches =
        new Matches(folder, games, engines, new SearchScheduler(limits), LabLimits.of(limits))) {
      var id = matches.start(longMatch()).id();
      Polling.until("the match runs", () -> matches.find(id).phase(), Phase.RUNNING::equals);
      var page = new WatchingPage();
      matches.watch(id, page);
      Polling.until("a move", () -> page.wasTold("moved"));
      matches.stop(id);
      Polling.until("the end", () -> page.wasTold(Phase.INTERRUPTED.name()));
      assertThat(page.reports).contains(Phase.RUNNING.name());
      assertThat(page.threads).hasSize(1);
    }
  }

  /// A match of many games, which does not end by itself within a test.
  private MatchSetup longMatch() {
    var game = games.find("quoridor");
    return new MatchSetup(
        "quoridor-abcdefgh",
        game,
        List.of(player(game, "level:2"), player(game, "level:1")),
        MatchFormat.ROUND_ROBIN,
        1_000,
        Openings.standard(game, 500, 1),
        false,
        1,
        Adjudication.NONE,
        Optional.empty(),
        false,
        MatchSetup.DEFAULT_MARGIN,
        Duration.ofMinutes(1));
  }

  private MatchPlayer player(Game game, String text) {
    return new MatchPlayer(text, text, Limits.NONE, engines.parse(text, game));
  }

  /// Remembers what it was told, and by which threads.
  private static final class WatchingPage implements MatchWatcher {

    private final List<String> reports = new CopyOnWriteArrayList<>();
    private final Set<Thread> threads = ConcurrentHashMap.newKeySet();

    boolean wasTold(String report) {
      return reports.contains(report);
    }

    private void remember(String report) {
      threads.add(Thread.currentThread());
      reports.add(report);
    }

    @Override
    public void changed(MatchSnapshot match) {
      remember(match.phase().name());
    }

    @Override
    public void moved(MatchSnapshot.Playing playing) {
      remember("moved");
    }

    @Override
    public void finished(
        MatchSetup setup,
        MatchStandings standing,
        List<GameLine> games,
        Optional<EloHistory.EloPoint> step) {
      remember("finished");
    }

    @Override
    public void gone() {
      remember("gone");
    }
  }
}
