package dev.secateur.engine;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.OptionTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// All installed evaluators, found by game and name, and the options of the search: everything that
/// [Settings] are made of.
///
/// The evaluators are those of the games and plug-ins, and the models in a folder. A user of the
/// command line may also name any model file; a visitor of the web app may not, since that would
/// let a stranger open files of this machine.
public final class Evaluators {

  private static final Comparator<EvaluatorFactory> BY_GAME_AND_NAME =
      Comparator.comparing(EvaluatorFactory::game).thenComparing(EvaluatorFactory::name);

  private final Games games;
  private final List<EvaluatorFactory> all;
  private final OptionTable options;
  private final boolean allowsFiles;

  public Evaluators(Games games) {
    this(games, sorted(games.services(EvaluatorFactory.class)), false);
  }

  private Evaluators(Games games, List<EvaluatorFactory> all, boolean allowsFiles) {
    this.games = games;
    this.all = all;
    this.allowsFiles = allowsFiles;
    options = games.options();
  }

  private static List<EvaluatorFactory> sorted(List<EvaluatorFactory> factories) {
    return factories.stream().sorted(BY_GAME_AND_NAME).toList();
  }

  /// These and the models in a folder, each named as its file without the ending `.model`. A name
  /// that is already taken keeps its meaning.
  ///
  /// @param problems gets a line for each file that cannot be used
  public Evaluators withFolder(Path folder, Consumer<String> problems) {
    var more = new ArrayList<>(all);
    for (Path file : ModelFiles.in(folder)) {
      try {
        var model = ModelFiles.load(games, file, ModelFiles.nameOf(file));
        boolean taken =
            more.stream()
                .anyMatch(
                    other ->
                        other.game().equals(model.game()) && other.name().equals(model.name()));
        if (taken) {
          problems.accept(
              "the model %s is left out: %s has an evaluator named %s"
                  .formatted(file, model.game(), model.name()));
        } else {
          more.add(model);
        }
      } catch (NotationException unusable) {
        problems.accept("a model is left out: " + unusable.getMessage());
      }
    }
    return new Evaluators(games, sorted(more), allowsFiles);
  }

  /// These evaluators, and every model file by its path.
  public Evaluators withFiles() {
    return new Evaluators(games, all, true);
  }

  /// These, but no other model files.
  public Evaluators withoutFiles() {
    return new Evaluators(games, all, false);
  }

  /// The evaluators on the class path.
  public static Evaluators installed() {
    return new Evaluators(Games.installed());
  }

  /// The options of the search that can be set by name.
  public OptionTable options() {
    return options;
  }

  /// Whether somebody has written an evaluator for the game.
  public boolean hasOwn(Game game) {
    return all.stream().anyMatch(factory -> factory.game().equals(game.name()));
  }

  /// The evaluators of a game. A game without any has one that is always 0, so that a plug-in can
  /// be played before it has knowledge.
  public List<EvaluatorFactory> of(Game game) {
    return hasOwn(game)
        ? all.stream().filter(factory -> factory.game().equals(game.name())).toList()
        : List.of(new ZeroEvaluatorFactory(game.name()));
  }

  /// The default evaluator of a game.
  public EvaluatorFactory standard(Game game) {
    var own = of(game);
    return own.stream().filter(EvaluatorFactory::isStandard).findFirst().orElseGet(own::getFirst);
  }

  /// The evaluator with this name, or the standard one.
  ///
  /// @param name none for the standard evaluator
  /// @throws NotationException if there is none
  public EvaluatorFactory findOrStandard(Game game, @Nullable String name) {
    return name == null ? standard(game) : find(game, name);
  }

  /// The settings of a preset. A preset with the name of one of the game's evaluators uses that
  /// one, any other the standard evaluator.
  ///
  /// @param evaluator the name of another evaluator, or none for that of the preset
  /// @throws NotationException if there is no such preset or evaluator
  public Settings preset(Game game, String preset, @Nullable String evaluator) {
    var ofPreset = of(game).stream().filter(factory -> factory.name().equals(preset)).findFirst();
    var chosen =
        evaluator == null ? ofPreset.orElseGet(() -> standard(game)) : find(game, evaluator);
    return Settings.of(chosen).with(options.preset(preset));
  }

  /// The evaluator with this name, or the model in this file.
  ///
  /// @throws NotationException if there is none
  public EvaluatorFactory find(Game game, String name) {
    return of(game).stream()
        .filter(factory -> factory.name().equals(name))
        .findFirst()
        .orElseGet(() -> findFile(game, name));
  }

  private EvaluatorFactory findFile(Game game, String name) {
    if (allowsFiles && ModelFiles.looksLikeFile(name)) {
      return ModelFiles.loadFor(games, game, name);
    }
    var names = of(game).stream().map(EvaluatorFactory::name).collect(Collectors.joining(", "));
    throw new NotationException(
        name,
        0,
        "%s is not an evaluator of %s".formatted(NotationError.quote(name), game.name()),
        allowsFiles ? names + ", or a model file" : names);
  }
}
