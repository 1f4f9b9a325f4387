package dev.secateur.engine;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.OptionTable;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// All installed evaluators, found by game and name, and the options of the search: everything that
/// [Settings] are made of.
public final class Evaluators {

  private final List<EvaluatorFactory> all;
  private final OptionTable options;

  public Evaluators(Games games) {
    options = games.options();
    all =
        games.services(EvaluatorFactory.class).stream()
            .sorted(
                Comparator.comparing(EvaluatorFactory::game).thenComparing(EvaluatorFactory::name))
            .toList();
  }

  /// The evaluators on the class path.
  public static Evaluators installed() {
    return new Evaluators(Games.installed());
  }

  /// The options of the search that can be set by name.
  public OptionTable options() {
    return options;
  }

  public List<EvaluatorFactory> of(Game game) {
    return all.stream().filter(factory -> factory.game().equals(game.name())).toList();
  }

  /// The default evaluator of a game.
  ///
  /// @throws NotationException if the game has no evaluator at all
  public EvaluatorFactory standard(Game game) {
    var own = of(game);
    return own.stream()
        .filter(EvaluatorFactory::isStandard)
        .findFirst()
        .or(() -> own.stream().findFirst())
        .orElseThrow(
            () ->
                new NotationException(
                    game.name(),
                    0,
                    game.name() + " has no evaluator",
                    "a plug-in that brings one"));
  }

  /// The evaluator with this name, or the standard one.
  ///
  /// @param name none for the standard evaluator
  /// @throws NotationException if there is none
  public EvaluatorFactory findOrStandard(Game game, @Nullable String name) {
    return name == null ? standard(game) : find(game, name);
  }

  /// The evaluator with this name.
  ///
  /// @throws NotationException if there is none
  public EvaluatorFactory find(Game game, String name) {
    return of(game).stream()
        .filter(factory -> factory.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    name,
                    0,
                    "%s is not an evaluator of %s"
                        .formatted(NotationError.quote(name), game.name()),
                    of(game).stream()
                        .map(EvaluatorFactory::name)
                        .collect(Collectors.joining(", "))));
  }
}
