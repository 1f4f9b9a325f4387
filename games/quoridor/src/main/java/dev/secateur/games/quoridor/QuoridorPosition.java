package dev.secateur.games.quoridor;

import dev.secateur.core.Key;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOptions;
import dev.secateur.core.Termination;
import java.util.Arrays;

/// A Quoridor position: two sets of walls, two pawns, the walls in hand.
///
/// [QuoridorGenerator] generates the moves, [QuoridorKnownPaths] keeps the paths to the goals.
public final class QuoridorPosition implements Position {

  private static final int OWN_WORDS = 3;
  private static final int WORDS_PER_PLY = OWN_WORDS + QuoridorKnownPaths.WORDS;
  private static final Outcome FIRST_WINS = Outcome.win(FIRST, Quoridor.GOAL);
  private static final Outcome SECOND_WINS = Outcome.win(SECOND, Quoridor.GOAL);
  private static final Outcome PLY_LIMIT = Outcome.draw(Termination.PLY_LIMIT);
  private static final Outcome REPETITION = Outcome.draw(Termination.REPETITION);

  private final QuoridorRules rules;
  private final SearchOptions options;

  private long horizontal;
  private long vertical;
  private final int[] pawn = new int[2];
  private final int[] wallsLeft = new int[2];
  private int side;

  /// Moves since the last wall. Only these are reversible.
  private int stepsInARow;

  private final QuoridorKnownPaths known;
  private final QuoridorGenerator generator;

  private int ply;
  private long[] history = new long[128 * WORDS_PER_PLY];

  QuoridorPosition(
      QuoridorRules rules,
      long horizontal,
      long vertical,
      int firstPawn,
      int secondPawn,
      int firstWalls,
      int secondWalls,
      int side,
      SearchOptions options) {
    this.rules = rules;
    this.options = options;
    this.horizontal = horizontal;
    this.vertical = vertical;
    pawn[FIRST] = firstPawn;
    pawn[SECOND] = secondPawn;
    wallsLeft[FIRST] = firstWalls;
    wallsLeft[SECOND] = secondWalls;
    this.side = side;
    known = new QuoridorKnownPaths(this);
    generator = new QuoridorGenerator(this, known, options);
  }

  static QuoridorPosition start(QuoridorRules rules) {
    return new QuoridorPosition(
        rules,
        0,
        0,
        rules.startCell(FIRST),
        rules.startCell(SECOND),
        rules.walls,
        rules.walls,
        FIRST,
        SearchOptions.STANDARD);
  }

  QuoridorRules rules() {
    return rules;
  }

  long horizontalWalls() {
    return horizontal;
  }

  long verticalWalls() {
    return vertical;
  }

  int pawn(int player) {
    return pawn[player];
  }

  int wallsLeft(int player) {
    return wallsLeft[player];
  }

  /// Steps of a shortest path to the player's goal as if there were no other pawn; -1 if there is
  /// no path, which legal moves cannot cause.
  int distance(int player) {
    return known.distance(player);
  }

  /// The horizontal or vertical walls that would cut one shortest path of the player, always the
  /// same one.
  long cutting(int player, boolean isVertical) {
    return known.cutting(player, isVertical);
  }

  /// The binary logarithm of the number of the player's shortest paths, rounded down.
  int pathDoublings(int player) {
    return known.doublings(player);
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

  @Override
  public int generate(long[] moves, int from) {
    return isGoalReached() ? from : generator.generate(moves, from);
  }

  /// At most five steps (three, and two for a diagonal jump) and 128 walls.
  @Override
  public int maxMoves() {
    return QuoridorRules.MAX_STEPS + 2 * 64;
  }

  @Override
  public int countMoves() {
    return isGoalReached() ? 0 : generator.count();
  }

  /// A step onto the goal row is the only noisy move.
  @Override
  public boolean isNoisy() {
    return !isGoalReached() && generator.reachesGoal();
  }

  private boolean isGoalReached() {
    return hasReachedGoal(FIRST) || hasReachedGoal(SECOND);
  }

  private boolean hasReachedGoal(int player) {
    return QuoridorRules.row(pawn[player]) == rules.goalRow(player);
  }

  /// The steps and jumps in a new array.
  long[] legalSteps() {
    return isGoalReached() ? new long[0] : generator.steps();
  }

  /// How many steps and jumps a player would have if it were to move.
  int mobility(int player) {
    return generator.countSteps(player);
  }

  /// Whether a wall that neither overlaps nor crosses another would close a player's last path to
  /// the goal.
  boolean wouldClose(int player, int anchor, boolean isVertical) {
    return known.wouldClose(player, 1L << anchor, isVertical);
  }

  // Making and undoing moves

  @Override
  public void make(long move) {
    savePosition();
    if (!QuoridorMove.isWall(move)) {
      pawn[side] = QuoridorMove.cell(move);
      known.pawnMoved(side);
      stepsInARow++;
    } else {
      makeWall(1L << QuoridorMove.anchor(move), QuoridorMove.isVertical(move));
    }
    side ^= 1;
  }

  private void makeWall(long wall, boolean isVertical) {
    if (isVertical) {
      vertical |= wall;
    } else {
      horizontal |= wall;
    }
    known.wallPlaced(wall, isVertical);
    wallsLeft[side]--;
    stepsInARow = 0;
  }

  /// A move is hardly ever worse than none: the paths stay as they are.
  @Override
  public boolean makeNull() {
    savePosition();
    stepsInARow = 0;
    side ^= 1;
    return true;
  }

  @Override
  public boolean hasAllMoves() {
    return !options.has(Quoridor.STRATEGIC_WALLS);
  }

  private void savePosition() {
    int at = ply++ * WORDS_PER_PLY;
    if (at == history.length) {
      history = Arrays.copyOf(history, 2 * history.length);
    }
    history[at] = horizontal;
    history[at + 1] = vertical;
    history[at + 2] = (long) stepsInARow << 32 | pawnsAndWallsLeft();
    known.save(history, at + OWN_WORDS);
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("there is no move to take back");
    }
    int at = --ply * WORDS_PER_PLY;
    horizontal = history[at];
    vertical = history[at + 1];
    setPawnsAndWallsLeft((int) history[at + 2]);
    stepsInARow = (int) (history[at + 2] >> 32);
    known.restore(history, at + OWN_WORDS);
    side ^= 1;
  }

  private int pawnsAndWallsLeft() {
    return pawn[FIRST] | pawn[SECOND] << 8 | wallsLeft[FIRST] << 16 | wallsLeft[SECOND] << 24;
  }

  private void setPawnsAndWallsLeft(int packed) {
    pawn[FIRST] = packed & 0xFF;
    pawn[SECOND] = packed >> 8 & 0xFF;
    wallsLeft[FIRST] = packed >> 16 & 0xFF;
    wallsLeft[SECOND] = packed >> 24;
  }

  // Outcome and repetitions

  @Override
  public long key() {
    return Key.of(horizontal, vertical, (long) side << 32 | pawnsAndWallsLeft());
  }

  /// Only a goal ends the game, because a player always has a step: if the other pawn blocked the
  /// only exit and could not be jumped, both cells would be enclosed and the other pawn would have
  /// no path.
  @Override
  public Outcome ending() {
    if (hasReachedGoal(FIRST)) {
      return FIRST_WINS;
    }
    return hasReachedGoal(SECOND) ? SECOND_WINS : Outcome.UNDECIDED;
  }

  @Override
  public Outcome drawByRule() {
    if (rules.plyLimit > 0 && ply >= rules.plyLimit) {
      return PLY_LIMIT;
    }
    boolean repeated = rules.repetitions > 1 && occurrences(0) >= rules.repetitions;
    return repeated ? REPETITION : Outcome.UNDECIDED;
  }

  @Override
  public boolean occurredSince(int since) {
    return occurrences(since) > 1;
  }

  /// How often this position has occurred since a ply with the same side to move, including now.
  private int occurrences(int since) {
    int count = 1;
    int now = pawnsAndWallsLeft();
    int oldest = Math.max(since, ply - stepsInARow);
    for (int earlier = ply - 2; earlier >= oldest; earlier -= 2) {
      if ((int) history[earlier * WORDS_PER_PLY + 2] == now) {
        count++;
      }
    }
    return count;
  }

  @Override
  public QuoridorPosition copy() {
    return forSearch(options);
  }

  /// A copy that uses the options `strategic-walls` and `lazy-walls`, and so do its copies.
  @Override
  public QuoridorPosition forSearch(SearchOptions options) {
    var copy =
        new QuoridorPosition(
            rules,
            horizontal,
            vertical,
            pawn[FIRST],
            pawn[SECOND],
            wallsLeft[FIRST],
            wallsLeft[SECOND],
            side,
            options);
    copy.stepsInARow = stepsInARow;
    copy.ply = ply;
    copy.history = history.clone();
    return copy;
  }
}
