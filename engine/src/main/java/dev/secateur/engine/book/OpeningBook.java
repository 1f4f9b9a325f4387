package dev.secateur.engine.book;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.book.BookAdvice.AdvisedMove;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// An opening book: positions with scores for their best moves. Immutable, so all players share it.
public final class OpeningBook {

  /// By the specification of the game; empty for a game that has none.
  private static final Map<String, Optional<OpeningBook>> LOADED = new ConcurrentHashMap<>();

  private static final int MAX_LINE = 60;

  private final Game game;
  private final BookInfo info;
  private final BookKeys keys;

  // The entries stay in the form that the file has: objects would take ten times the memory.
  private final long[] sortedKeys;
  private final int[] places;
  private final byte[] content;
  private final int version;

  /// @param sortedKeys in ascending order
  /// @param places where in `content` the entry of each key begins
  /// @param version of the file
  OpeningBook(
      Game game, BookInfo info, long[] sortedKeys, int[] places, byte[] content, int version) {
    this.game = game;
    this.info = info;
    this.sortedKeys = sortedKeys;
    this.places = places;
    this.content = content;
    this.version = version;
    keys = new BookKeys(game);
  }

  /// The book that comes with the program, if the game has one. It is read when it is first asked
  /// for.
  ///
  /// @throws NotationException if it is broken
  public static Optional<OpeningBook> of(Game game) {
    return LOADED.computeIfAbsent(
        game.specification(),
        _ ->
            game.book()
                .map(
                    url -> {
                      try (var in = url.openStream()) {
                        return BookFile.read(in, "the book of " + game.specification(), game);
                      } catch (IOException unreadable) {
                        throw new UncheckedIOException(unreadable);
                      }
                    }));
  }

  /// The book in a file.
  ///
  /// @throws NotationException if the file is not a book, is broken, or of another game
  /// @throws IOException if it cannot be read
  public static OpeningBook read(Path file, Game game) throws IOException {
    try (var in = Files.newInputStream(file)) {
      return BookFile.read(in, file.toString(), game);
    }
  }

  public BookInfo info() {
    return info;
  }

  /// The positions that the book has, as [BookKeys] numbers them.
  public long[] positions() {
    return sortedKeys.clone();
  }

  /// What the book stores about the position with this key.
  public Optional<BookEntry> entry(long key) {
    int index = Arrays.binarySearch(sortedKeys, key);
    if (index < 0) {
      return Optional.empty();
    }
    var in = ByteBuffer.wrap(content);
    return Optional.of(BookFile.readEntry(in.position(places[index]), version));
  }

  /// What the book says about a position; empty if it does not have it.
  public Optional<BookAdvice> find(Position position) {
    return entry(keys.of(position))
        .map(entry -> advice(position, entry))
        .filter(advice -> !advice.moves().isEmpty());
  }

  private BookAdvice advice(Position position, BookEntry entry) {
    var children = List.copyOf(keys.children(position).entrySet());
    var moves = new ArrayList<AdvisedMove>();
    for (var move : entry.moves()) {
      if (move.child() >= children.size()) {
        // The book was made with other rules.
        continue;
      }
      var child = children.get(move.child());
      var next = entry(child.getKey());
      int score =
          next.filter(_ -> move.takesValueOfNext())
              .map(known -> Score.toRootRelative(-known.value(), 1))
              .orElse(move.score());
      moves.add(new AdvisedMove(child.getValue(), score, move.exact(), next.isPresent()));
    }
    moves.sort(Comparator.comparingInt(AdvisedMove::score).reversed());
    return new BookAdvice(entry.value(), entry.depth(), entry.nodes(), moves);
  }

  /// A move and the best moves after it, as far as the book goes.
  public List<Long> line(Position position, long move) {
    var line = new ArrayList<Long>(List.of(move));
    var board = position.copy();
    board.make(move);
    var next = find(board);
    while (next.isPresent() && line.size() < MAX_LINE) {
      long best = next.get().best().move();
      line.add(best);
      board.make(best);
      next = find(board);
    }
    return line;
  }

  public Game game() {
    return game;
  }
}
