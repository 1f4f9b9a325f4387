package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.Model;
import dev.secateur.learn.ModelEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A model, beside the formula of `classic`.
///
/// The model takes five times as long as the formula. So the evaluation is the model's score, but
/// at most [#MAX_DIFFERENCE] from the formula's: if the formula alone is farther than that outside
/// the window, the model need not be asked. On boards and with numbers of walls for which the model
/// was not trained, the formula is the evaluation.
final class QuoridorLearnedEvaluator implements Evaluator {

  /// In points.
  static final int MAX_DIFFERENCE = 300;

  /// What the limit takes from the score or adds to it.
  static final String NEAR_FORMULA = ModelEvaluator.PREFIX + "near-formula";

  private static final QuoridorRules TRAINED = new Quoridor().rules();

  private final ModelEvaluator model;
  private final Evaluator formula = new QuoridorClassicEvaluator(Map.of());

  QuoridorLearnedEvaluator(Model model, FeatureReader reader) {
    this.model = new ModelEvaluator(model, reader);
  }

  private static boolean isTrainedOn(QuoridorPosition board) {
    return board.rules().size == TRAINED.size && board.rules().walls == TRAINED.walls;
  }

  @Override
  public int evaluate(Position position) {
    int simple = formula.evaluate(position);
    return isTrainedOn((QuoridorPosition) position) ? nearFormula(position, simple) : simple;
  }

  private int nearFormula(Position position, int simple) {
    return Math.clamp(
        model.evaluate(position),
        Score.clampEvaluation(simple - MAX_DIFFERENCE),
        Score.clampEvaluation(simple + MAX_DIFFERENCE));
  }

  @Override
  public int evaluate(Position position, int alpha, int beta) {
    int simple = formula.evaluate(position);
    if (!isTrainedOn((QuoridorPosition) position)) {
      return simple;
    }
    int lowest = Score.clampEvaluation(simple - MAX_DIFFERENCE);
    if (lowest >= beta) {
      return lowest;
    }
    int highest = Score.clampEvaluation(simple + MAX_DIFFERENCE);
    if (highest <= alpha) {
      return highest;
    }
    return nearFormula(position, simple);
  }

  @Override
  public boolean isLazy() {
    return true;
  }

  @Override
  public int searchError(Position position, int shallowDepth, int depth) {
    return model.searchError(position, shallowDepth, depth);
  }

  @Override
  public List<Term> explain(Position position) {
    if (!isTrainedOn((QuoridorPosition) position)) {
      return formula.explain(position);
    }
    var terms = new ArrayList<>(model.explain(position));
    int difference = evaluate(position) - model.evaluate(position);
    if (difference != 0) {
      terms.add(QuoridorTerms.term(NEAR_FORMULA, 1, difference));
    }
    return terms;
  }
}
