package dev.secateur.protocol;

import dev.secateur.core.NotationError;
import dev.secateur.core.Position;
import java.math.BigDecimal;
import java.util.Locale;

/// Reads the arguments of GTP's and QTP's commands.
///
/// All methods throw a [CommandException] if the text is not what the command expects.
final class GtpArguments {

  private static final long MAX_SECONDS = 10_000_000;

  private GtpArguments() {}

  /// The side of a colour. Black is the first player in every game.
  static int side(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Position.FIRST;
      case "w", "white" -> Position.SECOND;
      default ->
          throw new CommandException(
              "invalid color or coordinate: %s is not a colour: expected black or white"
                  .formatted(NotationError.quote(text)));
    };
  }

  /// A whole number of at most six digits.
  static int number(String text) {
    return (int) number(text, 6);
  }

  static long number(String text, int maxDigits) {
    if (!text.matches("[0-9]{1,%d}".formatted(maxDigits))) {
      throw new CommandException(
          "syntax error: %s is not a number: expected 0 to %s"
              .formatted(NotationError.quote(text), "9".repeat(maxDigits)));
    }
    return Long.parseLong(text);
  }

  /// A time in seconds. The GTP draft has whole seconds only, but some clients send decimals.
  static long millis(String text) {
    if (!text.matches("[0-9]{1,8}(\\.[0-9]{1,9})?")) {
      throw new CommandException(
          "syntax error: %s is not a time: expected seconds".formatted(NotationError.quote(text)));
    }
    var seconds = new BigDecimal(text).min(BigDecimal.valueOf(MAX_SECONDS));
    return seconds.movePointRight(3).longValue();
  }
}
