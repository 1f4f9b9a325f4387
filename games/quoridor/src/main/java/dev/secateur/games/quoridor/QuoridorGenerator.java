package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.DIRECTIONS;
import static dev.secateur.games.quoridor.QuoridorRules.NORTH;
import static dev.secateur.games.quoridor.QuoridorRules.neighbour;

import dev.secateur.core.Move;
import dev.secateur.core.SearchOptions;
import java.util.Arrays;

/// Generates the moves of a position that is not over, the most promising first.
///
/// With 128 walls the order decides how much a search can prune: the step along the shortest path,
/// the other steps, the walls across the opponent's path, the walls beside a path, the rest.
final class QuoridorGenerator {

  private final QuoridorPosition position;
  private final QuoridorRules rules;
  private final QuoridorKnownPaths known;

  /// The largest number of walls to generate, the most promising first: all, or fewer with
  /// `strategic-walls`.
  private final int maxWalls;

  private final boolean lazyWalls;

  private final long[] steps = new long[QuoridorRules.MAX_STEPS];

  QuoridorGenerator(QuoridorPosition position, QuoridorKnownPaths known, SearchOptions options) {
    this.position = position;
    this.known = known;
    rules = position.rules();
    boolean allWalls = !options.has(Quoridor.STRATEGIC_WALLS);
    maxWalls = allWalls ? 2 * Long.SIZE : options.number(Quoridor.STRATEGIC_WALLS);
    lazyWalls = options.has(Quoridor.LAZY_WALLS);
  }

  int generate(long[] moves, int from) {
    known.prepareForMoves();
    int side = position.sideToMove();
    int end = writeSteps(side, moves, from, known.direction(side));
    if (position.wallsLeft(side) == 0) {
      return end;
    }
    long horizontal = position.horizontalWalls();
    long vertical = position.verticalWalls();
    long touchedCorners = QuoridorRules.touchedCorners(horizontal, vertical);
    return writeWalls(
        moves,
        end,
        legalHorizontal(rules.freeHorizontal(horizontal, vertical), touchedCorners),
        legalVertical(rules.freeVertical(horizontal, vertical), touchedCorners));
  }

  int count() {
    int side = position.sideToMove();
    int count = countSteps(side);
    if (position.wallsLeft(side) == 0) {
      return count;
    }
    long horizontal = position.horizontalWalls();
    long vertical = position.verticalWalls();
    long touchedCorners = QuoridorRules.touchedCorners(horizontal, vertical);
    int walls =
        Long.bitCount(legalHorizontal(rules.freeHorizontal(horizontal, vertical), touchedCorners))
            + Long.bitCount(
                legalVertical(rules.freeVertical(horizontal, vertical), touchedCorners));
    return count + Math.min(walls, maxWalls);
  }

  // Steps

  /// Whether the side to move can step onto its goal row. A jump goes at most two rows, so most
  /// positions need no further check.
  boolean reachesGoal() {
    int side = position.sideToMove();
    int rows = Math.abs(QuoridorRules.row(position.pawn(side)) - rules.goalRow(side));
    if (rows > 2) {
      return false;
    }
    for (int i = writeSteps(side, steps, 0, NORTH) - 1; i >= 0; i--) {
      if (Move.isNoisy(steps[i])) {
        return true;
      }
    }
    return false;
  }

  int countSteps(int player) {
    return writeSteps(player, steps, 0, NORTH);
  }

  long[] steps() {
    return Arrays.copyOf(steps, countSteps(position.sideToMove()));
  }

  private int writeSteps(int player, long[] moves, int end, int firstDirection) {
    int own = position.pawn(player);
    int opponent = position.pawn(player ^ 1);
    int goalRow = rules.goalRow(player);
    for (int i = 0; i < DIRECTIONS; i++) {
      int direction = i == 0 ? firstDirection : i <= firstDirection ? i - 1 : i;
      if (isOpen(own, direction)) {
        int next = neighbour(own, direction);
        if (next != opponent) {
          moves[end++] = step(next, goalRow);
        } else {
          end = writeJumps(moves, end, opponent, direction, goalRow);
        }
      }
    }
    return end;
  }

  /// Gigamic: a jump goes straight over the opponent's pawn. If a wall or the edge of the board is
  /// behind it, it goes to an open side of its cell instead.
  private int writeJumps(long[] moves, int end, int opponent, int direction, int goalRow) {
    if (isOpen(opponent, direction)) {
      moves[end++] = step(neighbour(opponent, direction), goalRow);
      return end;
    }
    for (int turn = 1; turn < DIRECTIONS; turn += 2) {
      int aside = (direction + turn) % DIRECTIONS;
      if (isOpen(opponent, aside)) {
        moves[end++] = step(neighbour(opponent, aside), goalRow);
      }
    }
    return end;
  }

  private static long step(int cell, int goalRow) {
    return QuoridorMove.step(cell, QuoridorRules.row(cell) == goalRow);
  }

  private boolean isOpen(int cell, int direction) {
    return rules.isOpen(cell, direction, position.horizontalWalls(), position.verticalWalls());
  }

  // Walls

  /// The horizontal walls among the given ones that leave both players a path.
  ///
  /// @param free places where a wall would fit
  /// @param touchedCorners see [QuoridorRules#touchedCorners]
  private long legalHorizontal(long free, long touchedCorners) {
    return free
        & ~closing(lazyWalls ? free & rules.mayCloseHorizontal(touchedCorners) : free, false);
  }

  /// The same for vertical walls.
  private long legalVertical(long free, long touchedCorners) {
    return free & ~closing(lazyWalls ? free & rules.mayCloseVertical(touchedCorners) : free, true);
  }

  /// The walls among the given ones that would close a player's last path. A wall that does not cut
  /// the known path is legal; the few others are checked by a search. Without `lazy-walls` all of
  /// them are.
  private long closing(long suspects, boolean vertical) {
    if (suspects == 0) {
      return 0;
    }
    long closing = 0;
    for (int player = 0; player < 2; player++) {
      long cutting = suspects & ~closing;
      if (lazyWalls) {
        cutting &= known.cutting(player, vertical);
      }
      for (; cutting != 0; cutting &= cutting - 1) {
        long wall = Long.lowestOneBit(cutting);
        if (known.wouldClose(player, wall, vertical)) {
          closing |= wall;
        }
      }
    }
    return closing;
  }

  /// Writes the given walls, the most promising first, up to the max number.
  private int writeWalls(long[] moves, int from, long horizontal, long vertical) {
    int side = position.sideToMove();
    long ownHorizontal = known.cutting(side, false);
    long ownVertical = known.cutting(side, true);
    long otherHorizontal = known.cutting(side ^ 1, false);
    long otherVertical = known.cutting(side ^ 1, true);
    long near = QuoridorRules.around(ownHorizontal | ownVertical | otherHorizontal | otherVertical);

    // Walls across the opponent's path only, then walls across both paths.
    long cutHorizontal = horizontal & otherHorizontal;
    long cutVertical = vertical & otherVertical;
    int end = from;
    end = writeNearest(moves, end, cutHorizontal & ~ownHorizontal, cutVertical & ~ownVertical);
    end = writeNearest(moves, end, cutHorizontal & ownHorizontal, cutVertical & ownVertical);

    // Walls across the own path or beside a path, then all others.
    long notCuttingHorizontal = horizontal & ~otherHorizontal;
    long notCuttingVertical = vertical & ~otherVertical;
    end = writeNearest(moves, end, notCuttingHorizontal & near, notCuttingVertical & near);
    end = write(moves, end, notCuttingHorizontal & ~near, false);
    end = write(moves, end, notCuttingVertical & ~near, true);
    return Math.min(end, from + maxWalls);
  }

  /// Writes walls from the opponent's pawn outwards.
  private int writeNearest(long[] moves, int end, long horizontal, long vertical) {
    int cell = position.pawn(position.sideToMove() ^ 1);
    for (int ring = 0; (horizontal | vertical) != 0; ring++) {
      long anchors = QuoridorRules.ring(cell, ring);
      end = write(moves, end, horizontal & anchors, false);
      end = write(moves, end, vertical & anchors, true);
      horizontal &= ~anchors;
      vertical &= ~anchors;
    }
    return end;
  }

  private static int write(long[] moves, int end, long walls, boolean vertical) {
    for (; walls != 0; walls &= walls - 1) {
      moves[end++] = QuoridorMove.wall(Long.numberOfTrailingZeros(walls), vertical);
    }
    return end;
  }
}
