package dev.secateur.core;

import java.util.List;
import java.util.Map;

/// Creates an evaluator that users choose by name, with weights that they can set. Found through
/// [java.util.ServiceLoader].
public interface EvaluatorFactory {

  /// A number that a user may set: `--set man=120`.
  record Weight(String name, int standard, String help) {}

  /// The name of the game that it evaluates.
  String game();

  /// The name that users type, such as `classic`.
  String name();

  /// One line for a list of evaluators.
  String description();

  /// Whether this is the standard evaluator of its game. Each game has one.
  default boolean isStandard() {
    return false;
  }

  /// Every weight with its standard value, in hundredths of the display unit where it is an amount.
  List<Weight> weights();

  /// An evaluator with these weights; missing weights have their standard values.
  Evaluator create(Map<String, Integer> weights);
}
