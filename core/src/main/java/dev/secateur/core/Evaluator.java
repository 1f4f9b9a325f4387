package dev.secateur.core;

import java.util.List;

/// Judges positions that a search does not look beyond. An instance belongs to one thread and may
/// keep scratch space.
public interface Evaluator {

  /// One reason of a judgement: what was counted, what one of it is worth, and what that makes,
  /// from the side to move's view and in display units. The contributions add up to the evaluation.
  record Term(String name, double raw, double weight, double contribution) {}

  /// The worth of a position in which the game goes on, for the side to move, as a [Score]; never a
  /// proven win or loss.
  int evaluate(Position position);

  /// The same judgement with its reasons.
  List<Term> explain(Position position);
}
