package dev.secateur.cli;

import dev.secateur.core.NotationError;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a number with decimals; the command checks its range.
final class DecimalConverter implements ITypeConverter<Double> {

  @Override
  public Double convert(String text) {
    if (!text.matches("-?[0-9]{1,9}(\\.[0-9]{1,9})?")) {
      throw new TypeConversionException(
          NotationError.quote(text) + " is not a number: expected one such as 0.05");
    }
    return Double.valueOf(text);
  }
}
