package dev.secateur.games.quoridor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/// Quoridor for two, written directly from the rules, with sets of walls and breadth-first
/// searches.
///
/// It shares no code with the fast rules, only the text formats, so that a mistake in one is not
/// repeated in the other. It does not know draws, because a position's text has no history.
final class SlowQuoridor {
  private SlowQuoridor() {}

  /// Every legal move of the player to move and the text that it leads to; none when a pawn has
  /// reached its goal row.
  static SortedMap<String, String> successors(String position, int size) {
    SlowPosition before = SlowPosition.read(position, size);
    SortedMap<String, String> moves = new TreeMap<>();
    if (before.pawn1().row() != before.goalRow(1) && before.pawn2().row() != before.goalRow(2)) {
      for (Cell to : before.steps()) {
        moves.put(to.text(), before.afterStep(to).text());
      }
      if (before.wallsInHand() > 0) {
        addWalls(before, moves);
      }
    }
    return moves;
  }

  private static void addWalls(SlowPosition before, SortedMap<String, String> moves) {
    for (int row = 1; row < before.size(); row++) {
      for (int column = 1; column < before.size(); column++) {
        Cell anchor = new Cell(row, column);
        for (boolean isHorizontal : List.of(true, false)) {
          SlowPosition after = before.afterWall(anchor, isHorizontal);
          // A wall must leave each player a path to the goal row.
          if (before.hasRoomFor(anchor, isHorizontal) && after.hasPath(1) && after.hasPath(2)) {
            moves.put(anchor.text() + (isHorizontal ? "h" : "v"), after.text());
          }
        }
      }
    }
  }

  /// A cell, or the wall that is named after it; a1 is row 1, column 1. Sorted by row, then by
  /// column.
  private record Cell(int row, int column) implements Comparable<Cell> {
    static Cell read(String text) {
      return new Cell(text.charAt(1) - '0', text.charAt(0) - 'a' + 1);
    }

    String text() {
      return String.valueOf((char) ('a' + column - 1)) + row;
    }

    Cell plus(int up, int right) {
      return new Cell(row + up, column + right);
    }

    List<Cell> neighbours() {
      return List.of(plus(1, 0), plus(-1, 0), plus(0, 1), plus(0, -1));
    }

    @Override
    public int compareTo(Cell other) {
      return Comparator.comparingInt(Cell::row).thenComparingInt(Cell::column).compare(this, other);
    }
  }

  /// The content of a position's text, and the size of the board.
  private record SlowPosition(
      SortedSet<Cell> horizontal,
      SortedSet<Cell> vertical,
      Cell pawn1,
      Cell pawn2,
      int walls1,
      int walls2,
      int toMove,
      int size) {

    static SlowPosition read(String text, int size) {
      String[] parts = text.split(" / ", -1);
      String[] pawns = parts[2].split(" ", -1);
      String[] inHand = parts[3].split(" ", -1);
      return new SlowPosition(
          readWalls(parts[0]),
          readWalls(parts[1]),
          Cell.read(pawns[0]),
          Cell.read(pawns[1]),
          Integer.parseInt(inHand[0]),
          Integer.parseInt(inHand[1]),
          Integer.parseInt(parts[4]),
          size);
    }

    private static SortedSet<Cell> readWalls(String text) {
      List<String> walls = text.equals("-") ? List.of() : List.of(text.split(" ", -1));
      return new TreeSet<>(walls.stream().map(Cell::read).toList());
    }

    String text() {
      String pawns = pawn1.text() + " " + pawn2.text();
      String inHand = walls1 + " " + walls2;
      return String.join(
          " / ", wallText(horizontal), wallText(vertical), pawns, inHand, String.valueOf(toMove));
    }

    private static String wallText(SortedSet<Cell> walls) {
      return walls.isEmpty() ? "-" : String.join(" ", walls.stream().map(Cell::text).toList());
    }

    int goalRow(int player) {
      return player == 1 ? size : 1;
    }

    int wallsInHand() {
      return toMove == 1 ? walls1 : walls2;
    }

    SlowPosition afterStep(Cell to) {
      return toMove == 1
          ? new SlowPosition(horizontal, vertical, to, pawn2, walls1, walls2, 2, size)
          : new SlowPosition(horizontal, vertical, pawn1, to, walls1, walls2, 1, size);
    }

    SlowPosition afterWall(Cell anchor, boolean isHorizontal) {
      SortedSet<Cell> horizontalAfter = new TreeSet<>(horizontal);
      SortedSet<Cell> verticalAfter = new TreeSet<>(vertical);
      (isHorizontal ? horizontalAfter : verticalAfter).add(anchor);
      return toMove == 1
          ? new SlowPosition(
              horizontalAfter, verticalAfter, pawn1, pawn2, walls1 - 1, walls2, 2, size)
          : new SlowPosition(
              horizontalAfter, verticalAfter, pawn1, pawn2, walls1, walls2 - 1, 1, size);
    }

    /// A wall may not overlap or cross another; an end that touches another wall is allowed.
    boolean hasRoomFor(Cell anchor, boolean isHorizontal) {
      boolean taken = horizontal.contains(anchor) || vertical.contains(anchor);
      boolean overlaps =
          isHorizontal
              ? horizontal.contains(anchor.plus(0, -1)) || horizontal.contains(anchor.plus(0, 1))
              : vertical.contains(anchor.plus(-1, 0)) || vertical.contains(anchor.plus(1, 0));
      return !taken && !overlaps;
    }

    List<Cell> steps() {
      Cell own = toMove == 1 ? pawn1 : pawn2;
      Cell other = toMove == 1 ? pawn2 : pawn1;
      List<Cell> steps = new ArrayList<>(openNeighbours(own));
      // Pawns adjacent with no wall between: jump straight over, or, if a wall or the edge of the
      // board is behind the opponent's pawn, to an open side of the opponent's cell.
      if (steps.remove(other)) {
        List<Cell> beyond = new ArrayList<>(openNeighbours(other));
        beyond.remove(own);
        Cell straight = other.plus(other.row() - own.row(), other.column() - own.column());
        steps.addAll(beyond.contains(straight) ? List.of(straight) : beyond);
      }
      return steps;
    }

    private List<Cell> openNeighbours(Cell from) {
      return from.neighbours().stream()
          .filter(to -> onBoard(to) && !isWallBetween(from, to))
          .toList();
    }

    private boolean onBoard(Cell cell) {
      return cell.row() >= 1 && cell.row() <= size && cell.column() >= 1 && cell.column() <= size;
    }

    /// Whether a wall is between two neighbours: it is named after the cell nearer to a1, or after
    /// the cell before that, if its second half is here.
    private boolean isWallBetween(Cell from, Cell to) {
      Cell near = from.compareTo(to) < 0 ? from : to;
      return from.column() == to.column()
          ? horizontal.contains(near) || horizontal.contains(near.plus(0, -1))
          : vertical.contains(near) || vertical.contains(near.plus(-1, 0));
    }

    /// Breadth-first search for the goal row. Pawns do not block paths.
    boolean hasPath(int player) {
      Cell start = player == 1 ? pawn1 : pawn2;
      SortedSet<Cell> seen = new TreeSet<>(List.of(start));
      Queue<Cell> waiting = new ArrayDeque<>(List.of(start));
      while (!waiting.isEmpty()) {
        for (Cell next : openNeighbours(waiting.remove())) {
          if (seen.add(next)) {
            waiting.add(next);
          }
        }
      }
      return seen.stream().anyMatch(cell -> cell.row() == goalRow(player));
    }
  }
}
