package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.load.LoadFigures;
import dev.secateur.server.load.LoadRun;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LoadTest {

  @Test
  void everyMoveOfManyClientsIsKeptAndAnswered(@TempDir Path data) throws InterruptedException {
    try (var server = new RunningServer(data)) {
      var figures = new LoadFigures();
      LoadRun.play(server.server.address(), 5, 2, Duration.ofSeconds(2), figures, _ -> {});
      LoadRun.play(server.server.address(), 5, 2, Duration.ofSeconds(1), figures, _ -> {});
      assertThat(figures.failures()).isEmpty();
      assertThat(figures.lost()).isZero();
      assertThat(figures.answers()).isPositive();
      assertThat(figures.moves()).isGreaterThanOrEqualTo(figures.answers());
      assertThat(figures.games()).isPositive();
      assertThat(figures.iterations()).isPositive();
    }
  }
}
