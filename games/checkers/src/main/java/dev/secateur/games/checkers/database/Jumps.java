package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.CheckersRules.BOARD;
import static dev.secateur.games.checkers.CheckersRules.DIRECTIONS;
import static dev.secateur.games.checkers.CheckersRules.DOWN_LEFT;
import static dev.secateur.games.checkers.CheckersRules.DOWN_RIGHT;
import static dev.secateur.games.checkers.CheckersRules.UP_LEFT;
import static dev.secateur.games.checkers.CheckersRules.UP_RIGHT;
import static dev.secateur.games.checkers.CheckersRules.canJump;
import static dev.secateur.games.checkers.CheckersRules.step;

import dev.secateur.games.checkers.CheckersRules;

/// The positions after each capture, turned for the side that moves next. Two routes to the same
/// position are two entries.
final class Jumps {

  private static final long CROWNING = CheckersRules.kingRow(CheckersRules.BLACK);

  /// A position with so few pieces has fewer captures.
  private static final int MOST = 128;

  private final long[] owns = new long[MOST];
  private final long[] opponents = new long[MOST];
  private final long[] crowned = new long[MOST];
  private int count;

  private long own;
  private long opponent;
  private long kings;

  /// Whether the side to move must capture.
  static boolean exist(long own, long opponent, long kings) {
    long empty = BOARD & ~(own | opponent);
    long upward = own & kings;
    return (canJump(own, opponent, empty, DOWN_LEFT)
            | canJump(own, opponent, empty, DOWN_RIGHT)
            | canJump(upward, opponent, empty, UP_LEFT)
            | canJump(upward, opponent, empty, UP_RIGHT))
        != 0;
  }

  /// Finds all captures.
  int find(long own, long opponent, long kings) {
    count = 0;
    this.own = own;
    this.opponent = opponent;
    this.kings = kings;
    long empty = BOARD & ~(own | opponent);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      long movers = CheckersRules.leadsDown(direction) ? own : own & kings;
      long jumpers = canJump(movers, opponent, empty, direction);
      for (; jumpers != 0; jumpers &= jumpers - 1) {
        long origin = Long.lowestOneBit(jumpers);
        jump(origin, origin, direction, opponent, empty | origin);
      }
    }
    return count;
  }

  long own(int jump) {
    return owns[jump];
  }

  long opponent(int jump) {
    return opponents[jump];
  }

  long kings(int jump) {
    return crowned[jump];
  }

  private void jump(long origin, long at, int direction, long victims, long empty) {
    long over = step(at, direction);
    long landing = step(over, direction);
    long left = victims & ~over;
    boolean isKing = (origin & kings) != 0;
    boolean goesOn = false;
    for (int next = 0; next < DIRECTIONS; next++) {
      if ((isKing || CheckersRules.leadsDown(next)) && canJump(landing, left, empty, next) != 0) {
        goesOn = true;
        jump(origin, landing, next, left, empty);
      }
    }
    if (goesOn) {
      return;
    }
    long captured = opponent & ~left;
    long kingsLeft = kings & ~(origin | captured);
    owns[count] = Turned.of(left);
    opponents[count] = Turned.of(own & ~origin | landing);
    crowned[count] = Turned.of(kingsLeft | (isKing ? landing : landing & CROWNING));
    count++;
  }
}
