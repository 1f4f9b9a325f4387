package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.CheckersRules.BOARD;
import static dev.secateur.games.checkers.CheckersRules.DIRECTIONS;
import static dev.secateur.games.checkers.CheckersRules.DOWN_LEFT;
import static dev.secateur.games.checkers.CheckersRules.DOWN_RIGHT;
import static dev.secateur.games.checkers.CheckersRules.UP_LEFT;
import static dev.secateur.games.checkers.CheckersRules.UP_RIGHT;
import static dev.secateur.games.checkers.CheckersRules.canJump;
import static dev.secateur.games.checkers.CheckersRules.canStep;
import static dev.secateur.games.checkers.CheckersRules.step;

import dev.secateur.games.checkers.CheckersRules;

/// The positions after the moves that cannot be taken back: captures, which are compulsory, or else
/// the steps of men. They are turned for the side that moves next. Two routes of a capture to the
/// same position are two entries.
final class LeavingMoves {

  private static final long CROWNING = CheckersRules.kingRow(CheckersRules.BLACK);

  /// A side with so few pieces as in a database has fewer such moves.
  private static final int MOST = 128;

  private final long[] owns = new long[MOST];
  private final long[] opponents = new long[MOST];
  private final long[] crowned = new long[MOST];
  private int count;
  private boolean areCaptures;

  private long own;
  private long opponent;
  private long kings;

  /// Whether the side to move must capture.
  static boolean mustCapture(long own, long opponent, long kings) {
    long empty = BOARD & ~(own | opponent);
    long upward = own & kings;
    return (canJump(own, opponent, empty, DOWN_LEFT)
            | canJump(own, opponent, empty, DOWN_RIGHT)
            | canJump(upward, opponent, empty, UP_LEFT)
            | canJump(upward, opponent, empty, UP_RIGHT))
        != 0;
  }

  /// Finds the moves and returns how many there are.
  int find(long own, long opponent, long kings) {
    count = 0;
    this.own = own;
    this.opponent = opponent;
    this.kings = kings;
    long empty = BOARD & ~(own | opponent);
    areCaptures = mustCapture(own, opponent, kings);
    if (areCaptures) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        startJumps(direction, empty);
      }
    } else {
      findSteps(DOWN_LEFT, empty);
      findSteps(DOWN_RIGHT, empty);
    }
    return count;
  }

  /// Whether the moves found are captures, so that there is no other move.
  boolean areCaptures() {
    return areCaptures;
  }

  long own(int move) {
    return owns[move];
  }

  long opponent(int move) {
    return opponents[move];
  }

  long kings(int move) {
    return crowned[move];
  }

  private void findSteps(int direction, long empty) {
    long movers = canStep(own & ~kings, empty, direction);
    for (; movers != 0; movers &= movers - 1) {
      long origin = Long.lowestOneBit(movers);
      long target = step(origin, direction);
      add(opponent, own ^ origin ^ target, kings | (target & CROWNING));
    }
  }

  private void startJumps(int direction, long empty) {
    long movers = CheckersRules.leadsDown(direction) ? own : own & kings;
    long jumpers = canJump(movers, opponent, empty, direction);
    for (; jumpers != 0; jumpers &= jumpers - 1) {
      long origin = Long.lowestOneBit(jumpers);
      jump(origin, origin, direction, opponent, empty | origin);
    }
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
    if (!goesOn) {
      long kingsLeft = kings & ~origin & (own | left);
      add(left, (own & ~origin) | landing, kingsLeft | (isKing ? landing : landing & CROWNING));
    }
  }

  /// @param next the pieces of the side that moves next
  private void add(long next, long moved, long kings) {
    owns[count] = Turned.of(next);
    opponents[count] = Turned.of(moved);
    crowned[count] = Turned.of(kings);
    count++;
  }
}
