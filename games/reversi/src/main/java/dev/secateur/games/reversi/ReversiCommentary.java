package dev.secateur.games.reversi;

import static dev.secateur.games.reversi.ReversiRules.PASS;

import dev.secateur.core.Commentary;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;

/// Says what a line of play does to the corners and to the opponent's choice of moves, and how the
/// game ends where the line shows it.
final class ReversiCommentary implements Commentary {

  /// Nobody reads more, and what is further off is less certain.
  private static final int MOST_PLIES = 6;

  private final ReversiNotation notation = new ReversiNotation();

  @Override
  public String why(Position position, List<Long> line, int score, int best) {
    var clauses = new ArrayList<String>();
    if (line.isEmpty()) {
      clauses.add(Score.text(score));
    } else {
      clauses.add(event((ReversiPosition) position, line));
      var end = ((ReversiPosition) position).copy();
      line.forEach(end::make);
      if (isExact(end, score, position.sideToMove())) {
        clauses.add(result(score));
      }
    }
    if (score < best) {
      clauses.add(discs(best - score) + " worse than the best move");
    }
    return String.join("; ", clauses);
  }

  /// The score is proven where the line leads to the end of the game and to that very result.
  private static boolean isExact(ReversiPosition end, int score, int side) {
    int sign = end.sideToMove() == side ? 1 : -1;
    return end.ending().isOver() && score == sign * end.finalScore();
  }

  private static String result(int score) {
    if (score == Score.DRAW) {
      return "draws";
    }
    return score > 0 ? "wins by " + discs(score) : "loses by " + discs(-score);
  }

  private String event(ReversiPosition position, List<Long> line) {
    if (line.getFirst() == PASS) {
      return "has to pass";
    }
    var walk = position.copy();
    var texts = new ArrayList<String>();
    for (long move : line.subList(0, Math.min(line.size(), MOST_PLIES))) {
      texts.add(notation.move(walk, move));
      if (ReversiRules.isCorner(move)) {
        return corner(walk.sideToMove() == position.sideToMove(), texts);
      }
      walk.make(move);
    }
    return choiceLeft(position, line.getFirst());
  }

  private static String corner(boolean own, List<String> texts) {
    var corner = texts.getLast();
    if (texts.size() == 1) {
      return "takes the corner " + corner;
    }
    return "%s the corner %s after %s"
        .formatted(own ? "gets" : "gives", corner, String.join(" ", texts));
  }

  private static String choiceLeft(ReversiPosition position, long move) {
    var after = position.copy();
    after.make(move);
    if (after.ending().isOver()) {
      return "ends the game";
    }
    var moves = after.legalMoves();
    if (moves[0] == PASS) {
      return "makes the opponent pass";
    }
    return moves.length == 1
        ? "leaves the opponent one move"
        : "leaves the opponent %d moves".formatted(moves.length);
  }

  /// `12 discs`, `1 disc`, `0.35 discs`.
  private static String discs(int score) {
    if (score == Score.PER_UNIT) {
      return "1 disc";
    }
    return score % Score.PER_UNIT == 0
        ? score / Score.PER_UNIT + " discs"
        : Score.inUnits(score) + " discs";
  }
}
