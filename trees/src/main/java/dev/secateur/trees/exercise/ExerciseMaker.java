package dev.secateur.trees.exercise;

import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.Side;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;

/// Searches for trees that meet a target by hill climbing: it starts with a random tree and changes
/// its leaves while that does not increase the distance. The same seed gives the same exercises.
final class ExerciseMaker {

  /// Enough to find rare trees, and few enough to give up within seconds.
  private static final int MAX_VISITS = 1_000_000;

  private static final int MAX_CHANGES = 300;

  private final ExerciseTarget target;
  private final AlgorithmSettings settings;
  private final SplittableRandom random;
  private long visits;
  private int smallestDistance = Integer.MAX_VALUE;
  private String closestTree = "";

  ExerciseMaker(ExerciseTarget target, AlgorithmSettings settings) {
    this.target = target;
    this.settings = settings;
    this.random = new SplittableRandom(target.seed());
  }

  /// As many exercises as the target wants; all are different.
  ///
  /// @throws NotationException if the target cannot be met
  List<Exercise> make() {
    refuseImpossibleTarget();
    var exercises = new ArrayList<Exercise>();
    var seen = new HashSet<String>();
    while (exercises.size() < target.exercises()) {
      var found = search();
      if (seen.add(TreeText.write(found))) {
        exercises.add(new Exercise(found, settings));
      }
    }
    return exercises;
  }

  private Tree search() {
    // The first tree has the seed of the target, as in other places that make random trees.
    var tree = target.shape(visits == 0 ? target.seed() : random.nextLong()).tree();
    if (target.cutoffs().isEmpty() && !target.deep()) {
      visits++;
      giveUpAfterTooManyVisits();
      return tree;
    }
    while (true) {
      int distance = distance(tree);
      for (int change = 0; change < MAX_CHANGES && distance > 0; change++) {
        var other = changed(tree);
        int newDistance = distance(other);
        if (newDistance <= distance) {
          tree = other;
          distance = newDistance;
        }
      }
      if (distance == 0) {
        return tree;
      }
      tree = target.shape(random.nextLong()).tree();
    }
  }

  private int distance(Tree tree) {
    var solution = Solution.of(tree, settings);
    // The whole tree counts, because nodes at the depth limit are estimated from all leaves below.
    visits += solution.trace().visited().size() + solution.trace().pruned().size();
    int distance = target.distance(solution);
    if (distance < smallestDistance) {
      smallestDistance = distance;
      closestTree =
          solution.cutoffs()
              + (solution.hasDeepCutoff() ? " cutoffs, one of them deep" : " cutoffs, none deep");
    }
    giveUpAfterTooManyVisits();
    return distance;
  }

  private void giveUpAfterTooManyVisits() {
    if (visits > MAX_VISITS) {
      throw unmet(
          "no tree was found that meets the target: the closest one had "
              + (closestTree.isEmpty() ? "been found before" : closestTree));
    }
  }

  /// The same tree with two leaves swapped, or with a new value for one leaf.
  private Tree changed(Tree tree) {
    var values = new ArrayList<Double>();
    leaves(tree.root(), values);
    int one = random.nextInt(values.size());
    if (random.nextInt(3) > 0) {
      Collections.swap(values, one, random.nextInt(values.size()));
    } else {
      double value = random.nextInt(target.minValue(), target.maxValue() + 1);
      if (!values.contains(value)) {
        values.set(one, value);
      }
    }
    return new Tree(tree.rootSide(), filled(tree.root(), values.iterator()));
  }

  private static void leaves(TreeNode node, List<Double> values) {
    node.children().forEach(child -> leaves(child, values));
    if (node.isLeaf()) {
      values.add(node.value().orElseThrow());
    }
  }

  private static TreeNode filled(TreeNode node, Iterator<Double> values) {
    if (node.isLeaf()) {
      return new TreeNode(
          node.id(), node.name(), OptionalDouble.of(values.next()), node.comment(), List.of());
    }
    var children = node.children().stream().map(child -> filled(child, values)).toList();
    return new TreeNode(node.id(), node.name(), node.value(), node.comment(), children);
  }

  /// Refuses targets that are impossible for a reason that needs no search.
  private void refuseImpossibleTarget() {
    int wanted = Math.max(target.cutoffs().orElse(0), target.deep() ? 1 : 0);
    if ((target.cutoffs().isPresent() || target.deep()) && settings.algorithm().revisitsNodes()) {
      throw unmet(
          settings.algorithm().text()
              + " may visit a node more than once: its cutoffs cannot be a target");
    }
    if (wanted > 0 && settings.algorithm() == TreeAlgorithm.MINIMAX) {
      throw unmet("minimax cuts nothing off");
    }
    if (target.deep() && target.depth() < 4) {
      throw unmet(
          "a deep cutoff needs a bound from three plies further up, and a child below to cut off:"
              + " no tree of depth %d has one".formatted(target.depth()));
    }
    if (target.deep() && target.cutoffs().orElse(1) == 0) {
      throw unmet("a deep cutoff is a cutoff, and none is wanted");
    }
    long max = maxCutoffs(Side.MAX, target.depth(), false, false);
    if (wanted > max) {
      throw unmet(
          "no tree of depth %d and branching %d has more than %d cutoffs"
              .formatted(target.depth(), target.branching(), max));
    }
  }

  /// The maximum number of cutoffs at and below a node. A cutoff at the node removes the cutoffs
  /// below the skipped children, and needs a bound that an earlier sibling of an ancestor has set.
  ///
  /// @param hasAlpha whether alpha has been set
  /// @param hasBeta whether beta has been set
  private long maxCutoffs(Side side, int depth, boolean hasAlpha, boolean hasBeta) {
    if (depth == 0) {
      return 0;
    }
    boolean isMax = side == Side.MAX;
    long first = maxCutoffs(side.other(), depth - 1, hasAlpha, hasBeta);
    long later = maxCutoffs(side.other(), depth - 1, hasAlpha || isMax, hasBeta || !isMax);
    long all = first + (target.branching() - 1) * later;
    boolean canCut = (isMax ? hasBeta : hasAlpha) && target.branching() > 1;
    return canCut ? Math.max(all, 1 + first + (target.branching() - 2) * later) : all;
  }

  private NotationException unmet(String why) {
    return new NotationException("", 0, why, "another target");
  }
}
