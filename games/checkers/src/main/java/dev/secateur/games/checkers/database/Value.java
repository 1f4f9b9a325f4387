package dev.secateur.games.checkers.database;

/// What a database says about a position, for the side to move, in two bits.
public final class Value {

  public static final int DRAW = 0;
  public static final int WIN = 1;
  public static final int LOSS = 2;

  /// Not in the database.
  static final int UNKNOWN = 3;

  private Value() {}

  /// The value for the side that made a move, from the value for the side that moves next.
  static int before(int value) {
    return switch (value) {
      case WIN -> LOSS;
      case LOSS -> WIN;
      default -> value;
    };
  }
}
