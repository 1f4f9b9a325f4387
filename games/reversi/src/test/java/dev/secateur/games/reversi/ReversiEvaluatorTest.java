package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Plugins;
import dev.secateur.core.Position;
import dev.secateur.testkit.EvaluatorConformance;
import dev.secateur.testkit.Successors;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ReversiEvaluatorTest extends EvaluatorConformance {

  private final Reversi game = new Reversi();
  private final Evaluator positional = new ReversiPositionalFactory().create(Map.of());

  @Override
  protected Game game() {
    return game;
  }

  static List<EvaluatorFactory> installed() {
    return Plugins.none().load(EvaluatorFactory.class);
  }

  @Test
  void theFactoriesAreFound() {
    assertThat(factories()).extracting(EvaluatorFactory::name).contains("discs", "positional");
    assertThat(game.scoreUnit()).isEqualTo("discs");
  }

  /// Colours and side to move exchanged, board rotated and reflected.
  @ParameterizedTest
  @MethodSource("installed")
  void rotatedAndReflectedBoardsHaveTheSameScore(EvaluatorFactory factory) {
    var evaluator = factory.create(Map.of());
    Successors.inRandomGames(
        game,
        20,
        position -> {
          int value = evaluator.evaluate(position);
          long own = own(position);
          long opponent = opponent(position);
          assertThat(evaluator.evaluate(ReversiPosition.of(opponent, own, ReversiRules.WHITE)))
              .isEqualTo(value);
          assertThat(evaluator.evaluate(ReversiPosition.of(own, opponent, 0))).isEqualTo(value);
          assertThat(
                  evaluator.evaluate(
                      ReversiPosition.of(Long.reverse(own), Long.reverse(opponent), 0)))
              .isEqualTo(value);
          assertThat(
                  evaluator.evaluate(
                      ReversiPosition.of(Long.reverseBytes(own), Long.reverseBytes(opponent), 0)))
              .isEqualTo(value);
          assertThat(
                  evaluator.evaluate(
                      ReversiPosition.of(overDiagonal(own), overDiagonal(opponent), 0)))
              .isEqualTo(value);
        });
  }

  private static long own(Position position) {
    return ((ReversiPosition) position).squares(position.sideToMove());
  }

  private static long opponent(Position position) {
    return ((ReversiPosition) position).squares(position.sideToMove() ^ 1);
  }

  private static long overDiagonal(long squares) {
    long reflected = 0;
    for (int square = 0; square < 64; square++) {
      reflected |= (squares >>> square & 1) << (8 * (square % 8) + square / 8);
    }
    return reflected;
  }

  @ParameterizedTest
  @MethodSource("installed")
  void everyWeightCanBeSet(EvaluatorFactory factory) {
    assertThat(factory.weights()).extracting(EvaluatorFactory.Weight::name).doesNotHaveDuplicates();
    for (var weight : factory.weights()) {
      assertThat(weight.help()).isNotBlank();
      factory.create(Map.of(weight.name(), 7)).evaluate(game.start());
    }
  }

  @Test
  void discsAreCountedInHundredths() {
    var discs = new ReversiDiscsFactory().create(Map.of());
    var position = game.start();
    game.notation().playMoves(position, "f5", _ -> {});
    assertThat(discs.evaluate(position)).isEqualTo(-300);
  }

  @Test
  void noScoreIsLargerThanTheBoard() {
    var all = Map.of("corner-34", 100_000, "corner-19", 100_000);
    var evaluator = new ReversiPositionalFactory().create(all);
    var position = ReversiPosition.of(1L | 0x7EL << 8, 0x7E7EL << 24, 0);
    assertThat(evaluator.evaluate(position)).isEqualTo(6_400);
    double sum =
        evaluator.explain(position).stream().mapToDouble(Evaluator.Term::contribution).sum();
    assertThat(sum).isCloseTo(64, within(1e-6));
  }

  /// The sign of a term for black, who is to move and has these extra discs. The middle of the
  /// board is equal for both sides.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          corner    | 1  | a1
          c-risk    | -1 | b1
          x-risk    | -1 | b2
          stable    | 1  | a1 b1
          frontier  | -1 | c6 d6 e6
          c-square  | 0  | b1
          x-square  | 0  | b2
          """)
  void aDiscCountsForItsSquare(String name, int sign, String squares) {
    var position = withDiscs(squares);
    assertThat(Math.signum(term(position, name, true))).isEqualTo(sign);
  }

  @Test
  void moreMovesAreBetter() {
    var text = "--XXX---" + "--OOO---" + "-".repeat(48);
    assertThat(term(game.notation().parsePosition(text + " X"), "mobility", true)).isPositive();
    assertThat(term(game.notation().parsePosition(text + " O"), "mobility", true)).isNegative();
  }

  @Test
  void anOddNumberOfEmptySquaresIsGoodForTheSideToMove() {
    var odd = game.notation().parsePosition("X".repeat(32) + "O".repeat(31) + "- X");
    assertThat(term(odd, "parity", true)).isPositive();
    var even = game.notation().parsePosition("X".repeat(32) + "O".repeat(30) + "-- X");
    assertThat(term(even, "parity", true)).isNegative();
  }

  @Test
  void everySquareIsOfOneKind() {
    for (int square = 0; square < 64; square++) {
      var position = ReversiPosition.of(1L << square, 0, 0);
      var kinds =
          positional.explain(position).subList(0, ReversiPositionalWeights.STABLE).stream()
              .filter(term -> term.raw() != 0)
              .toList();
      assertThat(kinds).as("square %d", square).hasSize(1);
      assertThat(kinds.getFirst().raw()).isEqualTo(1);
    }
  }

  private static ReversiPosition withDiscs(String squares) {
    long black = 1L << 28 | 1L << 35;
    for (String square : squares.split(" ", -1)) {
      black |= 1L << (8 * (square.charAt(1) - '1') + square.charAt(0) - 'a');
    }
    return ReversiPosition.of(black, 1L << 27 | 1L << 36, ReversiRules.BLACK);
  }

  private double term(Position position, String name, boolean weighted) {
    var found =
        positional.explain(position).stream()
            .filter(term -> term.name().equals(name))
            .findFirst()
            .orElseThrow();
    return weighted ? found.contribution() : found.raw();
  }
}
