package dev.secateur.lab.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JudgedPositionTest {

  static final String START = "---------------------------OX------XO--------------------------- X";

  @TempDir private Path folder;

  private static Game game(String name) {
    return Games.installed().find(name);
  }

  private List<JudgedPosition> read(String game, double unit, String text) throws IOException {
    return JudgedPosition.read(
        Files.writeString(folder.resolve("judged.txt"), text), game(game), unit);
  }

  @Test
  void obfHasAPositionAndTheValuesOfItsMoves() throws IOException {
    var all = read("reversi", 1, "# mine\n\n" + START + "; F5:+2; D3:-1.5; --:-127; % easy\n");
    assertThat(all).hasSize(1);
    var position = all.getFirst();
    assertThat(position.place().text()).isEqualTo("line 3 of judged.txt");
    assertThat(position.values().values()).containsExactly(2.0, -1.5);
    assertThat(position.text(position.bestMove())).isEqualTo("f5");
    long d3 = position.record().game().notation().parseMove(position.position(), "d3");
    assertThat(position.loss(d3)).hasValue(3.5);
    long e6 = position.record().game().notation().parseMove(position.position(), "e6");
    assertThat(position.loss(e6)).isEmpty();
  }

  @Test
  void jsonHasMovesOrAPositionAndOtherFieldsAreIgnored() throws IOException {
    var all =
        read(
            "checkers",
            200,
            """
            {"moves": "11-15 23-19", "values": {"8-11": 100, "9-14": -300}, "depth": 9}
            {"position": "B:W21:B1", "moves": "1-5 21-17", "values": {"5-9": 0}}
            """);
    assertThat(all.getFirst().record().plies()).isEqualTo(2);
    assertThat(all.getFirst().values().values()).containsExactly(0.5, -1.5);
    assertThat(all.getLast().record().start()).isEqualTo("B:W21:B1");
    assertThat(all.getLast().record().plies()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"moves": "f5"                               | is not a JSON object: expected POSITION; MOVE:VALUE;
          [1]                                          | expected
          {"values": {"f5": 1}}                        | there is neither position nor moves: expected
          {"moves": 5, "values": {"f5": 1}}            | moves is not a text: expected
          {"moves": "f5"}                              | there are no values of moves: expected
          {"moves": "f5", "values": {}}                | there are no values of moves: expected
          {"moves": "f5", "values": {"d6": "good"}}    | the value of "d6" is not a number
          {"moves": "f5", "values": {"a1": 1}}         | "a1" is not legal
          {"moves": "f5 a1", "values": {"a1": 1}}      | "a1" is not legal: it outflanks no disc (character 4 of "f5 a1")
          {"position": "XO", "values": {"a1": 1}}      | expected
          START                                        | there are no values of moves: expected
          START; f5; d3:1                              | "f5" has no value: expected a move and its value
          START; f5:many                               | "f5:many" has no value
          START; a1:3                                  | "a1" is not legal
          """)
  void aBadLineIsNamedWithTheReason(String line, String reason) {
    var text = "# first\n" + line.replace("START", START) + "\n";
    assertThatThrownBy(() -> read("reversi", 1, text))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("line 2 of judged.txt: ")
        .hasMessageContaining(reason)
        .message()
        .doesNotContain("\n");
  }

  @Test
  void aPositionInWhichTheGameIsOverIsRefused() {
    assertThatThrownBy(() -> read("reversi", 1, "X".repeat(64) + " X; f5:1\n"))
        .hasMessageStartingWith("line 1 of judged.txt: the game is over in this position");
  }

  @Test
  void aFileWithoutPositionsIsRefused() throws IOException {
    assertThatThrownBy(() -> read("reversi", 1, "# nothing\n"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("judged.txt has no positions: expected lines such as");
    var binary = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, 1});
    assertThatThrownBy(() -> JudgedPosition.read(binary, game("reversi"), 1))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("not text in UTF-8");
  }
}
