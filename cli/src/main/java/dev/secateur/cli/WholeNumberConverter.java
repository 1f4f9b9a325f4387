package dev.secateur.cli;

import dev.secateur.core.NotationError;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a whole number; the command checks its range.
final class WholeNumberConverter implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      return Integer.valueOf(text);
    } catch (NumberFormatException notANumber) {
      throw new TypeConversionException(
          NotationError.quote(text) + " is not a number: expected a whole number");
    }
  }
}
