package dev.secateur.lab.book;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookKeys;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.lab.book.BookNode.BookEdge;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/// The positions of a growing book as a graph, in which equal and symmetric positions are one.
///
/// The value of a position is that of its best move, down to the moves that lead out of the book.
/// The next position to analyse is at the end of the line that costs least: each ply costs the
/// same, and a move costs what it loses, for both sides. So good lines grow deep, and every
/// mistake is answered, the larger the less deeply.
final class BookGraph {

  /// Where the book has to grow.
  ///
  /// @param moves the line from the start position
  /// @param position after the line
  /// @param node the position, if it is in the book and needs more moves
  record GrowthPoint(List<Long> moves, Position position, Optional<BookNode> node) {}

  private final Game game;
  private final BookKeys keys;
  private final long costPerPly;
  private final long startKey;
  private final Map<Long, BookNode> nodes = new HashMap<>();

  /// The positions with a move to a position, which the book may not have.
  private final Map<Long, Set<Long>> parents = new HashMap<>();

  /// @param costPerPly in the unit of scores inside
  BookGraph(Game game, long costPerPly) {
    this.game = game;
    this.costPerPly = costPerPly;
    keys = new BookKeys(game);
    startKey = keys.of(game.start());
  }

  int size() {
    return nodes.size();
  }

  long startKey() {
    return startKey;
  }

  Optional<BookNode> node(long key) {
    return Optional.ofNullable(nodes.get(key));
  }

  BookKeys keys() {
    return keys;
  }

  /// Adds all positions of a book that can be reached from the start.
  void add(OpeningBook book) {
    var walk = new BookWalk(book);
    walk.forEach(
        visited -> put(visited.key(), visited.entry(), List.copyOf(visited.children().keySet())));
  }

  /// Adds what is known about a position, or joins it with what was known before.
  void put(long key, BookEntry entry, List<Long> childKeys) {
    nodes.merge(
        key,
        new BookNode(entry, childKeys),
        (before, _) -> new BookNode(entry.mergedWith(before.entry()), childKeys));
    for (var edge : node(key).orElseThrow().edges()) {
      parents.computeIfAbsent(edge.childKey(), _ -> new HashSet<>()).add(key);
    }
  }

  /// The position is not analysed again for more moves. Call [#update] after it.
  void exhaust(long key) {
    node(key).orElseThrow().exhaust();
  }

  /// Computes the values and costs that the last [#put] of a position has changed: only its own and
  /// those of positions before it. Everything else must be up to date.
  void update(long key) {
    var node = nodes.get(key);
    if (node == null || !setLevel(key, node)) {
      update();
      return;
    }
    // By level, the last one first: then each position is computed after all that follow it.
    var waiting = new TreeMap<Integer, Set<Long>>(Comparator.reverseOrder());
    add(waiting, key);
    parentsOf(key).forEach(parent -> add(waiting, parent));
    while (!waiting.isEmpty()) {
      for (long next : waiting.pollFirstEntry().getValue()) {
        if (link(known(next))) {
          parentsOf(next).forEach(parent -> addBefore(waiting, parent, next));
        }
      }
    }
  }

  /// Gives a position the level that follows from those before it.
  ///
  /// @return false if other positions get another level, too
  private boolean setLevel(long key, BookNode node) {
    int level =
        key == startKey
            ? 0
            : parentsOf(key).stream()
                    .mapToInt(parent -> known(parent).level())
                    .filter(each -> each != BookNode.UNREACHED)
                    .min()
                    .orElse(BookNode.UNREACHED - 1)
                + 1;
    if (level == BookNode.UNREACHED) {
      return false;
    }
    node.setLevel(level);
    return node.edges().stream()
        .map(edge -> nodes.get(edge.childKey()))
        .filter(Objects::nonNull)
        .noneMatch(child -> child.level() == BookNode.UNREACHED || child.level() > level + 1);
  }

  private BookNode known(long key) {
    return node(key).orElseThrow();
  }

  private Set<Long> parentsOf(long key) {
    return parents.getOrDefault(key, Set.of());
  }

  private void add(Map<Integer, Set<Long>> waiting, long key) {
    int level = known(key).level();
    if (level != BookNode.UNREACHED) {
      waiting.computeIfAbsent(level, _ -> new HashSet<>()).add(key);
    }
  }

  /// Only positions one ply nearer to the start take the value of a position.
  private void addBefore(Map<Integer, Set<Long>> waiting, long parent, long key) {
    if (known(parent).level() == known(key).level() - 1) {
      add(waiting, parent);
    }
  }

  private boolean link(BookNode node) {
    node.edges().forEach(edge -> node.link(edge, nodes.get(edge.childKey())));
    return node.update(costPerPly);
  }

  /// Computes the values and costs of all positions.
  void update() {
    var order = inOrderOfLevels();
    order.reversed().forEach(this::link);
  }

  private List<BookNode> inOrderOfLevels() {
    nodes.values().forEach(node -> node.setLevel(BookNode.UNREACHED));
    var order = new ArrayList<BookNode>(nodes.size());
    var start = nodes.get(startKey);
    if (start != null) {
      start.setLevel(0);
      order.add(start);
    }
    for (int index = 0; index < order.size(); index++) {
      var node = order.get(index);
      for (var edge : node.edges()) {
        var child = nodes.get(edge.childKey());
        if (child != null && child.level() == BookNode.UNREACHED) {
          child.setLevel(node.level() + 1);
          order.add(child);
        }
      }
    }
    return order;
  }

  /// Where the book has to grow next, after [#update]; empty if there is nothing left to analyse.
  Optional<GrowthPoint> growthPoint() {
    var position = game.start();
    var moves = new ArrayList<Long>();
    var node = nodes.get(startKey);
    if (node == null) {
      return Optional.of(new GrowthPoint(moves, position, Optional.empty()));
    }
    if (node.cost() == BookNode.CLOSED) {
      return Optional.empty();
    }
    while (true) {
      BookEdge choice = node.choice();
      if (choice == null) {
        return Optional.of(new GrowthPoint(moves, position, Optional.of(node)));
      }
      long move = move(position, choice);
      position.make(move);
      moves.add(move);
      node = choice.child();
      if (node == null) {
        return Optional.of(new GrowthPoint(moves, position, Optional.empty()));
      }
    }
  }

  private long move(Position position, BookEdge edge) {
    var board = position.copy();
    for (long move : position.legalMoves()) {
      board.make(move);
      boolean leadsThere = keys.of(board) == edge.childKey();
      board.undo();
      if (leadsThere) {
        return move;
      }
    }
    throw new IllegalStateException("a move of the book is not legal");
  }

  /// What a file of the book has to contain.
  SortedMap<Long, BookEntry> entries() {
    var entries = new TreeMap<Long, BookEntry>();
    nodes.forEach((key, node) -> entries.put(key, node.entry()));
    return entries;
  }
}
