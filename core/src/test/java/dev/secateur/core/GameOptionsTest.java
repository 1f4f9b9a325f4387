package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// Standard values that a game sets for itself.
class GameOptionsTest {

  private static final SearchOption OWN = SearchOption.number("own", 3, 0, 9, "of this game");

  /// A game that uses ProbCut and has an option of its own.
  private static final class ProbCutGame extends Stones {

    @Override
    public List<SearchOption> options() {
      return List.of(OWN);
    }

    @Override
    public Map<SearchOption, Double> optionDefaults() {
      return Map.of(SearchOption.PROBCUT, 1.0, OWN, 5.0);
    }
  }

  @Test
  void theTableOfAGameHasItsStandardValuesAndAllGeneralOptions() {
    var table = OptionTable.of(new ProbCutGame());
    assertThat(table.all()).containsAll(SearchOption.general()).contains(OWN);
    assertThat(standard(table, "probcut")).isEqualTo(1);
    assertThat(standard(table, "own")).isEqualTo(5);
    assertThat(standard(table, "null-move")).isZero();
    assertThat(standard(OptionTable.of(new Stones()), "probcut")).isZero();
  }

  private static double standard(OptionTable table, String name) {
    return table.all().stream()
        .filter(option -> option.text().equals(name))
        .findFirst()
        .orElseThrow()
        .standard();
  }

  @Test
  void aValueThatAUserSetsComesBeforeTheStandardOfTheGame() {
    var defaults = new ProbCutGame().optionDefaults();
    assertThat(SearchOptions.STANDARD.withDefaults(defaults).has(SearchOption.PROBCUT)).isTrue();
    var off = SearchOptions.STANDARD.off(SearchOption.PROBCUT);
    assertThat(off.withDefaults(defaults).has(SearchOption.PROBCUT)).isFalse();
  }

  /// Otherwise a match or a stored search would lose that its user switched the technique off.
  @Test
  void anOptionThatDependsOnTheGameIsAlwaysListedAmongTheChanges() {
    assertThat(SearchOptions.STANDARD.off(SearchOption.PROBCUT).changes())
        .containsExactly(Map.entry("probcut", "off"));
    assertThat(SearchOptions.STANDARD.with(SearchOption.HASH, 64).changes()).isEmpty();
  }
}
