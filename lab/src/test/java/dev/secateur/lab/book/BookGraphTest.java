package dev.secateur.lab.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Position;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookMove;
import dev.secateur.examples.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
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

  private static Addition analysis(BookGraph graph, Position position, SplittableRandom random) {
    var children = List.copyOf(graph.keys().children(position).keySet());
    var moves = new ArrayList<BookMove>();
    for (int child = 0; child < children.size(); child++) {
      if (moves.isEmpty() || random.nextInt(4) > 0) {
        moves.add(new BookMove(child, random.nextInt(-300, 300), random.nextInt(8) == 0));
      }
    }
    int value = moves.stream().mapToInt(BookMove::score).max().orElse(0);
    boolean isComplete = moves.size() == children.size();
    var entry = new BookEntry(value, 5, random.nextInt(1_000), isComplete, moves);
    return new Addition(graph.keys().of(position), entry, children);
  }
}
