package dev.secateur.games.checkers.database;

import static dev.secateur.games.checkers.CheckersRules.BOARD;
import static dev.secateur.games.checkers.CheckersRules.DIRECTIONS;
import static dev.secateur.games.checkers.CheckersRules.canStep;
import static dev.secateur.games.checkers.CheckersRules.step;

import dev.secateur.games.checkers.CheckersRules;

/// The positions of one slice in which the men stand still on the same squares: every placement of
/// the kings, with one side to move. Together with the same of the other side to move they are
/// solved at once, because only king moves lead from one to the other.
final class KingEnding {

  private static final long CROWNING = CheckersRules.kingRow(CheckersRules.BLACK);

  /// In a state: one of the moves that leave this ending draws, so it cannot be lost.
  private static final int DRAWN_MOVE = 64;

  private final Tables tables;
  private final SliceTable table;
  private final SliceIndex index;
  private final long[] ownKingSets;
  private final long[] opponentKingSets;
  private final Jumps jumps = new Jumps();

  /// For each placement of the kings, a value (as its complement, so that it is negative) or the
  /// number of king moves that are not yet known to lose, perhaps with [#DRAWN_MOVE].
  private final byte[] states;

  private long ownMen;
  private long opponentMen;
  private long free;
  private int firstNumber;

  KingEnding(Tables tables, SliceTable table) {
    this.tables = tables;
    this.table = table;
    index = table.index();
    int squares = Subsets.MAX_SQUARES - index.slice().men();
    ownKingSets = Subsets.all(squares, index.slice().ownKings());
    opponentKingSets =
        Subsets.all(squares - index.slice().ownKings(), index.slice().opponentKings());
    states = new byte[index.kingPlacements()];
  }

  /// The number of positions.
  int size() {
    return states.length;
  }

  void place(long ownMen, long opponentMen) {
    this.ownMen = ownMen;
    this.opponentMen = opponentMen;
    free = BOARD & ~(ownMen | opponentMen);
    firstNumber = index.ofMen(ownMen, opponentMen) * index.kingPlacements();
  }

  long free() {
    return free;
  }

  long ownKings(int number) {
    return Long.expand(ownKingSets[number / opponentKingSets.length], free);
  }

  long opponentKings(int number, long ownKings) {
    return Long.expand(opponentKingSets[number % opponentKingSets.length], free & ~ownKings);
  }

  int number(long ownKings, long opponentKings) {
    return index.ofKings(ownKings, opponentKings, free);
  }

  boolean isKnown(int number) {
    return states[number] < 0;
  }

  int value(int number) {
    return ~states[number];
  }

  void setValue(int number, int value) {
    states[number] = (byte) ~value;
  }

  /// One more king move is known to lose. Returns whether that decides the value.
  boolean loseMove(int number) {
    int state = --states[number];
    if ((state & (DRAWN_MOVE - 1)) != 0) {
      return false;
    }
    setValue(number, state == 0 ? Value.LOSS : Value.DRAW);
    return true;
  }

  /// Sets every state by the moves that leave this ending: captures, crownings and steps of men.
  void start() {
    int number = 0;
    for (long ownSet : ownKingSets) {
      long ownKings = Long.expand(ownSet, free);
      long left = free & ~ownKings;
      for (long opponentSet : opponentKingSets) {
        states[number++] = (byte) startState(ownKings, Long.expand(opponentSet, left));
      }
    }
  }

  private int startState(long ownKings, long opponentKings) {
    long own = ownMen | ownKings;
    long opponent = opponentMen | opponentKings;
    long kings = ownKings | opponentKings;
    if (Jumps.exist(own, opponent, kings)) {
      return ~valueOfCaptures(tables, jumps, own, opponent, kings);
    }
    long empty = BOARD & ~(own | opponent);
    int best = valueOfMenSteps(own, opponent, kings, empty);
    if (best == Value.WIN) {
      return ~Value.WIN;
    }
    int kingMoves = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      kingMoves += Long.bitCount(canStep(ownKings, empty, direction));
    }
    if (kingMoves == 0) {
      return ~best;
    }
    return best == Value.DRAW ? kingMoves | DRAWN_MOVE : kingMoves;
  }

  /// The best of all captures.
  static int valueOfCaptures(Tables tables, Jumps jumps, long own, long opponent, long kings) {
    int best = Value.LOSS;
    int count = jumps.find(own, opponent, kings);
    for (int jump = 0; jump < count; jump++) {
      int value =
          Value.before(tables.value(jumps.own(jump), jumps.opponent(jump), jumps.kings(jump)));
      if (value == Value.WIN) {
        return value;
      }
      if (value == Value.DRAW) {
        best = value;
      }
    }
    return best;
  }

  /// The best of all steps of men; a loss if there are none.
  private int valueOfMenSteps(long own, long opponent, long kings, long empty) {
    int best = Value.LOSS;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (!CheckersRules.leadsDown(direction)) {
        continue;
      }
      long movers = canStep(ownMen, empty, direction);
      for (; movers != 0; movers &= movers - 1) {
        long origin = Long.lowestOneBit(movers);
        long target = step(origin, direction);
        int value =
            Value.before(
                tables.value(
                    Turned.of(opponent),
                    Turned.of(own ^ origin ^ target),
                    Turned.of(kings | target & CROWNING)));
        if (value == Value.WIN) {
          return value;
        }
        if (value == Value.DRAW) {
          best = value;
        }
      }
    }
    return best;
  }

  /// Writes the values to the table. What nobody can force is a draw.
  void finish() {
    for (int number = 0; number < states.length; number++) {
      table.set(firstNumber + number, isKnown(number) ? value(number) : Value.DRAW);
    }
  }
}
