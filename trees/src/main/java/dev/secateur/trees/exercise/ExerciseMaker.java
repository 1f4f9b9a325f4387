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

/// Looks for trees that meet a target: a random one first, whose leaves are then changed about as
/// long as that brings it nearer. The same seed gives the same exercises.
final class ExerciseMaker {

  /// Enough to find what is rare, and to give up within seconds.
  private static final int MAX_VISITS = 1_000_000;

  private static final int CHANGES = 300;

  private final ExerciseTarget target;
  private final AlgorithmSettings setup;
  private final SplittableRandom random;
  private long visits;
  private int nearest = Integer.MAX_VALUE;
  private String nearestIs = "";

  ExerciseMaker(ExerciseTarget target, AlgorithmSettings setup) {
    this.target = target;
    this.setup = setup;
    this.random = new SplittableRandom(target.seed());
  }

  /// As many as the target wants, all different.
  ///
  /// @throws NotationException if the target cannot be met
  List<Exercise> make() {
    refuseTheImpossible();
    var exercises = new ArrayList<Exercise>();
    var seen = new HashSet<String>();
    while (exercises.size() < target.exercises()) {
      var found = search();
      if (seen.add(TreeText.write(found))) {
        exercises.add(new Exercise(found, setup));
      }
    }
    return exercises;
  }

  private Tree search() {
    // A plain random tree has the seed that was asked for, so that it is the same elsewhere.
    var tree = target.shape(visits == 0 ? target.seed() : random.nextLong()).tree();
    if (target.cutoffs().isEmpty() && !target.deep()) {
      visits++;
      giveUpWhenTired();
      return tree;
    }
    while (true) {
      int distance = distance(tree);
      for (int change = 0; change < CHANGES && distance > 0; change++) {
        var other = changed(tree);
        int itsDistance = distance(other);
        if (itsDistance <= distance) {
          tree = other;
          distance = itsDistance;
        }
      }
      if (distance == 0) {
        return tree;
      }
      tree = target.shape(random.nextLong()).tree();
    }
  }

  private int distance(Tree tree) {
    var solution = Solution.of(tree, setup);
    // Where the search stops early, the whole tree is estimated all the same.
    visits += solution.story().visited().size() + solution.story().pruned().size();
    int distance = target.distance(solution);
    if (distance < nearest) {
      nearest = distance;
      nearestIs =
          solution.cutoffs()
              + (solution.hasDeepCutoff() ? " cutoffs, one of them deep" : " cutoffs, none deep");
    }
    giveUpWhenTired();
    return distance;
  }

  private void giveUpWhenTired() {
    if (visits > MAX_VISITS) {
      throw unmet(
          "no tree was found that meets the target: the nearest had "
              + (nearestIs.isEmpty() ? "been there before" : nearestIs));
    }
  }

  /// The same tree with two leaves exchanged, or one of them given another value.
  private Tree changed(Tree tree) {
    var values = new ArrayList<Double>();
    leaves(tree.root(), values);
    int one = random.nextInt(values.size());
    if (random.nextInt(3) > 0) {
      Collections.swap(values, one, random.nextInt(values.size()));
    } else {
      double value = random.nextInt(target.min(), target.greatest() + 1);
      if (!values.contains(value)) {
        values.set(one, value);
      }
    }
    return new Tree(tree.rootSide(), filled(tree.root(), values.iterator()));
  }

  private static void leaves(TreeNode node, List<Double> into) {
    node.children().forEach(child -> leaves(child, into));
    if (node.isLeaf()) {
      into.add(node.value().orElseThrow());
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

  /// What can be told without a search.
  private void refuseTheImpossible() {
    int wanted = Math.max(target.cutoffs().orElse(0), target.deep() ? 1 : 0);
    if ((target.cutoffs().isPresent() || target.deep()) && setup.algorithm().comesAgain()) {
      throw unmet(
          setup.algorithm().text()
              + " may come to a node more than once: its cutoffs are no target");
    }
    if (wanted > 0 && setup.algorithm() == TreeAlgorithm.MINIMAX) {
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

  /// The most cutoffs that there can be at and below a node: one at the node takes the rest of its
  /// children's, and needs a bound that an elder sibling somewhere above has set.
  ///
  /// @param hasAlpha whether somebody has set alpha
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
