package dev.secateur.lab.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomesTest {

  private static final Game CHECKERS = Games.installed().find("checkers");

  /// Positions one man ahead or behind. In the third one the side that is behind wins by a jump.
  private static final String POSITIONS =
      """
      # the side to move, and whether it won
      {"position": "B:W28:B1,2", "won": 1}
      {"position": "W:W28:B1,2", "won": 0}
      {"position": "B:W18,27:B14", "won": 1}
      {"position": "B:W28:B1", "won": 0.5}
      """;

  @TempDir private Path folder;

  private List<OutcomePosition> read(String text) throws IOException {
    return OutcomePosition.read(Files.writeString(folder.resolve("games.jsonl"), text), CHECKERS);
  }

  private static Engine material() {
    var evaluator = Evaluators.installed().find(CHECKERS, "material");
    return new Engine(CHECKERS, Settings.of(evaluator));
  }

  @Test
  void aSearchCanPredictMoreThanTheEvaluator() throws IOException {
    var outcomes = new Outcomes(read(POSITIONS), material());
    var alone = outcomes.ofEvaluator();
    assertThat(alone.positions()).isEqualTo(4);
    assertThat(alone.rightSign()).isEqualTo(2 / 3.0);
    var progress = new ArrayList<Integer>();
    var searched = outcomes.ofSearch(Limits.depth(5), progress::add);
    assertThat(searched.rightSign()).isEqualTo(1);
    assertThat(searched.logLoss()).isLessThan(alone.logLoss());
    assertThat(progress).containsExactly(1, 2, 3, 4);
  }

  @Test
  void afterAStopThePositionsSoFarCount() throws IOException {
    var outcomes = new Outcomes(read(POSITIONS), material());
    var searched =
        outcomes.ofSearch(
            Limits.depth(3),
            done -> {
              if (done == 2) {
                outcomes.stop();
              }
            });
    assertThat(searched.positions()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          B:W28:B1,2                       | is not a JSON object: expected {"position" or "moves"
          {"won": 1}                       | there is neither position nor moves
          {"moves": "11-15"}               | there is no result of the game: expected
          {"moves": "11-15", "won": 2}     | there is no result of the game: expected
          {"moves": "11-15", "won": "yes"} | there is no result of the game: expected
          {"moves": "11-16 1-2", "won": 1} | (character 7 of "11-16 1-2")
          {"position": "B:W28:B", "won": 0} | expected
          """)
  void aBadLineIsNamedWithTheReason(String line, String reason) {
    assertThatThrownBy(() -> read(POSITIONS + line + "\n"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("line 6 of games.jsonl: ")
        .hasMessageContaining(reason);
  }
}
