package dev.secateur.cli;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.engine.Evaluators;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option --evaluator of the commands that measure with one evaluator and fixed settings.
final class EvaluatorOption {

  @Option(
      names = "--evaluator",
      paramLabel = "NAME",
      description = "The evaluator (see secateur evaluators) or a model file.")
  private @Nullable String name;

  /// The evaluator that the option names, or the standard one.
  EvaluatorFactory of(Game game, Evaluators evaluators) {
    return evaluators.findOrStandard(game, name);
  }

  /// What the user gave.
  Optional<String> given() {
    return Optional.ofNullable(name);
  }
}
