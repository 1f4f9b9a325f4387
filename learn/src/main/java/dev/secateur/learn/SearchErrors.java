package dev.secateur.learn;

import dev.secateur.core.Evaluator;
import java.util.Arrays;
import java.util.List;

/// How well shallow searches with a model predict deep ones, as a table that a search can read
/// quickly. Where nothing was measured, the nearest measured depths and phase count.
public final class SearchErrors {

  public static final SearchErrors NONE = new SearchErrors(List.of(), 1);

  private static final int DEPTHS = 32;

  /// For each phase, depth and shallow depth the standard deviation in points.
  private final int[] table;

  private final List<ProbCutError> measured;

  SearchErrors(List<ProbCutError> measured, int phases) {
    this.measured = List.copyOf(measured);
    table = new int[measured.isEmpty() ? 0 : phases * DEPTHS * DEPTHS];
    Arrays.setAll(table, this::nearest);
  }

  private int nearest(int index) {
    int phase = index / (DEPTHS * DEPTHS);
    int depth = index / DEPTHS % DEPTHS;
    int shallow = index % DEPTHS;
    int smallest = Integer.MAX_VALUE;
    double sigma = 0;
    for (var error : measured) {
      int distance =
          100 * Math.abs(error.phase() - phase)
              + 2 * Math.abs(error.depth() - depth)
              + 3 * Math.abs(error.shallowDepth() - shallow);
      if (distance < smallest) {
        smallest = distance;
        sigma = error.sigma();
      }
    }
    return (int) Math.round(sigma);
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
