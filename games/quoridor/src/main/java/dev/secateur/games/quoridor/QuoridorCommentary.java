package dev.secateur.games.quoridor;

import dev.secateur.core.Commentary;
import dev.secateur.core.Notation;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// Says what a move does to the paths of the two players, and what comes of it.
final class QuoridorCommentary implements Commentary {

  /// Plies of best play that are quoted after the move: a longer line is not read.
  private static final int QUOTED = 6;

  /// A move that is worth so much less than the best is called worse.
  private static final int NOTICEABLE = Score.PER_UNIT / 2;

  private final Notation notation;
  private final List<String> sides;

  QuoridorCommentary(Notation notation, List<String> sides) {
    this.notation = notation;
    this.sides = sides;
  }

  @Override
  public String why(Position position, List<Long> line, int score, int best) {
    var board = (QuoridorPosition) position;
    if (line.isEmpty()) {
      return Score.text(score);
    }
    if (Score.isDecisive(score)) {
      return decided(board, line, score, best);
    }
    var effect = effect(board, line.getFirst());
    return effect + comparison(score, best) + quoted(board, line, ", then ");
  }

  private String decided(QuoridorPosition board, List<Long> line, int score, int best) {
    var plies = plies(Math.abs(Score.plies(score)));
    if (score > 0) {
      return "wins in " + plies + quoted(board, line, ": then ");
    }
    var opponent = sides.get(board.sideToMove() ^ 1);
    boolean wasLost = Score.isDecisive(best) && best < 0;
    var verdict =
        wasLost
            ? "cannot stop %s, who wins in %s".formatted(opponent, plies)
            : "lets %s win in %s".formatted(opponent, plies);
    return verdict + quoted(board, line, " after ");
  }

  private static String plies(int count) {
    return count(count, "ply", "plies");
  }

  private static String count(int count, String one, String several) {
    return count + " " + (count == 1 ? one : several);
  }

  /// What the move does to the paths.
  private String effect(QuoridorPosition board, long move) {
    int side = board.sideToMove();
    int ownBefore = board.distance(side);
    int otherBefore = board.distance(side ^ 1);
    board.make(move);
    int own = board.distance(side);
    int other = board.distance(side ^ 1);
    board.undo();
    return QuoridorMove.isWall(move)
        ? wallEffect(sides.get(side ^ 1), other - otherBefore, own - ownBefore)
        : stepEffect(QuoridorMove.cell(move), own - ownBefore, own, other);
  }

  private static String wallEffect(String opponent, int othersDetour, int ownDetour) {
    if (othersDetour > 0 && ownDetour > 0) {
      return "lengthens %s's path by %d and its own by %d for one wall"
          .formatted(opponent, othersDetour, ownDetour);
    }
    if (othersDetour > 0) {
      return "lengthens %s's path by %d for one wall".formatted(opponent, othersDetour);
    }
    return ownDetour > 0
        ? "spends a wall that only lengthens its own path, by " + ownDetour
        : "spends a wall that lengthens neither path yet";
  }

  private static String stepEffect(int cell, int change, int own, int other) {
    var where = "steps to " + QuoridorNotation.cellText(cell);
    var standing = "%s from the goal against %d".formatted(count(own, "step", "steps"), other);
    if (change < -1) {
      return "%s, which shortens its own path by %d: %s".formatted(where, -change, standing);
    }
    return change < 0
        ? "%s, %s".formatted(where, standing)
        : "%s, which brings it no nearer: %s".formatted(where, standing);
  }

  private static String comparison(int score, int best) {
    if (Score.isDecisive(best)) {
      return best > score ? ", where it could have forced a win" : "";
    }
    int worse = best - score;
    return worse < NOTICEABLE
        ? ""
        : String.format(Locale.ROOT, ", %.1f steps worse than the best", Score.inUnits(worse));
  }

  /// The first plies of best play after the move, if there are any.
  private String quoted(QuoridorPosition board, List<Long> line, String before) {
    int end = Math.min(line.size(), QUOTED + 1);
    var moves = new StringJoiner(" ", before, end < line.size() ? " ..." : "").setEmptyValue("");
    for (int i = 1; i < end; i++) {
      moves.add(notation.move(board, line.get(i)));
    }
    return moves.toString();
  }
}
