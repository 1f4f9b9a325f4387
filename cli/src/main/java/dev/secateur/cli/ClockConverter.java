package dev.secateur.cli;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import java.math.BigDecimal;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a clock such as `60+0.6`: seconds, and the increment of each move.
final class ClockConverter implements ITypeConverter<Limits> {

  private static final String SECONDS = "([0-9]{1,6}(?:\\.[0-9]{1,3})?)";
  private static final Pattern CLOCK = Pattern.compile(SECONDS + "(?:\\+" + SECONDS + ")?");

  @Override
  public Limits convert(String text) {
    var matcher = CLOCK.matcher(text);
    if (matcher.matches()) {
      var increment = matcher.group(2);
      long millis = millis(matcher.group(1));
      if (millis > 0) {
        return Limits.clock(millis, increment == null ? 0 : millis(increment));
      }
    }
    throw new TypeConversionException(
        NotationError.quote(text) + " is not a clock: expected seconds such as 60 or 60+0.6");
  }

  private static long millis(String seconds) {
    return new BigDecimal(seconds).movePointRight(3).longValue();
  }
}
