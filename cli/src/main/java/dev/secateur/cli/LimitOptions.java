package dev.secateur.cli;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How long to search.
final class LimitOptions {

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "Plies.")
  private @Nullable Integer depth;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = ThinkingTime.class,
      description = "Time, as 500ms or 2s.")
  private @Nullable Duration time;

  @Option(names = "--nodes", paramLabel = "N", description = "Positions to visit.")
  private @Nullable Long nodes;

  /// The limits given, or a time where there are none.
  Limits limits(long otherwiseMillis) {
    if (depth == null && time == null && nodes == null) {
      return Limits.moveTime(otherwiseMillis);
    }
    if ((depth != null && depth < 1) || (nodes != null && nodes < 1)) {
      throw new NotationException(
          "", 0, "a limit is not positive", "--depth and --nodes above zero");
    }
    return Limits.NONE
        .withDepth(depth == null ? 0 : depth)
        .withNodes(nodes == null ? 0 : nodes)
        .withMoveTime(time == null ? 0 : time.toMillis());
  }
}
