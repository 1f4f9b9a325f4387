package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.EvaluatorFactory.Weight;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.OptionTable;
import dev.secateur.core.SearchOption;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The preset with the configuration of docs/requirements.md, S1 to S5.
class FoundingPresetTest {

  private final Evaluators evaluators = Evaluators.installed();

  private static Game game(String name) {
    return Games.installed().find(name);
  }

  private Settings founding(String game) {
    return evaluators.preset(game(game), OptionTable.FOUNDING, null);
  }

  private Map<String, Integer> weights(String game) {
    return founding(game).evaluator().weights().stream()
        .collect(Collectors.toMap(Weight::name, Weight::standard));
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void itSearchesTwoPliesWithoutDeepeningUnlessADepthIsGiven(String name) {
    var engine = new Engine(game(name), founding(name));
    for (var limits : new Limits[] {Limits.NONE, Limits.moveTime(3_600_000)}) {
      var found = engine.search(game(name).start(), limits);
      assertThat(found.depth()).isEqualTo(2);
      assertThat(found.statistics().iterationMillis()).hasSize(1);
    }
    var deeper = engine.search(game(name).start(), Limits.depth(3));
    assertThat(deeper.depth()).isEqualTo(3);
    assertThat(deeper.statistics().iterationMillis()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void itHasAnEvaluatorOfItsOwnUnlessAnotherIsNamed(String name) {
    assertThat(founding(name).evaluator().name()).isEqualTo("founding");
    var standard = evaluators.standard(game(name)).name();
    assertThat(standard).isNotEqualTo("founding");
    assertThat(evaluators.preset(game(name), "founding", standard).evaluator().name())
        .isEqualTo(standard);
    assertThat(evaluators.preset(game(name), "default", null).evaluator().name())
        .isEqualTo(standard);
  }

  /// Also those that a game switches on by default.
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void everyOtherTechniqueIsOff(String name) {
    var options = founding(name).options().withDefaults(game(name).optionDefaults());
    var on =
        evaluators.options().techniques().stream()
            .filter(options::has)
            .map(SearchOption::text)
            .collect(Collectors.toSet());
    assertThat(on)
        .isEqualTo(
            Set.of(
                "table",
                "ordering",
                "noisy-first",
                "killers",
                "history",
                "draw-rules",
                "lazy-walls"));
  }

  @Test
  void aKingOfCheckersIsWorthThreeMen() {
    assertThat(weights("checkers")).containsEntry("man", 100).containsEntry("king", 300);
    var position = game("checkers").notation().parsePosition("B:WK30:B1,2,K5");
    var terms = founding("checkers").evaluator().create(Map.of()).explain(position);
    assertThat(terms)
        .anySatisfy(
            term -> {
              assertThat(term.name()).isEqualTo("king");
              assertThat(term.weight()).isEqualTo(3);
            });
  }

  @Test
  void thePathIsTheStrongestTermOfQuoridor() {
    var weights = weights("quoridor");
    assertThat(weights.keySet())
        .containsExactlyInAnyOrder("path", "tempo", "robustness", "walls", "urgency", "mobility");
    assertThat(weights).containsEntry("tempo", 0);
    assertThat(weights.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey())
        .isEqualTo("path");
    var start = game("quoridor").start();
    var terms = founding("quoridor").evaluator().create(Map.of()).explain(start);
    var strongest = terms.stream().max(Comparator.comparingDouble(term -> term.weight()));
    assertThat(strongest.orElseThrow().name()).isEqualTo("path");
  }

  @Test
  void reversiCountsDiscs() {
    assertThat(weights("reversi")).isEqualTo(Map.of("disc", 100));
  }
}
