package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.Plugins;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.PlainSearch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamePositionTreeTest {

  @ParameterizedTest
  @CsvSource({"checkers, 11-15 23-19, 3", "reversi, f5 d6, 3", "quoridor:size=5;walls=2, c2 c4, 2"})
  void theTreeHasTheMinimaxValueOfThePosition(String name, String moves, int depth) {
    var game = game(name.replace(';', ','));
    var position = after(game, moves);
    var tree = GamePositionTree.build(game, position, evaluator(game), depth, 0, List.of());
    var minimax = new PlainSearch(PlainSearch.PlainAlgorithm.MINIMAX, evaluator(game), false);
    double expected = Score.inUnits(minimax.value(position, depth));
    for (TreeAlgorithm algorithm : TreeAlgorithm.onTrees()) {
      assertThat(TreeAlgorithms.run(tree, algorithm).value()).as(name).isEqualTo(expected);
    }
    assertThat(TreeAlgorithms.run(tree, TreeAlgorithm.MINIMAX).nodes())
        .isEqualTo(minimax.nodes() + 1);
  }

  @Test
  void aTreeCanKeepOnlyTheBestOrTheChosenMoves() {
    var game = game("reversi");
    var position = after(game, "f5 d6");
    var before = game.notation().formatPosition(position);
    var best = GamePositionTree.build(game, position, evaluator(game), 3, 2, List.of());
    assertThat(TreeAlgorithms.run(best, TreeAlgorithm.MINIMAX).nodes()).isEqualTo(15);
    var all = GamePositionTree.build(game, position, evaluator(game), 1, 0, List.of());
    assertThat(best.root().children())
        .extracting(TreeNode::name)
        .containsExactlyInAnyOrderElementsOf(
            ChildOrders.apply(all, "best").root().children().stream()
                .limit(2)
                .map(TreeNode::name)
                .toList());
    var chosen = GamePositionTree.build(game, position, evaluator(game), 2, 2, List.of("c3", "c5"));
    assertThat(chosen.root().children()).extracting(TreeNode::name).containsExactly("c3", "c5");
    assertThat(game.notation().formatPosition(position)).isEqualTo(before);
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(
            () -> GamePositionTree.build(game, position, evaluator(game), 2, 2, List.of("a1")));
  }

  @Test
  void aWonLeafHasAnInfiniteValue() {
    var game = game("quoridor:size=3,walls=0");
    var position = after(game, "b2");
    var tree = GamePositionTree.build(game, position, evaluator(game), 3, 0, List.of());
    assertThat(TreeAlgorithms.run(tree, TreeAlgorithm.FAIL_SOFT).value()).isInfinite();
  }

  @Test
  void aTreeThatIsTooLargeToReadIsRefused() {
    var game = game("quoridor");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> GamePositionTree.build(game, game.start(), evaluator(game), 4, 0, List.of()))
        .withMessageContaining("more than 5000 nodes");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> GamePositionTree.build(game, game.start(), evaluator(game), 7, 1, List.of()));
  }

  static Game game(String specification) {
    return Games.installed().find(specification);
  }

  static Position after(Game game, String moves) {
    var position = game.start();
    game.notation().playMoves(position, moves, _ -> {});
    return position;
  }

  static Evaluator evaluator(Game game) {
    return Plugins.none().load(EvaluatorFactory.class).stream()
        .filter(factory -> factory.game().equals(game.name()) && factory.isStandard())
        .findFirst()
        .orElseThrow()
        .create(Map.of());
  }
}
