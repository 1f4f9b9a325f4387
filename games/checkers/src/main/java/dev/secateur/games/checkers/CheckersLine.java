package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.kingRow;

import java.util.ArrayList;
import java.util.List;

/// What happens to the pieces in the first moves of a line, from the view of the side that makes
/// the first move.
final class CheckersLine {

  /// Longer lines are hard to read, and their ends are uncertain.
  private static final int MAX_PLIES = 6;

  private final int side;
  private final List<String> texts = new ArrayList<>();
  private int eventPlies;

  // By side.
  private final int[] menGone = new int[2];
  private final int[] kingsGone = new int[2];
  private final int[] crowned = new int[2];

  CheckersLine(CheckersPosition start, List<Long> line) {
    side = start.sideToMove();
    var position = start.copy();
    var notation = new CheckersNotation();
    for (long move : line) {
      // An exchange that has begun is followed to its end.
      if (texts.size() >= MAX_PLIES && CheckersMove.jumps(move) == 0) {
        break;
      }
      texts.add(notation.formatMove(position, move));
      record(position, move);
      position.make(move);
    }
  }

  private void record(CheckersPosition position, long move) {
    int mover = position.sideToMove();
    long from = CheckersMove.from(move);
    long taken = CheckersPosition.captured(move, from, CheckersMove.jumps(move));
    boolean crowns =
        (from & position.kings()) == 0 && (CheckersMove.to(move) & kingRow(mover)) != 0;
    if (crowns) {
      crowned[mover]++;
    }
    recordLoss(mover ^ 1, Long.bitCount(taken), Long.bitCount(taken & position.kings()));
    if (crowns || taken != 0) {
      eventPlies = texts.size();
    }
  }

  /// A man that is crowned and then captured counts as a man lost.
  private void recordLoss(int loser, int pieces, int kings) {
    int crownedBefore = Math.min(kings, crowned[loser]);
    crowned[loser] -= crownedBefore;
    kingsGone[loser] += kings - crownedBefore;
    menGone[loser] += pieces - kings + crownedBefore;
  }

  int length() {
    return texts.size();
  }

  /// The number of moves up to the last event.
  int eventPlies() {
    return eventPlies;
  }

  int menTaken() {
    return menGone[side ^ 1];
  }

  int kingsTaken() {
    return kingsGone[side ^ 1];
  }

  int menLost() {
    return menGone[side];
  }

  int kingsLost() {
    return kingsGone[side];
  }

  int ownCrowned() {
    return crowned[side];
  }

  int opponentCrowned() {
    return crowned[side ^ 1];
  }

  String text() {
    return text(texts.size());
  }

  String textToLastEvent() {
    return text(eventPlies);
  }

  private String text(int plies) {
    var quoted = String.join(" ", texts.subList(0, Math.min(plies, MAX_PLIES)));
    return plies > MAX_PLIES ? quoted + " ..." : quoted;
  }
}
