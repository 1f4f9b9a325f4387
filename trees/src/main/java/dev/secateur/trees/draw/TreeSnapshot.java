package dev.secateur.trees.draw;

import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.Side;
import dev.secateur.trees.TraceStep;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeState;
import dev.secateur.trees.TreeState.NodeState;
import dev.secateur.trees.TreeStates;
import dev.secateur.trees.draw.NodeView.NodeStatus;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What is drawn: a tree without a trace, or a tree after some steps of a trace.
///
/// @param step the number of steps so far; 0 if there is no trace
/// @param blanks whether there are blanks for values and windows, as on an exercise sheet
/// @param nodes all nodes, in the order of a depth-first walk from the root
public record TreeSnapshot(
    Tree tree, Optional<SearchTrace> trace, int step, boolean blanks, List<NodeView> nodes) {

  public TreeSnapshot {
    nodes = List.copyOf(nodes);
  }

  /// A tree without a trace.
  public static TreeSnapshot of(Tree tree) {
    return new TreeSnapshot(tree, Optional.empty(), 0, false, walk(tree, UnaryOperator.identity()));
  }

  /// A tree with blanks for a student's values and windows.
  public static TreeSnapshot forSheet(Tree tree) {
    return new TreeSnapshot(tree, Optional.empty(), 0, true, walk(tree, UnaryOperator.identity()));
  }

  /// The tree after all steps of a trace.
  public static TreeSnapshot of(SearchTrace trace) {
    return of(trace, trace.steps().size());
  }

  /// The tree after some steps of a trace.
  ///
  /// @throws IndexOutOfBoundsException if the trace has fewer steps
  public static TreeSnapshot of(SearchTrace trace, int steps) {
    var state = TreeStates.after(trace, steps);
    boolean isFinished = steps == trace.steps().size();
    Set<Integer> principal = isFinished ? new HashSet<>(trace.principalVariation()) : Set.of();
    var cutoffs = cutoffs(trace, steps, state);
    var cutOff = new HashSet<Integer>();
    var nodes =
        walk(
            trace.tree(),
            view -> {
              int id = view.id();
              var cutoff = Optional.ofNullable(cutoffs.get(id));
              // A parent comes before its children in the walk.
              if (cutoff.isPresent() || cutOff.contains(view.parent())) {
                cutOff.add(view.index());
              }
              var known = Optional.ofNullable(state.nodes().get(id));
              return view.with(
                  status(known.isPresent(), cutOff.contains(view.index())),
                  known,
                  principal.contains(id),
                  !isFinished && state.current() == id && steps > 0,
                  cutoff);
            });
    return new TreeSnapshot(trace.tree(), Optional.of(trace), steps, false, nodes);
  }

  /// A node that an earlier pass visited stays visible, even if a later pass cuts it off.
  private static NodeStatus status(boolean isVisited, boolean isCutOff) {
    if (isVisited) {
      return NodeStatus.VISITED;
    }
    return isCutOff ? NodeStatus.PRUNED : NodeStatus.UNREACHED;
  }

  /// The answers to an exercise sheet: all steps, but each node with the window it was entered
  /// with.
  public static TreeSnapshot forKey(SearchTrace trace) {
    var entered = new HashMap<Integer, TraceStep.Enter>();
    for (TraceStep step : trace.steps()) {
      if (step instanceof TraceStep.Enter enter) {
        entered.put(enter.node(), enter);
      }
    }
    var nodes = of(trace).nodes().stream().map(view -> asEntered(view, entered)).toList();
    return new TreeSnapshot(trace.tree(), Optional.of(trace), trace.steps().size(), false, nodes);
  }

  private static NodeView asEntered(NodeView view, Map<Integer, TraceStep.Enter> entered) {
    var enter = entered.get(view.id());
    var state =
        enter == null
            ? view.state()
            : view.state()
                .map(
                    known ->
                        new NodeState(
                            enter.alpha(),
                            enter.beta(),
                            known.value(),
                            known.bound(),
                            known.isDone()));
    return view.with(view.status(), state, view.principal(), view.current(), view.cutoff());
  }

  public boolean isFinished() {
    return trace.isEmpty() || trace.get().steps().size() == step;
  }

  /// The last cutoff of each edge that is cut off at this moment.
  private static Map<Integer, TraceStep.Cutoff> cutoffs(
      SearchTrace trace, int steps, TreeState state) {
    var cutoffs = new HashMap<Integer, TraceStep.Cutoff>();
    for (var step : trace.steps().subList(0, steps)) {
      if (step instanceof TraceStep.Cutoff cutoff) {
        cutoff.removed().forEach(child -> cutoffs.put(child, cutoff));
      }
    }
    cutoffs.keySet().retainAll(state.cutEdges());
    return cutoffs;
  }

  /// All nodes in depth-first order. Trees may be deep, so there is no recursion.
  private static List<NodeView> walk(Tree tree, UnaryOperator<NodeView> completed) {
    record PendingNode(TreeNode node, Side side, int parent, int depth) {}
    var nodes = new ArrayList<NodeView>();
    var pending = new ArrayDeque<PendingNode>();
    pending.push(new PendingNode(tree.root(), tree.rootSide(), -1, 0));
    while (!pending.isEmpty()) {
      var next = pending.pop();
      int index = nodes.size();
      var plain = NodeView.plain(next.node, next.side, index, next.parent, next.depth);
      nodes.add(completed.apply(plain));
      for (var child : next.node.children().reversed()) {
        pending.push(new PendingNode(child, next.side.other(), index, next.depth + 1));
      }
    }
    return nodes;
  }
}
