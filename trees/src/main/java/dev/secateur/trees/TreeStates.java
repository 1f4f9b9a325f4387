package dev.secateur.trees;

import dev.secateur.trees.Step.Kind;
import dev.secateur.trees.Step.Which;
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
  private final Map<Integer, Map<Kind, Double>> bounds = new HashMap<>();
  private int current;

  private TreeStates(Story story) {
    current = story.tree().root().id();
    boundsMeet = story.setup().algorithm() == Algorithm.MTDF;
  }

  /// What the tree looks like then.
  ///
  /// @param steps how many; none gives the untouched tree
  /// @throws IndexOutOfBoundsException if the story has fewer
  public static TreeState after(Story story, int steps) {
    var states = new TreeStates(story);
    story.steps().subList(0, steps).forEach(states::take);
    return new TreeState(states.nodes, states.cutEdges, states.current);
  }

  /// What it looks like in the end.
  public static TreeState last(Story story) {
    return after(story, story.steps().size());
  }

  private void take(Step step) {
    current = step.node();
    switch (step) {
      case Step.Pass _, Step.Tried _, Step.Reduced _, Step.Again _ -> {}
      case Step.Enter enter -> {
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
      case Step.Leaf leaf -> settle(leaf.node(), leaf.value(), Kind.EXACT);
      case Step.Known known -> settle(known.node(), known.value(), known.kind());
      case Step.Return returned -> settle(returned.node(), returned.value(), returned.kind());
      case Step.Best best -> {
        var was = at(best.node());
        nodes.put(
            best.node(),
            new NodeState(
                was.alpha(), was.beta(), OptionalDouble.of(best.value()), was.kind(), false));
      }
      case Step.Bound bound -> {
        var was = at(bound.node());
        boolean isAlpha = bound.which() == Which.ALPHA;
        nodes.put(
            bound.node(),
            new NodeState(
                isAlpha ? bound.to() : was.alpha(),
                isAlpha ? was.beta() : bound.to(),
                OptionalDouble.of(bound.to()),
                was.kind(),
                false));
      }
      case Step.Cut cut -> cutEdges.addAll(cut.removed());
    }
  }

  /// MAX can only get more than it has so far, MIN only less.
  private Kind kindSoFar(int node) {
    return sides.get(node) == Side.MAX ? Kind.AT_LEAST : Kind.AT_MOST;
  }

  private void settle(int node, double value, Kind kind) {
    var was = at(node);
    var known = boundsMeet ? together(node, value, kind) : kind;
    nodes.put(node, new NodeState(was.alpha(), was.beta(), OptionalDouble.of(value), known, true));
  }

  private Kind together(int node, double value, Kind kind) {
    var known = bounds.computeIfAbsent(node, _ -> new EnumMap<>(Kind.class));
    known.put(kind, value);
    boolean meets =
        Objects.equals(known.get(Kind.AT_LEAST), known.get(Kind.AT_MOST))
            || Objects.equals(known.get(Kind.EXACT), value);
    return meets ? Kind.EXACT : kind;
  }

  private NodeState at(int node) {
    var state = nodes.get(node);
    if (state == null) {
      throw new IllegalArgumentException("the story comes to node " + node + " before it enters");
    }
    return state;
  }
}
