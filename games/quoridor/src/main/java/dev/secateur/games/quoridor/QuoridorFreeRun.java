package dev.secateur.games.quoridor;

/// Proves quickly, for most races, that the pawn ahead cannot be stopped.
///
/// The runner takes a shortest path, and with each of its steps the cells on which the other pawn
/// might be by now are spread by a step. While the runner can always enter a cell on which the
/// other cannot be, nothing holds it up.
final class QuoridorFreeRun {

  private final QuoridorPaths paths;
  private final QuoridorRoutes routes;

  QuoridorFreeRun(QuoridorRules rules) {
    paths = new QuoridorPaths(rules);
    routes = new QuoridorRoutes(paths);
  }

  /// In how many of its own steps the runner reaches its goal whatever the other does, and before
  /// the other reaches its own; -1 if this is not plain to see. It may be able to do it in fewer,
  /// with the help of a jump.
  int steps(QuoridorPosition board, int runner) {
    paths.setWalls(board.horizontalWalls(), board.verticalWalls());
    int distance = routes.layOut(runner, board.pawn(runner));
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
        // Beside the runner it might jump, to no other cells than those around the runner.
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
