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

/// What a tree looks like after the first steps of a story.
///
/// Where there are several passes, what an earlier one found at a node stays until the node is
/// entered again. MTD(f) asks about the same value again and again: there a lower and an upper
/// bound that meet make it exact, as they do in its table.
public final class TreeStates {

  private final Map<Integer, NodeState> nodes = new HashMap<>();
  private final Map<Integer, Side> sides = new HashMap<>();
  private final Set<Integer> cutEdges = new HashSet<>();
  private final boolean boundsMeet;
  private final Map<Integer, Map<ValueBound, Double>> bounds = new HashMap<>();
  private int current;

  private TreeStates(SearchTrace story) {
    current = story.tree().root().id();
    boundsMeet = story.setup().algorithm() == TreeAlgorithm.MTDF;
  }

  /// What the tree looks like then.
  ///
  /// @param steps how many; none gives the untouched tree
  /// @throws IndexOutOfBoundsException if the story has fewer
  public static TreeState after(SearchTrace story, int steps) {
    var states = new TreeStates(story);
    story.steps().subList(0, steps).forEach(states::take);
    return new TreeState(states.nodes, states.cutEdges, states.current);
  }

  /// What it looks like in the end.
  public static TreeState last(SearchTrace story) {
    return after(story, story.steps().size());
  }

  private void take(TraceStep step) {
    current = step.node();
    switch (step) {
      case TraceStep.Pass _, TraceStep.Tried _, TraceStep.Reduced _, TraceStep.Again _ -> {}
      case TraceStep.Enter enter -> {
        sides.put(enter.node(), enter.side());
        cutEdges.remove(enter.node());
        nodes.put(
            enter.node(),
            new NodeState(
                enter.alpha(),
                enter.beta(),
                OptionalDouble.empty(),
                kindSoFar(enter.node()),
                false));
      }
      case TraceStep.Leaf leaf -> settle(leaf.node(), leaf.value(), ValueBound.EXACT);
      case TraceStep.Known known -> settle(known.node(), known.value(), known.kind());
      case TraceStep.Return returned -> settle(returned.node(), returned.value(), returned.kind());
      case TraceStep.Best best -> {
        var was = at(best.node());
        nodes.put(
            best.node(),
            new NodeState(
                was.alpha(), was.beta(), OptionalDouble.of(best.value()), was.kind(), false));
      }
      case TraceStep.Bound bound -> {
        var was = at(bound.node());
        boolean isAlpha = bound.which() == WindowBound.ALPHA;
        nodes.put(
            bound.node(),
            new NodeState(
                isAlpha ? bound.to() : was.alpha(),
                isAlpha ? was.beta() : bound.to(),
                OptionalDouble.of(bound.to()),
                was.kind(),
                false));
      }
      case TraceStep.Cut cut -> cutEdges.addAll(cut.removed());
    }
  }

  /// MAX can only get more than it has so far, MIN only less.
  private ValueBound kindSoFar(int node) {
    return sides.get(node) == Side.MAX ? ValueBound.AT_LEAST : ValueBound.AT_MOST;
  }

  private void settle(int node, double value, ValueBound kind) {
    var was = at(node);
    var known = boundsMeet ? together(node, value, kind) : kind;
    nodes.put(node, new NodeState(was.alpha(), was.beta(), OptionalDouble.of(value), known, true));
  }

  private ValueBound together(int node, double value, ValueBound kind) {
    var known = bounds.computeIfAbsent(node, _ -> new EnumMap<>(ValueBound.class));
    known.put(kind, value);
    boolean meets =
        Objects.equals(known.get(ValueBound.AT_LEAST), known.get(ValueBound.AT_MOST))
            || Objects.equals(known.get(ValueBound.EXACT), value);
    return meets ? ValueBound.EXACT : kind;
  }

  private NodeState at(int node) {
    var state = nodes.get(node);
    if (state == null) {
      throw new IllegalArgumentException("the story comes to node " + node + " before it enters");
    }
    return state;
  }
}
