package dev.secateur.lab.book;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookKeys;
import dev.secateur.engine.book.OpeningBook;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;

/// Visits the positions of a book that can be reached from the start, each once, by one of the
/// shortest ways.
public final class BookWalk {

  /// A visited position.
  ///
  /// @param moves the way from the start
  /// @param children all positions that can come next, as [BookKeys#children] sorts them
  public record VisitedPosition(
      long key,
      List<Long> moves,
      Position position,
      BookEntry entry,
      SortedMap<Long, List<Long>> children) {}

  private final OpeningBook book;
  private final Game game;
  private final BookKeys keys;

  public BookWalk(OpeningBook book) {
    this.book = book;
    game = book.game();
    keys = new BookKeys(game);
  }

  public void forEach(Consumer<VisitedPosition> visitor) {
    var found = new HashSet<Long>();
    var ways = new ArrayDeque<List<Long>>();
    found.add(keys.of(game.start()));
    ways.add(List.of());
    while (!ways.isEmpty()) {
      var moves = ways.remove();
      var position = game.start();
      moves.forEach(position::make);
      long key = keys.of(position);
      var entry = book.entry(key);
      if (entry.isEmpty()) {
        continue;
      }
      var children = keys.children(position);
      visitor.accept(new VisitedPosition(key, moves, position, entry.get(), children));
      for (var child : children.entrySet()) {
        if (book.entry(child.getKey()).isPresent() && found.add(child.getKey())) {
          var longer = new ArrayList<>(moves);
          longer.add(child.getValue().getFirst());
          ways.add(longer);
        }
      }
    }
  }
}
