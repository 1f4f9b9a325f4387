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

/// What is drawn: a tree alone, or a story after some of its steps.
///
/// @param step how many steps have been told; 0 where there is no story
/// @param blanks whether there is room to write where a value or a window would stand: a sheet
/// @param views every node, in the order of a walk from the root
public record TreeSnapshot(
    Tree tree, Optional<SearchTrace> story, int step, boolean blanks, List<NodeView> views) {

  public TreeSnapshot {
    views = List.copyOf(views);
  }

  /// The tree alone.
  public static TreeSnapshot of(Tree tree) {
    return new TreeSnapshot(tree, Optional.empty(), 0, false, walk(tree, UnaryOperator.identity()));
  }

  /// The tree alone, with room for a student's values and windows.
  public static TreeSnapshot sheet(Tree tree) {
    return new TreeSnapshot(tree, Optional.empty(), 0, true, walk(tree, UnaryOperator.identity()));
  }

  /// The whole story.
  public static TreeSnapshot of(SearchTrace story) {
    return of(story, story.steps().size());
  }

  /// The story after some steps.
  ///
  /// @throws IndexOutOfBoundsException if it has fewer
  public static TreeSnapshot of(SearchTrace story, int steps) {
    var state = TreeStates.after(story, steps);
    boolean finished = steps == story.steps().size();
    Set<Integer> principal = finished ? new HashSet<>(story.principalVariation()) : Set.of();
    var cuts = cuts(story, steps, state);
    var inside = new HashSet<Integer>();
    var views =
        walk(
            story.tree(),
            view -> {
              int id = view.id();
              var cut = Optional.ofNullable(cuts.get(id));
              // The walk meets a parent before its children.
              if (cut.isPresent() || inside.contains(view.parent())) {
                inside.add(view.place());
              }
              var known = Optional.ofNullable(state.nodes().get(id));
              return view.seen(
                  look(known.isPresent(), inside.contains(view.place())),
                  known,
                  principal.contains(id),
                  !finished && state.current() == id && steps > 0,
                  cut);
            });
    return new TreeSnapshot(story.tree(), Optional.of(story), steps, false, views);
  }

  /// What an earlier pass found stays to be seen, though a later one cuts the branch off.
  private static NodeStatus look(boolean isVisited, boolean isCutOff) {
    if (isVisited) {
      return NodeStatus.VISITED;
    }
    return isCutOff ? NodeStatus.PRUNED : NodeStatus.UNREACHED;
  }

  /// The whole story, but with the windows with which nodes were entered: the answers to a sheet.
  public static TreeSnapshot key(SearchTrace story) {
    var entered = new HashMap<Integer, TraceStep.Enter>();
    for (TraceStep step : story.steps()) {
      if (step instanceof TraceStep.Enter enter) {
        entered.put(enter.node(), enter);
      }
    }
    var views = of(story).views().stream().map(view -> asEntered(view, entered)).toList();
    return new TreeSnapshot(story.tree(), Optional.of(story), story.steps().size(), false, views);
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
                            known.kind(),
                            known.isDone()));
    return view.seen(view.look(), state, view.principal(), view.current(), view.cut());
  }

  public boolean finished() {
    return story.isEmpty() || story.get().steps().size() == step;
  }

  /// The last reason why each edge that is cut now was cut.
  private static Map<Integer, TraceStep.Cut> cuts(SearchTrace story, int steps, TreeState state) {
    var cuts = new HashMap<Integer, TraceStep.Cut>();
    for (var step : story.steps().subList(0, steps)) {
      if (step instanceof TraceStep.Cut cut) {
        cut.removed().forEach(child -> cuts.put(child, cut));
      }
    }
    cuts.keySet().retainAll(state.cutEdges());
    return cuts;
  }

  /// Not by recursion, so that a deep tree is no danger.
  private static List<NodeView> walk(Tree tree, UnaryOperator<NodeView> painter) {
    record Waiting(TreeNode node, Side side, int parent, int depth) {}
    var views = new ArrayList<NodeView>();
    var waiting = new ArrayDeque<Waiting>();
    waiting.push(new Waiting(tree.root(), tree.rootSide(), -1, 0));
    while (!waiting.isEmpty()) {
      var next = waiting.pop();
      int place = views.size();
      var plain = NodeView.plain(next.node, next.side, place, next.parent, next.depth);
      views.add(painter.apply(plain));
      for (var child : next.node.children().reversed()) {
        waiting.push(new Waiting(child, next.side.other(), place, next.depth + 1));
      }
    }
    return views;
  }
}
