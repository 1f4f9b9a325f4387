package dev.secateur.learn;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;

/// Evaluates positions of a game by a model. Belongs to one thread; the model is shared.
public final class ModelEvaluator implements Evaluator {

  /// The names of all terms begin with this. A game may have a hand-made term with the same name
  /// as a group, which means something else: a disc in a corner, not a corner region.
  public static final String PREFIX = "input.";

  /// What the model says about a position without active rows.
  public static final String BASE = "base";

  /// What was cut off because no evaluation may look like a proven win.
  public static final String LIMIT = "limit";

  private final Model model;
  private final FeatureReader reader;

  /// One for each side to move: positions look different to the two sides, so the last one with the
  /// same side to move is the most similar.
  private final List<ModelScratch> scratches;

  private final int[] activeRows;

  public ModelEvaluator(Model model, FeatureReader reader) {
    if (!model.layout().digest().equals(reader.layout().digest())) {
      throw new IllegalArgumentException(
          "the model was trained with other features: %s, not %s"
              .formatted(model.layout(), reader.layout()));
    }
    this.model = model;
    this.reader = reader;
    scratches = List.of(model.newScratch(), model.newScratch());
    activeRows = new int[model.layout().maxActive()];
  }

  public Model model() {
    return model;
  }

  @Override
  public int evaluate(Position position) {
    int count = reader.read(position, activeRows);
    return Score.clampEvaluation(
        model.evaluate(
            activeRows, count, reader.phase(position), scratches.get(position.sideToMove())));
  }

  @Override
  public int searchError(Position position, int shallowDepth, int depth) {
    return model.searchErrors().of(reader.phase(position), shallowDepth, depth);
  }

  /// One term for each group of rows that is active, and the base.
  ///
  /// The share of a group is its Shapley value: how much the score changes when the group is added,
  /// averaged over all orders in which the groups can be added one after the other. For a linear
  /// model that is simply the sum of its weights. The shares are whole points; with the base they
  /// add up to the score exactly.
  @Override
  public List<Term> explain(Position position) {
    int count = reader.read(position, activeRows);
    int phase = reader.phase(position);
    var contributions =
        new GroupContributions(model, activeRows, count, phase, scratches.getFirst());
    var terms = new ArrayList<Term>();
    terms.add(term(BASE, 1, contributions.base()));
    int[] shares = contributions.shares();
    for (int group = 0; group < shares.length; group++) {
      int active = contributions.active(group);
      if (active > 0) {
        terms.add(term(model.layout().groups().get(group), active, shares[group]));
      }
    }
    int score = contributions.score();
    int limited = Score.clampEvaluation(score);
    if (limited != score) {
      terms.add(term(LIMIT, 1, limited - score));
    }
    return terms;
  }

  private static Term term(String code, int active, int points) {
    double units = Score.inUnits(points);
    return new Term(PREFIX + code, active, units / active, units);
  }
}
