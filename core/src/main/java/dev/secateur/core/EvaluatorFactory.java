package dev.secateur.core;

import java.util.List;
import java.util.Map;

/// An evaluator that can be asked for by name, with weights that can be set. Found through
/// [java.util.ServiceLoader].
public interface EvaluatorFactory {

  /// A number that a user may set: `--set man=120`.
  record Weight(String name, int standard, String help) {}

  /// The name of the game it judges.
  String game();

  /// The name by which a user asks for it, such as `classic`.
  String name();

  /// One line for a list of evaluators.
  String description();

  /// Whether a user who names none gets this one; one evaluator of each game says so.
  default boolean isStandard() {
    return false;
  }

  /// Every weight with its standard value, in hundredths of the display unit where it is an amount.
  List<Weight> weights();

  /// An evaluator with these weights; those that are left out have their standard values.
  Evaluator create(Map<String, Integer> weights);
}
