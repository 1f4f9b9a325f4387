package dev.secateur.cli;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/// How long to search.
final class LimitOptions {

  /// `500ms` or `2s`, in milliseconds.
  static final class Time implements ITypeConverter<Long> {

    @Override
    public Long convert(String text) {
      if (text.matches("[0-9]{1,9}ms")) {
        return Long.valueOf(text.substring(0, text.length() - 2));
      }
      if (text.matches("[0-9]{1,6}(\\.[0-9]{1,3})?s")) {
        return Math.round(1000 * Double.parseDouble(text.substring(0, text.length() - 1)));
      }
      throw new TypeConversionException(
          NotationError.quote(text) + " is no time: expected 500ms or 2s");
    }
  }

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "Plies.")
  private @Nullable Integer depth;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = Time.class,
      description = "Time, as 500ms or 2s.")
  private @Nullable Long millis;

  @Option(names = "--nodes", paramLabel = "N", description = "Positions to visit.")
  private @Nullable Long nodes;

  /// The limits given, or a time where there are none.
  Limits limits(long otherwiseMillis) {
    if (depth == null && millis == null && nodes == null) {
      return Limits.moveTime(otherwiseMillis);
    }
    if ((depth != null && depth < 1)
        || (nodes != null && nodes < 1)
        || (millis != null && millis < 1)) {
      throw new NotationException(
          "", 0, "a limit is not positive", "--depth, --nodes and --time above zero");
    }
    return Limits.NONE
        .withDepth(depth == null ? 0 : depth)
        .withNodes(nodes == null ? 0 : nodes)
        .withMoveTime(millis == null ? 0 : millis);
  }
}
