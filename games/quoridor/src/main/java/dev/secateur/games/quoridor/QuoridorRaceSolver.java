package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.CELLS;
import static dev.secateur.games.quoridor.QuoridorRules.DIRECTIONS;
import static dev.secateur.games.quoridor.QuoridorRules.neighbour;
import static dev.secateur.games.quoridor.QuoridorRules.opposite;

import dev.secateur.core.Oracle.NodeCounter;
import java.util.Arrays;

/// Solves every race of two pawns with given walls by retrograde analysis from the goals.
///
/// A state is the side to move and two cells. A state with a move to a lost state is won, in one
/// ply more than the quickest such loss. A state in which all moves lead to won states is lost, in
/// one ply more than the slowest such win. States are solved in the order of their plies, so the
/// first result is the right one. States that are never solved are draws.
final class QuoridorRaceSolver {

  static final int STATES = 2 * CELLS * CELLS;

  /// A state costs about as much as the sixteenth part of a searched position.
  private static final int STATES_PER_NODE = 16;

  private static final int REPORTED_STATES = 64 * STATES_PER_NODE;

  private final QuoridorRules rules;

  /// For each cell, a bit for each direction that is open.
  private final int[] open = new int[CELLS];

  /// For each state, the number of moves that are not yet known to lose.
  private final byte[] openMoves = new byte[STATES];

  private short[] result = new short[0];
  private final int[] queue = new int[STATES];
  private int queued;

  QuoridorRaceSolver(QuoridorRules rules) {
    this.rules = rules;
  }

  static int state(int side, int own, int other) {
    return (side * CELLS + own) * CELLS + other;
  }

  /// Writes for each state 0 for a draw, or 1 more than the plies to its end: an even number is a
  /// win for the side to move.
  ///
  /// @param nodes receives node counts; an exception from it ends the work
  void solve(long horizontal, long vertical, short[] plies, NodeCounter nodes) {
    result = plies;
    Arrays.fill(plies, (short) 0);
    queued = 0;
    findOpenDirections(horizontal, vertical);
    countMoves();
    addFinishedGames();
    for (int next = 0; next < queued; next++) {
      if (next % REPORTED_STATES == REPORTED_STATES - 1) {
        nodes.add(REPORTED_STATES / STATES_PER_NODE);
      }
      updatePredecessors(queue[next]);
    }
  }

  private void findOpenDirections(long horizontal, long vertical) {
    for (int row = 0; row < rules.size; row++) {
      for (int column = 0; column < rules.size; column++) {
        int cell = QuoridorRules.cell(column, row);
        open[cell] = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
          if (rules.isOpen(cell, direction, horizontal, vertical)) {
            open[cell] |= 1 << direction;
          }
        }
      }
    }
  }

  private boolean isOpen(int cell, int direction) {
    return (open[cell] >> direction & 1) != 0;
  }

  /// Every open direction is a move, except the one to the other pawn, which is replaced by jumps.
  private void countMoves() {
    for (int own = 0; own < CELLS; own++) {
      int directions = Integer.bitCount(open[own]);
      int first = state(0, own, 0);
      Arrays.fill(openMoves, first, first + CELLS, (byte) directions);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        if (isOpen(own, direction)) {
          int other = neighbour(own, direction);
          openMoves[first + other] = (byte) (directions - 1 + countJumps(other, direction));
        }
      }
    }
    System.arraycopy(openMoves, 0, openMoves, CELLS * CELLS, CELLS * CELLS);
  }

  private int countJumps(int over, int direction) {
    if (isOpen(over, direction)) {
      return 1;
    }
    return (open[over] >> left(direction) & 1) + (open[over] >> right(direction) & 1);
  }

  private static int left(int direction) {
    return (direction + 3) % DIRECTIONS;
  }

  private static int right(int direction) {
    return (direction + 1) % DIRECTIONS;
  }

  /// The side to move has lost in 0 plies if the other pawn is on its goal. States with the own
  /// pawn on its goal are won, but games never reach them and never continue from them.
  private void addFinishedGames() {
    for (int side = 0; side < 2; side++) {
      for (int column = 0; column < rules.size; column++) {
        int ownGoal = QuoridorRules.cell(column, rules.goalRow(side));
        int otherGoal = QuoridorRules.cell(column, rules.goalRow(side ^ 1));
        for (int cell = 0; cell < CELLS; cell++) {
          result[state(side, ownGoal, cell)] = 1;
          int lost = state(side, cell, otherGoal);
          result[lost] = 1;
          if (open[cell] != 0 && cell != otherGoal && !isGoal(side, cell)) {
            queue[queued++] = lost;
          }
        }
      }
    }
  }

  private boolean isGoal(int player, int cell) {
    return QuoridorRules.row(cell) == rules.goalRow(player);
  }

  /// Updates every state with a move to the given one.
  private void updatePredecessors(int state) {
    int mover = state < CELLS * CELLS ? 1 : 0;
    int landed = state % CELLS;
    int other = state / CELLS % CELLS;
    int plies = result[state];
    for (int directions = open[landed]; directions != 0; directions &= directions - 1) {
      int direction = Integer.numberOfTrailingZeros(directions);
      int from = neighbour(landed, direction);
      if (from != other) {
        update(state(mover, from, other), plies);
      } else {
        updateJumpPredecessors(mover, other, opposite(direction), plies);
      }
    }
  }

  /// The same for jumps over the other pawn that end in this direction from its cell: straight from
  /// the far side, or diagonally from either side if the straight jump was closed.
  private void updateJumpPredecessors(int mover, int over, int direction, int plies) {
    if (isOpen(over, opposite(direction))) {
      update(state(mover, neighbour(over, opposite(direction)), over), plies);
    }
    int left = left(direction);
    int right = right(direction);
    if (isOpen(over, left) && !isOpen(over, right)) {
      update(state(mover, neighbour(over, left), over), plies);
    }
    if (isOpen(over, right) && !isOpen(over, left)) {
      update(state(mover, neighbour(over, right), over), plies);
    }
  }

  /// Updates a state with a move to one that ends in `plies - 1` plies.
  private void update(int state, int plies) {
    boolean leadsToALoss = (plies & 1) != 0;
    if (result[state] == 0 && (leadsToALoss || --openMoves[state] == 0)) {
      result[state] = (short) (plies + 1);
      queue[queued++] = state;
    }
  }
}
