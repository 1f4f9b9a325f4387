package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.ServiceLimits.Queue;
import dev.secateur.server.ServiceLimits.Sizes;
import dev.secateur.server.ServiceLimits.Threads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LimitsTest {

  private static final String LONG_THINKER =
      "[{\"kind\":\"custom\",\"timeMs\":60000},{\"kind\":\"human\"}]";

  @TempDir Path data;

  private static final ServiceLimits STANDARD = ServiceLimits.forThisMachine();

  private static ServiceLimits limits(Threads threads, Queue queue) {
    return new ServiceLimits(threads, queue, STANDARD.search(), STANDARD.sizes());
  }

  private static ServiceLimits limits(Sizes sizes) {
    return new ServiceLimits(STANDARD.threads(), STANDARD.queue(), STANDARD.search(), sizes);
  }

  @Test
  void aClientMayOnlyAskForSoManyHintsAtOnce() throws Exception {
    try (var server = new RunningServer(data, limits(STANDARD.threads(), new Queue(4, 1, 10)));
        var pool = Executors.newFixedThreadPool(4)) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      var asks = new ArrayList<Callable<Integer>>();
      for (int ask = 0; ask < 4; ask++) {
        asks.add(
            () ->
                server
                    .post("/api/v1/games/" + id + "/hint", "{\"at\":0,\"timeMs\":1500}")
                    .status());
      }
      var statuses = new ArrayList<Integer>();
      for (var answer : pool.invokeAll(asks)) {
        statuses.add(answer.get());
      }
      assertThat(statuses).contains(200, 429).doesNotContain(500);
    }
  }

  @Test
  void whatDoesNotFitTheQueueIsToldSoAndTriedAgain() {
    var limits = limits(new Threads(1, 1), new Queue(9, 1, 0));
    try (var server = new RunningServer(data, limits)) {
      var busy = server.listen(server.create("reversi", LONG_THINKER));
      busy.await("thinking", _ -> true);
      var late = server.listen(server.create("reversi", LONG_THINKER));
      var problem = late.await("problem", _ -> true).get("problem");
      assertThat(problem.get("code").asString()).isEqualTo("queue-full");
      busy.leave();
      late.await("thinking", _ -> true);
    }
  }

  @Test
  void aClientsGamesThinkOnlySoManyAtATime() {
    try (var server = new RunningServer(data, limits(STANDARD.threads(), new Queue(1, 1, 10)))) {
      server.listen(server.create("reversi", LONG_THINKER)).await("thinking", _ -> true);
      var second = server.listen(server.create("reversi", LONG_THINKER));
      assertThat(second.await("problem", _ -> true).get("problem").get("code").asString())
          .isEqualTo("too-many-searches");
    }
  }

  @Test
  void nobodysAnalysisKeepsTheComputerFromMoving() throws Exception {
    var limits = limits(new Threads(1, 1), new Queue(4, 5, 50));
    try (var server = new RunningServer(data, limits);
        var pool = Executors.newFixedThreadPool(3)) {
      var id = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
      var page = server.listen(id);
      var hints = new ArrayList<Future<Integer>>();
      for (int ask = 0; ask < 3; ask++) {
        hints.add(
            pool.submit(
                () ->
                    server
                        .post("/api/v1/games/" + id + "/hint", "{\"at\":0,\"timeMs\":3000}")
                        .status()));
      }
      server.play(id, 0, "f5");
      page.awaitGame(game -> game.get("nodes").size() == 3);
      assertThat(hints).noneMatch(Future::isDone);
    }
  }

  @Test
  void aGameHasOnlySoManyMoves() {
    try (var server = new RunningServer(data, limits(new Sizes(2, 100_000, 100_000)))) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      server.play(id, 0, "f5");
      server.play(id, 1, "d6");
      var refused = server.play(id, 2, "c3");
      assertThat(refused.code()).isEqualTo("too-many-nodes");
    }
  }

  @Test
  void aFileOfGamesIsOnlySoLarge() {
    try (var server = new RunningServer(data, limits(new Sizes(100, 100_000, 200_000)))) {
      var line = "{\"schema\":1}\n";
      var answer = server.post("/api/v1/archive", line.repeat(20_000));
      assertThat(answer.status()).isEqualTo(413);
      assertThat(server.post("/api/v1/archive", line).json().get("broken")).hasSize(1);
    }
  }
}
