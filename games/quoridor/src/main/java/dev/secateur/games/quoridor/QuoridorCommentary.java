package dev.secateur.games.quoridor;

import dev.secateur.core.Commentary;
import dev.secateur.core.Notation;
import dev.secateur.core.Position;
import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/// Explains a move by its effect on the paths of both players, and by the moves after it.
final class QuoridorCommentary implements Commentary {

  /// Plies of best play that are shown after the move. Longer lines are hard to read.
  private static final int MAX_SHOWN = 6;

  /// A move is called worse if its score is this much below the best.
  private static final int NOTICEABLE = Score.PER_UNIT / 2;

  private final Notation notation;
  private final List<String> sides;

  QuoridorCommentary(Notation notation, List<String> sides) {
    this.notation = notation;
    this.sides = sides;
  }

  @Override
  public List<Remark> remarks(Position position, List<Long> line, int score, int best) {
    var board = (QuoridorPosition) position;
    if (line.isEmpty()) {
      return List.of(Remark.of("score", Score.text(score)));
    }
    var remarks = new ArrayList<Remark>();
    if (Score.isDistanceKnown(score)) {
      remarks.add(decided(board, score, best));
      addLine(board, line, score > 0 ? ": then " : " after ", remarks);
    } else {
      remarks.add(effect(board, line.getFirst()));
      compare(score, best, remarks);
      addLine(board, line, ", then ", remarks);
    }
    return remarks;
  }

  private Remark decided(QuoridorPosition board, int score, int best) {
    int plies = Math.abs(Score.plies(score));
    if (score > 0) {
      return Remark.of("wins-in", "wins in " + plies(plies), plies);
    }
    var opponent = sides.get(board.sideToMove() ^ 1);
    boolean wasLost = Score.isDecisive(best) && best < 0;
    return wasLost
        ? Remark.of(
            "cannot-stop",
            "cannot stop %s, who wins in %s".formatted(opponent, plies(plies)),
            plies)
        : Remark.of("lets-win", "lets %s win in %s".formatted(opponent, plies(plies)), plies);
  }

  private static String plies(int count) {
    return count(count, "ply", "plies");
  }

  private static String count(int count, String one, String several) {
    return count + " " + (count == 1 ? one : several);
  }

  /// What the move does to the paths.
  private Remark effect(QuoridorPosition board, long move) {
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

  private static Remark wallEffect(String opponent, int opponentDetour, int ownDetour) {
    if (opponentDetour > 0 && ownDetour > 0) {
      return Remark.of(
          "wall-both",
          "lengthens %s's path by %d and its own by %d for one wall"
              .formatted(opponent, opponentDetour, ownDetour),
          opponentDetour,
          ownDetour);
    }
    if (opponentDetour > 0) {
      return Remark.of(
          "wall-other",
          "lengthens %s's path by %d for one wall".formatted(opponent, opponentDetour),
          opponentDetour);
    }
    return ownDetour > 0
        ? Remark.of(
            "wall-own", "uses a wall that lengthens only its own path, by " + ownDetour, ownDetour)
        : Remark.of("wall-none", "uses a wall that does not lengthen any path yet");
  }

  private static Remark stepEffect(int cell, int change, int own, int other) {
    var to = QuoridorNotation.cellText(cell);
    var where = "moves to " + to;
    var standing =
        "%s from the goal, the opponent %d".formatted(count(own, "step", "steps"), other);
    if (change < -1) {
      var words = "%s, which shortens its own path by %d: %s".formatted(where, -change, standing);
      return Remark.of("step-shortens", words, to, own, other, -change);
    }
    return change < 0
        ? Remark.of("step", "%s, %s".formatted(where, standing), to, own, other)
        : Remark.of(
            "step-no-nearer",
            "%s, which is no closer: %s".formatted(where, standing),
            to,
            own,
            other);
  }

  private static void compare(int score, int best, List<Remark> remarks) {
    if (Score.isDecisive(best)) {
      if (best > score) {
        remarks.add(Remark.of("misses-win", ", misses a forced win"));
      }
    } else if (best - score >= NOTICEABLE) {
      var worse = String.format(Locale.ROOT, "%.1f", Score.inUnits(best - score));
      remarks.add(
          Remark.of("worse", ", %s steps worse than the best move".formatted(worse), worse));
    }
  }

  /// The first plies of best play after the move, if there are any.
  private void addLine(
      QuoridorPosition board, List<Long> line, String before, List<Remark> remarks) {
    int end = Math.min(line.size(), MAX_SHOWN + 1);
    var moves = new StringJoiner(" ", "", end < line.size() ? " ..." : "");
    for (int i = 1; i < end; i++) {
      moves.add(notation.formatMove(board, line.get(i)));
    }
    if (end > 1) {
      remarks.add(Remark.of("line", before + moves, moves));
    }
  }
}
