package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

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

class CheckersEvaluatorTest extends EvaluatorConformance {

  private final Checkers game = new Checkers();
  private final Evaluator classic = new CheckersClassicFactory().create(Map.of());

  @Override
  protected Game game() {
    return game;
  }

  static List<EvaluatorFactory> installed() {
    return Plugins.none().load(EvaluatorFactory.class);
  }

  @Test
  void theFactoriesAreFound() {
    assertThat(factories()).extracting(EvaluatorFactory::name).contains("material", "classic");
    assertThat(game.scoreUnit()).isEqualTo("men");
  }

  static List<EvaluatorFactory> madeByHand() {
    return installed().stream().filter(factory -> !factory.weights().isEmpty()).toList();
  }

  @ParameterizedTest
  @MethodSource("installed")
  void aRotatedBoardHasTheSameScore(EvaluatorFactory factory) {
    var evaluator = factory.create(Map.of());
    Successors.inRandomGames(
        game,
        20,
        position ->
            assertThat(evaluator.evaluate(rotated(position)))
                .as(game.notation().formatPosition(position))
                .isEqualTo(evaluator.evaluate(position)));
  }

  private static CheckersPosition rotated(Position position) {
    var board = (CheckersPosition) position;
    return new CheckersPosition(
        rotated(board.pieces(CheckersRules.WHITE)),
        rotated(board.pieces(CheckersRules.BLACK)),
        rotated(board.kings()),
        board.sideToMove() ^ 1);
  }

  private static long rotated(long squares) {
    return Long.reverse(squares) >>> 29;
  }

  /// A model also scores the move itself, so this holds for terms made by hand only.
  @ParameterizedTest
  @MethodSource("madeByHand")
  void theScoreChangesSignWithTheSideToMove(EvaluatorFactory factory) {
    var evaluator = factory.create(Map.of());
    Successors.inRandomGames(
        game,
        20,
        position -> {
          var board = (CheckersPosition) position;
          var other =
              new CheckersPosition(
                  board.pieces(CheckersRules.BLACK),
                  board.pieces(CheckersRules.WHITE),
                  board.kings(),
                  board.sideToMove() ^ 1);
          assertThat(evaluator.evaluate(other)).isEqualTo(-evaluator.evaluate(position));
        });
  }

  @ParameterizedTest
  @MethodSource("madeByHand")
  void theStartIsBalancedAndEveryWeightCanBeSet(EvaluatorFactory factory) {
    assertThat(factory.create(Map.of()).evaluate(game.start())).isZero();
    var board = game.notation().parsePosition("W:W30,K32,5:B1,2,3,20");
    assertThat(factory.weights()).extracting(EvaluatorFactory.Weight::name).doesNotHaveDuplicates();
    for (var weight : factory.weights()) {
      assertThat(weight.help()).isNotBlank();
      factory.create(Map.of(weight.name(), 7)).evaluate(board);
    }
    assertThat(factory.create(Map.of("man", 1_000)).evaluate(board)).isLessThan(-1_500);
  }

  @Test
  void aKingIsThreeMenForMaterialAndFoundingAndLessForClassic() {
    var position = game.notation().parsePosition("W:WK10,11:B20");
    assertThat(new CheckersMaterialFactory().create(Map.of()).evaluate(position)).isEqualTo(300);
    assertThat(new CheckersFoundingFactory().create(Map.of()).explain(position))
        .filteredOn(term -> term.name().equals("king"))
        .extracting(term -> term.contribution())
        .containsExactly(3.0);
    assertThat(term("W:WK10,11:B20", "man").contribution()).isZero();
    assertThat(term("B:WK10,11:B20", "king").contribution()).isEqualTo(-1.4);
  }

  /// In each line black, to move, has one of the term and white has none.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          man          | B:W30:B1,2
          king         | B:W30:BK1
          centre       | B:W30:B14
          king-centre  | B:WK4:BK14
          edge         | B:W30:B13
          back-rank    | B:W23:B1
          bridge       | B:W23,24:B1,3
          supported    | B:W30,25:B1,6,10
          isolated     | B:W30,26:B1
          dog-hole     | B:W32:B28
          threatened   | B:W18,23:B14
          trapped-king | B:W21,22,25,17:BK29
          """)
  void everyTermIsCountedForTheSideThatHasIt(String name, String fen) {
    assertThat(term(fen, name).raw()).as(fen).isEqualTo(1);
  }

  /// Checks the sign of terms that are clearly good or bad.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          man          | 1  | B:W30:B1,2
          king         | 1  | B:W30:BK1
          trades       | 1  | B:W30:B1,2
          bridge       | 1  | B:W23,24:B1,3
          mobility     | 1  | B:W29-32:B1-4,9-12
          dog-hole     | -1 | B:W32:B28
          threatened   | -1 | B:W18,23:B14
          trapped-king | -1 | B:W21,22,25,17:BK29
          progress     | 1  | B:W30:B17
          runner       | 1  | B:W29:B27
          """)
  void goodAndBadHaveTheRightSign(String name, int sign, String fen) {
    assertThat(Math.signum(term(fen, name).contribution())).as(fen).isEqualTo(sign);
  }

  @Test
  void aRunnerIsWorthMoreTheNearerItIs() {
    assertThat(term("B:WK4:B27", "runner").contribution())
        .isGreaterThan(term("B:WK4:B23", "runner").contribution());
    assertThat(term("B:WK4:B23", "runner").contribution())
        .isGreaterThan(term("B:WK4:B18", "runner").contribution());
    assertThat(term("B:WK4:B14", "runner").contribution()).isZero();
    assertThat(term("B:WK4,31,32:B27", "runner").contribution()).as("blocked").isZero();
  }

  @Test
  void aLeadIsWorthMoreWithFewerPieces() {
    assertThat(term("B:W30,31:B1,2,3", "trades").contribution())
        .isGreaterThan(term("B:W29,30,31,32:B1,2,3,4,5", "trades").contribution());
  }

  private Evaluator.Term term(String fen, String name) {
    return classic.explain(game.notation().parsePosition(fen)).stream()
        .filter(term -> term.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
