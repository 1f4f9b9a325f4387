package dev.secateur.games.checkers.database;

/// Turns the board by half a turn, so that the side to move always moves down.
public final class Turned {

  /// The bits of a board: 32 squares and three gaps.
  private static final int BITS = 35;

  private Turned() {}

  public static long of(long bits) {
    return Long.reverse(bits) >>> (Long.SIZE - BITS);
  }
}
