package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.secateur.core.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChildOrdersTest {

  private static final Tree TREE = TreeText.parse("R(A(3 5) B(2 9 4) C(7 8))");

  @ParameterizedTest
  @CsvSource({
    "given, R(A(3 5) B(2 9 4) C(7 8))",
    "reversed, R(C(8 7) B(4 9 2) A(5 3))",
    "best, R(C(7 8) A(3 5) B(2 4 9))",
    "worst, R(B(9 4 2) A(5 3) C(8 7))",
    "A-C-B, R(A(3 5) C(7 8) B(2 9 4))",
    "C, R(C(7 8) A(3 5) B(2 9 4))",
    "'C-A,2.3-2.1', R(C(7 8) A(3 5) B(4 2 9))",
    "3-1-2, R(C(7 8) A(3 5) B(2 9 4))",
  })
  void childrenAreReorderedAsNamed(String order, String expected) {
    var ordered = ChildOrders.apply(TREE, order);
    assertThat(TreeText.write(ordered)).isEqualTo(expected);
  }

  @Test
  void aNodeKeepsItsIdInAnotherOrder() {
    var reversed = ChildOrders.apply(TREE, "reversed");
    assertThat(reversed.root().children().getFirst()).extracting(TreeNode::id).isEqualTo(8);
    assertThat(ChildOrders.apply(reversed, "reversed")).isEqualTo(TREE);
  }

  @Test
  void theSameSeedGivesTheSameOrderAndAnotherSeedAnother() {
    assertThat(ChildOrders.apply(TREE, "random:7")).isEqualTo(ChildOrders.apply(TREE, "random:7"));
    assertThat(ChildOrders.apply(TREE, "random:7"))
        .isNotEqualTo(ChildOrders.apply(TREE, "random:8"));
  }

  @ParameterizedTest
  @CsvSource({"A-X, 2", "A-R, 2", "A-A, 2", "A-1.1, 2", "nonsense, 0", "'', 0", "'A-B,', 4"})
  void anOrderOfUnknownNodesIsRefusedAtTheirPosition(String order, int at) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> ChildOrders.apply(TREE, order))
        .satisfies(thrown -> assertThat(thrown.error().at()).isEqualTo(at));
  }

  @Test
  void aComparisonCountsTheNodesOfEachOrder() {
    var comparison =
        AlgorithmComparison.of(
            TREE,
            List.of("best", "worst"),
            List.of(TreeAlgorithm.MINIMAX, TreeAlgorithm.FAIL_SOFT),
            0,
            false);
    assertThat(comparison.value()).isEqualTo(7);
    assertThat(comparison.minimum()).isEqualTo(new MinimalTree(4, 8));
    assertThat(comparison.rows())
        .containsExactly(
            new AlgorithmComparison.ComparisonRow("best", TreeAlgorithm.MINIMAX, 7, 11, 7),
            new AlgorithmComparison.ComparisonRow("best", TreeAlgorithm.FAIL_SOFT, 4, 8, 4),
            new AlgorithmComparison.ComparisonRow("worst", TreeAlgorithm.MINIMAX, 7, 11, 7),
            new AlgorithmComparison.ComparisonRow("worst", TreeAlgorithm.FAIL_SOFT, 7, 11, 7));
  }
}
