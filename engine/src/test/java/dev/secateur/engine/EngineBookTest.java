package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.book.BookChoice;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookFile;
import dev.secateur.engine.book.BookKeys;
import dev.secateur.engine.book.BookMove;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.search.SearchResult;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// When an engine and a level play from the book that comes with a game.
class EngineBookTest {

  private static final Game REVERSI = Games.installed().find("reversi");

  /// After f5 the book knows only f4, which no search likes best.
  private static final String ONLY = "f4";

  @TempDir private Path folder;
  private Game game = REVERSI;

  @BeforeEach
  void makeTheBook() throws IOException {
    var file = folder.resolve("opening.book");
    game = withBook(file.toUri().toURL());
    var position = afterF5();
    var keys = new BookKeys(game);
    var children = List.copyOf(keys.children(position).values());
    long move = game.notation().parseMove(position, ONLY);
    int place = 0;
    while (!children.get(place).contains(move)) {
      place++;
    }
    var entries = new TreeMap<Long, BookEntry>();
    entries.put(
        keys.of(position),
        new BookEntry(55, 20, 9_999, false, List.of(new BookMove(place, 55, false))));
    try (var out = Files.newOutputStream(file)) {
      BookFile.write(out, game, List.of(), entries);
    }
  }

  /// Reversi under another specification, because books are kept by that.
  private Game withBook(URL url) {
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) ->
                switch (method.getName()) {
                  case "book" -> Optional.of(url);
                  case "specification" -> "reversi:test=" + folder.getFileName();
                  default -> method.invoke(REVERSI, arguments);
                });
  }

  private static Position afterF5() {
    var position = REVERSI.start();
    REVERSI.notation().playMoves(position, "f5", _ -> {});
    return position;
  }

  private Engine engine(boolean usesBook) {
    var settings = Settings.of(Evaluators.installed().standard(REVERSI));
    var options = settings.options().with(SearchOption.HASH, 1);
    return new Engine(game, settings.with(usesBook ? options.on(SearchOption.BOOK) : options));
  }

  @Test
  void aMoveComesFromTheBook() {
    var heard = new ArrayList<SearchResult>();
    var limits = Limits.depth(2).toPlay();
    var result = engine(true).search(afterF5(), limits, 1, heard::add);
    assertThat(REVERSI.notation().formatMove(afterF5(), result.best())).isEqualTo(ONLY);
    assertThat(result.score()).isEqualTo(55);
    assertThat(result.depth()).isEqualTo(20);
    assertThat(result.statistics().nodes()).isZero();
    assertThat(heard).containsExactly(result);
  }

  /// The first four moves of Reversi lead to images of one position, which the book has once.
  @Test
  void anyOfSymmetricMovesMayBeChosen() {
    var book = OpeningBook.of(REVERSI).orElseThrow();
    var start = REVERSI.start();
    var chosen = new HashSet<Long>();
    for (int seed = 0; seed < 50; seed++) {
      var found = BookChoice.of(book, start, 0, new SplittableRandom(seed)).orElseThrow();
      chosen.add(found.best());
    }
    assertThat(chosen)
        .containsExactlyInAnyOrderElementsOf(LongStream.of(start.legalMoves()).boxed().toList());
  }

  @Test
  void anAnalysisIsSearched() {
    assertThat(engine(true).search(afterF5(), Limits.depth(2)).statistics().nodes()).isPositive();
  }

  @Test
  void withoutTheOptionEveryMoveIsSearched() {
    var limits = Limits.depth(2).toPlay();
    assertThat(engine(false).search(afterF5(), limits).statistics().nodes()).isPositive();
  }

  @Test
  void aPositionThatIsNotInTheBookIsSearched() {
    var limits = Limits.depth(2).toPlay();
    assertThat(engine(true).search(REVERSI.start(), limits).statistics().nodes()).isPositive();
  }

  @Test
  void theStrongestLevelsOfReversiUseTheBook() {
    for (var level : Levels.of(REVERSI)) {
      var player = new LevelPlayer(game, level, level.settings(REVERSI, Evaluators.installed()));
      var chosen = player.choose(afterF5(), level.limits().withNodes(2_000));
      boolean fromBook =
          chosen.score() == 55
              && REVERSI.notation().formatMove(afterF5(), chosen.move()).equals(ONLY);
      assertThat(fromBook).as(level.title()).isEqualTo(level.number() >= 8);
    }
  }
}
