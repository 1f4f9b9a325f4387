package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Levels;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlayFileTest {

  private static final String GOOD =
      """
      # A game of secateur play.
      game: quoridor:size=5
      start: - / - / c1 c5 / 10 10 / 1
      moves: c2 c4 c2h
      level: 4
      human: second
      seed: 7
      """;

  private final Game game = Games.installed().find("quoridor:size=5");

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void chooseFile() {
    file = folder.resolve("new/folder/game.txt");
  }

  private TerminalGame played() {
    return new TerminalGame(
        GameRecord.of(game).withMoves("c2 c4 c2h"), Levels.find(game, "4"), HumanSide.SECOND, 7);
  }

  @Test
  void aSavedGameIsReadableText() throws IOException {
    PlayFile.write(file, played());
    assertThat(file).hasContent(GOOD);
  }

  @Test
  void aSavedGameCanBeReadAgain() throws IOException {
    PlayFile.write(file, played());
    assertThat(PlayFile.read(file, game)).isEqualTo(played());
    PlayFile.write(file, played().withResignation());
    assertThat(PlayFile.read(file, game)).isEqualTo(played().withResignation());
    assertThat(file.getParent()).isDirectoryNotContaining("glob:**.secateur-*");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game: quoridor:size=5 | game: reversi | it is a game of \"reversi\"",
        "start: -              | start: ?      | expected",
        "c4 c2h                | c4 c9         | \"c9\"",
        "level: 4              | level: 12     | \"12\" is not a level",
        "human: second         | human: red    | \"red\" is not a side",
        "seed: 7               | seed: -7      | \"-7\" is not a seed",
        "seed: 7               | colour: red   | the line \"colour: red\" is unknown",
        "seed: 7               | seed          | the line \"seed\" is unknown",
        "seed: 7               | #             | there is no line for seed"
      })
  void theErrorNamesTheFileAndWhatIsWrong(String good, String bad, String message)
      throws IOException {
    file = folder.resolve("broken.txt");
    Files.writeString(file, GOOD.replace(good, bad));
    assertThatThrownBy(() -> PlayFile.read(file, game))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(file + " is not a saved game of quoridor:size=5: ")
        .hasMessageContaining(message);
  }

  @Test
  void aFileThatIsNotASavedGameIsNotOverwritten() throws IOException {
    file = folder.resolve("thesis.txt");
    Files.writeString(file, "Chapter 1");
    assertThatThrownBy(() -> PlayFile.write(file, played())).isInstanceOf(IOException.class);
    assertThat(file).hasContent("Chapter 1");
  }

  @Test
  void gamesAreSavedInTheStateFolder() {
    assertThat(PlayFile.defaultFile(game, Map.of(), "/home/ada"))
        .isEqualTo(Path.of("/home/ada/.local/state/secateur/play-quoridor-size=5.txt"));
    assertThat(PlayFile.defaultFile(game, Map.of("XDG_STATE_HOME", "/state"), "/home/ada"))
        .isEqualTo(Path.of("/state/secateur/play-quoridor-size=5.txt"));
  }
}
