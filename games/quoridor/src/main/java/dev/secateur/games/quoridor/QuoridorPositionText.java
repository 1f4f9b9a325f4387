package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.ANCHOR_STRIDE;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/// Positions as `e3 d6 / f3 / e4 e6 / 9 8 / 1`: horizontal walls, vertical walls, the pawns, the
/// walls left, and who is to move; `-` for no walls.
final class QuoridorPositionText {

  private static final String SHAPE =
      "<h walls> / <v walls> / <pawn> <pawn> / <walls left> <walls left> / <1 or 2>";
  private static final int PARTS = 5;

  private final QuoridorRules rules;
  private final String text;

  QuoridorPositionText(QuoridorRules rules, String text) {
    this.rules = rules;
    this.text = text;
  }

  static String write(QuoridorPosition position) {
    return "%s / %s / %s %s / %d %d / %d"
        .formatted(
            walls(position.horizontalWalls()),
            walls(position.verticalWalls()),
            QuoridorNotation.cellText(position.pawn(Position.FIRST)),
            QuoridorNotation.cellText(position.pawn(Position.SECOND)),
            position.wallsLeft(Position.FIRST),
            position.wallsLeft(Position.SECOND),
            position.sideToMove() + 1);
  }

  private static String walls(long set) {
    var list = new StringJoiner(" ").setEmptyValue("-");
    for (long walls = set; walls != 0; walls &= walls - 1) {
      list.add(QuoridorNotation.anchorText(Long.numberOfTrailingZeros(walls)));
    }
    return list.toString();
  }

  /// A word of the text and its place.
  private record Word(String text, int at) {}

  /// The words between two slashes, and where the part begins.
  private record Part(List<Word> words, int start) {

    int at() {
      return words.isEmpty() ? start : words.getFirst().at();
    }
  }

  QuoridorPosition read() {
    var parts = parts();
    long horizontal = readWalls(parts.get(0), false, 0);
    long vertical = readWalls(parts.get(1), true, horizontal);
    var pawns = two(parts.get(2), "two pawns such as e1 e9");
    var left = two(parts.get(3), "two numbers of walls left such as 10 10");
    var position =
        new QuoridorPosition(
            rules,
            horizontal,
            vertical,
            readCell(pawns.get(0)),
            readCell(pawns.get(1)),
            readWallsLeft(left.get(0)),
            readWallsLeft(left.get(1)),
            readSide(parts.get(4)),
            SearchOptions.STANDARD);
    check(position, pawns, left);
    return position;
  }

  private List<Part> parts() {
    var parts = new ArrayList<Part>();
    var words = new ArrayList<Word>();
    int start = 0;
    int at = 0;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '/') {
        parts.add(new Part(List.copyOf(words), start));
        words.clear();
        start = ++at;
      } else if (Character.isWhitespace(c)) {
        at++;
      } else {
        int end = at;
        while (end < text.length()
            && text.charAt(end) != '/'
            && !Character.isWhitespace(text.charAt(end))) {
          end++;
        }
        words.add(new Word(text.substring(at, end), at));
        at = end;
      }
    }
    parts.add(new Part(words, start));
    if (parts.size() != PARTS) {
      throw wrong(
          Math.max(0, text.length() - 1),
          "the number of parts is " + parts.size(),
          "%d parts: %s".formatted(PARTS, SHAPE));
    }
    return parts;
  }

  private long readWalls(Part part, boolean vertical, long horizontal) {
    var words = part.words();
    if (words.size() == 1 && words.getFirst().text().equals("-")) {
      return 0;
    }
    if (words.isEmpty()) {
      throw wrong(part.at(), "a list of walls is empty", "walls such as e3 d6, or - for none");
    }
    long walls = 0;
    for (Word word : words) {
      int cell = readPlace(word, rules.size - 1, "a wall");
      int anchor = ANCHOR_STRIDE * QuoridorRules.row(cell) + QuoridorRules.column(cell);
      long free = vertical ? rules.freeVertical(horizontal, walls) : rules.freeHorizontal(walls, 0);
      if ((free >>> anchor & 1) == 0) {
        throw wrong(
            word.at(),
            NotationError.quote(word.text()) + " overlaps or crosses another wall",
            "walls apart from each other");
      }
      walls |= 1L << anchor;
    }
    return walls;
  }

  private int readCell(Word word) {
    return readPlace(word, rules.size, "a cell");
  }

  private int readPlace(Word word, int end, String what) {
    if (word.text().length() == 2) {
      int column = Character.toLowerCase(word.text().charAt(0)) - 'a';
      int row = word.text().charAt(1) - '1';
      if (column >= 0 && column < end && row >= 0 && row < end) {
        return QuoridorRules.cell(column, row);
      }
    }
    var last = QuoridorNotation.cellText(QuoridorRules.cell(end - 1, end - 1));
    throw wrong(
        word.at(),
        "%s is not %s".formatted(NotationError.quote(word.text()), what),
        "%s from a1 to %s".formatted(what, last));
  }

  private int readWallsLeft(Word word) {
    int number = readNumber(word);
    if (number < 0 || number > rules.walls) {
      throw wrong(
          word.at(),
          NotationError.quote(word.text()) + " is not a number of walls left",
          "0 to " + rules.walls);
    }
    return number;
  }

  private int readSide(Part part) {
    var words = part.words();
    int side = words.size() == 1 ? readNumber(words.getFirst()) : 0;
    if (side != 1 && side != 2) {
      throw wrong(part.at(), "the side to move is unclear", "1 or 2");
    }
    return side - 1;
  }

  private static int readNumber(Word word) {
    return word.text().matches("[0-9]{1,2}") ? Integer.parseInt(word.text()) : -1;
  }

  private List<Word> two(Part part, String expected) {
    var words = part.words();
    if (words.size() != 2) {
      throw wrong(part.at(), "the number of words is " + words.size(), expected);
    }
    return words;
  }

  private void check(QuoridorPosition position, List<Word> pawns, List<Word> left) {
    if (position.pawn(Position.FIRST) == position.pawn(Position.SECOND)) {
      throw wrong(pawns.get(1).at(), "both pawns stand on one cell", "two cells");
    }
    int placed =
        Long.bitCount(position.horizontalWalls()) + Long.bitCount(position.verticalWalls());
    int inHand = position.wallsLeft(Position.FIRST) + position.wallsLeft(Position.SECOND);
    if (placed + inHand > 2 * rules.walls) {
      throw wrong(
          left.get(0).at(),
          "%d placed and %d left make too many walls".formatted(placed, inHand),
          "at most %d together".formatted(2 * rules.walls));
    }
    boolean bothAtGoal = true;
    for (int player = 0; player < 2; player++) {
      int pawn = position.pawn(player);
      bothAtGoal &= QuoridorRules.row(pawn) == rules.goalRow(player);
      if (position.distance(player) < 0) {
        throw wrong(
            pawns.get(player).at(),
            "player %d has no path to its goal".formatted(player + 1),
            "walls that leave each player a path");
      }
    }
    if (bothAtGoal) {
      throw wrong(pawns.get(0).at(), "both pawns have reached their goals", "one at most");
    }
  }

  private NotationException wrong(int at, String wrong, String expected) {
    return new NotationException(text, at, "bad position, " + wrong, expected);
  }
}
