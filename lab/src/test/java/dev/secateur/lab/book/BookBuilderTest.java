package dev.secateur.lab.book;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookFile;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.examples.tictactoe.TicTacToe;
import dev.secateur.lab.book.BookBuilder.BuildPlan;
import dev.secateur.lab.book.BookBuilder.BuildStep;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookBuilderTest {

  private static final int ALL = Integer.MAX_VALUE;

  /// Positions of tic-tac-toe that can be reached and are not the end of a game.
  private static final int TIC_TAC_TOE_POSITIONS = 4520;

  @TempDir private Path folder;

  private static Game game(String name) {
    return Games.installed().find(name);
  }

  private static BookBuilder builder(Game game, BuildPlan plan) {
    var settings = Settings.of(Evaluators.installed().standard(game));
    return new BookBuilder(
        game, settings.with(settings.options().with(SearchOption.HASH, 1)), plan);
  }

  private static BuildPlan plan(Limits limits, int lines, int positions) {
    return new BuildPlan(limits, lines, 75, positions);
  }

  private OpeningBook book(Game game, SortedMap<Long, BookEntry> entries) throws IOException {
    var file = folder.resolve("x.book");
    try (var out = Files.newOutputStream(file)) {
      BookFile.write(out, game, List.of("a test"), entries);
    }
    return OpeningBook.read(file, game);
  }

  private OpeningBook build(Game game, BuildPlan plan) throws IOException {
    var builder = builder(game, plan);
    builder.run(_ -> {});
    return book(game, builder.entries());
  }

  /// The true value for the side to move.
  private static int minimax(Position position) {
    if (position.outcome().isOver()) {
      return position.finalScore();
    }
    int best = -Score.INFINITE;
    for (long move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, Score.toRootRelative(-minimax(position), 1));
      position.undo();
    }
    return best;
  }

  @Test
  void aBookOfAllPositionsHasTheValuesOfMinimax() throws IOException {
    var game = new TicTacToe();
    var book = build(game, plan(Limits.depth(1), 9, ALL));
    assertThat(book.info().positions()).isEqualTo(TIC_TAC_TOE_POSITIONS);
    var visited = new HashSet<Long>();
    new BookWalk(book)
        .forEach(
            each -> {
              visited.add(each.key());
              assertThat(each.entry().value())
                  .as(game.notation().formatPosition(each.position()))
                  .isEqualTo(minimax(each.position()));
            });
    assertThat(visited).hasSize(TIC_TAC_TOE_POSITIONS);
  }

  @Test
  void aBookOfFewLinesGrowsWhereTheyAreNotEnough() throws IOException {
    assertGrowsWhereNeeded(3);
  }

  /// A position gets more lines when its best move turns out badly.
  @Test
  @Tag("long")
  void aBookOfOneLineGrowsWhereItIsNotEnough() throws IOException {
    assertGrowsWhereNeeded(1);
  }

  private void assertGrowsWhereNeeded(int lines) throws IOException {
    var game = new TicTacToe();
    var book = build(game, plan(Limits.depth(1), lines, ALL));
    var start = game.start();
    assertThat(book.find(start).orElseThrow().score()).isEqualTo(Score.DRAW);
    game.notation().playMoves(start, "1 2", _ -> {});
    assertThat(book.find(start).orElseThrow().score()).isEqualTo(minimax(start));
  }

  /// Pawns can go back and forth, so the same position can come again.
  @Test
  void aGameInWhichPositionsRepeatHasAnEnd() throws IOException {
    var game = game("quoridor:size=3,walls=0");
    var book = build(game, plan(Limits.depth(2), 8, ALL));
    assertThat(book.info().positions()).isBetween(5, 200);
    assertValuesAreThoseOfTheBestMoves(book);
    assertThat(book.find(game.start()).orElseThrow().score()).isEqualTo(minimaxBySearch(game));
  }

  private static int minimaxBySearch(Game game) {
    var engine = Engine.standard(game);
    return engine.search(game.start(), Limits.depth(12)).score();
  }

  @Test
  void everyValueIsThatOfTheBestMove() throws IOException {
    var game = game("reversi");
    var book = build(game, plan(Limits.nodes(300), 3, 60));
    assertThat(book.info().positions()).isEqualTo(60);
    assertThat(assertValuesAreThoseOfTheBestMoves(book)).isEqualTo(60);
  }

  /// @return the number of positions that can be reached
  private static int assertValuesAreThoseOfTheBestMoves(OpeningBook book) {
    int[] positions = {0};
    new BookWalk(book)
        .forEach(
            each -> {
              var advice = book.find(each.position()).orElseThrow();
              assertThat(advice.score()).isEqualTo(advice.best().score());
              positions[0]++;
            });
    return positions[0];
  }

  /// Small enough to be downloaded with the program, and nothing in it is unreachable.
  @Test
  void theBookOfReversiIsSmallAndEveryPositionCanBeReached() {
    var book = OpeningBook.of(game("reversi")).orElseThrow();
    assertThat(book.info().bytes()).isLessThan(2_000_000);
    assertThat(book.info().positions()).isGreaterThan(5_000);
    assertThat(assertValuesAreThoseOfTheBestMoves(book)).isEqualTo(book.info().positions());
  }

  @Test
  void mirrorImagesAreOnePosition() throws IOException {
    var game = game("reversi");
    var book = build(game, plan(Limits.nodes(300), 3, 5));
    var first = book.find(game.start()).orElseThrow().best();
    assertThat(first.same()).hasSize(4);
    assertThat(first.isContinued()).isTrue();
    for (long move : first.same()) {
      assertThat(book.find(game.apply(game.start(), move))).isPresent();
    }
  }

  @Test
  void aBookContinuesWhereItEnded() throws IOException {
    var game = game("reversi");
    var half = build(game, plan(Limits.nodes(300), 3, 20));
    var more = builder(game, plan(Limits.nodes(300), 3, 40));
    more.add(half);
    assertThat(more.positions()).isEqualTo(20);
    var steps = new ArrayList<BuildStep>();
    more.run(steps::add);
    assertThat(steps).hasSizeGreaterThanOrEqualTo(20);
    var whole = book(game, more.entries());
    assertThat(whole.info().positions()).isEqualTo(40);
    for (long key : half.positions()) {
      assertThat(whole.entry(key)).isPresent();
    }
  }

  @Test
  void theCheapestLineGrowsFirst() {
    var game = game("reversi");
    var narrow = longestLine(builder(game, new BuildPlan(Limits.nodes(300), 3, 1, 40)));
    var wide = longestLine(builder(game, new BuildPlan(Limits.nodes(300), 3, 10_000, 40)));
    assertThat(narrow).isGreaterThan(wide + 3);
  }

  private static int longestLine(BookBuilder builder) {
    int[] longest = {0};
    builder.run(step -> longest[0] = Math.max(longest[0], step.moves().size()));
    return longest[0];
  }

  @Test
  void aStoppedBuilderKeepsWhatItHas() {
    var builder = builder(game("reversi"), plan(Limits.nodes(300), 3, ALL));
    builder.run(
        step -> {
          if (step.positions() == 7) {
            builder.stop();
          }
        });
    assertThat(builder.entries()).hasSize(7);
    builder.run(_ -> {});
    assertThat(builder.entries()).hasSize(7);
  }

  @Test
  void ofTwoAnalysesTheOneWithMoreNodesCounts() throws IOException {
    var game = game("reversi");
    var quick = build(game, plan(Limits.nodes(200), 2, 30));
    var careful = build(game, plan(Limits.nodes(2_000), 3, 12));
    var merged = book(game, BookMerge.of(game, List.of(quick, careful)));
    var all = new HashSet<Long>();
    for (var one : List.of(quick, careful)) {
      for (long key : one.positions()) {
        all.add(key);
      }
    }
    assertThat(merged.info().positions()).isEqualTo(all.size());
    for (long key : careful.positions()) {
      long nodes = careful.entry(key).orElseThrow().nodes();
      assertThat(merged.entry(key).orElseThrow().nodes()).isEqualTo(nodes);
    }
    var advice = merged.find(game.start()).orElseThrow();
    assertThat(advice.score()).isEqualTo(advice.best().score());
  }

  /// A search of few nodes ends before it has a line for each of the many moves of Quoridor. The
  /// position is then not analysed for more lines again and again.
  @Test
  void whatTheLimitsDoNotReachIsGivenUp() {
    var game = game("quoridor");
    var builder = builder(game, plan(Limits.nodes(300), 4, 12));
    var steps = new AtomicInteger();
    builder.run(
        step -> {
          if (steps.incrementAndGet() > 200) {
            throw new AssertionError("the book does not grow any more");
          }
        });
    assertThat(builder.positions()).isEqualTo(12);
  }
}
