package dev.secateur.cli;

import dev.secateur.core.NotationError;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a time such as `500ms` or `2s`.
final class TimeConverter implements ITypeConverter<Duration> {

  private static final Pattern TIME = Pattern.compile("([0-9]{1,7}(?:\\.[0-9]{1,3})?)(ms|s)");
  private static final BigDecimal MILLIS_PER_SECOND = BigDecimal.valueOf(1000);

  @Override
  public Duration convert(String text) {
    var matcher = TIME.matcher(text);
    if (matcher.matches()) {
      var number = new BigDecimal(matcher.group(1));
      boolean seconds = matcher.group(2).equals("s");
      long millis = (seconds ? number.multiply(MILLIS_PER_SECOND) : number).longValue();
      if (millis > 0) {
        return Duration.ofMillis(millis);
      }
    }
    throw new TypeConversionException(
        NotationError.quote(text) + " is not a time: expected a time such as 500ms or 2s");
  }
}
