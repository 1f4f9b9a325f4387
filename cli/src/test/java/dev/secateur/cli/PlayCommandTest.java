package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The evaluator of the computer; the rest of the command is in the transcripts of games.
class PlayCommandTest {

  @TempDir private Path folder;

  /// A whole game of level 2 against itself.
  private CommandRun play(String... more) {
    var file = folder.resolve("game.txt").toString();
    var words = new ArrayList<>(List.of("play", "quoridor:size=3,walls=1", "--side", "none"));
    words.addAll(List.of("--level", "2", "--seed", "2", "--new", "--file", file));
    words.addAll(List.of(more));
    return CommandRun.of(words.toArray(String[]::new));
  }

  @Test
  void theComputerPlaysWithTheChosenEvaluator() {
    var standard = play();
    var founding = play("--evaluator", "founding");
    assertThat(standard.status()).isZero();
    assertThat(founding.status()).isZero();
    assertThat(founding.out()).contains("plays").isNotEqualTo(standard.out());
  }

  @Test
  void aBrokenModelIsRefusedBeforeTheGame() throws IOException {
    var broken = folder.resolve("broken.model");
    Files.writeString(broken, "nothing");
    var run = play("--evaluator", broken.toString());
    assertThat(run.err())
        .isEqualTo(
            "error: "
                + broken
                + " is not a model file: expected a file made by \"secateur train GAME fit\"\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.status()).isEqualTo(2);
  }
}
