package dev.secateur.games.checkers.database;

/// The values of all [KingPlacements] of one side to move, while they are found.
final class KingEnding {

  /// In a state: one of the moves that leave this ending draws, so it cannot be lost.
  private static final int DRAWN_MOVE = 64;

  private final Tables tables;
  private final SliceTable table;
  private final KingPlacements placements;
  private final LeavingMoves leaving = new LeavingMoves();

  /// For each placement of the kings, a value (as its complement, so that it is negative) or the
  /// number of king moves that are not yet known to lose, perhaps with [#DRAWN_MOVE].
  private final byte[] states;

  KingEnding(Tables tables, SliceTable table) {
    this.tables = tables;
    this.table = table;
    placements = new KingPlacements(table.index());
    states = new byte[placements.size()];
  }

  KingPlacements placements() {
    return placements;
  }

  /// The number of positions.
  int size() {
    return states.length;
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

  /// Sets every state by the moves that leave this ending.
  void start() {
    for (int number = 0; number < states.length; number++) {
      long ownKings = placements.ownKings(number);
      states[number] = (byte) startState(ownKings, placements.opponentKings(number, ownKings));
    }
  }

  private int startState(long ownKings, long opponentKings) {
    long own = placements.ownMen() | ownKings;
    long opponent = placements.opponentMen() | opponentKings;
    int best = valueOfLeaving(tables, leaving, own, opponent, ownKings | opponentKings);
    if (best == Value.WIN || leaving.areCaptures()) {
      return ~best;
    }
    int kingMoves = KingPlacements.countMoves(ownKings, own | opponent);
    if (kingMoves == 0) {
      return ~best;
    }
    return best == Value.DRAW ? kingMoves | DRAWN_MOVE : kingMoves;
  }

  /// The value of the best move that cannot be taken back; a loss if there is none.
  static int valueOfLeaving(
      Tables tables, LeavingMoves leaving, long own, long opponent, long kings) {
    int best = Value.LOSS;
    int count = leaving.find(own, opponent, kings);
    for (int move = 0; move < count; move++) {
      int value =
          Value.before(
              tables.value(leaving.own(move), leaving.opponent(move), leaving.kings(move)));
      if (value == Value.WIN) {
        return value;
      }
      if (value == Value.DRAW) {
        best = value;
      }
    }
    return best;
  }

  /// Writes the values to the table. What nobody can force is a draw.
  void finish() {
    int first = placements.firstNumber();
    for (int number = 0; number < states.length; number++) {
      table.set(first + number, isKnown(number) ? value(number) : Value.DRAW);
    }
  }
}
