package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.trees.Side;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.draw.Folding.DrawnNode;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FoldingTest {

  @Test
  void everyNodeIsDrawnOrCounted() {
    for (int count : new int[] {1, 3, 30, 99, 300, 501, 2000, 5000}) {
      var snapshot =
          TreeSnapshot.of(
              SampleTraces.trace(SampleTraces.random(count, count), TreeAlgorithm.ALPHA_BETA));
      var drawn = Folding.of(snapshot);
      assertThat(nodes(drawn) + drawn.stream().mapToInt(DrawnNode::hidden).sum()).isEqualTo(count);
    }
  }

  @Test
  void aSmallTreeIsDrawnCompletelyAndALargeOneIsNot() {
    assertThat(nodes(Folding.of(TreeSnapshot.of(SampleTraces.random(1, 500))))).isEqualTo(500);
    assertThat(nodes(Folding.of(TreeSnapshot.of(SampleTraces.random(1, 5000)))))
        .isBetween(100L, 151L);
    var small =
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.random(1, 100), TreeAlgorithm.ALPHA_BETA));
    assertThat(nodes(Folding.of(small))).isEqualTo(100);
  }

  @Test
  void bestPlayIsAlwaysShown() {
    for (int seed = 0; seed < 50; seed++) {
      var trace = SampleTraces.trace(SampleTraces.random(seed, 3000), TreeAlgorithm.ALPHA_BETA);
      var snapshot = TreeSnapshot.of(trace);
      var ids =
          Folding.of(snapshot).stream()
              .flatMap(node -> node.index().stream())
              .map(place -> snapshot.nodes().get(place).id())
              .toList();
      assertThat(ids).containsAll(trace.principalVariation());
    }
  }

  @Test
  void thePictureDoesNotMoveFromStepToStep() {
    var trace = SampleTraces.trace(SampleTraces.random(7, 700), TreeAlgorithm.ALPHA_BETA);
    var end = new DrawingLayout(TreeSnapshot.of(trace)).boxes();
    for (int step = 0; step < trace.steps().size(); step += 97) {
      assertThat(new DrawingLayout(TreeSnapshot.of(trace, step)).boxes()).isEqualTo(end);
    }
  }

  @Test
  void aNodeWithAThousandChildrenShowsTheFirstFewAndACount() {
    var leaves =
        IntStream.rangeClosed(1, 1000)
            .mapToObj(id -> new TreeNode(id, "", OptionalDouble.of(id), "", List.of()))
            .toList();
    var root = new TreeNode(0, "", OptionalDouble.empty(), "", leaves);
    var drawn = Folding.of(TreeSnapshot.of(new Tree(Side.MAX, root)));
    assertThat(nodes(drawn)).isEqualTo(61);
    assertThat(drawn.getLast().isPlaceholder()).isTrue();
    assertThat(drawn.getLast().hidden()).isEqualTo(940);
  }

  private static long nodes(List<DrawnNode> drawn) {
    return drawn.stream().filter(node -> !node.isPlaceholder()).count();
  }
}
