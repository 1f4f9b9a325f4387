package dev.secateur.games.reversi;

import static dev.secateur.games.reversi.ReversiRules.PASS;

import dev.secateur.core.Commentary;
import dev.secateur.core.Position;
import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;

/// Explains a line by the corners, by the number of moves that it leaves the opponent, and by the
/// result if the line reaches the end of the game.
final class ReversiCommentary implements Commentary {

  /// Longer lines are hard to read, and their ends are uncertain.
  private static final int MAX_PLIES = 6;

  private final ReversiNotation notation = new ReversiNotation();

  @Override
  public List<Remark> remarks(Position position, List<Long> line, int score, int best) {
    var remarks = new ArrayList<Remark>();
    if (line.isEmpty()) {
      remarks.add(Remark.of("score", Score.text(score)));
    } else {
      remarks.add(event((ReversiPosition) position, line));
      var end = ((ReversiPosition) position).copy();
      line.forEach(end::make);
      if (isExact(end, score, position.sideToMove())) {
        remarks.add(result(score));
      }
    }
    if (score < best) {
      var worse = "; " + discs(best - score) + " worse than the best move";
      remarks.add(Remark.of("worse", worse, amount(best - score)));
    }
    return remarks;
  }

  /// The score is proven if the line ends the game with exactly this result.
  private static boolean isExact(ReversiPosition end, int score, int side) {
    int sign = end.sideToMove() == side ? 1 : -1;
    return end.ending().isOver() && score == sign * end.finalScore();
  }

  private static Remark result(int score) {
    if (score == Score.DRAW) {
      return Remark.of("draws", "; ends in a draw");
    }
    return score > 0
        ? Remark.of("wins-by", "; wins by " + discs(score), amount(score))
        : Remark.of("loses-by", "; loses by " + discs(-score), amount(-score));
  }

  private Remark event(ReversiPosition position, List<Long> line) {
    if (line.getFirst() == PASS) {
      return Remark.of("has-to-pass", "must pass");
    }
    var board = position.copy();
    var texts = new ArrayList<String>();
    for (long move : line.subList(0, Math.min(line.size(), MAX_PLIES))) {
      texts.add(notation.formatMove(board, move));
      if (ReversiRules.isCorner(move)) {
        return corner(board.sideToMove() == position.sideToMove(), texts);
      }
      board.make(move);
    }
    return movesLeft(position, line.getFirst());
  }

  private static Remark corner(boolean own, List<String> texts) {
    var corner = texts.getLast();
    if (texts.size() == 1) {
      return Remark.of("takes-corner", "takes the corner " + corner, corner);
    }
    var line = String.join(" ", texts);
    var does = own ? "gets" : "gives up";
    var words = "%s the corner %s after %s".formatted(does, corner, line);
    return Remark.of(own ? "gets-corner" : "gives-corner", words, corner, line);
  }

  private static Remark movesLeft(ReversiPosition position, long move) {
    var after = position.copy();
    after.make(move);
    if (after.ending().isOver()) {
      return Remark.of("ends-game", "ends the game");
    }
    var moves = after.legalMoves();
    if (moves[0] == PASS) {
      return Remark.of("forces-pass", "forces the opponent to pass");
    }
    return Remark.of(
        "leaves-moves",
        moves.length == 1
            ? "leaves the opponent one move"
            : "leaves the opponent %d moves".formatted(moves.length),
        moves.length);
  }

  /// `12 discs`, `1 disc`, `0.35 discs`.
  private static String discs(int score) {
    return score == Score.PER_UNIT ? "1 disc" : amount(score) + " discs";
  }

  private static String amount(int score) {
    return score % Score.PER_UNIT == 0
        ? String.valueOf(score / Score.PER_UNIT)
        : String.valueOf(Score.inUnits(score));
  }
}
