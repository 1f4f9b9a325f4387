package dev.secateur.lab.book;

import dev.secateur.core.Score;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookMove;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A position of a growing book, with links to the positions that come next.
final class BookNode {

  /// No analysis below this point would change anything.
  static final long CLOSED = Long.MAX_VALUE;

  static final int UNREACHED = -1;

  /// A move of a position.
  static final class BookEdge {

    private final BookMove move;
    private final long childKey;
    private @Nullable BookNode child;
    private boolean leadsBack;

    private BookEdge(BookMove move, long childKey) {
      this.move = move;
      this.childKey = childKey;
    }

    BookMove move() {
      return move;
    }

    long childKey() {
      return childKey;
    }

    /// The position after the move, if the book has it one ply further from the start.
    @Nullable BookNode child() {
      return child;
    }

    int score() {
      return child == null || move.exact() ? move.score() : Score.toRootRelative(-child.value, 1);
    }

    /// What the next analysis below this move costs, without the loss of the move itself.
    private long cost() {
      if (move.exact() || leadsBack) {
        return CLOSED;
      }
      return child == null ? 0 : child.cost;
    }
  }

  private final BookEntry entry;
  private final List<BookEdge> edges = new ArrayList<>();
  private int level = UNREACHED;
  private int value;
  private long cost;
  private @Nullable BookEdge choice;
  private boolean isExhausted;

  /// @param childKeys the keys of all positions that can come next
  BookNode(BookEntry entry, List<Long> childKeys) {
    this.entry = entry;
    value = entry.value();
    for (var move : entry.moves()) {
      if (move.child() < childKeys.size()) {
        edges.add(new BookEdge(move, childKeys.get(move.child())));
      }
    }
  }

  List<BookEdge> edges() {
    return edges;
  }

  /// Plies from the start position by the shortest way, or [#UNREACHED].
  int level() {
    return level;
  }

  void setLevel(int level) {
    this.level = level;
  }

  int value() {
    return value;
  }

  /// The cost of the cheapest analysis below this position, or [#CLOSED].
  long cost() {
    return cost;
  }

  /// The move below which that analysis is; null if the position itself needs more moves.
  @Nullable BookEdge choice() {
    return choice;
  }

  /// The search finds no more moves of this position within its limits, so another analysis would
  /// not either.
  void exhaust() {
    isExhausted = true;
  }

  /// Links a move to the next position.
  ///
  /// @param known the position after the move if the book has it
  void link(BookEdge edge, @Nullable BookNode known) {
    // A position that was reached by a shorter way is not linked: no line returns to an earlier
    // position, so the values can be computed from the last positions to the first.
    edge.child = known != null && known.level == level + 1 ? known : null;
    edge.leadsBack = known != null && edge.child == null;
  }

  /// Computes value and cost from those of the next positions.
  ///
  /// @param costPerPly what a ply of a line costs
  /// @return whether one of them changed
  boolean update(long costPerPly) {
    int valueBefore = value;
    long costBefore = cost;
    value = edges.stream().mapToInt(BookEdge::score).max().orElse(entry.value());
    cost = CLOSED;
    choice = null;
    if (!entry.isComplete() && !isExhausted) {
      int bound = edges.stream().mapToInt(edge -> edge.move.score()).min().orElse(value);
      cost = costPerPly + Math.max(0, value - bound);
    }
    for (var edge : edges) {
      long below = edge.cost();
      if (below != CLOSED && costPerPly + (value - edge.score()) + below < cost) {
        cost = costPerPly + (value - edge.score()) + below;
        choice = edge;
      }
    }
    return value != valueBefore || cost != costBefore;
  }

  /// What the book stores about the position.
  BookEntry entry() {
    var back =
        edges.stream()
            .filter(edge -> edge.leadsBack)
            .map(edge -> edge.move.child())
            .collect(Collectors.toSet());
    var moves =
        entry.moves().stream()
            .map(
                move ->
                    new BookMove(
                        move.child(), move.score(), move.exact(), back.contains(move.child())))
            .toList();
    return new BookEntry(value, entry.depth(), entry.nodes(), entry.isComplete(), moves);
  }
}
