package dev.secateur.games.quoridor;

/// What is known of each player's shortest paths, kept until a move changes it.
///
/// One path serves the generator: most walls do not cut it, so it stays a shortest path, and walls
/// that do not cut it need no search to be legal. It is the same path whatever moves led to the
/// position: a wall that leaves it open cannot make the search find another, because the cells
/// that the search prefers can only become worse. So what is ordered by it has a fixed order.
///
/// All paths together serve the evaluator: their number, and the walls that would cut any of them.
/// They cost more and are asked for less, so they are found, saved and restored apart.
final class QuoridorKnownPaths {

  /// Room that [#save] needs.
  static final int WORDS = 9;

  private static final int UNKNOWN = -1;

  private final QuoridorPosition position;
  private final QuoridorPaths paths;
  private final QuoridorRoutes routes;

  // The walls that would cut the known path of each player, where it sets out, and its length, or
  // UNKNOWN.
  private final long[] cutHorizontal = new long[2];
  private final long[] cutVertical = new long[2];
  private final int[] direction = new int[2];
  private final int[] length = {UNKNOWN, UNKNOWN};

  // The walls that would cut some shortest path, and what was counted, or UNKNOWN: the length in
  // the high byte, the doublings in the low one.
  private final long[] routeHorizontal = new long[2];
  private final long[] routeVertical = new long[2];
  private final short[] counted = {UNKNOWN, UNKNOWN};

  private boolean evaluating;

  QuoridorKnownPaths(QuoridorPosition position) {
    this.position = position;
    paths = new QuoridorPaths(position.rules());
    routes = new QuoridorRoutes(paths);
  }

  /// Steps of a shortest path to the player's goal as if there were no other pawn; -1 if the walls
  /// leave none, which no legal move brings about.
  int distance(int player) {
    return counted[player] == UNKNOWN ? pathLength(player) : counted[player] >> Byte.SIZE;
  }

  /// How often the number of the player's shortest paths has doubled: 0 for a single path, 1 for
  /// two or three, 2 for four to seven.
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

  /// Where positions are evaluated, those after the moves of this one will be soon: what most of
  /// them share is counted here once.
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

  /// The direction in which the player's known path sets out.
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

  /// Whether one more wall, which overlaps and crosses nothing, would take a player's last path.
  boolean wouldClose(int player, long wall, boolean vertical) {
    long horizontalWalls = position.horizontalWalls();
    long verticalWalls = position.verticalWalls();
    paths.setWalls(
        vertical ? horizontalWalls : horizontalWalls | wall,
        vertical ? verticalWalls | wall : verticalWalls);
    return !paths.reachesGoal(player, position.pawn(player));
  }

  // Following the moves

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

  void save(long[] past, int at) {
    past[at] = cutHorizontal[0];
    past[at + 1] = cutHorizontal[1];
    past[at + 2] = cutVertical[0];
    past[at + 3] = cutVertical[1];
    past[at + 4] =
        (counted[0] & 0xFFFFL) << 48
            | (counted[1] & 0xFFFFL) << 32
            | (long) direction[0] << 24
            | (long) direction[1] << 16
            | (length[0] & 0xFFL) << 8
            | (length[1] & 0xFFL);
    // Nothing is counted where nothing is evaluated: perft does not pay for this.
    if ((counted[0] & counted[1]) != UNKNOWN) {
      past[at + 5] = routeHorizontal[0];
      past[at + 6] = routeHorizontal[1];
      past[at + 7] = routeVertical[0];
      past[at + 8] = routeVertical[1];
    }
  }

  void restore(long[] past, int at) {
    cutHorizontal[0] = past[at];
    cutHorizontal[1] = past[at + 1];
    cutVertical[0] = past[at + 2];
    cutVertical[1] = past[at + 3];
    long packed = past[at + 4];
    direction[0] = (byte) (packed >> 24);
    direction[1] = (byte) (packed >> 16);
    length[0] = (byte) (packed >> 8);
    length[1] = (byte) packed;
    counted[0] = (short) (packed >> 48);
    counted[1] = (short) (packed >> 32);
    if ((counted[0] & counted[1]) != UNKNOWN) {
      routeHorizontal[0] = past[at + 5];
      routeHorizontal[1] = past[at + 6];
      routeVertical[0] = past[at + 7];
      routeVertical[1] = past[at + 8];
    }
  }
}
