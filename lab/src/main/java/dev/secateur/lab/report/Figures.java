package dev.secateur.lab.report;

import dev.secateur.core.Limits;
import dev.secateur.lab.statistics.EloEstimate;
import dev.secateur.lab.statistics.Ratings;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/// Formats numbers for tables, pages and terminals.
public final class Figures {

  private Figures() {}

  /// `+35.2 ±12.1`, or `+351.2 (+262.4 to +498.3)` if the interval is asymmetric. If all games were
  /// won or lost, the finite end of the interval.
  public static String elo(EloEstimate elo) {
    if (Double.isInfinite(elo.elo())) {
      return elo.elo() > 0
          ? String.format(Locale.ROOT, "above %+.0f", elo.low())
          : String.format(Locale.ROOT, "below %+.0f", elo.high());
    }
    return isSymmetric(elo)
        ? String.format(Locale.ROOT, "%+.1f ±%.1f", elo.elo(), elo.error())
        : "%s (%s to %s)".formatted(signed(elo.elo()), signed(elo.low()), signed(elo.high()));
  }

  /// Whether both ends of the interval are equally far away, as far as one decimal shows it.
  private static boolean isSymmetric(EloEstimate elo) {
    return Double.isFinite(elo.error())
        && Math.abs((elo.high() - elo.elo()) - (elo.elo() - elo.low())) < 0.05;
  }

  /// A rating with its error.
  public static String rating(Ratings.Rating rating) {
    return String.format(Locale.ROOT, "%+.1f ±%.1f", rating.elo(), rating.error());
  }

  /// A number with its sign; `inf` or `-inf` if it is infinite.
  public static String signed(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "inf" : "-inf";
    }
    return String.format(Locale.ROOT, "%+.1f", value);
  }

  /// Milliseconds with one decimal; a minus where they were not measured.
  public static String millis(OptionalDouble millis) {
    return millis.isEmpty() ? "-" : String.format(Locale.ROOT, "%.1f", millis.getAsDouble());
  }

  public static String percent(double share) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * share);
  }

  /// Limits as options of the command line: `--time 50ms`, `--clock 60+0.6 --depth 8`.
  public static String options(Limits limits) {
    return String.join(
        " ", words(limits).stream().map(word -> "--" + word.replace('=', ' ')).toList());
  }

  /// Limits as words such as `time=50ms`.
  public static List<String> words(Limits limits) {
    var words = new ArrayList<String>();
    if (limits.moveMillis() > 0) {
      words.add("time=%dms".formatted(limits.moveMillis()));
    }
    if (limits.cpuMillis() > 0) {
      words.add("cpu-time=%dms".formatted(limits.cpuMillis()));
    }
    if (limits.clockMillis() > 0) {
      words.add(
          "clock=%s+%s"
              .formatted(seconds(limits.clockMillis()), seconds(limits.incrementMillis())));
    }
    if (limits.nodes() > 0) {
      words.add("nodes=%d".formatted(limits.nodes()));
    }
    if (limits.depth() > 0) {
      words.add("depth=%d".formatted(limits.depth()));
    }
    return words;
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
  }
}
