package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Positions with one right answer. They are data, with a line about each, under `tactics` among
/// the resources of the tests.
class TacticsTest {

  /// No game of Reversi goes on for longer than this from fifteen empty squares.
  private static final int TO_THE_END = 30;

  /// @param best empty where several moves are as good
  /// @param answer plies to a win, below zero for a loss; in Reversi the difference in discs
  record Puzzle(Game game, String text, String best, int answer, String why) {

    static Puzzle parse(String line) {
      var cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
      return new Puzzle(
          Played.game(cells.get(0)),
          cells.get(1),
          cells.get(2),
          Integer.parseInt(cells.get(3)),
          cells.get(4));
    }

    Position position() {
      return game.notation().parsePosition(text);
    }

    String move(long move) {
      return game.notation().formatMove(position(), move);
    }

    int score() {
      if (game.name().equals("reversi")) {
        return answer * Score.PER_UNIT;
      }
      return answer > 0 ? Score.winIn(answer) : Score.lossIn(-answer);
    }

    @Override
    public String toString() {
      return game.specification() + " " + text + ": " + why;
    }
  }

  static Stream<Puzzle> racesAndShots() {
    return Stream.concat(puzzles("checkers"), puzzles("quoridor"));
  }

  static Stream<Puzzle> endgamesOfReversi() {
    return puzzles("reversi");
  }

  private static Stream<Puzzle> puzzles(String name) {
    try (var stream = TacticsTest.class.getResourceAsStream("/tactics/" + name + ".txt")) {
      var lines = new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      return lines.stream().filter(line -> !line.startsWith("#")).map(Puzzle::parse);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @ParameterizedTest
  @MethodSource("racesAndShots")
  void aWinIsFoundWithItsShortestDistance(Puzzle puzzle) {
    var options = Played.withoutForwardPruning(SearchOptions.STANDARD).off(SearchOption.LMR);
    // One ply more than the win is far, so that a longer one could be reported by mistake.
    var found = search(puzzle, Math.abs(puzzle.answer()) + 1, options);
    assertThat(Score.text(found.score())).isEqualTo(Score.text(puzzle.score()));
    if (!puzzle.best().isEmpty()) {
      assertThat(puzzle.move(found.best())).isEqualTo(puzzle.best());
    }
  }

  /// Reductions and pruning may see a win later, not never.
  @ParameterizedTest
  @MethodSource("racesAndShots")
  void theStandardSearchFindsItAFewPliesLater(Puzzle puzzle) {
    var found = search(puzzle, Math.abs(puzzle.answer()) + 6, SearchOptions.STANDARD);
    assertThat(Score.text(found.score())).isEqualTo(Score.text(puzzle.score()));
  }

  @ParameterizedTest
  @MethodSource("racesAndShots")
  void bruteForceConfirmsTheWinAndThatNoOtherMoveIsAsFast(Puzzle puzzle) {
    if (puzzle.best().isEmpty()) {
      // Published, and too large to look at everything.
      return;
    }
    var force = new BruteForce();
    var position = puzzle.position();
    assertThat(force.value(position, puzzle.answer() - 1))
        .as("a win sooner")
        .isLessThanOrEqualTo(0);
    assertThat(force.value(position, puzzle.answer())).isEqualTo(puzzle.score());
    assertThat(bestByForce(puzzle, puzzle.answer())).containsExactly(puzzle.best());
  }

  private static List<String> bestByForce(Puzzle puzzle, int plies) {
    var force = new BruteForce();
    var position = puzzle.position();
    return Arrays.stream(position.legalMoves())
        .filter(move -> force.afterMove(position, move, plies) == puzzle.score())
        .mapToObj(puzzle::move)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("endgamesOfReversi")
  void publishedEndgamesAreSolvedToTheDisc(Puzzle puzzle) {
    var found = search(puzzle, TO_THE_END, SearchOptions.STANDARD);
    assertThat(found.score()).isEqualTo(puzzle.score());
    assertThat(puzzle.move(found.best())).isEqualTo(puzzle.best());
  }

  @Test
  void theLastEightSquaresOfReversiAreThoseOfBruteForce() {
    var game = Played.game("reversi");
    int solved = 0;
    for (var position : Played.random(game, 400, 60)) {
      int empty = emptySquares(game, position);
      if (empty >= 5 && empty <= 8) {
        var found =
            Played.searcher(game)
                .search(
                    position,
                    Limits.depth(TO_THE_END),
                    SearchOptions.STANDARD.with(SearchOption.HASH, 1),
                    1,
                    SearchListener.NONE);
        var force = new BruteForce();
        int expected = force.value(position, TO_THE_END);
        assertThat(found.score()).as(game.notation().formatPosition(position)).isEqualTo(expected);
        assertThat(force.afterMove(position, found.best(), TO_THE_END)).isEqualTo(expected);
        solved++;
      }
    }
    assertThat(solved).isGreaterThan(10);
  }

  private static int emptySquares(Game game, Position position) {
    return (int) game.notation().formatPosition(position).chars().filter(c -> c == '-').count();
  }

  @Test
  void aManIsNotLeftHanging() {
    // 14-18 gives up a man for nothing; everything else keeps the balance.
    var game = Played.game("checkers");
    var puzzle = new Puzzle(game, "B:W22,23,30:B6,14,5", "", 0, "");
    var found = search(puzzle, 6, SearchOptions.STANDARD);
    assertThat(puzzle.move(found.best())).isNotEqualTo("14-18");
  }

  private static SearchResult search(Puzzle puzzle, int depth, SearchOptions options) {
    return Played.searcher(puzzle.game())
        .search(puzzle.position(), Limits.depth(depth), options, 1, SearchListener.NONE);
  }
}
