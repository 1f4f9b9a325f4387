package dev.secateur.cli;

import picocli.CommandLine.Option;

/// The options of every step of a training: threads and seed.
final class TrainRunOptions {

  private static final int MAX_THREADS = 256;

  @Option(
      names = "--threads",
      paramLabel = "T",
      converter = WholeNumberConverter.class,
      description = "Threads (default: 1).")
  private int threads = 1;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumberConverter.class,
      description = "Seed of all random choices (default: 1).")
  private int seed = 1;

  /// @throws dev.secateur.core.NotationException if there are too few or too many threads
  void check() {
    OptionRange.require("--threads", threads, 1, MAX_THREADS);
  }

  int threads() {
    return threads;
  }

  int seed() {
    return seed;
  }
}
