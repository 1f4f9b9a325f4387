package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

class AnalyseCommandTest {

  private static final int NODES = 100_000;
  private static final int THREADS = 2;

  /// A thread reports its nodes, and learns of those of the others, about every thousand nodes.
  private static final int NODES_BETWEEN_CHECKS = 1_024;

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi"})
  void aNodeLimitCountsTheNodesOfAllThreads(String game) {
    var run =
        CommandRun.of("analyse", game, "--threads", "" + THREADS, "--nodes", "" + NODES, "--json");
    assertThat(run.err()).isEmpty();
    var json = new JsonMapper().readTree(run.out());
    assertThat(json.path("nodes").longValue())
        .isBetween((long) NODES, (long) NODES + THREADS * NODES_BETWEEN_CHECKS);
  }
}
