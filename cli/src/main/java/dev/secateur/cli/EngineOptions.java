package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The settings of the engine: evaluator, preset, techniques, threads, memory, seed.
final class EngineOptions {

  @Option(
      names = "--evaluator",
      paramLabel = "NAME",
      description = "The evaluator (see secateur evaluators) or a model file.")
  private @Nullable String evaluator;

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description = "default, or founding: the first design, with its evaluator and depth 2.")
  private String preset = "default";

  @Option(
      names = "--without",
      paramLabel = "T,T",
      description = "Switch techniques off, as in --without lmr,killers (see secateur options).")
  private @Nullable String without;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Set an option or a weight of the evaluator; may be repeated.")
  private List<String> assignments = new ArrayList<>();

  @Option(
      names = "--threads",
      paramLabel = "T",
      converter = WholeNumberConverter.class,
      description = "Search on T threads (default: 1).")
  private @Nullable Integer threads;

  @Option(
      names = "--hash",
      paramLabel = "MB",
      converter = WholeNumberConverter.class,
      description = "Megabytes of the transposition table (default: 64).")
  private @Nullable Integer hash;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumberConverter.class,
      description = "Seed of every random choice (default: 1).")
  private @Nullable Integer seed;

  /// Whether the command has any of these options.
  boolean areGiven() {
    return Stream.of(evaluator, without, threads, hash, seed).anyMatch(Objects::nonNull)
        || !assignments.isEmpty()
        || !preset.equals("default");
  }

  /// The seed, if it is given.
  @Nullable Integer seed() {
    return seed;
  }

  Settings settings(Game game, Evaluators evaluators) {
    var table = evaluators.options();
    var settings = evaluators.preset(game, preset, evaluator);
    if (without != null) {
      settings = settings.with(table.without(settings.options(), without));
    }
    for (String assignment : assignments) {
      settings = settings.with(table, assignment);
    }
    settings = set(settings, SearchOption.THREADS, threads);
    settings = set(settings, SearchOption.HASH, hash);
    return set(settings, SearchOption.SEED, seed);
  }

  private static Settings set(Settings settings, SearchOption option, @Nullable Integer value) {
    return value == null
        ? settings
        : settings.with(settings.options().with(option, value.toString()));
  }
}
