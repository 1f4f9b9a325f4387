package dev.secateur.lab.openings;

import static dev.secateur.lab.StandardEvaluator.standard;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Opening;
import dev.secateur.lab.openings.OpeningCheck.OpeningProblemKind;
import dev.secateur.lab.openings.OpeningGenerator.GeneratedOpening;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningGeneratorTest {

  private static final OpeningRequirements QUICK = new OpeningRequirements(12, 3, 5, 4, 1, 2, 7);

  /// Most openings of Reversi that are so short are more than a disc better for one side.
  private static final OpeningRequirements QUICK_REVERSI =
      new OpeningRequirements(12, 3, 5, 4, 3, 3, 7);

  private final Game reversi = game("reversi");

  private static Game game(String name) {
    return Games.installed().find(name);
  }

  private static List<GeneratedOpening> make(
      Game game, OpeningRequirements requirements, List<Opening> before) {
    var made = new ArrayList<GeneratedOpening>();
    new OpeningGenerator(game, standard(game), requirements, before).make(made::add);
    return made;
  }

  private static List<Opening> openings(List<GeneratedOpening> made) {
    return made.stream().map(each -> new Opening(each.moves(), "")).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor:size=5,walls=3"})
  void generatedOpeningsMeetTheirRequirements(String name) {
    var game = game(name);
    var requirements = name.equals("reversi") ? QUICK_REVERSI : QUICK;
    var made = make(game, requirements, List.of());
    assertThat(made).hasSize(12);
    var check = new OpeningCheck(game, standard(game), requirements.depth(), requirements.margin());
    for (var opening : openings(made)) {
      var verdict = check.check(opening, 1);
      assertThat(verdict.problem()).as(opening.text()).isEmpty();
      assertThat(verdict.plies()).isBetween(3, 5);
    }
  }

  @Test
  void theSameSeedGivesTheSameSetAndAnotherSeedAnotherSet() {
    var made = make(reversi, QUICK_REVERSI, List.of());
    assertThat(make(reversi, QUICK_REVERSI, List.of())).isEqualTo(made);
    assertThat(make(reversi, QUICK_REVERSI.withSeed(8), List.of())).isNotEqualTo(made);
  }

  @Test
  void anInterruptedSetContinuesWithTheSameOpenings() {
    var whole = make(reversi, QUICK_REVERSI, List.of());
    var before = openings(whole.subList(0, 5));
    assertThat(make(reversi, QUICK_REVERSI, before)).isEqualTo(whole.subList(5, 12));
  }

  @Test
  void generatingEndsIfTheGameHasTooFewOpenings() {
    // The four first moves of Reversi are symmetric.
    var one = new OpeningRequirements(2, 1, 1, 1, 99, 99, 1);
    assertThat(make(reversi, one, List.of())).hasSize(1);
  }

  @Test
  void symmetricPositionsAreDuplicates() {
    var check = new OpeningCheck(reversi, standard(reversi), 0, 0);
    assertThat(check.check(new Opening("f5 d6 c3", ""), 1).problem()).isEmpty();
    for (var same : List.of("d3 c5 f6", "e6 f4 c3", "c4 e3 f6")) {
      assertThat(check.check(new Opening(same, ""), 2).problem())
          .as(same)
          .hasValueSatisfying(
              problem -> assertThat(problem.kind()).isEqualTo(OpeningProblemKind.DUPLICATE));
    }
    assertThat(check.check(new Opening("f5 f6 e6", ""), 3).problem()).isEmpty();
  }

  @Test
  void transpositionsInQuoridorAreDuplicates() {
    var check = new OpeningCheck(game("quoridor"), standard(game("quoridor")), 0, 0);
    check.check(new Opening("e2 e8 a3h h6v", ""), 1);
    assertThat(check.check(new Opening("a3h h6v e2 e8", ""), 2).problem()).isPresent();
    assertThat(check.check(new Opening("h3h a6v e2 e8", ""), 3).problem()).isPresent();
    assertThat(check.check(new Opening("h3h b6v e2 e8", ""), 4).problem()).isEmpty();
  }
}
