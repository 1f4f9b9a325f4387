package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Plugins;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game from a plug-in that brings no evaluator. Every position is worth 0 to it, and the search
/// does the rest.
class PluginGameTest {

  @TempDir Path folder;
  private Plugins plugins;

  @BeforeEach
  void writeJar() throws IOException {
    Files.createDirectories(folder.resolve("plugins"));
    ExamplePlugin.writeJar(Path.of(".."), folder.resolve("plugins/tictactoe.jar"));
    plugins = Plugins.find(folder.resolve("plugins"), "");
  }

  private String run(String... arguments) {
    var ended = CommandRun.of(plugins, arguments);
    assertThat(ended.err()).isEmpty();
    assertThat(ended.status()).isZero();
    return ended.out();
  }

  /// x has 1 and 2, o has 4 and 5: the side to move can complete a row of three.
  @Test
  void analysisFindsTheWin() {
    assertThat(run("analyse", "tictactoe", "--moves", "1 4 2 5", "--depth", "3"))
        .startsWith("best 3, win in 1");
    assertThat(run("analyse", "tictactoe", "--depth", "30")).contains("+0.00 points, exact\n");
  }

  @Test
  void theComputerPlaysBothSidesToTheEnd() {
    var played =
        run(
            "play",
            "tictactoe",
            "--side",
            "none",
            "--level",
            "10",
            "--seed",
            "1",
            "--time",
            "20ms",
            "--file",
            folder.resolve("game.txt").toString());
    assertThat(played.lines().filter(line -> line.matches(".* plays [1-9] \\(.*\\)")).count())
        .isBetween(5L, 9L);
  }

  @Test
  void twoEnginesPlayAMatch() {
    var match =
        run(
            "match",
            "--game",
            "tictactoe",
            "--engine",
            "secateur:depth=9,hash=1",
            "--engine",
            "secateur:depth=1,hash=1",
            "--games",
            "4",
            "--out",
            folder.resolve("games.jsonl").toString());
    assertThat(match).contains("secateur:depth=9,hash=1", "secateur:depth=1,hash=1");
  }

  @Test
  void aTreeOfItsPositionsHasLeavesOfZero() {
    // Nobody can have three in a row after four plies. The tree has three moves of each
    // position.
    var tree = run("tree", "--game", "tictactoe", "--moves", "1 4", "--depth", "2");
    var leaves = tree.lines().filter(line -> line.matches("[|` ] {2}[|`]- .*")).toList();
    assertThat(leaves).hasSize(9).allMatch(line -> line.matches(".*- (x )?[1-9] 0( .*)?"));
    assertThat(tree).contains(": root = 0, ");
  }

  @Test
  void theZeroEvaluatorIsListed() {
    assertThat(run("evaluators", "tictactoe")).contains("zero", "every position is worth 0");
  }
}
