package dev.secateur.engine;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.EvaluatorFactory.Weight;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.OptionTable;
import dev.secateur.core.SearchOptions;
import java.util.LinkedHashMap;
import java.util.Map;

/// The settings of an engine: its evaluator, changed weights, and search options. Immutable; each
/// `with` returns new settings.
public record Settings(
    EvaluatorFactory evaluator, Map<String, Integer> weights, SearchOptions options) {

  /// Evaluator weights are between minus this and this.
  public static final int MAX_WEIGHT = 999_999;

  public Settings {
    weights = Map.copyOf(weights);
  }

  public static Settings of(EvaluatorFactory evaluator) {
    return new Settings(evaluator, Map.of(), SearchOptions.STANDARD);
  }

  public Settings with(EvaluatorFactory other) {
    return new Settings(other, Map.of(), options);
  }

  public Settings with(SearchOptions other) {
    return new Settings(evaluator, weights, other);
  }

  /// Changes one value: an option of the search or a weight of the evaluator.
  ///
  /// @param table the options that there are
  /// @param assignment as a user types it: `hash=128`, `king=250`
  /// @throws NotationException if there is no such option or weight, or it has no such value
  public Settings with(OptionTable table, String assignment) {
    int equals = assignment.indexOf('=');
    if (equals < 0) {
      throw new NotationException(
          assignment,
          0,
          NotationError.quote(assignment) + " is not an assignment",
          "name=value, such as hash=128");
    }
    var name = assignment.substring(0, equals).strip();
    var value = assignment.substring(equals + 1).strip();
    boolean isWeight = evaluator.weights().stream().anyMatch(weight -> weight.name().equals(name));
    return isWeight ? withWeight(name, value) : with(table.change(options, name, value));
  }

  /// The value of an evaluator weight.
  public int weight(Weight weight) {
    return weights.getOrDefault(weight.name(), weight.standard());
  }

  private Settings withWeight(String name, String value) {
    if (!value.matches("-?[0-9]{1,6}")) {
      throw new NotationException(
          value,
          0,
          "%s is not a value for the weight %s".formatted(NotationError.quote(value), name),
          "a whole number");
    }
    var more = new LinkedHashMap<>(weights);
    more.put(name, Integer.parseInt(value));
    return new Settings(evaluator, more, options);
  }
}
