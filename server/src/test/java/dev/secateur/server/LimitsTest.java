package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.ServiceLimits.Queue;
import dev.secateur.server.ServiceLimits.Sizes;
import dev.secateur.server.ServiceLimits.Threads;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LimitsTest {

  private static final String LONG_THINKER =
      "[{\"kind\":\"custom\",\"timeMs\":100000},{\"kind\":\"human\"}]";

  private static final String LONG_ANALYSIS =
      "{\"type\":\"analyse\",\"request\":1,\"node\":0,\"timeMs\":100000}";

  @TempDir Path data;

  private static final ServiceLimits STANDARD = ServiceLimits.forThisMachine();

  private static ServiceLimits limits(Threads threads, Queue queue) {
    return new ServiceLimits(threads, queue, STANDARD.search(), STANDARD.sizes());
  }

  private static ServiceLimits limits(Sizes sizes) {
    return new ServiceLimits(STANDARD.threads(), STANDARD.queue(), STANDARD.search(), sizes);
  }

  @Test
  void theAnalysesOfAClientAreLimited() {
    try (var server = new RunningServer(data, limits(STANDARD.threads(), new Queue(4, 1, 10)))) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      var hint = "/api/v1/games/" + id + "/hint";
      var page = server.study(id);
      page.send(LONG_ANALYSIS);
      page.await("analysis", _ -> true);
      var refused = server.post(hint, "{\"at\":0,\"timeMs\":10}");
      assertThat(refused.status()).isEqualTo(429);
      assertThat(refused.code()).isEqualTo("too-many-searches");
      page.send("{\"type\":\"stop\",\"request\":2}");
      page.await("ended", _ -> true);
      assertThat(server.post(hint, "{\"at\":0,\"timeMs\":10}").status()).isEqualTo(200);
    }
  }

  @Test
  void aSearchThatDoesNotFitTheQueueIsReportedAndTriedAgain() {
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
  void theRunningSearchesOfAClientsGamesAreLimited() {
    try (var server = new RunningServer(data, limits(STANDARD.threads(), new Queue(1, 1, 10)))) {
      server.listen(server.create("reversi", LONG_THINKER)).await("thinking", _ -> true);
      var second = server.listen(server.create("reversi", LONG_THINKER));
      assertThat(second.await("problem", _ -> true).get("problem").get("code").asString())
          .isEqualTo("too-many-searches");
    }
  }

  @Test
  void anAnalysisDoesNotDelayTheComputersMove() {
    var limits = limits(new Threads(1, 1), new Queue(4, 5, 50));
    try (var server = new RunningServer(data, limits)) {
      var id = server.create("reversi", RunningServer.AGAINST_LEVEL_1);
      var analysing = server.study(id);
      analysing.send(LONG_ANALYSIS);
      analysing.await("analysis", _ -> true);
      var page = server.listen(id);
      server.play(id, 0, "f5");
      page.awaitGame(game -> game.get("nodes").size() == 3);
      assertThat(server.metric("searches_running")).as("the analysis goes on").isEqualTo(1);
    }
  }

  @Test
  void theMovesOfAGameAreLimited() {
    try (var server = new RunningServer(data, limits(new Sizes(2, 100_000, 100_000)))) {
      var id = server.create("reversi", RunningServer.TWO_PEOPLE);
      server.play(id, 0, "f5");
      server.play(id, 1, "d6");
      var refused = server.play(id, 2, "c3");
      assertThat(refused.code()).isEqualTo("too-many-nodes");
    }
  }

  @Test
  void theSizeOfAFileIsLimited() {
    try (var server = new RunningServer(data, limits(new Sizes(100, 100_000, 200_000)))) {
      var line = "{\"schema\":1}\n";
      var answer = server.post("/api/v1/archive", line.repeat(20_000));
      assertThat(answer.status()).isEqualTo(413);
      assertThat(server.post("/api/v1/archive", line).json().get("broken")).hasSize(1);
    }
  }
}
