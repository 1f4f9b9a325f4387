package dev.secateur.games.quoridor;

/// A cache of each player's shortest paths, valid until a move changes them.
///
/// The generator needs one path. Most walls do not cut it, so it stays a shortest path, and walls
/// that do not cut it are legal without a search. The path depends on the position only, not on the
/// moves before: a wall that does not cut it cannot make the search find another path, because the
/// cells that the search prefers can only become worse. So the order of moves that depends on it is
/// fixed.
///
/// The evaluator needs all shortest paths: their number, and the walls that would cut any of them.
/// They cost more and are needed less often, so they are found, saved and restored separately.
final class QuoridorKnownPaths {

  /// The number of words that [#save] writes.
  static final int WORDS = 9;

  private static final int UNKNOWN = -1;

  private final QuoridorPosition position;
  private final QuoridorPaths paths;
  private final QuoridorRoutes routes;

  // The walls that would cut the known path of each player, its first direction, and its length or
  // UNKNOWN.
  private final long[] cutHorizontal = new long[2];
  private final long[] cutVertical = new long[2];
  private final int[] direction = new int[2];
  private final int[] length = {UNKNOWN, UNKNOWN};

  // The walls that would cut some shortest path, and the counts or UNKNOWN: the length in the high
  // byte, the doublings in the low byte.
  private final long[] routeHorizontal = new long[2];
  private final long[] routeVertical = new long[2];
  private final short[] counted = {UNKNOWN, UNKNOWN};

  private boolean evaluating;

  QuoridorKnownPaths(QuoridorPosition position) {
    this.position = position;
    paths = new QuoridorPaths(position.rules());
    routes = new QuoridorRoutes(paths);
  }

  /// Steps of a shortest path to the player's goal as if there were no other pawn; -1 if there is
  /// no path, which legal moves cannot cause.
  int distance(int player) {
    return counted[player] == UNKNOWN ? pathLength(player) : counted[player] >> Byte.SIZE;
  }

  /// The binary logarithm of the number of the player's shortest paths, rounded down: 0 for one
  /// path, 1 for two or three, 2 for four to seven.
  int doublings(int player) {
    evaluating = true;
    if (counted[player] == UNKNOWN) {
      paths.setWalls(position.horizontalWalls(), position.verticalWalls());
      int distance = routes.find(player, position.pawn(player));
      if (distance < 0) {
        return 0;
      }
      counted[player] = (short) (distance << Byte.SIZE | routes.doublings());
      routeHorizontal[player] = routes.cutHorizontal();
      routeVertical[player] = routes.cutVertical();
    }
    return counted[player] & 0xFF;
  }

  /// If positions are evaluated, the positions after this one's moves will be too. Counting here
  /// once saves counting in most of them.
  void prepareForMoves() {
    if (evaluating) {
      doublings(0);
      doublings(1);
    }
  }

  /// The horizontal or vertical walls that would cut the player's known path.
  long cutting(int player, boolean vertical) {
    pathLength(player);
    return vertical ? cutVertical[player] : cutHorizontal[player];
  }

  /// The first direction of the player's known path.
  int direction(int player) {
    pathLength(player);
    return direction[player];
  }

  private int pathLength(int player) {
    if (length[player] == UNKNOWN) {
      paths.setWalls(position.horizontalWalls(), position.verticalWalls());
      length[player] = paths.findPath(player, position.pawn(player));
      cutHorizontal[player] = paths.pathNorthSouth();
      cutVertical[player] = paths.pathEastWest();
      direction[player] = paths.pathDirection();
    }
    return length[player];
  }

  /// Whether one more wall, which overlaps and crosses nothing, would close a player's last path.
  boolean wouldClose(int player, long wall, boolean vertical) {
    long horizontalWalls = position.horizontalWalls();
    long verticalWalls = position.verticalWalls();
    paths.setWalls(
        vertical ? horizontalWalls : horizontalWalls | wall,
        vertical ? verticalWalls | wall : verticalWalls);
    return !paths.reachesGoal(player, position.pawn(player));
  }

  // Updates after moves

  void pawnMoved(int player) {
    length[player] = UNKNOWN;
    counted[player] = UNKNOWN;
  }

  void wallPlaced(long wall, boolean vertical) {
    for (int player = 0; player < 2; player++) {
      if (((vertical ? cutVertical : cutHorizontal)[player] & wall) != 0) {
        length[player] = UNKNOWN;
      }
      if (((vertical ? routeVertical : routeHorizontal)[player] & wall) != 0) {
        counted[player] = UNKNOWN;
      }
    }
  }

  void save(long[] history, int at) {
    history[at] = cutHorizontal[0];
    history[at + 1] = cutHorizontal[1];
    history[at + 2] = cutVertical[0];
    history[at + 3] = cutVertical[1];
    history[at + 4] =
        (counted[0] & 0xFFFFL) << 48
            | (counted[1] & 0xFFFFL) << 32
            | (long) direction[0] << 24
            | (long) direction[1] << 16
            | (length[0] & 0xFFL) << 8
            | (length[1] & 0xFFL);
    // Nothing is counted if nothing is evaluated, so perft does not pay for this.
    if ((counted[0] & counted[1]) != UNKNOWN) {
      history[at + 5] = routeHorizontal[0];
      history[at + 6] = routeHorizontal[1];
      history[at + 7] = routeVertical[0];
      history[at + 8] = routeVertical[1];
    }
  }

  void restore(long[] history, int at) {
    cutHorizontal[0] = history[at];
    cutHorizontal[1] = history[at + 1];
    cutVertical[0] = history[at + 2];
    cutVertical[1] = history[at + 3];
    long packed = history[at + 4];
    direction[0] = (byte) (packed >> 24);
    direction[1] = (byte) (packed >> 16);
    length[0] = (byte) (packed >> 8);
    length[1] = (byte) packed;
    counted[0] = (short) (packed >> 48);
    counted[1] = (short) (packed >> 32);
    if ((counted[0] & counted[1]) != UNKNOWN) {
      routeHorizontal[0] = history[at + 5];
      routeHorizontal[1] = history[at + 6];
      routeVertical[0] = history[at + 7];
      routeVertical[1] = history[at + 8];
    }
  }
}
