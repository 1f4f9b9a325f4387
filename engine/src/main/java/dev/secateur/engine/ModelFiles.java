package dev.secateur.engine;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.LoadedModels;
import dev.secateur.learn.ModelEvaluatorFactory;
import dev.secateur.learn.ModelFile;
import dev.secateur.learn.ModelInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/// Model files as evaluators.
final class ModelFiles {

  private static final String ENDING = ".model";

  private ModelFiles() {}

  /// Whether a user who types this means a file. Names of evaluators have no dots or slashes.
  static boolean looksLikeFile(String text) {
    return text.endsWith(ENDING) || text.contains("/") || text.contains("\\");
  }

  /// The model files in a folder, which need not exist, sorted.
  static List<Path> in(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (var files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ENDING)).sorted().toList();
    } catch (IOException unreadable) {
      throw new NotationException(
          folder.toString(), 0, "cannot read the folder " + folder, "a folder of model files");
    }
  }

  static String nameOf(Path file) {
    var name = file.getFileName().toString();
    return name.substring(0, name.length() - ENDING.length());
  }

  /// The model in a file as an evaluator of a game.
  ///
  /// @throws NotationException if there is no such file, it is broken, or of another game
  static EvaluatorFactory loadFor(Games games, Game game, String text) {
    Path file;
    try {
      file = Path.of(text);
    } catch (InvalidPathException bad) {
      throw new NotationException(
          text, 0, NotationError.quote(text) + " is not a path", "the path of a model file");
    }
    var model = load(games, file, text);
    if (!model.game().equals(game.name())) {
      throw new NotationException(
          text,
          0,
          "%s is a model of %s".formatted(NotationError.printable(text), model.game()),
          "a model of " + game.name());
    }
    return model;
  }

  /// The model in a file as an evaluator.
  ///
  /// @throws NotationException if there is no such file or it is broken
  static ModelEvaluatorFactory load(Games games, Path file, String name) {
    try {
      var info = ModelFile.read(file).info();
      var features = features(games, file, info);
      return new ModelEvaluatorFactory(features, name, LoadedModels.of(file, features));
    } catch (NoSuchFileException missing) {
      throw new NotationException(
          name, 0, "there is no file " + NotationError.printable(name), "a model file");
    } catch (IOException unreadable) {
      throw new NotationException(
          name, 0, "cannot read " + NotationError.printable(name), "a model file");
    }
  }

  private static GameFeatures features(Games games, Path file, ModelInfo info) {
    var known =
        games.services(GameFeatures.class).stream()
            .filter(features -> features.game().equals(info.game()))
            .toList();
    return known.stream()
        .filter(features -> features.name().equals(info.features()))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    file.toString(),
                    0,
                    "%s needs the features %s of %s"
                        .formatted(
                            NotationError.printable(file.toString()),
                            NotationError.quote(info.features()),
                            NotationError.printable(info.game())),
                    known.isEmpty()
                        ? "a game whose models can be used"
                        : known.stream()
                            .map(GameFeatures::name)
                            .collect(Collectors.joining(", "))));
  }
}
