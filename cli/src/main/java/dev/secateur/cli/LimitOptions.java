package dev.secateur.cli;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The limits of a search.
final class LimitOptions {

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Search depth in plies.")
  private @Nullable Integer depth;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = TimeConverter.class,
      description = "Time limit, such as 500ms or 2s.")
  private @Nullable Duration time;

  @Option(names = "--nodes", paramLabel = "N", description = "Node limit: positions to visit.")
  private @Nullable Long nodes;

  /// Whether the command has any of these options.
  boolean areGiven() {
    return depth != null || time != null || nodes != null;
  }

  /// The given limits, or a time limit if there are none.
  Limits limits(long defaultMillis) {
    if (!areGiven()) {
      return Limits.moveTime(defaultMillis);
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
