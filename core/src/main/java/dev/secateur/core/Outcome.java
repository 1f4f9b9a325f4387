package dev.secateur.core;

/// The outcome of a game: undecided, a win of one side, or a draw; and why.
///
/// Positions keep their outcomes as constants, so that the search allocates nothing.
public record Outcome(GameResult result, Termination termination) {

  public enum GameResult {
    UNDECIDED,
    FIRST_WINS,
    SECOND_WINS,
    DRAW
  }

  public static final Outcome UNDECIDED = new Outcome(GameResult.UNDECIDED, Termination.NONE);

  public static Outcome win(int side, Termination termination) {
    return new Outcome(
        side == Position.FIRST ? GameResult.FIRST_WINS : GameResult.SECOND_WINS, termination);
  }

  public static Outcome draw(Termination termination) {
    return new Outcome(GameResult.DRAW, termination);
  }

  public boolean isOver() {
    return result != GameResult.UNDECIDED;
  }

  public boolean isDraw() {
    return result == GameResult.DRAW;
  }

  public boolean isWinFor(int side) {
    return result == (side == Position.FIRST ? GameResult.FIRST_WINS : GameResult.SECOND_WINS);
  }

  /// One line for a person, such as `White wins: the other side has no move`.
  public String describe(Game game) {
    return switch (result) {
      case UNDECIDED -> "undecided";
      case DRAW -> "Draw: " + termination.text();
      case FIRST_WINS -> game.sides().get(Position.FIRST) + " wins: " + termination.text();
      case SECOND_WINS -> game.sides().get(Position.SECOND) + " wins: " + termination.text();
    };
  }

  @Override
  public String toString() {
    return result + " (" + termination.text() + ")";
  }
}
