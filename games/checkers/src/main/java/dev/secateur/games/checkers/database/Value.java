package dev.secateur.games.checkers.database;

/// What a database says about a position, for the side to move, in two bits.
final class Value {

  static final int DRAW = 0;
  static final int WIN = 1;
  static final int LOSS = 2;

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
