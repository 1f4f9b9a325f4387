package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.List;
import java.util.Map;

/// A weighted sum of the four criteria of the founding documents (docs/requirements.md), and the
/// turn.
final class QuoridorFoundingEvaluator implements Evaluator {

  private final int path;
  private final int tempo;
  private final int robustness;
  private final int walls;
  private final int urgency;
  private final int mobility;

  QuoridorFoundingEvaluator(Map<String, Integer> weights) {
    path = QuoridorTerms.value(QuoridorFoundingEvaluatorFactory.PATH, weights);
    tempo = QuoridorTerms.value(QuoridorFoundingEvaluatorFactory.TEMPO, weights);
    robustness = QuoridorTerms.value(QuoridorFoundingEvaluatorFactory.ROBUSTNESS, weights);
    walls = QuoridorTerms.value(QuoridorFoundingEvaluatorFactory.WALLS, weights);
    urgency = QuoridorTerms.value(QuoridorFoundingEvaluatorFactory.URGENCY, weights);
    mobility = QuoridorTerms.value(QuoridorFoundingEvaluatorFactory.MOBILITY, weights);
  }

  @Override
  public int evaluate(Position position) {
    var board = (QuoridorPosition) position;
    // Robustness comes first, because counting the paths also finds their length.
    int score =
        robustness * QuoridorTerms.robustness(board)
            + path * QuoridorTerms.path(board)
            + walls * QuoridorTerms.walls(board)
            + urgency * QuoridorTerms.urgency(board)
            + mobility * QuoridorTerms.mobility(board)
            + tempo;
    return Score.clampEvaluation(score);
  }

  @Override
  public List<Term> explain(Position position) {
    var board = (QuoridorPosition) position;
    return List.of(
        QuoridorTerms.term("path", QuoridorTerms.path(board), path),
        QuoridorTerms.term("robustness", QuoridorTerms.robustness(board), robustness),
        QuoridorTerms.term("walls", QuoridorTerms.walls(board), walls),
        QuoridorTerms.term("urgency", QuoridorTerms.urgency(board), urgency),
        QuoridorTerms.term("mobility", QuoridorTerms.mobility(board), mobility),
        QuoridorTerms.term("tempo", 1, tempo));
  }
}
