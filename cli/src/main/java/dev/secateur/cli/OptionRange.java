package dev.secateur.cli;

import dev.secateur.core.NotationException;
import org.jspecify.annotations.Nullable;

/// Checks whole numbers that a user gives as options.
final class OptionRange {

  private OptionRange() {}

  /// @param given null if the option is not given, which is always allowed
  /// @throws NotationException if the number is too small or too large
  static void require(String option, @Nullable Integer given, int min, int max) {
    if (given != null && (given < min || given > max)) {
      var expected = max == Integer.MAX_VALUE ? min + " or more" : min + " to " + max;
      throw new NotationException("", 0, "%s is %d".formatted(option, given), expected);
    }
  }
}
