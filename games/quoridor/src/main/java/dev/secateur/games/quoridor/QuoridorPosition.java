package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.DIRECTIONS;
import static dev.secateur.games.quoridor.QuoridorRules.MOST_STEPS;
import static dev.secateur.games.quoridor.QuoridorRules.neighbour;

import dev.secateur.core.Key;
import dev.secateur.core.Outcome;
import dev.secateur.core.Outcome.Reason;
import dev.secateur.core.Position;
import java.util.Arrays;

/// A Quoridor position: two sets of walls, two pawns, the walls in hand.
///
/// One shortest path of each player is kept with the position, because most walls do not touch it:
/// it then stays a shortest path, and walls that do not cut it need no search to be legal.
public final class QuoridorPosition implements Position {

  private static final int WORDS_PER_PLY = 8;
  private static final int UNKNOWN = -1;

  private final QuoridorRules rules;

  private long horizontal;
  private long vertical;
  private final int[] pawn = new int[2];
  private final int[] wallsLeft = new int[2];
  private int side;

  /// Moves since the last wall: only these can be undone by later moves.
  private int stepsInARow;

  // The walls that would cut the known path of each player, and its length, or UNKNOWN.
  private final long[] cutHorizontal = new long[2];
  private final long[] cutVertical = new long[2];
  private final int[] distance = {UNKNOWN, UNKNOWN};
  private final QuoridorPaths paths;

  private int ply;
  private long[] past = new long[128 * WORDS_PER_PLY];
  private final long[] steps = new long[MOST_STEPS];

  QuoridorPosition(
      QuoridorRules rules,
      long horizontal,
      long vertical,
      int firstPawn,
      int secondPawn,
      int firstWalls,
      int secondWalls,
      int side) {
    this.rules = rules;
    this.horizontal = horizontal;
    this.vertical = vertical;
    pawn[FIRST] = firstPawn;
    pawn[SECOND] = secondPawn;
    wallsLeft[FIRST] = firstWalls;
    wallsLeft[SECOND] = secondWalls;
    this.side = side;
    paths = new QuoridorPaths(rules);
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
        FIRST);
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

  /// Steps of a shortest path to the player's goal as if there were no other pawn; -1 if the walls
  /// leave none, which no legal move brings about.
  int distance(int player) {
    if (distance[player] == UNKNOWN) {
      paths.setWalls(horizontal, vertical);
      distance[player] = paths.findPath(player, pawn[player]);
      cutHorizontal[player] = paths.pathNorthSouth();
      cutVertical[player] = paths.pathEastWest();
    }
    return distance[player];
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
    if (goalReached()) {
      return from;
    }
    int end = generateSteps(moves, from);
    if (wallsLeft[side] > 0) {
      long freeHorizontal = rules.freeHorizontal(horizontal, vertical);
      long freeVertical = rules.freeVertical(horizontal, vertical);
      long touched = QuoridorRules.touched(horizontal, vertical);
      long closing = closing(freeHorizontal & rules.mayCloseHorizontal(touched), false);
      end = writeWalls(moves, end, freeHorizontal & ~closing, false);
      closing = closing(freeVertical & rules.mayCloseVertical(touched), true);
      end = writeWalls(moves, end, freeVertical & ~closing, true);
    }
    return end;
  }

  /// At most five steps (three, and two for a diagonal jump) and 128 walls.
  @Override
  public int mostMoves() {
    return QuoridorRules.MOST_STEPS + 2 * 64;
  }

  @Override
  public int countMoves() {
    if (goalReached()) {
      return 0;
    }
    int count = generateSteps(steps, 0);
    if (wallsLeft[side] > 0) {
      long freeHorizontal = rules.freeHorizontal(horizontal, vertical);
      long freeVertical = rules.freeVertical(horizontal, vertical);
      long touched = QuoridorRules.touched(horizontal, vertical);
      count += Long.bitCount(freeHorizontal) + Long.bitCount(freeVertical);
      count -= Long.bitCount(closing(freeHorizontal & rules.mayCloseHorizontal(touched), false));
      count -= Long.bitCount(closing(freeVertical & rules.mayCloseVertical(touched), true));
    }
    return count;
  }

  private boolean goalReached() {
    return hasReachedGoal(FIRST) || hasReachedGoal(SECOND);
  }

  private boolean hasReachedGoal(int player) {
    return QuoridorRules.row(pawn[player]) == rules.goalRow(player);
  }

  private int generateSteps(long[] moves, int end) {
    int own = pawn[side];
    int opponent = pawn[side ^ 1];
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (isOpen(own, direction)) {
        int next = neighbour(own, direction);
        if (next != opponent) {
          moves[end++] = step(next);
        } else {
          end = generateJumps(moves, end, opponent, direction);
        }
      }
    }
    return end;
  }

  /// Gigamic: over the opponent's pawn straight on; where a wall or the edge of the board is behind
  /// it, to an open side of its cell instead.
  private int generateJumps(long[] moves, int end, int opponent, int direction) {
    if (isOpen(opponent, direction)) {
      moves[end++] = step(neighbour(opponent, direction));
      return end;
    }
    for (int turn = 1; turn < DIRECTIONS; turn += 2) {
      int aside = (direction + turn) % DIRECTIONS;
      if (isOpen(opponent, aside)) {
        moves[end++] = step(neighbour(opponent, aside));
      }
    }
    return end;
  }

  private long step(int cell) {
    return QuoridorMove.step(cell, QuoridorRules.row(cell) == rules.goalRow(side));
  }

  private boolean isOpen(int cell, int direction) {
    return rules.isOpen(cell, direction, horizontal, vertical);
  }

  private static int writeWalls(long[] moves, int end, long walls, boolean vertical) {
    for (; walls != 0; walls &= walls - 1) {
      moves[end++] = QuoridorMove.wall(Long.numberOfTrailingZeros(walls), vertical);
    }
    return end;
  }

  /// Those of the given walls that would take the last path of a player. A wall that does not cut
  /// the known path leaves that player a path; for the few others the answer is searched.
  private long closing(long suspects, boolean ofVertical) {
    if (suspects == 0) {
      return 0;
    }
    long closing = 0;
    for (int player = 0; player < 2; player++) {
      distance(player);
      long cutting = suspects & ~closing & (ofVertical ? cutVertical : cutHorizontal)[player];
      for (; cutting != 0; cutting &= cutting - 1) {
        long wall = Long.lowestOneBit(cutting);
        paths.setWalls(
            ofVertical ? horizontal : horizontal | wall, ofVertical ? vertical | wall : vertical);
        if (!paths.reachesGoal(player, pawn[player])) {
          closing |= wall;
        }
      }
    }
    return closing;
  }

  /// The steps and jumps alone, as a list of their own.
  long[] legalSteps() {
    return goalReached() ? new long[0] : Arrays.copyOf(steps, generateSteps(steps, 0));
  }

  /// Whether a wall that overlaps and crosses nothing would take a player's last path.
  boolean wouldClose(int player, int anchor, boolean ofVertical) {
    long wall = 1L << anchor;
    paths.setWalls(
        ofVertical ? horizontal : horizontal | wall, ofVertical ? vertical | wall : vertical);
    return !paths.reachesGoal(player, pawn[player]);
  }

  // Making and taking back

  @Override
  public void make(long move) {
    remember();
    if (!QuoridorMove.isWall(move)) {
      pawn[side] = QuoridorMove.cell(move);
      distance[side] = UNKNOWN;
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
    var cut = isVertical ? cutVertical : cutHorizontal;
    for (int player = 0; player < 2; player++) {
      if ((cut[player] & wall) != 0) {
        distance[player] = UNKNOWN;
      }
    }
    wallsLeft[side]--;
    stepsInARow = 0;
  }

  private void remember() {
    int at = ply++ * WORDS_PER_PLY;
    if (at == past.length) {
      past = Arrays.copyOf(past, 2 * past.length);
    }
    past[at] = horizontal;
    past[at + 1] = vertical;
    past[at + 2] = pawnsAndWallsLeft();
    past[at + 3] = cutHorizontal[FIRST];
    past[at + 4] = cutHorizontal[SECOND];
    past[at + 5] = cutVertical[FIRST];
    past[at + 6] = cutVertical[SECOND];
    past[at + 7] =
        (long) stepsInARow << 32 | (distance[FIRST] & 0xFF) << 8 | (distance[SECOND] & 0xFF);
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("there is no move to take back");
    }
    int at = --ply * WORDS_PER_PLY;
    horizontal = past[at];
    vertical = past[at + 1];
    setPawnsAndWallsLeft((int) past[at + 2]);
    cutHorizontal[FIRST] = past[at + 3];
    cutHorizontal[SECOND] = past[at + 4];
    cutVertical[FIRST] = past[at + 5];
    cutVertical[SECOND] = past[at + 6];
    stepsInARow = (int) (past[at + 7] >> 32);
    distance[FIRST] = (byte) (past[at + 7] >> 8);
    distance[SECOND] = (byte) past[at + 7];
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

  // How the game stands

  @Override
  public long key() {
    return Key.of(horizontal, vertical, (long) side << 32 | pawnsAndWallsLeft());
  }

  /// Only a goal ends the game: a player always has a step. Were the one way out under the other
  /// pawn with no jump past it, the two cells would be walled in and the other pawn without a path.
  @Override
  public Outcome ending() {
    if (hasReachedGoal(FIRST)) {
      return Outcome.win(FIRST, Reason.GOAL);
    }
    return hasReachedGoal(SECOND) ? Outcome.win(SECOND, Reason.GOAL) : Outcome.UNDECIDED;
  }

  @Override
  public Outcome drawByRule() {
    if (rules.plyLimit > 0 && ply >= rules.plyLimit) {
      return Outcome.draw(Reason.PLY_LIMIT);
    }
    boolean repeated = rules.repetitions > 1 && occurrences() >= rules.repetitions;
    return repeated ? Outcome.draw(Reason.REPETITION) : Outcome.UNDECIDED;
  }

  /// How often this position has stood on the board with the same side to move, now included.
  private int occurrences() {
    int count = 1;
    int now = pawnsAndWallsLeft();
    int oldest = Math.max(0, ply - stepsInARow);
    for (int earlier = ply - 2; earlier >= oldest; earlier -= 2) {
      if ((int) past[earlier * WORDS_PER_PLY + 2] == now) {
        count++;
      }
    }
    return count;
  }

  @Override
  public QuoridorPosition copy() {
    var copy =
        new QuoridorPosition(
            rules,
            horizontal,
            vertical,
            pawn[FIRST],
            pawn[SECOND],
            wallsLeft[FIRST],
            wallsLeft[SECOND],
            side);
    copy.stepsInARow = stepsInARow;
    copy.ply = ply;
    copy.past = past.clone();
    return copy;
  }
}
