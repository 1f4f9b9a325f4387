package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.util.Locale;

/// Which sides a person plays; the computer plays the others.
enum HumanSide {
  FIRST,
  SECOND,
  BOTH,
  NONE;

  boolean plays(int side) {
    return switch (this) {
      case FIRST -> side == Position.FIRST;
      case SECOND -> side == Position.SECOND;
      case BOTH -> true;
      case NONE -> false;
    };
  }

  /// Reads a text such as `first` or `white`.
  ///
  /// @throws NotationException if it is not a side
  static HumanSide parse(Game game, String text) {
    for (HumanSide side : values()) {
      if (side.text().equalsIgnoreCase(text)) {
        return side;
      }
    }
    if (game.sides().get(Position.FIRST).equalsIgnoreCase(text)) {
      return FIRST;
    }
    if (game.sides().get(Position.SECOND).equalsIgnoreCase(text)) {
      return SECOND;
    }
    var expected =
        "first, second, %s, both or none"
            .formatted(String.join(", ", game.sides()).toLowerCase(Locale.ROOT));
    throw new NotationException(text, 0, NotationError.quote(text) + " is not a side", expected);
  }

  String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
