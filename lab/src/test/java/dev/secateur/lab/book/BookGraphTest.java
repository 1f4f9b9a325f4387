package dev.secateur.lab.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Position;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookFile;
import dev.secateur.engine.book.BookMove;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.examples.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BookGraphTest {

  private static final int STEPS = 150;

  /// What was added to a graph, to be added to another.
  private record Addition(long key, BookEntry entry, List<Long> children) {}

  /// In Quoridor positions repeat, and shorter ways are found late.
  static Stream<Game> games() {
    var games = Games.installed();
    return Stream.of(new TicTacToe(), games.find("quoridor:size=3,walls=1"), games.find("reversi"));
  }

  @TempDir private Path folder;

  /// In the file as in the graph: a move back to an earlier position keeps the score of its search.
  @Test
  void wherePositionsRepeatEveryValueIsThatOfTheBestMove() throws IOException {
    var game = Games.installed().find("quoridor:size=3,walls=1");
    var random = new SplittableRandom(1);
    var graph = new BookGraph(game, 50);
    for (int step = 0; step < STEPS; step++) {
      var next = graph.growthPoint();
      if (next.isPresent()) {
        var addition = analysis(graph, next.get().position(), random);
        graph.put(addition.key(), addition.entry(), addition.children());
        graph.update(addition.key());
      }
    }
    assertThat(graph.entries().values())
        .anyMatch(entry -> entry.moves().stream().anyMatch(BookMove::leadsBack));
    var file = folder.resolve("x.book");
    try (var out = Files.newOutputStream(file)) {
      BookFile.write(out, game, List.of(), graph.entries());
    }
    var book = OpeningBook.read(file, game);
    int[] positions = {0};
    new BookWalk(book)
        .forEach(
            each -> {
              var advice = book.find(each.position()).orElseThrow();
              assertThat(advice.score()).isEqualTo(advice.best().score());
              positions[0]++;
            });
    assertThat(positions[0]).isEqualTo(graph.size()).isGreaterThan(20);
  }

  @ParameterizedTest
  @MethodSource("games")
  void updatingThePositionsBeforeANewOneIsEnough(Game game) {
    var random = new SplittableRandom(1);
    var graph = new BookGraph(game, 50);
    var additions = new ArrayList<Addition>();
    for (int step = 0; step < STEPS; step++) {
      var next = graph.growthPoint();
      // Any position may get an analysis, not only the cheapest, so that levels change, too.
      var position =
          next.isEmpty() || random.nextInt(3) == 0
              ? randomPosition(game, random)
              : next.get().position();
      if (position.outcome().isOver()) {
        continue;
      }
      var addition = analysis(graph, position, random);
      additions.add(addition);
      graph.put(addition.key(), addition.entry(), addition.children());
      graph.update(addition.key());
      var whole = new BookGraph(game, 50);
      additions.forEach(each -> whole.put(each.key(), each.entry(), each.children()));
      whole.update();
      for (var each : additions) {
        var node = graph.node(each.key()).orElseThrow();
        var expected = whole.node(each.key()).orElseThrow();
        assertThat(node.level()).isEqualTo(expected.level());
        if (node.level() != BookNode.UNREACHED) {
          assertThat(node.value()).isEqualTo(expected.value());
          assertThat(node.cost()).isEqualTo(expected.cost());
          assertThat(node.entry()).isEqualTo(expected.entry());
        }
      }
    }
    assertThat(graph.size()).isGreaterThan(20);
  }

  private static Position randomPosition(Game game, SplittableRandom random) {
    var position = game.start();
    for (int ply = random.nextInt(5); ply > 0 && !position.outcome().isOver(); ply--) {
      var legal = position.legalMoves();
      position.make(legal[random.nextInt(legal.length)]);
    }
    return position;
  }

  /// Random scores for most of the moves; those that end the game are exact, as in a builder.
  private static Addition analysis(BookGraph graph, Position position, SplittableRandom random) {
    var children = graph.keys().children(position);
    var moves = new ArrayList<BookMove>();
    int child = 0;
    for (var same : children.values()) {
      if (moves.isEmpty() || random.nextInt(4) > 0) {
        var next = position.copy();
        next.make(same.getFirst());
        boolean exact = next.outcome().isOver() || random.nextInt(8) == 0;
        moves.add(new BookMove(child, random.nextInt(-300, 300), exact));
      }
      child++;
    }
    int value = moves.stream().mapToInt(BookMove::score).max().orElse(0);
    boolean isComplete = moves.size() == children.size();
    var entry = new BookEntry(value, 5, random.nextInt(1_000), isComplete, moves);
    return new Addition(graph.keys().of(position), entry, List.copyOf(children.keySet()));
  }
}
