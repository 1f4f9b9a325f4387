package dev.secateur.core;

import static java.util.Objects.requireNonNull;

import java.util.EnumMap;
import java.util.Map;

/// How a game stands: undecided, or who won or that it is a draw, and by which rule.
///
/// All instances exist from the start, so asking allocates nothing and `==` works.
public final class Outcome {

  public enum Result {
    UNDECIDED,
    FIRST_WINS,
    SECOND_WINS,
    DRAW
  }

  public enum Reason {
    NONE("undecided"),
    GOAL("the goal is reached"),
    NO_MOVE("the other side has no move"),
    DISCS("more discs"),
    REPETITION("the position was repeated"),
    FORTY_MOVES("forty moves of each side without progress"),
    PLY_LIMIT("the ply limit is reached"),
    EQUAL_DISCS("equal discs"),
    BOARD_FULL("the board is full");

    private final String text;

    Reason(String text) {
      this.text = text;
    }

    /// The reason in words that follow "White wins: " or "Draw: ".
    public String text() {
      return text;
    }
  }

  public static final Outcome UNDECIDED = new Outcome(Result.UNDECIDED, Reason.NONE);

  private static final Map<Reason, Outcome> FIRST_WINS = allWith(Result.FIRST_WINS);
  private static final Map<Reason, Outcome> SECOND_WINS = allWith(Result.SECOND_WINS);
  private static final Map<Reason, Outcome> DRAWS = allWith(Result.DRAW);

  private final Result result;
  private final Reason reason;

  private Outcome(Result result, Reason reason) {
    this.result = result;
    this.reason = reason;
  }

  public static Outcome win(int side, Reason reason) {
    return requireNonNull((side == Position.FIRST ? FIRST_WINS : SECOND_WINS).get(reason));
  }

  public static Outcome draw(Reason reason) {
    return requireNonNull(DRAWS.get(reason));
  }

  private static Map<Reason, Outcome> allWith(Result result) {
    var all = new EnumMap<Reason, Outcome>(Reason.class);
    for (Reason reason : Reason.values()) {
      all.put(reason, new Outcome(result, reason));
    }
    return all;
  }

  public Result result() {
    return result;
  }

  public Reason reason() {
    return reason;
  }

  public boolean isOver() {
    return result != Result.UNDECIDED;
  }

  public boolean isDraw() {
    return result == Result.DRAW;
  }

  public boolean isWinFor(int side) {
    return result == (side == Position.FIRST ? Result.FIRST_WINS : Result.SECOND_WINS);
  }

  /// One line for a person, such as `White wins: the other side has no move`.
  public String describe(Game game) {
    return switch (result) {
      case UNDECIDED -> "undecided";
      case DRAW -> "Draw: " + reason.text();
      case FIRST_WINS -> game.sides().get(Position.FIRST) + " wins: " + reason.text();
      case SECOND_WINS -> game.sides().get(Position.SECOND) + " wins: " + reason.text();
    };
  }

  @Override
  public String toString() {
    return result + " (" + reason.text() + ")";
  }
}
