package dev.secateur.trees;

import java.util.List;

/// One thing that an algorithm did. A story is a list of these, and everything that is shown of a
/// search (words, pictures, a page to step through) is made from it.
///
/// Values and windows are from the view of MAX, whichever way the algorithm reckons inside, so that
/// stories can be compared.
public sealed interface TraceStep {

  /// The node at which it happened.
  int node();

  /// A pass over the tree begins: the only one, the next depth of iterative deepening, the next
  /// guess of MTD(f).
  ///
  /// @param number from 1
  /// @param depth how deep it looks; 0 for to the leaves
  record Pass(int node, int number, int depth, double alpha, double beta) implements TraceStep {}

  /// The turn of a child comes, because something speaks for it. Where children come in the order
  /// in which they are given, nothing is told.
  ///
  /// @param place as which of its siblings it is tried, from 1
  /// @param given as which it is given, from 1
  record Tried(int node, int child, int place, int given, OrderingReason reason)
      implements TraceStep {}

  /// What speaks for a child.
  enum OrderingReason {
    /// It was the best in an earlier pass: so the root's children are ordered.
    BEST_BEFORE,
    /// The table holds it as the best or the refutation from an earlier visit to the node.
    TABLE,
    CAPTURE,
    /// A promotion, a goal.
    TACTICAL,
    /// A killer: it refuted a sibling of the node.
    KILLER,
    /// It refuted the same move of the other side elsewhere.
    COUNTER_MOVE,
    /// It has refuted much elsewhere.
    HISTORY
  }

  /// A late child is looked at less deeply, until it turns out better than expected.
  ///
  /// @param plies how many less
  record Reduced(int node, int child, int plies) implements TraceStep {}

  /// The algorithm comes to a node with a window; plain minimax has an infinite one.
  record Enter(int node, Side side, double alpha, double beta) implements TraceStep {}

  /// A leaf, or a node at the depth limit, gives its value to its parent. It was entered before; no
  /// [Return] follows.
  record Leaf(int node, double value) implements TraceStep {}

  /// A child's value is the best so far at the node. Fail-hard alpha-beta knows no best value
  /// apart from its bounds, so there only [Bound] is told.
  record Best(int node, int child, double value) implements TraceStep {}

  /// A bound of the window moved because of a child.
  record Bound(int node, int child, WindowBound which, double from, double to)
      implements TraceStep {}

  /// Which end of a window.
  enum WindowBound {
    ALPHA,
    BETA
  }

  /// The rest of a node's children cannot matter. Where none are left, nothing is told.
  ///
  /// @param child after which it was seen
  /// @param value that child's, against the `bound` on the other side of the window
  /// @param which the bound that it met or passed
  /// @param strict whether the rule was `>` and not `>=`
  /// @param removed the children that are not looked at, at least one
  /// @param deep whether the bound was set by an ancestor further up than the parent
  record Cut(
      int node,
      int child,
      double value,
      WindowBound which,
      double bound,
      boolean strict,
      List<Integer> removed,
      boolean deep)
      implements TraceStep {
    public Cut {
      removed = List.copyOf(removed);
    }

    /// The rule by which it cut, as the lesson writes it: `value <= alpha`, `value >= beta`.
    public String comparison() {
      return (which == WindowBound.ALPHA ? "<" : ">") + (strict ? "" : "=");
    }
  }

  /// A child is searched again with another window, because the narrow one failed.
  record Again(int node, int child, double alpha, double beta) implements TraceStep {}

  /// The node's value is known without a look at its children, and that settles it: no [Return]
  /// follows.
  ///
  /// @param kind whether the value is exact or a bound
  /// @param source who knows it
  record Known(int node, double value, ValueBound kind, ValueSource source) implements TraceStep {}

  /// Who may know a node's value.
  enum ValueSource {
    /// The table, from an earlier visit to the node, or to the same position elsewhere.
    TABLE,
    /// The game itself: a race without walls, an endgame that is solved.
    GAME
  }

  /// What a stored or returned value says about the true one.
  enum ValueBound {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  /// A node gives its value to its parent.
  record Return(int node, double value, ValueBound kind) implements TraceStep {}
}
