package dev.secateur.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The seed of a random opening, for commands in which nothing else is random.
final class OpeningSeed {

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumberConverter.class,
      description = "Seed of a random opening (default: another opening each time).")
  private @Nullable Integer seed;

  @Nullable Integer value() {
    return seed;
  }
}
