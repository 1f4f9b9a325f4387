package dev.secateur.lab;

import static dev.secateur.lab.StandardEvaluator.standard;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// `bench.txt` has the exact number of nodes of each game's bench. If this test fails, the search
/// has changed: update the file if that was intended.
class BenchTest {

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void theNumberOfNodesIsTheOneInBenchTxt(String name) throws IOException {
    var lines = Files.readAllLines(Path.of("..", "bench.txt"));
    var game = Games.installed().find(name);
    var result = Bench.countNodes(game, standard(game));
    assertThat(lines).contains(name + " " + result.nodes());
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void thereAreEnoughTestPositions(String name) {
    var positions = TestPositions.of(Games.installed().find(name));
    assertThat(positions).hasSizeGreaterThanOrEqualTo(24);
    assertThat(positions).noneMatch(position -> position.outcome().isOver());
  }
}
