package dev.secateur.games.reversi.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.Score;

/// The result as a margin in discs, from black's view, as files write it. The record has it as a
/// header only if it does not follow from the game.
final class DiscScore {

  static final String HEADER = "Score";

  /// The margin of a game that was decided before its end.
  private static final int WHOLE_BOARD = 64;

  private DiscScore() {}

  /// The score that follows from the record without its header. If the rules ended the game, it is
  /// the margin on the board with the empty squares to the winner; otherwise the winner gets the
  /// whole board.
  static int implied(GameRecord record, Position end) {
    var outcome = end.outcome();
    if (outcome.isOver() && outcome.result() == record.result()) {
      int own = end.finalScore() / Score.PER_UNIT;
      return end.sideToMove() == Position.FIRST ? own : -own;
    }
    return switch (record.result()) {
      case FIRST_WINS -> WHOLE_BOARD;
      case SECOND_WINS -> -WHOLE_BOARD;
      case DRAW, UNDECIDED -> 0;
    };
  }

  /// The record with the score that a file gives it.
  static GameRecord with(GameRecord record, Position end, double score, String text) {
    return implied(record, end) == score ? record : record.withHeader(HEADER, text);
  }

  /// The score to write, with its sign.
  static String of(GameRecord record) {
    var header = record.headers().get(HEADER);
    if (header != null && header.matches("[-+]?\\d{1,6}(\\.\\d{1,6})?")) {
      return header;
    }
    int score = implied(record, record.positionAfter(record.plies()));
    return score < 0 ? "" + score : "+" + score;
  }

  static GameResult result(double score) {
    return score > 0 ? GameResult.FIRST_WINS : score < 0 ? GameResult.SECOND_WINS : GameResult.DRAW;
  }
}
