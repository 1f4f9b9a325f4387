package dev.secateur.games.quoridor;

import dev.secateur.core.Position;

/// A board of one size as bits, and the walls that fit on it.
///
/// A cell is 9 * row + column, both from 0, whatever the board's size. A wall is named after its
/// anchor, the cell nearest a1, and a set of walls of one orientation is a `long` with bit
/// 8 * row + column for each anchor. A horizontal wall lies above its anchor and the cell to the
/// right; a vertical wall lies to the right of its anchor and the cell above.
final class QuoridorRules {

  static final int STRIDE = 9;
  static final int CELLS = STRIDE * STRIDE;
  static final int ANCHOR_STRIDE = 8;

  static final int NORTH = 0;
  static final int EAST = 1;
  static final int SOUTH = 2;
  static final int WEST = 3;
  static final int DIRECTIONS = 4;

  /// Three free neighbours and two cells beside the opponent's pawn.
  static final int MAX_STEPS = 5;

  private static final long FIRST_COLUMN = 0x0101010101010101L;
  private static final long LAST_COLUMN = FIRST_COLUMN << 7;

  /// For each cell, the horizontal walls that close a step north and the vertical walls that close
  /// a step east.
  private static final long[] NORTH_CLOSERS = new long[CELLS];

  private static final long[] EAST_CLOSERS = new long[CELLS];

  /// For each cell, the anchors at each distance in king moves: the four corners of the cell, then
  /// the twelve around them, and so on.
  private static final int RINGS = ANCHOR_STRIDE;

  private static final long[] RING = new long[CELLS * RINGS];

  static {
    for (int row = 0; row < STRIDE; row++) {
      for (int column = 0; column < STRIDE; column++) {
        int cell = cell(column, row);
        NORTH_CLOSERS[cell] = anchorBit(column, row) | anchorBit(column - 1, row);
        EAST_CLOSERS[cell] = anchorBit(column, row) | anchorBit(column, row - 1);
        for (int anchor = 0; anchor < Long.SIZE; anchor++) {
          int across = distance(column, anchor % ANCHOR_STRIDE);
          int along = distance(row, anchor / ANCHOR_STRIDE);
          RING[RINGS * cell + Math.max(across, along)] |= 1L << anchor;
        }
      }
    }
  }

  final int size;
  final int walls;

  /// How often a position must occur for a draw; 0 or 1 for never.
  final int repetitions;

  /// The ply at which the game is drawn; 0 for never.
  final int plyLimit;

  /// Every anchor on the board.
  final long anchors;

  private final long firstColumn;
  private final long lastColumn;
  private final long firstRow;
  private final long lastRow;

  QuoridorRules(int size, int walls, int repetitions, int plyLimit) {
    this.size = size;
    this.walls = walls;
    this.repetitions = repetitions;
    this.plyLimit = plyLimit;
    long columns = (1L << (size - 1)) - 1;
    long rows = FIRST_COLUMN >>> (ANCHOR_STRIDE * (STRIDE - size));
    anchors = columns * rows;
    firstColumn = rows;
    lastColumn = rows << (size - 2);
    firstRow = columns;
    lastRow = columns << (ANCHOR_STRIDE * (size - 2));
  }

  static int cell(int column, int row) {
    return STRIDE * row + column;
  }

  static int column(int cell) {
    return cell % STRIDE;
  }

  static int row(int cell) {
    return cell / STRIDE;
  }

  private static long anchorBit(int column, int row) {
    boolean onBoard = column >= 0 && column < ANCHOR_STRIDE && row >= 0 && row < ANCHOR_STRIDE;
    return onBoard ? 1L << (ANCHOR_STRIDE * row + column) : 0;
  }

  /// Whole cells between a cell and the corner of an anchor, in one dimension.
  private static int distance(int cell, int anchor) {
    return anchor >= cell ? anchor - cell : cell - anchor - 1;
  }

  /// Where both pawns start: the middle column, or the one just right of the middle.
  int startCell(int player) {
    return cell(size / 2, player == Position.FIRST ? 0 : size - 1);
  }

  int goalRow(int player) {
    return player == Position.FIRST ? size - 1 : 0;
  }

  // Steps

  /// The neighbour of a cell. It must be on the board: check [#isOpen] first.
  static int neighbour(int cell, int direction) {
    return switch (direction) {
      case NORTH -> cell + STRIDE;
      case EAST -> cell + 1;
      case SOUTH -> cell - STRIDE;
      default -> cell - 1;
    };
  }

  static int opposite(int direction) {
    return (direction + 2) % DIRECTIONS;
  }

  /// Whether a step from a cell is open: neither the edge of the board nor a wall blocks it.
  boolean isOpen(int cell, int direction, long horizontal, long vertical) {
    return switch (direction) {
      case NORTH -> row(cell) < size - 1 && (horizontal & NORTH_CLOSERS[cell]) == 0;
      case EAST -> column(cell) < size - 1 && (vertical & EAST_CLOSERS[cell]) == 0;
      case SOUTH -> cell >= STRIDE && (horizontal & NORTH_CLOSERS[cell - STRIDE]) == 0;
      default -> column(cell) > 0 && (vertical & EAST_CLOSERS[cell - 1]) == 0;
    };
  }

  /// The horizontal walls that would block the step between a cell and the one north of it.
  static long northClosers(int cell) {
    return NORTH_CLOSERS[cell];
  }

  /// The vertical walls that would block the step between a cell and the one east of it.
  static long eastClosers(int cell) {
    return EAST_CLOSERS[cell];
  }

  // Walls

  /// The anchors at a distance from a cell: 0 for its corners.
  static long ring(int cell, int distance) {
    return RING[RINGS * cell + distance];
  }

  /// The given anchors and those next to them.
  static long around(long anchors) {
    return anchors | east(anchors) | west(anchors) | north(anchors) | south(anchors);
  }

  /// Horizontal walls that overlap and cross nothing.
  long freeHorizontal(long horizontal, long vertical) {
    return anchors & ~(horizontal | east(horizontal) | west(horizontal) | vertical);
  }

  /// Vertical walls that overlap and cross nothing.
  long freeVertical(long horizontal, long vertical) {
    return anchors & ~(vertical | north(vertical) | south(vertical) | horizontal);
  }

  /// The corners of cells that walls touch with an end or the middle, as anchors: an anchor's
  /// corner is the middle of its walls.
  static long touchedCorners(long horizontal, long vertical) {
    return horizontal
        | east(horizontal)
        | west(horizontal)
        | vertical
        | north(vertical)
        | south(vertical);
  }

  /// The horizontal walls that touch other walls or the edge at two or more of their three points.
  /// Only these can enclose a region, so only these can close the last path.
  long mayCloseHorizontal(long touchedCorners) {
    return atLeastTwo(
        east(touchedCorners) | firstColumn, touchedCorners, west(touchedCorners) | lastColumn);
  }

  /// The same for vertical walls.
  long mayCloseVertical(long touchedCorners) {
    return atLeastTwo(
        north(touchedCorners) | firstRow, touchedCorners, south(touchedCorners) | lastRow);
  }

  private static long atLeastTwo(long a, long b, long c) {
    return (a & b) | (a & c) | (b & c);
  }

  private static long east(long anchors) {
    return (anchors & ~LAST_COLUMN) << 1;
  }

  private static long west(long anchors) {
    return (anchors & ~FIRST_COLUMN) >>> 1;
  }

  private static long north(long anchors) {
    return anchors << ANCHOR_STRIDE;
  }

  private static long south(long anchors) {
    return anchors >>> ANCHOR_STRIDE;
  }
}
