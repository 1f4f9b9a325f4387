package dev.secateur.games.quoridor;

/// Proves quickly, in most races, that the pawn ahead cannot be stopped.
///
/// The runner follows a shortest path. With each step, the set of cells where the other pawn may be
/// grows by one step. If the runner can always enter a cell where the other pawn cannot be, it is
/// never delayed.
final class QuoridorFreeRun {

  private final QuoridorPaths paths;
  private final QuoridorRoutes routes;

  QuoridorFreeRun(QuoridorRules rules) {
    paths = new QuoridorPaths(rules);
    routes = new QuoridorRoutes(paths);
  }

  /// The number of own steps in which the runner certainly reaches its goal before the other does;
  /// -1 if this is not proven. With a jump it may need fewer.
  int steps(QuoridorPosition board, int runner) {
    paths.setWalls(board.horizontalWalls(), board.verticalWalls());
    int distance = routes.findLayers(runner, board.pawn(runner));
    long low = QuoridorPaths.low(board.pawn(runner));
    long high = QuoridorPaths.high(board.pawn(runner));
    int other = runner ^ 1;
    long otherLow = QuoridorPaths.low(board.pawn(other));
    long otherHigh = QuoridorPaths.high(board.pawn(other));
    boolean othersTurn = board.sideToMove() == other;
    for (int layer = distance - 1; layer >= 0; layer--) {
      long aroundLow = paths.neighboursLow(low, high);
      long aroundHigh = paths.neighboursHigh(low, high);
      if (othersTurn) {
        long spreadLow = paths.neighboursLow(otherLow, otherHigh);
        long spreadHigh = paths.neighboursHigh(otherLow, otherHigh);
        // Next to the runner it may jump, but only to cells around the runner.
        boolean meets = ((spreadLow & low) | (spreadHigh & high)) != 0;
        otherLow = (meets ? spreadLow | aroundLow : spreadLow) & ~low;
        otherHigh = (meets ? spreadHigh | aroundHigh : spreadHigh) & ~high;
        if (((otherLow & paths.goalLow(other)) | (otherHigh & paths.goalHigh(other))) != 0) {
          return -1;
        }
      }
      othersTurn = true;
      long nextLow = aroundLow & routes.layerLow(layer) & ~otherLow;
      long nextHigh = aroundHigh & routes.layerHigh(layer) & ~otherHigh;
      if ((nextLow | nextHigh) == 0) {
        return -1;
      }
      low = Long.lowestOneBit(nextLow);
      high = low != 0 ? 0 : Long.lowestOneBit(nextHigh);
    }
    return distance;
  }
}
