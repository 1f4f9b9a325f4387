package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The properties of a tidy tree layout, tested on all pairs of nodes.
class TidyLayoutTest {

  private static final double GAP = 3;
  private static final double TINY = 1e-6;

  @Test
  void neighboursOnALevelKeepTheirDistanceAndTheirOrder() {
    for (int seed = 0; seed < 2000; seed++) {
      var tree = Sample.random(seed, 1 + seed % 60);
      double[] places = tree.place();
      for (int a = 0; a < places.length; a++) {
        for (int b = a + 1; b < places.length; b++) {
          if (tree.depth(a) == tree.depth(b)) {
            assertThat(places[b] - tree.before[b])
                .as("seed %d, nodes %d and %d", seed, a, b)
                .isGreaterThanOrEqualTo(places[a] + tree.after[a] + GAP - TINY);
          }
        }
      }
    }
  }

  @Test
  void aParentIsCentredOverItsFirstAndLastChild() {
    for (int seed = 0; seed < 500; seed++) {
      var tree = Sample.random(seed, 40);
      double[] places = tree.place();
      for (int node = 0; node < places.length; node++) {
        int[] children = tree.children(node);
        if (children.length > 0) {
          double middle = (places[children[0]] + places[children[children.length - 1]]) / 2;
          assertThat(places[node]).isCloseTo(middle, within(TINY));
        }
      }
    }
  }

  @Test
  void aMirroredTreeGivesTheMirroredPicture() {
    for (int seed = 0; seed < 500; seed++) {
      var tree = Sample.random(seed, 40);
      int[] twin = new int[40];
      var mirrored = tree.mirrored(twin);
      double[] places = tree.place();
      double[] other = mirrored.place();
      for (int node = 0; node < places.length; node++) {
        double fromRoot = places[node] - places[0];
        assertThat(other[twin[node]] - other[0]).isCloseTo(-fromRoot, within(TINY));
      }
    }
  }

  @Test
  void equalSubtreesLookEqual() {
    // A root over three children; the outer two have the same subtree, the middle one is a leaf.
    int[] parents = {-1, 0, 1, 1, 3, 3, 0, 0, 7, 7, 9, 9};
    double[] half = new double[parents.length];
    Arrays.fill(half, 5);
    double[] places = TidyLayout.place(parents, half, half, GAP);
    for (int node = 1; node <= 5; node++) {
      assertThat(places[node + 6] - places[7]).isCloseTo(places[node] - places[1], within(TINY));
    }
    assertThat(places[6]).isCloseTo(places[0], within(TINY));
  }

  @Test
  void childrenOfANodeAreAsCloseAsAllowed() {
    double[] half = {5, 5, 5, 5};
    assertThat(TidyLayout.place(new int[] {-1, 0, 0, 0}, half, half, GAP))
        .containsExactly(18, 5, 18, 31);
  }

  /// Measures processor time, so that other processes on the machine do not matter.
  @Test
  void largeTreesAndLongChainsTakeLinearTime() {
    var threads = ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadCpuTime();
    Sample.random(1, 500_000).place();
    int[] chain = new int[500_000];
    Arrays.setAll(chain, node -> node - 1);
    new Sample(chain, new double[chain.length], new double[chain.length]).place();
    // A chain with a leaf at every level: a walk down a contour at each merge would take
    // quadratic time.
    int[] walk = spineInWalkOrder(200_000);
    new Sample(walk, new double[walk.length], new double[walk.length]).place();
    assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - before))
        .isLessThan(Duration.ofSeconds(10));
  }

  /// The nodes of the chain first, then the leaf of the lowest node, up to the leaf of the root.
  private static int[] spineInWalkOrder(int levels) {
    int[] parents = new int[2 * levels];
    for (int level = 0; level < levels; level++) {
      parents[level] = level - 1;
      parents[levels + level] = levels - 1 - level;
    }
    return parents;
  }

  private static final class Sample {
    final int[] parents;
    final double[] before;
    final double[] after;

    Sample(int[] parents, double[] before, double[] after) {
      this.parents = parents;
      this.before = before;
      this.after = after;
    }

    static Sample random(int seed, int count) {
      var random = new Random(seed);
      int[] parents = new int[count];
      parents[0] = -1;
      for (int node = 1; node < count; node++) {
        // An ancestor of the previous node, so that the nodes are in depth-first order.
        int parent = node - 1;
        while (parent > 0 && random.nextInt(3) > 0) {
          parent = parents[parent];
        }
        parents[node] = parent;
      }
      double[] before = random.doubles(count, 0, 20).toArray();
      double[] after = random.doubles(count, 0, 20).toArray();
      return new Sample(parents, before, after);
    }

    double[] place() {
      return TidyLayout.place(parents, before, after, GAP);
    }

    int depth(int node) {
      return node == 0 ? 0 : 1 + depth(parents[node]);
    }

    int[] children(int node) {
      return java.util.stream.IntStream.range(0, parents.length)
          .filter(child -> parents[child] == node)
          .toArray();
    }

    Sample mirrored(int[] twin) {
      var mirrored =
          new Sample(
              new int[parents.length], new double[parents.length], new double[parents.length]);
      mirrored.parents[0] = -1;
      mirror(0, -1, 0, mirrored, twin);
      return mirrored;
    }

    private int mirror(int node, int parent, int next, Sample mirrored, int[] twin) {
      twin[node] = next;
      mirrored.parents[next] = parent;
      mirrored.before[next] = after[node];
      mirrored.after[next] = before[node];
      int free = next + 1;
      int[] children = children(node);
      for (int i = children.length - 1; i >= 0; i--) {
        free = mirror(children[i], next, free, mirrored, twin);
      }
      return free;
    }
  }
}
