package dev.secateur.cli;

import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.Model;
import dev.secateur.learn.ModelFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// Writes model files.
final class ModelOutput {

  private ModelOutput() {}

  /// Writes a model. A program that uses the old file never sees half of the new one.
  static void write(Path file, GameFeatures features, Model model, List<String> provenance)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    ModelFile.write(bytes, features.game(), features.name(), model, provenance);
    OutputFile.write(file, bytes.toByteArray());
  }
}
