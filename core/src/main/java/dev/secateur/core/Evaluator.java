package dev.secateur.core;

import java.util.List;

/// Gives a position a score without searching. An instance belongs to one thread and may keep
/// scratch space.
public interface Evaluator {

  /// One term of an evaluation: what was counted, the weight of one, and the contribution, in
  /// display units from the view of the side to move. The contributions add up to the evaluation.
  record Term(String name, double raw, double weight, double contribution) {}

  /// The [Score] of a position that is not over, for the side to move; never a proven win or loss.
  int evaluate(Position position);

  /// The same, for a search that only needs to know where the value lies relative to the window
  /// from `alpha` to `beta`. Far outside the window a cheap bound is enough: a result at or below
  /// `alpha` may be any upper bound, and one at or above `beta` any lower bound (lazy evaluation).
  default int evaluate(Position position, int alpha, int beta) {
    return evaluate(position);
  }

  /// Whether a window saves much time. A search that only compares an evaluation with a bound then
  /// gives the window, although it gets no exact score that it could keep.
  default boolean isLazy() {
    return false;
  }

  /// [#searchError] knows no error.
  int NO_ERROR_KNOWN = -1;

  /// The standard deviation, in points, of the difference between searches to two depths with this
  /// evaluator, for ProbCut; or [#NO_ERROR_KNOWN].
  default int searchError(Position position, int shallowDepth, int depth) {
    return NO_ERROR_KNOWN;
  }

  /// The terms of the same evaluation.
  List<Term> explain(Position position);
}
