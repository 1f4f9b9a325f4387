package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The paths and walls of both players, and what they are worth together: a sum of
/// [QuoridorClassicTerms] with the weights of [QuoridorClassicEvaluatorFactory].
final class QuoridorClassicEvaluator implements Evaluator {

  private final int[] weights;
  private final int[] counts = new int[QuoridorClassicTerms.COUNT];

  QuoridorClassicEvaluator(Map<String, Integer> weights) {
    this.weights =
        QuoridorClassicEvaluatorFactory.WEIGHTS.stream()
            .mapToInt(weight -> QuoridorTerms.value(weight, weights))
            .toArray();
  }

  @Override
  public int evaluate(Position position) {
    QuoridorClassicTerms.count((QuoridorPosition) position, counts);
    int score = 0;
    for (int i = 0; i < counts.length; i++) {
      score += weights[i] * counts[i];
    }
    return Score.clampEvaluation(score);
  }

  @Override
  public List<Term> explain(Position position) {
    QuoridorClassicTerms.count((QuoridorPosition) position, counts);
    var terms = new ArrayList<Term>();
    for (int i = 0; i < counts.length; i++) {
      var name = QuoridorClassicEvaluatorFactory.WEIGHTS.get(i).name();
      terms.add(QuoridorTerms.term(name, counts[i], weights[i]));
    }
    return terms;
  }
}
