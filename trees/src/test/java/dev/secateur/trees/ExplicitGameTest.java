package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.PlainSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.Searcher;
import java.util.List;
import java.util.Random;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// Secateur's own search on explicit trees.
class ExplicitGameTest {

  private static final int TREES = Integer.getInteger("random.trees", 10_000);

  @Test
  void thePlainSearchFindsTheValueAndVisitsTheSameNodes() {
    var random = new Random(11);
    for (int i = 0; i < TREES; i++) {
      var tree = integerTree(random);
      int depth = random.nextInt(3) == 0 ? random.nextInt(1, 4) : 0;
      var game = new ExplicitGame(tree);
      for (var pair :
          List.of(
              List.of(TreeAlgorithm.MINIMAX, PlainSearch.PlainAlgorithm.MINIMAX),
              List.of(TreeAlgorithm.ALPHA_BETA, PlainSearch.PlainAlgorithm.FAIL_HARD),
              List.of(TreeAlgorithm.FAIL_SOFT, PlainSearch.PlainAlgorithm.FAIL_SOFT))) {
        var trace =
            TreeAlgorithms.run(
                tree, new AlgorithmSettings((TreeAlgorithm) pair.get(0), depth, false));
        var plain =
            new PlainSearch((PlainSearch.PlainAlgorithm) pair.get(1), game.newEvaluator(), false);
        int score = plain.value(game.start(), depth == 0 ? 50 : depth);
        assertThat(Score.inUnits(tree.rootSide() == Side.MAX ? score : -score))
            .as(() -> "%s of %s".formatted(pair, TreeText.write(tree)))
            .isEqualTo(trace.value());
        assertThat(plain.nodes() + 1)
            .as(() -> "%s of %s".formatted(pair, TreeText.write(tree)))
            .isEqualTo(trace.nodes());
      }
    }
  }

  @Test
  void theFullSearchWithAllExactTechniquesFindsTheValueToo() {
    var random = new Random(12);
    var options =
        SearchOptions.STANDARD
            .with(SearchOption.HASH, 1)
            .off(SearchOption.LMR)
            .off(SearchOption.DRAW_RULES);
    for (int i = 0; i < 300; i++) {
      var tree = integerTree(random);
      if (tree.root().isLeaf()) {
        continue;
      }
      var game = new ExplicitGame(tree);
      var found =
          new Searcher(game, game::newEvaluator)
              .search(game.start(), Limits.depth(10), options, 1, SearchListener.NONE);
      double value = TreeAlgorithms.run(tree, TreeAlgorithm.MINIMAX).value();
      assertThat(Score.inUnits(found.score()))
          .as(() -> TreeText.write(tree))
          .isEqualTo(tree.rootSide() == Side.MAX ? value : 0 - value);
    }
  }

  @Test
  void movesAndPositionsHaveTheNamesOfNodesAndPaths() {
    var game = new ExplicitGame(TreeText.parse("A(B(1 2) C(3 4))"));
    var notation = game.notation();
    var position = game.start();
    assertThat(notation.formatPosition(position)).isEqualTo("root");
    position.make(notation.parseMove(position, "C"));
    position.make(notation.parseMove(position, "1"));
    assertThat(notation.formatPosition(position)).isEqualTo("2.1");
    assertThat(game.status(position)).isEqualTo("MAX wins: the other side has no move");
    assertThat(((ExplicitPosition) notation.parsePosition("2.1")).node().value()).hasValue(3);
    Assertions.assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> notation.parsePosition("2.3"))
        .satisfies(thrown -> assertThat(thrown.error().at()).isEqualTo(2));
  }

  @Test
  void valuesThatAreNotScoresAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ExplicitGame(TreeText.parse("(1 inf)")))
        .withMessage("inf is not a score: expected at most two decimals, from -8849 to 8849");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ExplicitGame(TreeText.parse("(1 0.001)")));
  }

  private static Tree integerTree(Random random) {
    return new RandomTree(
            random.nextBoolean() ? Side.MAX : Side.MIN,
            random.nextInt(1, 5),
            random.nextInt(0, 5),
            random.nextLong(),
            -20,
            20,
            false,
            random.nextInt(4) != 0)
        .tree();
  }
}
