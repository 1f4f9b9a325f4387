package dev.secateur.games.quoridor;

/// What `classic` counts. Every count except those of the turn is the side to move's minus the
/// opponent's, so it changes its sign if the sides are exchanged.
final class QuoridorClassicTerms {

  static final int COUNT = 17;

  /// A pawn with fewer steps to its goal than this is near it.
  private static final int NEAR = 4;

  /// Walls are urgent if the opponent has fewer steps to its goal than this.
  private static final int URGENT = 6;

  /// A greater lead is not worth more per step.
  private static final int MAX_LEAD = 6;

  private QuoridorClassicTerms() {}

  /// Writes the counts, in the order of [QuoridorClassicEvaluatorFactory#WEIGHTS].
  static void count(QuoridorPosition board, int[] counts) {
    int side = board.sideToMove();
    int ownSteps = board.distance(side);
    int steps = board.distance(side ^ 1);
    int ownWalls = board.wallsLeft(side);
    int walls = board.wallsLeft(side ^ 1);
    int path = steps - ownSteps;
    int wallLead = ownWalls - walls;
    int allWalls = ownWalls + walls;
    int allSteps = ownSteps + steps;
    boolean oneHasNone = (ownWalls == 0) != (walls == 0);

    counts[0] = path;
    counts[1] = path * allWalls;
    counts[2] = path * Math.min(Math.abs(path), MAX_LEAD);
    counts[3] = Math.max(0, NEAR - ownSteps) - Math.max(0, NEAR - steps);

    counts[4] = wallLead;
    counts[5] = wallLead * allSteps;
    counts[6] = wallLead * Math.abs(wallLead);
    counts[7] = ownWalls * Math.max(0, URGENT - steps) - walls * Math.max(0, URGENT - ownSteps);
    counts[8] = (ownWalls == 1 ? 1 : 0) - (walls == 1 ? 1 : 0);

    counts[9] = oneHasNone ? Integer.signum(wallLead) : 0;
    counts[10] = oneHasNone ? wallLead : 0;
    counts[11] = oneHasNone ? path : 0;
    counts[12] = oneHasNone && path * wallLead > 0 ? path : 0;
    counts[13] = allWalls == 0 ? path : 0;

    counts[14] = 1;
    counts[15] = allWalls;
    counts[16] = ownWalls == 0 || walls == 0 ? 1 : 0;
  }
}
