package dev.secateur.cli;

import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The option --engines of the commands in which other engines play.
final class EngineDefinitionsOption {

  @Option(
      names = "--engines",
      paramLabel = "FILE",
      description =
          "Definitions of engines (default: engines.json, here or in ~/.config/secateur).")
  private @Nullable Path file;

  /// Finds engines by their texts: our own, commands, and those that the file defines.
  Contestants contestants(Secateur secateur) throws IOException {
    return new Contestants(
        secateur.evaluators(),
        EngineDefinitions.find(Optional.ofNullable(file), System.getenv()),
        ThisProgram.command());
  }
}
