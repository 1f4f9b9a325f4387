package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.trees.Side;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.draw.Folding.Drawn;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FoldingTest {

  @Test
  void everyNodeIsDrawnOrCounted() {
    for (int count : new int[] {1, 3, 30, 99, 300, 501, 2000, 5000}) {
      var scene =
          TreeSnapshot.of(Samples.story(Samples.random(count, count), TreeAlgorithm.ALPHA_BETA));
      var drawn = Folding.of(scene);
      assertThat(nodes(drawn) + drawn.stream().mapToInt(Drawn::hidden).sum()).isEqualTo(count);
    }
  }

  @Test
  void aSmallTreeIsDrawnWholeAndALargeOneIsNot() {
    assertThat(nodes(Folding.of(TreeSnapshot.of(Samples.random(1, 500))))).isEqualTo(500);
    assertThat(nodes(Folding.of(TreeSnapshot.of(Samples.random(1, 5000))))).isBetween(100L, 151L);
    var small = TreeSnapshot.of(Samples.story(Samples.random(1, 100), TreeAlgorithm.ALPHA_BETA));
    assertThat(nodes(Folding.of(small))).isEqualTo(100);
  }

  @Test
  void bestPlayIsAlwaysShown() {
    for (int seed = 0; seed < 50; seed++) {
      var story = Samples.story(Samples.random(seed, 3000), TreeAlgorithm.ALPHA_BETA);
      var scene = TreeSnapshot.of(story);
      var ids =
          Folding.of(scene).stream()
              .flatMap(node -> node.place().stream())
              .map(place -> scene.views().get(place).id())
              .toList();
      assertThat(ids).containsAll(story.principalVariation());
    }
  }

  @Test
  void thePictureKeepsStillWhileOneSteps() {
    var story = Samples.story(Samples.random(7, 700), TreeAlgorithm.ALPHA_BETA);
    var end = new DrawingLayout(TreeSnapshot.of(story)).boxes();
    for (int step = 0; step < story.steps().size(); step += 97) {
      assertThat(new DrawingLayout(TreeSnapshot.of(story, step)).boxes()).isEqualTo(end);
    }
  }

  @Test
  void aThousandChildrenAreTheFirstFewAndACount() {
    var leaves =
        IntStream.rangeClosed(1, 1000)
            .mapToObj(id -> new TreeNode(id, "", OptionalDouble.of(id), "", List.of()))
            .toList();
    var root = new TreeNode(0, "", OptionalDouble.empty(), "", leaves);
    var drawn = Folding.of(TreeSnapshot.of(new Tree(Side.MAX, root)));
    assertThat(nodes(drawn)).isEqualTo(61);
    assertThat(drawn.getLast().isMark()).isTrue();
    assertThat(drawn.getLast().hidden()).isEqualTo(940);
  }

  private static long nodes(List<Drawn> drawn) {
    return drawn.stream().filter(node -> !node.isMark()).count();
  }
}
