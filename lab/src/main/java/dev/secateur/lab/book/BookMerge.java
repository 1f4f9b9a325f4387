package dev.secateur.lab.book;

import dev.secateur.core.Game;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.OpeningBook;
import java.util.List;
import java.util.SortedMap;

/// Joins books: of two analyses of a position the one that looked further counts.
public final class BookMerge {

  private BookMerge() {}

  public static SortedMap<Long, BookEntry> of(Game game, List<OpeningBook> books) {
    var graph = new BookGraph(game, 1);
    books.forEach(graph::add);
    graph.update();
    return graph.entries();
  }
}
