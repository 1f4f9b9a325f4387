package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.load.LoadClients;
import dev.secateur.load.LoadFigures;
import dev.secateur.server.SecateurServer;
import dev.secateur.server.ServerOptions;
import dev.secateur.server.ServiceLimits;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class LoadClientsTest {

  @Test
  void everyMoveOfManyClientsIsKeptAndAnswered(@TempDir Path data) throws InterruptedException {
    var options = new ServerOptions(null, 0, data, null, ServiceLimits.forThisMachine(), "test");
    var games = Games.installed();
    var shortGames = games.all().stream().map(game -> game.measuring().shortGame()).toList();
    try (var server = SecateurServer.start(options, games, Evaluators.installed())) {
      var figures = new LoadFigures();
      int runs = 0;
      // On a busy machine the first clients may have no time for a move.
      while (runs < 2 || figures.answers() == 0 || figures.iterations() == 0) {
        LoadClients.run(
            server.address(), shortGames, 5, 2, Duration.ofSeconds(1), figures, _ -> {});
        runs++;
      }
      assertThat(figures.failures()).isEmpty();
      assertThat(figures.lost()).isZero();
      assertThat(figures.moves()).isGreaterThanOrEqualTo(figures.answers());
      assertThat(figures.games()).isPositive();
    }
  }
}
