package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.ANCHOR_STRIDE;

import dev.secateur.core.Notation;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.RejectionReason;
import java.util.Locale;
import java.util.StringJoiner;

/// Moves as `e2` and `e3h`; positions as in [QuoridorPositionText].
final class QuoridorNotation implements Notation {

  private final QuoridorRules rules;

  QuoridorNotation(QuoridorRules rules) {
    this.rules = rules;
  }

  @Override
  public String formatMove(Position position, long move) {
    return QuoridorMove.isWall(move)
        ? wallText(QuoridorMove.anchor(move), QuoridorMove.isVertical(move))
        : cellText(QuoridorMove.cell(move));
  }

  /// `move (4, 1)` or `wall (3, 4, H)`, with column a and row 1 as 0.
  @Override
  public String formatMoveForLog(Position position, long move) {
    if (!QuoridorMove.isWall(move)) {
      int cell = QuoridorMove.cell(move);
      return "move (%d, %d)".formatted(QuoridorRules.column(cell), QuoridorRules.row(cell));
    }
    int anchor = QuoridorMove.anchor(move);
    return "wall (%d, %d, %s)"
        .formatted(
            anchor % ANCHOR_STRIDE,
            anchor / ANCHOR_STRIDE,
            QuoridorMove.isVertical(move) ? "V" : "H");
  }

  static String cellText(int cell) {
    return place(QuoridorRules.column(cell), QuoridorRules.row(cell));
  }

  static String anchorText(int anchor) {
    return place(anchor % ANCHOR_STRIDE, anchor / ANCHOR_STRIDE);
  }

  static String wallText(int anchor, boolean vertical) {
    return anchorText(anchor) + (vertical ? "v" : "h");
  }

  private static String place(int column, int row) {
    return "" + (char) ('a' + column) + (char) ('1' + row);
  }

  @Override
  public long parseMove(Position position, String text) {
    var board = (QuoridorPosition) position;
    var lower = text.toLowerCase(Locale.ROOT);
    boolean isStep = lower.length() == 2;
    boolean isWall = lower.length() == 3 && (lower.endsWith("h") || lower.endsWith("v"));
    int column = isStep || isWall ? lower.charAt(0) - 'a' : -1;
    int row = isStep || isWall ? lower.charAt(1) - '1' : -1;
    int end = isWall ? rules.size - 1 : rules.size;
    if (column < 0 || column >= end || row < 0 || row >= end) {
      throw notAMove(text);
    }
    if (board.ending().isOver()) {
      throw illegal(text, "the game is over", "no more moves", RejectionReason.GAME_OVER);
    }
    return isWall
        ? wallMove(board, text, ANCHOR_STRIDE * row + column, lower.endsWith("v"))
        : stepMove(board, text, QuoridorRules.cell(column, row));
  }

  private NotationException notAMove(String text) {
    var expected =
        "a cell (a1 to %s) or a wall (a1h to %sv)"
            .formatted(
                place(rules.size - 1, rules.size - 1), place(rules.size - 2, rules.size - 2));
    return new NotationException(
        new NotationError(
            text,
            0,
            NotationError.quote(text) + " is not a move",
            expected,
            RejectionReason.NOT_A_MOVE));
  }

  private static NotationException illegal(
      String text, String why, String expected, RejectionReason reason) {
    var wrong = "%s is not legal: %s".formatted(NotationError.quote(text), why);
    return new NotationException(new NotationError(text, 0, wrong, expected, reason));
  }

  private static NotationException illegalWall(String text, String why, RejectionReason reason) {
    return illegal(text, why, "a wall elsewhere, or a step", reason);
  }

  private long stepMove(QuoridorPosition board, String text, int cell) {
    var steps = new StringJoiner(", ");
    for (long move : board.legalSteps()) {
      if (QuoridorMove.cell(move) == cell) {
        return move;
      }
      steps.add(cellText(QuoridorMove.cell(move)));
    }
    throw illegal(
        text,
        "the pawn cannot step there",
        steps + ", or a wall",
        RejectionReason.of("cannot-step"));
  }

  private long wallMove(QuoridorPosition board, String text, int anchor, boolean vertical) {
    if (board.wallsLeft(board.sideToMove()) == 0) {
      throw illegal(text, "there are no walls left", "a step", RejectionReason.of("no-walls-left"));
    }
    checkFits(board, text, anchor, vertical);
    for (int player = 0; player < 2; player++) {
      if (board.wouldClose(player, anchor, vertical)) {
        throw player == board.sideToMove()
            ? illegalWall(
                text, "it would close its own last path", RejectionReason.of("closes-own-path"))
            : illegalWall(
                text,
                "it would close the other's last path",
                RejectionReason.of("closes-other-path"));
      }
    }
    return QuoridorMove.wall(anchor, vertical);
  }

  /// Throws an error if the wall overlaps or crosses another.
  private void checkFits(QuoridorPosition board, String text, int anchor, boolean vertical) {
    long same = vertical ? board.verticalWalls() : board.horizontalWalls();
    long other = vertical ? board.horizontalWalls() : board.verticalWalls();
    long fits =
        vertical
            ? rules.freeVertical(board.horizontalWalls(), board.verticalWalls())
            : rules.freeHorizontal(board.horizontalWalls(), board.verticalWalls());
    if ((fits >>> anchor & 1) != 0) {
      return;
    }
    if ((other >>> anchor & 1) != 0) {
      var crossed = wallText(anchor, !vertical);
      throw illegalWall(text, "it crosses " + crossed, RejectionReason.of("crosses", crossed));
    }
    if ((same >>> anchor & 1) != 0) {
      throw illegalWall(text, "that wall stands already", RejectionReason.of("wall-stands"));
    }
    int along = vertical ? ANCHOR_STRIDE : 1;
    boolean atEdge = vertical ? anchor < ANCHOR_STRIDE : anchor % ANCHOR_STRIDE == 0;
    boolean before = !atEdge && (same >>> (anchor - along) & 1) != 0;
    var overlapped = wallText(before ? anchor - along : anchor + along, vertical);
    throw illegalWall(
        text, "it overlaps " + overlapped, RejectionReason.of("overlaps", overlapped));
  }

  @Override
  public String formatPosition(Position position) {
    return QuoridorPositionText.write((QuoridorPosition) position);
  }

  @Override
  public Position parsePosition(String text) {
    return new QuoridorPositionText(rules, text).read();
  }
}
