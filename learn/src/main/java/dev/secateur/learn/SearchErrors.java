package dev.secateur.learn;

import dev.secateur.core.Evaluator;
import java.util.Arrays;
import java.util.List;

/// How well shallow searches with a model predict deep ones, as a table that a search can read
/// quickly, between measured depths and beyond them ([SearchErrorFit]).
public final class SearchErrors {

  public static final SearchErrors NONE = new SearchErrors(List.of(), 1);

  private static final int DEPTHS = 32;

  /// For each phase, depth and shallow depth the standard deviation in points.
  private final int[] table;

  private final List<ProbCutError> measured;

  private final SearchErrorFit fit;

  SearchErrors(List<ProbCutError> measured, int phases) {
    this.measured = List.copyOf(measured);
    table = new int[measured.isEmpty() ? 0 : phases * DEPTHS * DEPTHS];
    fit = new SearchErrorFit(this.measured, phases);
    Arrays.setAll(table, this::sigma);
  }

  private int sigma(int index) {
    int phase = index / (DEPTHS * DEPTHS);
    int depth = index / DEPTHS % DEPTHS;
    int shallow = index % DEPTHS;
    return (int) Math.round(fit.sigma(phase, depth, shallow));
  }

  /// What was measured.
  public List<ProbCutError> measured() {
    return measured;
  }

  /// The standard deviation of the difference between two searches, in points, or
  /// [Evaluator#NO_ERROR_KNOWN].
  public int of(int phase, int shallowDepth, int depth) {
    if (table.length == 0) {
      return Evaluator.NO_ERROR_KNOWN;
    }
    int deep = Math.min(depth, DEPTHS - 1);
    return table[(phase * DEPTHS + deep) * DEPTHS + Math.clamp(shallowDepth, 0, DEPTHS - 1)];
  }
}
