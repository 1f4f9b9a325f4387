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

  /// The terms of the same evaluation.
  List<Term> explain(Position position);
}
