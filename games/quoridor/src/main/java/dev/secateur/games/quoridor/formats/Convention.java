package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.records.formats.RecordBuilder;
import java.util.Locale;
import java.util.regex.Pattern;

/// How another program names cells and walls. Programs differ in where the first player starts, on
/// the first row or on the last, and in the cell that names a wall: the one nearest a1, or the one
/// above and to the left of the wall's middle.
///
/// @param size cells on each side of the board
/// @param fromTop whether the first player starts on the last row
/// @param above whether a wall is named after the cell above and to the left
record Convention(int size, boolean fromTop, boolean above) {

  private static final Pattern CELL = Pattern.compile("[a-i][1-9]");
  private static final Pattern WALL = Pattern.compile("[a-i][1-9][hv]");

  /// Another program's move in our notation. A text that is not a move is returned unchanged.
  ///
  /// @throws NotationException for a wall outside the board
  String toOurs(String theirs) {
    var word = theirs.toLowerCase(Locale.ROOT);
    if (CELL.matcher(word).matches()) {
      return withRow(word, cellRow(row(word)));
    }
    if (!WALL.matcher(word).matches()) {
      return theirs;
    }
    int row = above ? row(word) - 1 : row(word);
    int ours = fromTop ? size - row : row;
    if (ours < 1 || ours >= size) {
      int first = above ? 2 : 1;
      throw new NotationException(
          theirs,
          0,
          NotationError.quote(theirs) + " lies outside the board",
          "a wall in row %d to %d".formatted(first, first + size - 2));
    }
    return withRow(word, ours);
  }

  /// Our move in the other notation.
  String fromOurs(String ours) {
    if (CELL.matcher(ours).matches()) {
      return withRow(ours, cellRow(row(ours)));
    }
    int row = fromTop ? size - row(ours) : row(ours);
    return withRow(ours, above ? row + 1 : row);
  }

  /// Converts a row in both directions, because the reflection is its own inverse.
  private int cellRow(int row) {
    return fromTop ? size + 1 - row : row;
  }

  private static int row(String word) {
    return word.charAt(1) - '0';
  }

  private static String withRow(String word, int row) {
    return "" + word.charAt(0) + row + word.substring(2);
  }

  /// Makes a move in the other notation.
  ///
  /// @throws NotationException with the move as it was written
  void play(Game game, RecordBuilder builder, String theirs) {
    var ours = toOurs(theirs);
    try {
      builder.play(game.notation().parseMove(builder.position(), ours));
    } catch (NotationException refused) {
      if (ours.equals(theirs)) {
        throw refused;
      }
      var error = refused.error();
      throw new NotationException(
          theirs,
          0,
          "%s, here: %s".formatted(NotationError.quote(theirs), error.wrong()),
          error.expected());
    }
  }
}
