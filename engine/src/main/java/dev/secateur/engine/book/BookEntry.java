package dev.secateur.engine.book;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/// What a book stores about a position.
///
/// @param value the score for the side to move, by minimax over the positions of the book that can
///     follow
/// @param depth of the search that analysed the position
/// @param nodes of that search
/// @param isComplete whether `moves` has every move, up to symmetry; otherwise those left out are
///     not better than the worst of them, as far as the search saw
/// @param moves at least one; as the search found them, best first
public record BookEntry(
    int value, int depth, long nodes, boolean isComplete, List<BookMove> moves) {

  public BookEntry {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("a position of a book has a move");
    }
  }

  /// The analysis that looked further, with the moves that only the other one has.
  public BookEntry mergedWith(BookEntry other) {
    boolean otherIsBetter = other.nodes > nodes || (other.nodes == nodes && other.depth > depth);
    return otherIsBetter ? other.withMovesOf(this) : withMovesOf(other);
  }

  private BookEntry withMovesOf(BookEntry other) {
    var all = new ArrayList<>(moves);
    var known = new HashSet<Integer>();
    moves.forEach(move -> known.add(move.child()));
    other.moves.stream().filter(move -> known.add(move.child())).forEach(all::add);
    return new BookEntry(value, depth, nodes, isComplete || other.isComplete, all);
  }
}
