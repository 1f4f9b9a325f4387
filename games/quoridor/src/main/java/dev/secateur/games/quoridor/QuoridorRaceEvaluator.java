package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.List;
import java.util.Map;

/// Who is ahead in the race: the difference of the shortest paths, and the turn.
final class QuoridorRaceEvaluator implements Evaluator {

  private final int path;
  private final int tempo;

  QuoridorRaceEvaluator(Map<String, Integer> weights) {
    path = QuoridorTerms.value(QuoridorRaceEvaluatorFactory.PATH, weights);
    tempo = QuoridorTerms.value(QuoridorRaceEvaluatorFactory.TEMPO, weights);
  }

  @Override
  public int evaluate(Position position) {
    return Score.clampEvaluation(path * QuoridorTerms.path((QuoridorPosition) position) + tempo);
  }

  @Override
  public List<Term> explain(Position position) {
    return List.of(
        QuoridorTerms.term("path", QuoridorTerms.path((QuoridorPosition) position), path),
        QuoridorTerms.term("tempo", 1, tempo));
  }
}
