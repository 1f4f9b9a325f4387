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

class OptionTableTest {

  private final OptionTable table = Games.installed().options();

  @Test
  void anOptionOfAGameIsListedAfterTheOptionThatItNames() {
    assertThat(table.all())
        .extracting(SearchOption::text)
        .containsSubsequence("deepening", "draw-rules", "alpha")
        .containsSequence("beta", "most-taken", "prune-threshold")
        .endsWith("overhead")
        .doesNotHaveDuplicates();
    assertThat(table.techniques()).contains(SearchOption.LMR).doesNotContain(Stones.MAX_TAKEN);
  }

  @Test
  void changedOptionsAreWrittenInTheOrderOfTheList() {
    var options = table.change(SearchOptions.STANDARD, "hash", "128");
    options = table.change(options, "most-taken", "1");
    options = table.change(options, "plain", "Fail-Soft");
    options = table.without(options, "lmr, killers");
    assertThat(options).hasToString("killers=off,lmr=off,most-taken=1,plain=fail-soft,hash=128");
    assertThat(options.number(Stones.MAX_TAKEN)).isEqualTo(1);
    assertThat(options.has(SearchOption.LMR)).isFalse();
    assertThat(options.word(SearchOption.PLAIN)).isEqualTo("fail-soft");
  }

  @Test
  void anOptionSetToItsStandardIsNoChange() {
    var options = table.change(SearchOptions.STANDARD, "most-taken", "2");
    assertThat(options.changes()).isEmpty();
    assertThat(options.with(SearchOption.SEED, 7).with(SearchOption.SEED, 1)).hasToString("");
  }

  @Test
  void aPresetSetsTheOptionsOfGamesToo() {
    assertThat(table.preset("default")).isEqualTo(SearchOptions.STANDARD);
    assertThat(table.preset("founding").changes())
        .containsEntry("most-taken", "1")
        .containsEntry("prune-threshold", "100")
        .containsEntry("pvs", "off");
    assertThatThrownBy(() -> table.preset("best"))
        .hasMessage("\"best\" is not a preset: expected default or founding");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          threads    | 0       | "0" is not a value of threads: expected 1 to 256
          threads    | many    | "many" is not a value of threads: expected 1 to 256
          most-taken | 3       | "3" is not a value of most-taken: expected 1 to 2
          lmr        | perhaps | "perhaps" is not a value of lmr: expected on or off
          alpha      | low     | "low" is not a value of alpha: expected a number, inf or -inf
          alpha      | NaN     | "NaN" is not a value of alpha: expected a number, inf or -inf
          plain      | fancy   | "fancy" is not a value of plain: expected none, minimax, fail-hard, fail-soft
          """)
  void aValueThatAnOptionCannotHaveIsExplained(String name, String value, String message) {
    assertThatThrownBy(() -> table.change(SearchOptions.STANDARD, name, value))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void anUnknownNameIsExplained() {
    assertThatThrownBy(() -> table.change(SearchOptions.STANDARD, "speed", "1"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("\"speed\" is not an option: expected deepening, aspiration, ")
        .hasMessageContaining("most-taken");
    assertThatThrownBy(() -> table.without(SearchOptions.STANDARD, "lmr,hash"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(
            "\"hash\" is not a technique (character 5 of \"lmr,hash\"): expected deepening");
  }

  @Test
  void aGameHasTheGeneralOptionsAndItsOwn() {
    var without = OptionTable.of(new Stones.Copycat()).all();
    assertThat(without).doesNotContain(Stones.MAX_TAKEN).contains(SearchOption.HASH);
    assertThat(OptionTable.of(new Stones()).all()).contains(Stones.MAX_TAKEN);
  }

  @Test
  void anOptionWhoseNameIsTakenIsLeftOut(@TempDir Path folder) throws IOException {
    var services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.writeString(services.resolve(Game.class.getName()), Stones.Copycat.class.getName());
    var games = new Games(Plugins.find(folder.resolve("absent"), folder.toString()));
    assertThat(games.all()).extracting(Game::name).containsExactly("copycat", "stones");
    assertThat(games.options().all())
        .contains(SearchOption.HASH, Stones.MAX_TAKEN)
        .hasSize(table.all().size() + 1)
        .last()
        .hasToString("shy");
    assertThat(games.problems())
        .containsExactly(
            "the option hash of dev.secateur.core.Stones$Copycat is left out:"
                + " there is another option named hash",
            "the option most-taken of dev.secateur.core.Stones$Copycat is left out:"
                + " there is another option named most-taken");
  }
}
