package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.BLACK;
import static dev.secateur.games.checkers.CheckersRules.BOARD;
import static dev.secateur.games.checkers.CheckersRules.DOWN_LEFT;
import static dev.secateur.games.checkers.CheckersRules.DOWN_RIGHT;
import static dev.secateur.games.checkers.CheckersRules.UP_LEFT;
import static dev.secateur.games.checkers.CheckersRules.UP_RIGHT;
import static dev.secateur.games.checkers.CheckersRules.WHITE;
import static dev.secateur.games.checkers.CheckersRules.canJump;
import static dev.secateur.games.checkers.CheckersRules.canStep;
import static dev.secateur.games.checkers.CheckersRules.kingRow;
import static dev.secateur.games.checkers.CheckersRules.leadsDown;
import static dev.secateur.games.checkers.CheckersRules.step;

import dev.secateur.core.Key;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import java.util.Arrays;

/// A checkers position: three bitboards, the side to move, and the boards that came before.
public final class CheckersPosition implements Position {

  /// WCDF: the game is drawn when neither side has advanced a man or captured in its own last forty
  /// moves.
  static final int QUIET_PLIES_TO_DRAW = 2 * 40;

  private static final int WORDS_PER_PLY = 4;
  private static final Outcome BLACK_WINS = Outcome.win(BLACK, Termination.NO_MOVE);
  private static final Outcome WHITE_WINS = Outcome.win(WHITE, Termination.NO_MOVE);
  private static final Outcome FORTY_MOVES = Outcome.draw(Checkers.FORTY_MOVES);
  private static final Outcome REPETITION = Outcome.draw(Termination.REPETITION);

  private long black;
  private long white;
  private long kings;
  private int side;
  private int quietPlies;

  private int ply;
  private long[] history = new long[128 * WORDS_PER_PLY];

  CheckersPosition(long black, long white, long kings, int side) {
    this.black = black;
    this.white = white;
    this.kings = kings;
    this.side = side;
  }

  static CheckersPosition start() {
    return new CheckersPosition(
        CheckersRules.squares(1, 12), CheckersRules.squares(21, 32), 0, BLACK);
  }

  /// Becomes another position, without a past.
  void set(long black, long white, long kings, int side) {
    this.black = black;
    this.white = white;
    this.kings = kings;
    this.side = side;
    quietPlies = 0;
    ply = 0;
  }

  long pieces(int side) {
    return side == BLACK ? black : white;
  }

  long kings() {
    return kings;
  }

  /// The plies since a man moved or a piece was captured.
  int quietPlies() {
    return quietPlies;
  }

  @Override
  public int sideToMove() {
    return side;
  }

  @Override
  public int ply() {
    return ply;
  }

  // Generating

  // The four directions are written out in the code that runs at every position: with a constant
  // direction, a step is one shift.

  @Override
  public int generate(long[] moves, int from) {
    long own = pieces(side);
    long opponent = pieces(side ^ 1);
    long empty = BOARD & ~(own | opponent);
    long downward = moversTowards(DOWN_LEFT, own);
    long upward = moversTowards(UP_LEFT, own);
    int end = from;
    // WCDF: capturing is compulsory, so steps are legal only if there is no jump.
    if (canCapture(downward, upward, opponent, empty)) {
      end = startJumps(moves, end, downward, DOWN_LEFT, opponent, empty);
      end = startJumps(moves, end, downward, DOWN_RIGHT, opponent, empty);
      end = startJumps(moves, end, upward, UP_RIGHT, opponent, empty);
      end = startJumps(moves, end, upward, UP_LEFT, opponent, empty);
    } else {
      end = generateSteps(moves, end, downward, DOWN_LEFT, empty);
      end = generateSteps(moves, end, downward, DOWN_RIGHT, empty);
      end = generateSteps(moves, end, upward, UP_RIGHT, empty);
      end = generateSteps(moves, end, upward, UP_LEFT, empty);
    }
    return end;
  }

  /// Twelve pieces with at most 48 steps in all, or at most 16 jump routes each: a king can land on
  /// eight squares only and jump over at most nine pieces.
  @Override
  public int maxMoves() {
    return 12 * 16;
  }

  @Override
  public int countMoves() {
    long own = pieces(side);
    long opponent = pieces(side ^ 1);
    long empty = BOARD & ~(own | opponent);
    long downward = moversTowards(DOWN_LEFT, own);
    long upward = moversTowards(UP_LEFT, own);
    if (canCapture(downward, upward, opponent, empty)) {
      return countJumps(downward, DOWN_LEFT, opponent, empty)
          + countJumps(downward, DOWN_RIGHT, opponent, empty)
          + countJumps(upward, UP_RIGHT, opponent, empty)
          + countJumps(upward, UP_LEFT, opponent, empty);
    }
    return Long.bitCount(canStep(downward, empty, DOWN_LEFT))
        + Long.bitCount(canStep(downward, empty, DOWN_RIGHT))
        + Long.bitCount(canStep(upward, empty, UP_RIGHT))
        + Long.bitCount(canStep(upward, empty, UP_LEFT));
  }

  private static boolean canCapture(long downward, long upward, long opponent, long empty) {
    return (canJump(downward, opponent, empty, DOWN_LEFT)
            | canJump(downward, opponent, empty, DOWN_RIGHT)
            | canJump(upward, opponent, empty, UP_RIGHT)
            | canJump(upward, opponent, empty, UP_LEFT))
        != 0;
  }

  private int generateSteps(long[] moves, int end, long movers, int direction, long empty) {
    long steppers = canStep(movers, empty, direction);
    for (; steppers != 0; steppers &= steppers - 1) {
      long origin = Long.lowestOneBit(steppers);
      long target = step(origin, direction);
      boolean promotes = (target & kingRow(side)) != 0 && (origin & kings) == 0;
      moves[end++] = CheckersMove.step(index(origin), index(target), promotes);
    }
    return end;
  }

  private int startJumps(
      long[] moves, int end, long movers, int direction, long opponent, long empty) {
    long jumpers = canJump(movers, opponent, empty, direction);
    for (; jumpers != 0; jumpers &= jumpers - 1) {
      long origin = Long.lowestOneBit(jumpers);
      end = generateJumps(moves, end, origin, origin, direction, opponent, empty | origin, 0, 0);
    }
    return end;
  }

  /// Jumps once in the given direction, then continues in every direction until no jump is left: a
  /// jump must be completed, but need not be the longest.
  private int generateJumps(
      long[] moves,
      int end,
      long origin,
      long at,
      int direction,
      long victims,
      long empty,
      int jumps,
      long path) {
    long over = step(at, direction);
    long landing = step(over, direction);
    long left = victims & ~over;
    long longer = CheckersMove.extend(path, jumps, direction);
    int before = end;
    for (int next = 0; next < CheckersRules.DIRECTIONS; next++) {
      if (canJump(moverTowards(next, origin, landing), left, empty, next) != 0) {
        end = generateJumps(moves, end, origin, landing, next, left, empty, jumps + 1, longer);
      }
    }
    if (end == before) {
      moves[end++] = CheckersMove.jump(index(origin), index(landing), jumps + 1, longer);
    }
    return end;
  }

  private int countJumps(long movers, int direction, long opponent, long empty) {
    int count = 0;
    long jumpers = canJump(movers, opponent, empty, direction);
    for (; jumpers != 0; jumpers &= jumpers - 1) {
      long origin = Long.lowestOneBit(jumpers);
      count += countRoutes(origin, origin, direction, opponent, empty | origin);
    }
    return count;
  }

  /// The number of routes after one jump in the given direction; at least 1, for the route that
  /// stops there.
  private int countRoutes(long origin, long at, int direction, long victims, long empty) {
    long over = step(at, direction);
    long landing = step(over, direction);
    long left = victims & ~over;
    int count = 0;
    for (int next = 0; next < CheckersRules.DIRECTIONS; next++) {
      if (canJump(moverTowards(next, origin, landing), left, empty, next) != 0) {
        count += countRoutes(origin, landing, next, left, empty);
      }
    }
    return Math.max(count, 1);
  }

  /// Own pieces that may move in a direction: men only forwards, kings in all directions.
  private long moversTowards(int direction, long own) {
    return leadsDown(direction) == (side == BLACK) ? own : own & kings;
  }

  /// The same for one piece that has left its square `origin` and is now at `at`.
  ///
  /// WCDF: a man that reaches the king row by a jump is crowned and the turn ends, even if more
  /// could be captured. No code is needed for it: until the move ends it is a man, and there is no
  /// square ahead of it.
  private long moverTowards(int direction, long origin, long at) {
    return leadsDown(direction) == (side == BLACK) || (origin & kings) != 0 ? at : 0;
  }

  private static int index(long bit) {
    return Long.numberOfTrailingZeros(bit);
  }

  // Making and undoing moves

  @Override
  public void make(long move) {
    savePosition();
    long from = CheckersMove.from(move);
    long to = CheckersMove.to(move);
    int jumps = CheckersMove.jumps(move);
    boolean king = (kings & from) != 0;
    quietPlies = king && jumps == 0 ? quietPlies + 1 : 0;
    long captured = jumps == 0 ? 0 : captured(move, from, jumps);
    if (side == BLACK) {
      black = (black & ~from) | to;
      white &= ~captured;
    } else {
      white = (white & ~from) | to;
      black &= ~captured;
    }
    kings &= ~(from | captured);
    kings |= king ? to : to & kingRow(side);
    side ^= 1;
  }

  /// Not in a noisy position: a capture there is compulsory.
  @Override
  public boolean makeNull() {
    if (isNoisy()) {
      return false;
    }
    savePosition();
    quietPlies = 0;
    side ^= 1;
    return true;
  }

  /// The pieces that a move captures.
  static long captured(long move, long from, int jumps) {
    long captured = 0;
    long at = from;
    for (int jump = 0; jump < jumps; jump++) {
      int direction = CheckersMove.direction(move, jump);
      long over = step(at, direction);
      captured |= over;
      at = step(over, direction);
    }
    return captured;
  }

  @Override
  public int captures(long move) {
    return CheckersMove.jumps(move);
  }

  private void savePosition() {
    int at = ply++ * WORDS_PER_PLY;
    if (at == history.length) {
      history = Arrays.copyOf(history, 2 * history.length);
    }
    history[at] = black;
    history[at + 1] = white;
    history[at + 2] = kings;
    history[at + 3] = quietPlies;
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("there is no move to take back");
    }
    int at = --ply * WORDS_PER_PLY;
    black = history[at];
    white = history[at + 1];
    kings = history[at + 2];
    quietPlies = (int) history[at + 3];
    side ^= 1;
  }

  // Outcome and repetitions

  @Override
  public long key() {
    return Key.of(black, white, kings << 1 | side);
  }

  @Override
  public Outcome ending() {
    if (canMove()) {
      return Outcome.UNDECIDED;
    }
    return side == BLACK ? WHITE_WINS : BLACK_WINS;
  }

  private boolean canMove() {
    long own = pieces(side);
    long opponent = pieces(side ^ 1);
    long empty = BOARD & ~(own | opponent);
    long downward = moversTowards(DOWN_LEFT, own);
    long upward = moversTowards(UP_LEFT, own);
    long steppers =
        canStep(downward, empty, DOWN_LEFT)
            | canStep(downward, empty, DOWN_RIGHT)
            | canStep(upward, empty, UP_RIGHT)
            | canStep(upward, empty, UP_LEFT);
    return steppers != 0 || canCapture(downward, upward, opponent, empty);
  }

  @Override
  public Outcome drawByRule() {
    if (quietPlies >= QUIET_PLIES_TO_DRAW) {
      return FORTY_MOVES;
    }
    return occurrences() >= 3 ? REPETITION : Outcome.UNDECIDED;
  }

  /// How often this position has occurred with the same side to move, including now.
  private int occurrences() {
    int count = 1;
    for (int earlier = ply - 2; earlier >= oldestEqual(); earlier -= 2) {
      if (isEqualAt(earlier)) {
        count++;
      }
    }
    return count;
  }

  @Override
  public boolean occurredSince(int since) {
    int oldest = Math.max(since, oldestEqual());
    for (int earlier = ply - 2; earlier >= oldest; earlier -= 2) {
      if (isEqualAt(earlier)) {
        return true;
      }
    }
    return false;
  }

  /// Only king moves without captures are reversible, so no earlier position before the last other
  /// move can be equal.
  private int oldestEqual() {
    return Math.max(0, ply - quietPlies);
  }

  private boolean isEqualAt(int earlier) {
    int at = earlier * WORDS_PER_PLY;
    return history[at] == black && history[at + 1] == white && history[at + 2] == kings;
  }

  /// Noisy moves are those that [CheckersMove] marks: captures, and steps of a man onto the king
  /// row.
  @Override
  public boolean isNoisy() {
    long own = pieces(side);
    long opponent = pieces(side ^ 1);
    long empty = BOARD & ~(own | opponent);
    long downward = moversTowards(DOWN_LEFT, own);
    long upward = moversTowards(UP_LEFT, own);
    if (canCapture(downward, upward, opponent, empty)) {
      return true;
    }
    long crowning = empty & kingRow(side);
    long steppers =
        side == BLACK
            ? canStep(own, crowning, DOWN_LEFT) | canStep(own, crowning, DOWN_RIGHT)
            : canStep(own, crowning, UP_LEFT) | canStep(own, crowning, UP_RIGHT);
    return (steppers & ~kings) != 0;
  }

  @Override
  public CheckersPosition copy() {
    var copy = new CheckersPosition(black, white, kings, side);
    copy.quietPlies = quietPlies;
    copy.ply = ply;
    copy.history = history.clone();
    return copy;
  }
}
