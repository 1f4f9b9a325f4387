package dev.secateur.protocol;

import dev.secateur.core.NotationError;
import java.util.Locale;

/// Moves as QTP writes them: `e8` for a step, `b5 horizontal` for a wall.
public final class QtpMove {

  private QtpMove() {}

  /// One of our moves as QTP writes it; a wall has two words.
  public static String toQtp(String move, int size, Dialect dialect) {
    var text = dialect.toEngine(move, size);
    int last = text.length() - 1;
    return switch (text.charAt(last)) {
      case 'h' -> text.substring(0, last) + " horizontal";
      case 'v' -> text.substring(0, last) + " vertical";
      default -> text;
    };
  }

  /// A move of QTP in our notation. A text that is neither step nor wall is returned as it is, for
  /// our notation to refuse.
  public static String fromQtp(String text, int size, Dialect dialect) {
    var words = text.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
    if (words.length == 1) {
      return dialect.fromEngine(words[0], size);
    }
    return words.length == 2 && isOrientation(words[1])
        ? wall(words[0], words[1], size, dialect)
        : text.strip();
  }

  /// A wall in our notation.
  ///
  /// @throws CommandException if the orientation is neither
  static String wall(String cell, String orientation, int size, Dialect dialect) {
    if (!isOrientation(orientation)) {
      throw new CommandException(
          "syntax error: %s is not an orientation: expected horizontal or vertical"
              .formatted(NotationError.quote(orientation)));
    }
    var letter = orientation.toLowerCase(Locale.ROOT).substring(0, 1);
    return dialect.fromEngine(cell.toLowerCase(Locale.ROOT) + letter, size);
  }

  private static boolean isOrientation(String word) {
    return word.toLowerCase(Locale.ROOT).matches("h|v|horizontal|vertical");
  }
}
