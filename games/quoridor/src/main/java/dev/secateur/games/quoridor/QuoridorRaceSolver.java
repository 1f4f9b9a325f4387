package dev.secateur.games.quoridor;

import static dev.secateur.games.quoridor.QuoridorRules.CELLS;
import static dev.secateur.games.quoridor.QuoridorRules.DIRECTIONS;
import static dev.secateur.games.quoridor.QuoridorRules.neighbour;
import static dev.secateur.games.quoridor.QuoridorRules.opposite;

import java.util.Arrays;

/// Solves every race of two pawns between given walls, backwards from the goals.
///
/// A state is a turn and two cells. A state with a move to a lost one is won, in a ply more than
/// the quickest of these; a state all of whose moves lead to won ones is lost, in a ply more than
/// the slowest. States are settled in the order of their plies, so the first answer is the right
/// one, and what is never settled is a draw.
final class QuoridorRaceSolver {

  static final int STATES = 2 * CELLS * CELLS;

  private final QuoridorRules rules;

  /// A bit for each direction in which the way from the cell is open.
  private final int[] open = new int[CELLS];

  /// For each state, its moves that are not yet known to lose.
  private final byte[] hopes = new byte[STATES];

  private short[] settled = new short[0];
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
  void solve(long horizontal, long vertical, short[] plies) {
    settled = plies;
    Arrays.fill(plies, (short) 0);
    queued = 0;
    findOpenWays(horizontal, vertical);
    countMoves();
    settleEndedGames();
    for (int next = 0; next < queued; next++) {
      settleBefore(queue[next]);
    }
  }

  private void findOpenWays(long horizontal, long vertical) {
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

  /// Every open way is a move, but the one to the other pawn, which is replaced by jumps.
  private void countMoves() {
    for (int own = 0; own < CELLS; own++) {
      int ways = Integer.bitCount(open[own]);
      int first = state(0, own, 0);
      Arrays.fill(hopes, first, first + CELLS, (byte) ways);
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        if (isOpen(own, direction)) {
          int other = neighbour(own, direction);
          hopes[first + other] = (byte) (ways - 1 + countJumps(other, direction));
        }
      }
    }
    System.arraycopy(hopes, 0, hopes, CELLS * CELLS, CELLS * CELLS);
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

  /// Who is to move while the other pawn is on its goal has lost, in no plies. Who is to move on
  /// its own goal has won, but no game goes on to such a state, nor comes from it.
  private void settleEndedGames() {
    for (int side = 0; side < 2; side++) {
      for (int column = 0; column < rules.size; column++) {
        int ownGoal = QuoridorRules.cell(column, rules.goalRow(side));
        int otherGoal = QuoridorRules.cell(column, rules.goalRow(side ^ 1));
        for (int cell = 0; cell < CELLS; cell++) {
          settled[state(side, ownGoal, cell)] = 1;
          int lost = state(side, cell, otherGoal);
          settled[lost] = 1;
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

  /// Looks at every state with a move to the given one.
  private void settleBefore(int state) {
    int mover = state < CELLS * CELLS ? 1 : 0;
    int landed = state % CELLS;
    int other = state / CELLS % CELLS;
    int plies = settled[state];
    for (int ways = open[landed]; ways != 0; ways &= ways - 1) {
      int direction = Integer.numberOfTrailingZeros(ways);
      int from = neighbour(landed, direction);
      if (from != other) {
        settle(state(mover, from, other), plies);
      } else {
        settleBeforeJumps(mover, other, opposite(direction), plies);
      }
    }
  }

  /// The jumps over the other pawn that left its cell in a direction: straight from the far side,
  /// or round the corner from either side where going straight on was closed.
  private void settleBeforeJumps(int mover, int over, int direction, int plies) {
    if (isOpen(over, opposite(direction))) {
      settle(state(mover, neighbour(over, opposite(direction)), over), plies);
    }
    int left = left(direction);
    int right = right(direction);
    if (isOpen(over, left) && !isOpen(over, right)) {
      settle(state(mover, neighbour(over, left), over), plies);
    }
    if (isOpen(over, right) && !isOpen(over, left)) {
      settle(state(mover, neighbour(over, right), over), plies);
    }
  }

  /// A state with a move to one that ends in so many plies (and 1 more).
  private void settle(int state, int plies) {
    boolean leadsToALoss = (plies & 1) != 0;
    if (settled[state] == 0 && (leadsToALoss || --hopes[state] == 0)) {
      settled[state] = (short) (plies + 1);
      queue[queued++] = state;
    }
  }
}
