package dev.secateur.trees.exercise;

import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.TraceStep;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeAlgorithms;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The right answer, read off an algorithm's story.
///
/// @param values what each inner node that was entered returns, in the order of entering
/// @param windows what each node was entered with, leaves too
/// @param cuts by the child that was cut off, what cut it
/// @param leaves with their values, in the order in which they were looked at
public record Solution(
    SearchTrace story,
    Map<Integer, Double> values,
    Map<Integer, Window> windows,
    Map<Integer, TraceStep.Cut> cuts,
    Map<Integer, Double> leaves) {

  /// The algorithms that go once through the tree, so that there is one right answer.
  public static final List<TreeAlgorithm> ALGORITHMS =
      TreeAlgorithm.onTrees().stream().filter(algorithm -> !algorithm.comesAgain()).toList();

  /// Makes sure that an exercise with this algorithm has one right answer.
  ///
  /// @throws NotationException if it has none
  public static void requireOneRightAnswer(TreeAlgorithm algorithm) {
    if (!ALGORITHMS.contains(algorithm)) {
      throw new NotationException(
          "",
          0,
          algorithm.text() + " may come to a node more than once, so it makes no exercise",
          TreeAlgorithm.names(ALGORITHMS));
    }
  }

  public static Solution of(Tree tree, AlgorithmSettings setup) {
    if (!ALGORITHMS.contains(setup.algorithm())) {
      throw new IllegalArgumentException(setup.algorithm().text() + " has no one right answer");
    }
    var story = TreeAlgorithms.run(tree, setup);
    var values = new LinkedHashMap<Integer, Double>();
    var windows = new LinkedHashMap<Integer, Window>();
    var cuts = new LinkedHashMap<Integer, TraceStep.Cut>();
    var leaves = new LinkedHashMap<Integer, Double>();
    for (TraceStep step : story.steps()) {
      switch (step) {
        case TraceStep.Enter enter ->
            windows.put(enter.node(), new Window(enter.alpha(), enter.beta()));
        case TraceStep.Leaf leaf -> leaves.put(leaf.node(), leaf.value());
        case TraceStep.Return back -> values.put(back.node(), back.value());
        case TraceStep.Cut cut -> cut.removed().forEach(child -> cuts.put(child, cut));
        default -> {}
      }
    }
    return new Solution(story, values, windows, cuts, leaves);
  }

  /// Plain minimax has no windows and cuts nothing, so there only values are asked for.
  public boolean asksForWindows() {
    return story.setup().algorithm() != TreeAlgorithm.MINIMAX;
  }

  /// The answer that gets every point.
  public ExerciseAnswer answer() {
    var inner = new LinkedHashMap<>(windows);
    inner.keySet().retainAll(values.keySet());
    return asksForWindows()
        ? new ExerciseAnswer(values, inner, cuts.keySet(), leaves.keySet())
        : new ExerciseAnswer(values, Map.of(), Set.of(), Set.of());
  }

  /// How often the search turned back early.
  public int cutoffs() {
    return new LinkedHashSet<>(cuts.values()).size();
  }

  public boolean hasDeepCutoff() {
    return cuts.values().stream().anyMatch(TraceStep.Cut::deep);
  }
}
