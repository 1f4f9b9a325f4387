package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Games;
import dev.secateur.core.Score;
import dev.secateur.learn.ModelEvaluator;
import dev.secateur.testkit.Successors;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuoridorLearnedEvaluatorTest {

  private final QuoridorLearnedFactory factory = new QuoridorLearnedFactory();
  private final Evaluator learned = factory.create(Map.of());
  private final Evaluator formula = new QuoridorClassicEvaluatorFactory().create(Map.of());
  private final Evaluator model =
      new ModelEvaluator(factory.model(), new QuoridorFeatures().newReader());

  @Test
  void itIsTheModelButNearTheFormula() {
    int[] limited = new int[2];
    Successors.inRandomGames(
        new Quoridor(),
        40,
        position -> {
          if (position.ending().isOver()) {
            return;
          }
          int simple = formula.evaluate(position);
          int difference = learned.evaluate(position) - simple;
          assertThat(Math.abs(difference))
              .isLessThanOrEqualTo(QuoridorLearnedEvaluator.MAX_DIFFERENCE);
          if (Math.abs(model.evaluate(position) - simple)
              <= QuoridorLearnedEvaluator.MAX_DIFFERENCE) {
            assertThat(learned.evaluate(position)).isEqualTo(model.evaluate(position));
            limited[0]++;
          } else {
            limited[1]++;
          }
        });
    assertThat(limited[0]).isPositive();
    assertThat(limited[1]).isPositive();
  }

  /// A lazy answer may be a bound, but it is on the same side of the window as the full evaluation.
  @Test
  void aLazyAnswerIsOnTheRightSideOfTheWindow() {
    var random = new SplittableRandom(1);
    int[] bounds = new int[1];
    Successors.inRandomGames(
        new Quoridor(),
        40,
        position -> {
          if (position.ending().isOver()) {
            return;
          }
          int score = learned.evaluate(position);
          int alpha = score + random.nextInt(-900, 900);
          int beta = alpha + 1 + random.nextInt(50);
          int answer = learned.evaluate(position, alpha, beta);
          assertThat(answer >= beta).isEqualTo(score >= beta);
          assertThat(answer <= alpha).isEqualTo(score <= alpha);
          bounds[0] += answer == score ? 0 : 1;
        });
    assertThat(bounds[0]).as("answers without the model").isPositive();
  }

  /// The model has seen boards of nine cells and games with ten walls only.
  @ParameterizedTest
  @ValueSource(
      strings = {"quoridor:size=5", "quoridor:size=8", "quoridor:walls=4", "quoridor:walls=12"})
  void onOtherBoardsTheFormulaAnswers(String game) {
    Successors.inRandomGames(
        Games.installed().find(game),
        5,
        position -> {
          if (!position.ending().isOver()) {
            int simple = formula.evaluate(position);
            assertThat(learned.evaluate(position)).isEqualTo(simple);
            assertThat(learned.evaluate(position, -10, 10)).isEqualTo(simple);
            assertThat(learned.explain(position)).isEqualTo(formula.explain(position));
          }
        });
  }

  @Test
  void whatTheLimitChangesIsATerm() {
    int[] seen = new int[1];
    Successors.inRandomGames(
        new Quoridor(),
        10,
        position -> {
          if (position.ending().isOver()) {
            return;
          }
          double limited = 0;
          for (var term : learned.explain(position)) {
            if (term.name().equals(QuoridorLearnedEvaluator.NEAR_FORMULA)) {
              limited = term.contribution();
              seen[0]++;
            }
          }
          int difference = learned.evaluate(position) - model.evaluate(position);
          assertThat(limited).isCloseTo(Score.inUnits(difference), within(1e-9));
        });
    assertThat(seen[0]).isPositive();
  }
}
