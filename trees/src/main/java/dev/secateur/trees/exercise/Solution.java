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

/// The right answer to an exercise, taken from the trace of the algorithm.
///
/// @param values the value that each inner node returns, in the order of the returns
/// @param windows the window with which each node was entered, including leaves
/// @param cuts the cutoff of each child that was cut off
/// @param leaves the visited leaves with their values, in the order of the visits
public record Solution(
    SearchTrace trace,
    Map<Integer, Double> values,
    Map<Integer, Window> windows,
    Map<Integer, TraceStep.Cutoff> cuts,
    Map<Integer, Double> leaves) {

  /// The algorithms that visit each node at most once, so that there is one right answer.
  public static final List<TreeAlgorithm> ALGORITHMS =
      TreeAlgorithm.onTrees().stream().filter(algorithm -> !algorithm.revisitsNodes()).toList();

  /// Makes sure that an exercise with this algorithm has only one right answer.
  ///
  /// @throws NotationException if it has more than one
  public static void requireOneRightAnswer(TreeAlgorithm algorithm) {
    if (!ALGORITHMS.contains(algorithm)) {
      throw new NotationException(
          "",
          0,
          algorithm.text() + " may visit a node more than once, so it has no exercises",
          TreeAlgorithm.names(ALGORITHMS));
    }
  }

  public static Solution of(Tree tree, AlgorithmSettings settings) {
    if (!ALGORITHMS.contains(settings.algorithm())) {
      throw new IllegalArgumentException(
          settings.algorithm().text() + " has more than one right answer");
    }
    var trace = TreeAlgorithms.run(tree, settings);
    var values = new LinkedHashMap<Integer, Double>();
    var windows = new LinkedHashMap<Integer, Window>();
    var cuts = new LinkedHashMap<Integer, TraceStep.Cutoff>();
    var leaves = new LinkedHashMap<Integer, Double>();
    for (TraceStep step : trace.steps()) {
      switch (step) {
        case TraceStep.Enter enter ->
            windows.put(enter.node(), new Window(enter.alpha(), enter.beta()));
        case TraceStep.Leaf leaf -> leaves.put(leaf.node(), leaf.value());
        case TraceStep.Return returned -> values.put(returned.node(), returned.value());
        case TraceStep.Cutoff cutoff -> cutoff.removed().forEach(child -> cuts.put(child, cutoff));
        default -> {}
      }
    }
    return new Solution(trace, values, windows, cuts, leaves);
  }

  /// Plain minimax has no windows and no cutoffs, so an exercise asks only for values.
  public boolean asksForWindows() {
    return trace.settings().algorithm() != TreeAlgorithm.MINIMAX;
  }

  /// The answer that gets all points.
  public ExerciseAnswer answer() {
    var inner = new LinkedHashMap<>(windows);
    inner.keySet().retainAll(values.keySet());
    return asksForWindows()
        ? new ExerciseAnswer(values, inner, cuts.keySet(), leaves.keySet())
        : new ExerciseAnswer(values, Map.of(), Set.of(), Set.of());
  }

  /// The number of cutoffs.
  public int cutoffs() {
    return new LinkedHashSet<>(cuts.values()).size();
  }

  public boolean hasDeepCutoff() {
    return cuts.values().stream().anyMatch(TraceStep.Cutoff::deep);
  }
}
