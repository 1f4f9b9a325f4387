package dev.secateur.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome;
import dev.secateur.core.Plugins;
import dev.secateur.learn.TrainingLoss;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WeightFitTest {

  private static final Game QUORIDOR = Games.installed().find("quoridor");
  private static final TrainingLoss.Logistic LOSS = new TrainingLoss.Logistic(2);

  @TempDir private Path folder;

  private static EvaluatorFactory evaluator(String game, String name) {
    return Plugins.none().load(EvaluatorFactory.class).stream()
        .filter(factory -> factory.game().equals(game) && factory.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /// Random games in which every score is that of an evaluator with given weights.
  private Path games(EvaluatorFactory factory, Map<String, Integer> weights) throws IOException {
    var evaluator = factory.create(weights);
    var file = folder.resolve("x");
    var random = new SplittableRandom(1);
    try (var writer = new TrainingDataWriter(file, new TrainingDataHeader("quoridor", "a test"))) {
      for (int game = 0; game < 60; game++) {
        var position = QUORIDOR.start();
        var plies = new ArrayList<LabelledPly>();
        while (!position.ending().isOver() && plies.size() < 60) {
          var moves = position.legalMoves();
          long move = moves[random.nextInt(moves.length)];
          var text = QUORIDOR.notation().formatMove(position, move);
          int score = evaluator.evaluate(position);
          plies.add(new LabelledPly(text, false, !position.isNoisy(), false, true, score));
          position.make(move);
        }
        writer.add(new LabelledGame("", plies, Outcome.GameResult.DRAW, false, 0));
      }
    }
    return file;
  }

  /// No pawn of a random game comes so near its goal that walls are urgent.
  @Test
  void itFindsTheWeightsThatMadeTheScores() throws IOException {
    var founding = evaluator("quoridor", "founding");
    var weights =
        Map.of("path", 63, "tempo", -17, "robustness", 9, "walls", 31, "urgency", 0, "mobility", 5);
    var fit = new WeightFit(QUORIDOR, founding, LOSS, 0);
    fit.read(games(founding, weights));
    assertThat(fit.size()).isGreaterThan(2_000);
    assertThat(fit.fit()).isEqualTo(weights);
    assertThat(fit.validationError(weights)).isLessThan(fit.validationError(fit.present()));
  }

  /// Draws say that all positions are even, so the more results count, the smaller the weights.
  @Test
  void resultsCountByTheirShare() throws IOException {
    var race = evaluator("quoridor", "race");
    var file = games(race, Map.of("path", 40, "tempo", 20));
    var scores = new WeightFit(QUORIDOR, race, LOSS, 0);
    scores.read(file);
    var results = new WeightFit(QUORIDOR, race, LOSS, 1);
    results.read(file);
    assertThat(scores.fit()).isEqualTo(Map.of("path", 40, "tempo", 20));
    assertThat(results.fit()).isEqualTo(Map.of("path", 0, "tempo", 0));
  }

  @Test
  void anEvaluatorThatIsNoSumOfItsWeightsIsRefused() throws IOException {
    var fit = new WeightFit(QUORIDOR, evaluator("quoridor", "learned"), LOSS, 0);
    var file = games(evaluator("quoridor", "race"), Map.of());
    assertThatThrownBy(() -> fit.read(file))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("which is no weight");
  }
}
