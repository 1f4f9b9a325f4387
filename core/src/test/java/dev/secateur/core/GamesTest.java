package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamesTest {

  private final Games games = Games.installed();

  @Test
  void aGameIsFoundByItsName() {
    assertThat(games.find("stones")).isInstanceOf(Stones.class);
    assertThat(games.all()).extracting(Game::name).containsExactly("stones");
    assertThat(games.problems()).isEmpty();
  }

  @Test
  void parametersAreSetInTheName() {
    var game = games.find("stones:count=3");
    assertThat(game.notation().formatPosition(game.start())).isEqualTo("3 1");
  }

  @Test
  void parametersThatAreNotSetHaveTheirStandardValue() {
    var game = games.find("stones:plies=1");
    assertThat(game.notation().formatPosition(game.start())).isEqualTo("5 1");
    assertThat(GameRecord.of(game).withMoves("1").result()).isEqualTo(Outcome.GameResult.DRAW);
  }

  @Test
  void aGameFoundOnceCanBeFoundAgainWithOtherParameters() {
    games.find("stones:count=3");
    assertThat(games.find("stones").start().key()).isEqualTo(new Stones().start().key());
  }

  @ParameterizedTest
  @CsvSource({"stones:count=1", "stones:count=9"})
  void theEndsOfARangeAreAllowed(String specification) {
    assertThat(games.find(specification)).isNotNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\'',
      textBlock =
          """
          ''|"" is not a game: expected stones
          chess|"chess" is not a game: expected stones
          Stones|"Stones" is not a game: expected stones
          ' stones'|" stones" is not a game: expected stones
          chess:count=1|"chess" is not a game: expected stones
          stones:|"" is not a parameter of stones (character 8 of "stones:"): expected count, plies, as name=number
          stones:size=1|"size" is not a parameter of stones (character 8 of "stones:size=1"): expected count, plies, as name=number
          stones:count=1,|"" is not a parameter of stones (character 16 of "stones:count=1,"): expected count, plies, as name=number
          stones:count=1,x=2|"x" is not a parameter of stones (character 16 of "stones:count=1,x=2"): expected count, plies, as name=number
          stones:count|"" is not a value of count (character 8 of "stones:count"): expected a number from 1 to 9
          stones:count=|"" is not a value of count (character 8 of "stones:count="): expected a number from 1 to 9
          stones:count=0|"0" is not a value of count (character 8 of "stones:count=0"): expected a number from 1 to 9
          stones:count=10|"10" is not a value of count (character 8 of "stones:count=10"): expected a number from 1 to 9
          stones:count=two|"two" is not a value of count (character 8 of "stones:count=two"): expected a number from 1 to 9
          stones:count=99999999999|"99999999999" is not a value of count (character 8 of "stones:count=99999999999"): expected a number from 1 to 9
          stones:plies=3,count=0|"0" is not a value of count (character 16 of "stones:plies=3,count=0"): expected a number from 1 to 9
          """)
  void aNameThatCannotBeUsedIsExplained(String specification, String message) {
    assertThatThrownBy(() -> games.find(specification))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void ofTwoGamesWithOneNameTheSecondIsLeftOut(@TempDir Path folder) throws IOException {
    var services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(Game.class.getName()), Stones.Twin.class.getName());
    var both = new Games(Plugins.find(folder.resolve("absent"), folder.toString()));
    assertThat(both.all()).hasSize(1);
    assertThat(both.find("stones").getClass()).isEqualTo(Stones.class);
    assertThat(both.problems())
        .containsExactly(
            "the game dev.secateur.core.Stones$Twin is left out: there is another game named stones");
  }

  @Test
  void aParameterWithAStandardValueOutOfRangeIsRefused() {
    assertThatThrownBy(() -> new GameParameter("size", 3, 9, 10, ""))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("size: the standard value is out of range");
    assertThatThrownBy(() -> new GameParameter("size", 3, 9, 2, ""))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
