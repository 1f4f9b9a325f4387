package dev.secateur.trees;

import dev.secateur.trees.TraceStep.ValueBound;
import dev.secateur.trees.TraceStep.WindowBound;
import dev.secateur.trees.TreeState.NodeState;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;

/// Computes the state of a tree after the first steps of a trace.
///
/// If there are several passes, the result of an earlier pass at a node stays until the node is
/// entered again. MTD(f) finds a lower and an upper bound in different passes: if they meet, the
/// value is exact, as in its table.
public final class TreeStates {

  private final Map<Integer, NodeState> nodes = new HashMap<>();
  private final Map<Integer, Side> sides = new HashMap<>();
  private final Set<Integer> cutEdges = new HashSet<>();
  private final boolean combinesBounds;
  private final Map<Integer, Map<ValueBound, Double>> bounds = new HashMap<>();
  private int current;

  private TreeStates(SearchTrace trace) {
    current = trace.tree().root().id();
    combinesBounds = trace.settings().algorithm() == TreeAlgorithm.MTDF;
  }

  /// The state after the first steps.
  ///
  /// @param steps the number of steps; 0 gives the tree before the search
  /// @throws IndexOutOfBoundsException if the trace has fewer steps
  public static TreeState after(SearchTrace trace, int steps) {
    var states = new TreeStates(trace);
    trace.steps().subList(0, steps).forEach(states::apply);
    return new TreeState(states.nodes, states.cutEdges, states.current);
  }

  /// The state after all steps.
  public static TreeState last(SearchTrace trace) {
    return after(trace, trace.steps().size());
  }

  private void apply(TraceStep step) {
    current = step.node();
    switch (step) {
      case TraceStep.Pass _,
          TraceStep.TriedEarly _,
          TraceStep.Reduced _,
          TraceStep.SearchedAgain _ -> {}
      case TraceStep.Enter enter -> {
        sides.put(enter.node(), enter.side());
        cutEdges.remove(enter.node());
        nodes.put(
            enter.node(),
            new NodeState(
                enter.alpha(),
                enter.beta(),
                OptionalDouble.empty(),
                boundSoFar(enter.node()),
                false));
      }
      case TraceStep.Leaf leaf -> finish(leaf.node(), leaf.value(), ValueBound.EXACT);
      case TraceStep.KnownValue known -> finish(known.node(), known.value(), known.bound());
      case TraceStep.Return returned -> finish(returned.node(), returned.value(), returned.bound());
      case TraceStep.NewBest best -> {
        var was = stateOf(best.node());
        nodes.put(
            best.node(),
            new NodeState(
                was.alpha(), was.beta(), OptionalDouble.of(best.value()), was.bound(), false));
      }
      case TraceStep.Bound bound -> {
        var was = stateOf(bound.node());
        boolean isAlpha = bound.which() == WindowBound.ALPHA;
        nodes.put(
            bound.node(),
            new NodeState(
                isAlpha ? bound.to() : was.alpha(),
                isAlpha ? was.beta() : bound.to(),
                OptionalDouble.of(bound.to()),
                was.bound(),
                false));
      }
      case TraceStep.Cutoff cut -> cutEdges.addAll(cut.removed());
    }
  }

  /// The value of a MAX node can only grow, that of a MIN node only shrink.
  private ValueBound boundSoFar(int node) {
    return sides.get(node) == Side.MAX ? ValueBound.AT_LEAST : ValueBound.AT_MOST;
  }

  private void finish(int node, double value, ValueBound bound) {
    var was = stateOf(node);
    var known = combinesBounds ? combined(node, value, bound) : bound;
    nodes.put(node, new NodeState(was.alpha(), was.beta(), OptionalDouble.of(value), known, true));
  }

  private ValueBound combined(int node, double value, ValueBound bound) {
    var known = bounds.computeIfAbsent(node, _ -> new EnumMap<>(ValueBound.class));
    known.put(bound, value);
    boolean meets =
        Objects.equals(known.get(ValueBound.AT_LEAST), known.get(ValueBound.AT_MOST))
            || Objects.equals(known.get(ValueBound.EXACT), value);
    return meets ? ValueBound.EXACT : bound;
  }

  private NodeState stateOf(int node) {
    var state = nodes.get(node);
    if (state == null) {
      throw new IllegalArgumentException("node " + node + " has a step before it is entered");
    }
    return state;
  }
}
