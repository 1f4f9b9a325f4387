package dev.secateur.protocol;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// How an engine writes Quoridor's moves. Programs differ in where the first player starts and in
/// which of the four cells around its middle names a wall.
///
/// @param seats where the first player starts
/// @param walls which cell names a wall
public record Dialect(Seats seats, Anchor walls) {

  /// Where the first player starts, in the engine's own coordinates.
  public enum Seats {
    /// In row 1, as in our notation.
    BOTTOM,
    /// In the last row: the engine's row 1 is our last row.
    TOP
  }

  /// Which of the four cells around the middle of a wall names it, with row 1 at the bottom.
  public enum Anchor {
    BELOW_LEFT(0, 0),
    BELOW_RIGHT(1, 0),
    ABOVE_LEFT(0, 1),
    ABOVE_RIGHT(1, 1);

    private final int columns;
    private final int rows;

    Anchor(int columns, int rows) {
      this.columns = columns;
      this.rows = rows;
    }
  }

  /// The dialect of our own notation.
  public static final Dialect OWN = new Dialect(Seats.BOTTOM, Anchor.BELOW_LEFT);

  /// The dialect of QTP: black starts at the top.
  public static final Dialect QTP = new Dialect(Seats.TOP, Anchor.ABOVE_LEFT);

  private static final Pattern STEP = Pattern.compile("([a-z])([1-9][0-9]?)");
  private static final Pattern WALL = Pattern.compile("([a-z])([1-9][0-9]?)([hv])");

  public boolean isOwn() {
    return equals(OWN);
  }

  /// One of our moves as the engine writes it. A text that is neither step nor wall is returned as
  /// it is.
  ///
  /// @param size cells along a side of the board
  public String toEngine(String move, int size) {
    var step = STEP.matcher(move);
    if (step.matches()) {
      return cell(column(step.group(1)), mirroredRow(row(step.group(2)), size + 1));
    }
    var wall = WALL.matcher(move);
    if (!wall.matches()) {
      return move;
    }
    int column = column(wall.group(1)) + walls.columns;
    return cell(column, mirroredRow(row(wall.group(2)), size) + walls.rows) + wall.group(3);
  }

  /// A move of the engine in our notation. Capital letters are allowed.
  public String fromEngine(String move, int size) {
    var text = move.toLowerCase(Locale.ROOT);
    var step = STEP.matcher(text);
    if (step.matches()) {
      return cell(column(step.group(1)), mirroredRow(row(step.group(2)), size + 1));
    }
    var wall = WALL.matcher(text);
    if (!wall.matches()) {
      return text;
    }
    int column = column(wall.group(1)) - walls.columns;
    return cell(column, mirroredRow(row(wall.group(2)) - walls.rows, size)) + wall.group(3);
  }

  /// The row on the board of the other side.
  ///
  /// @param sum of a row and its mirrored row: a board has one row of walls less than rows of cells
  private int mirroredRow(int row, int sum) {
    return seats == Seats.TOP ? sum - row : row;
  }

  private static int column(String letter) {
    return letter.charAt(0) - 'a';
  }

  private static int row(String digits) {
    return Integer.parseInt(digits);
  }

  /// A cell's text. A cell to the left of the board gets a text that our notation refuses.
  private static String cell(int column, int row) {
    return column < 0 ? "?" + row : "" + (char) ('a' + column) + row;
  }

  /// Reads a value such as `above-left`.
  ///
  /// @throws NotationException if there is no such value
  public static <E extends Enum<E>> E find(Class<E> type, String what, String text) {
    return Arrays.stream(type.getEnumConstants())
        .filter(one -> name(one).equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    text,
                    0,
                    "%s is not a value of %s".formatted(NotationError.quote(text), what),
                    Arrays.stream(type.getEnumConstants())
                        .map(Dialect::name)
                        .collect(Collectors.joining(", "))));
  }

  private static String name(Enum<?> one) {
    return one.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
