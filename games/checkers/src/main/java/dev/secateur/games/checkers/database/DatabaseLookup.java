package dev.secateur.games.checkers.database;

/// Looks positions up. Where the side to move must capture, nothing is stored: the captures are
/// played out, which leads to fewer pieces. An instance belongs to one thread and allocates nothing
/// once the blocks are in memory.
public final class DatabaseLookup {

  private final EndgameDatabase database;

  /// For each number of pieces, because each capture leaves fewer.
  private final LeavingMoves[] captures = new LeavingMoves[EndgameDatabase.MAX_PIECES + 1];

  public DatabaseLookup(EndgameDatabase database) {
    this.database = database;
    for (int pieces = 0; pieces < captures.length; pieces++) {
      captures[pieces] = new LeavingMoves();
    }
  }

  public EndgameDatabase database() {
    return database;
  }

  /// Whether the side to move, which moves down the board, must capture.
  public static boolean mustCapture(long own, long opponent, long kings) {
    return LeavingMoves.mustCapture(own, opponent, kings);
  }

  /// The value for the side to move, which moves down the board.
  public int value(long own, long opponent, long kings) {
    if (own == 0) {
      return Value.LOSS;
    }
    if (!LeavingMoves.mustCapture(own, opponent, kings)) {
      return database.storedValue(Slice.idOf(own, opponent, kings), own, opponent, kings);
    }
    var moves = captures[Long.bitCount(own | opponent)];
    int count = moves.find(own, opponent, kings);
    int best = Value.LOSS;
    for (int move = 0; move < count; move++) {
      int value = Value.before(value(moves.own(move), moves.opponent(move), moves.kings(move)));
      if (value == Value.WIN) {
        return value;
      }
      if (value == Value.DRAW) {
        best = value;
      }
    }
    return best;
  }

  /// Whether the plies to the win or loss of a position are known.
  public boolean knowsPlies(long own, long opponent, long kings) {
    int pieces = Long.bitCount(own | opponent);
    return pieces <= database.distancePieces()
        || (LeavingMoves.mustCapture(own, opponent, kings)
            ? pieces == database.distancePieces() + 1
            : database.hasDistances(Slice.idOf(own, opponent, kings)));
  }

  /// The plies to the win or loss of a position with this value, which must not be a draw.
  public int plies(long own, long opponent, long kings, int value) {
    if (own == 0) {
      return 0;
    }
    if (!LeavingMoves.mustCapture(own, opponent, kings)) {
      int half = database.storedHalf(Slice.idOf(own, opponent, kings), own, opponent, kings);
      return DistanceTable.pliesOf(half, value);
    }
    var moves = captures[Long.bitCount(own | opponent)];
    int count = moves.find(own, opponent, kings);
    boolean isWon = value == Value.WIN;
    int best = isWon ? Integer.MAX_VALUE : 0;
    for (int move = 0; move < count; move++) {
      long next = moves.own(move);
      long other = moves.opponent(move);
      long crowned = moves.kings(move);
      int after = value(next, other, crowned);
      if (!isWon) {
        best = Math.max(best, 1 + plies(next, other, crowned, after));
      } else if (after == Value.LOSS) {
        best = Math.min(best, 1 + plies(next, other, crowned, after));
      }
    }
    return best;
  }
}
