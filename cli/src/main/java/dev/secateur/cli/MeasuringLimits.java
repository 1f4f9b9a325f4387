package dev.secateur.cli;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The limits of searches that are measured: those of any search, and one of processor time.
final class MeasuringLimits {

  @Mixin private LimitOptions limitOptions = new LimitOptions();

  @Option(
      names = "--cpu-time",
      paramLabel = "T",
      converter = TimeConverter.class,
      description = "Limit of processor time, which does not depend on how busy the machine is.")
  private @Nullable Duration cpuTime;

  /// The given limits, or others if there are none.
  Limits limits(Limits otherwise) {
    if (cpuTime == null && !limitOptions.areGiven()) {
      return otherwise;
    }
    var limits = limitOptions.areGiven() ? limitOptions.limits(0) : Limits.NONE;
    if (cpuTime != null && limits.moveMillis() > 0) {
      throw new NotationException(
          "", 0, "a limit of processor time excludes other times", "--cpu-time without --time");
    }
    return limits.withCpuTime(cpuTime == null ? 0 : cpuTime.toMillis());
  }
}
