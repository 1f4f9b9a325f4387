package dev.secateur.games.checkers.database;

import java.util.Arrays;

/// The plies to the win or loss of all [KingPlacements] of one side to move, while they are found.
final class DistanceEnding {

  static final int NEVER = Short.MAX_VALUE;

  /// In place of a number of moves: the distance does not depend on king moves.
  private static final byte FINAL = -1;

  private final Knowledge knowledge;
  private final KingPlacements placements;
  private final LeavingMoves leaving = new LeavingMoves();

  private final byte[] values;

  /// For a win, the shortest known; for a loss, the longest known; [#NEVER] for a draw.
  private final short[] plies;

  /// King moves of a lost position whose distance is not known yet.
  private final byte[] movesLeft;

  DistanceEnding(Knowledge knowledge, SliceIndex index) {
    this.knowledge = knowledge;
    placements = new KingPlacements(index);
    values = new byte[placements.size()];
    plies = new short[placements.size()];
    movesLeft = new byte[placements.size()];
  }

  KingPlacements placements() {
    return placements;
  }

  /// The number of positions.
  int size() {
    return plies.length;
  }

  int value(int number) {
    return values[number];
  }

  /// The distance; [#NEVER] for a draw.
  int plies(int number) {
    return plies[number];
  }

  /// Whether the position has this distance and nothing nearer can be found any more.
  boolean isReached(int number, int distance) {
    return plies[number] == distance && movesLeft[number] <= 0;
  }

  /// A king move leads to a position that is lost, or won, after so many plies. Returns the
  /// distance that follows from it, or -1 if none does yet.
  int learn(int number, int distance, boolean isLost) {
    int value = values[number];
    if (movesLeft[number] == FINAL || value == Value.DRAW || isLost != (value == Value.WIN)) {
      return -1;
    }
    if (isLost) {
      plies[number] = (short) Math.min(plies[number], distance + 1);
      return plies[number];
    }
    plies[number] = (short) Math.max(plies[number], distance + 1);
    return --movesLeft[number] == 0 ? plies[number] : -1;
  }

  /// Sets what follows from the moves that leave this ending. Returns the largest distance.
  int start() {
    int largest = 0;
    Arrays.fill(movesLeft, (byte) 0);
    for (int number = 0; number < plies.length; number++) {
      start(number);
      largest = plies[number] == NEVER ? largest : Math.max(largest, plies[number]);
    }
    return largest;
  }

  /// The same for one position.
  void start(int number) {
    long ownKings = placements.ownKings(number);
    long opponentKings = placements.opponentKings(number, ownKings);
    long own = placements.ownMen() | ownKings;
    long opponent = placements.opponentMen() | opponentKings;
    long kings = ownKings | opponentKings;
    int value = knowledge.value(own, opponent, kings);
    values[number] = (byte) value;
    plies[number] = (short) NEVER;
    if (value == Value.DRAW) {
      return;
    }
    plies[number] = (short) best(knowledge, leaving, leaving.find(own, opponent, kings), value);
    if (leaving.areCaptures()) {
      movesLeft[number] = FINAL;
    } else if (value == Value.LOSS) {
      movesLeft[number] = (byte) KingPlacements.countMoves(ownKings, own | opponent);
    }
  }

  /// The distance by the moves that cannot be taken back; for a win [#NEVER] if none of them wins,
  /// for a loss 0 if there are none.
  static int best(Knowledge knowledge, LeavingMoves moves, int count, int value) {
    boolean isWon = value == Value.WIN;
    int best = isWon ? NEVER : 0;
    for (int move = 0; move < count; move++) {
      long own = moves.own(move);
      long opponent = moves.opponent(move);
      long kings = moves.kings(move);
      int after = knowledge.value(own, opponent, kings);
      if (!isWon) {
        best = Math.max(best, 1 + knowledge.plies(own, opponent, kings, after));
      } else if (after == Value.LOSS) {
        best = Math.min(best, 1 + knowledge.plies(own, opponent, kings, after));
      }
    }
    return best;
  }
}
