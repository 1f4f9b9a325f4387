package dev.secateur.learn;

import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/// The models of this process: each file is read once, and all evaluators share its model.
public final class LoadedModels {

  /// A model with what its file says about it.
  public record LoadedModel(ModelInfo info, Model model) {}

  private interface ModelSource {
    ModelFile read() throws IOException;
  }

  private static final Map<String, LoadedModel> LOADED = new ConcurrentHashMap<>();

  private LoadedModels() {}

  /// The model in a file. A file that has changed since is read again.
  ///
  /// @throws NotationException if the file is broken, or its model is not for these features
  /// @throws IOException if it cannot be read
  public static LoadedModel of(Path file, GameFeatures features) throws IOException {
    var path = file.toRealPath();
    var key = "%s %s %d".formatted(path, Files.getLastModifiedTime(path), Files.size(path));
    try {
      return load(key, features, () -> ModelFile.read(file));
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
  }

  /// The model that lies beside a class, for models that belong to the program.
  ///
  /// @throws NotationException if it is broken, or not for these features
  public static LoadedModel besides(Class<?> type, String file, GameFeatures features) {
    return load(
        type.getName() + " " + file,
        features,
        () -> {
          try (InputStream in = Objects.requireNonNull(type.getResourceAsStream(file), file)) {
            return ModelFile.read(in, file);
          }
        });
  }

  private static LoadedModel load(String key, GameFeatures features, ModelSource source) {
    return LOADED.computeIfAbsent(
        key + " " + features.game() + " " + features.name(),
        _ -> {
          try {
            var file = source.read();
            return new LoadedModel(file.info(), file.model(features));
          } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
          }
        });
  }
}
