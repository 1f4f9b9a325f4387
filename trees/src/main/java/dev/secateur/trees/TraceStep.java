package dev.secateur.trees;

import java.util.List;

/// One step of an algorithm. A trace is a list of steps. All output about a search (sentences,
/// pictures, a page to step through) is made from it.
///
/// Values and windows are from MAX's point of view, whatever the algorithm uses internally, so that
/// traces can be compared.
public sealed interface TraceStep {

  /// The node where the step happens.
  int node();

  /// A pass over the tree begins. Most algorithms make one pass; iterative deepening makes one for
  /// each depth, MTD(f) one for each guess.
  ///
  /// @param number from 1
  /// @param depth the maximum depth; 0 for no limit
  record Pass(int node, int number, int depth, double alpha, double beta) implements TraceStep {}

  /// A child is searched earlier than in the given order, for a reason. Children in the given order
  /// have no such step.
  ///
  /// @param place its position in the order in which the children are tried, from 1
  /// @param given its position in the given order, from 1
  record TriedEarly(int node, int child, int place, int given, TriedReason reason)
      implements TraceStep {}

  /// Why a child is tried early.
  enum TriedReason {
    /// It was the best root move in an earlier pass.
    BEST_BEFORE,
    /// The table stores it as the best move or the refutation from an earlier visit to the node.
    TABLE,
    CAPTURE,
    /// A promotion or a move to the goal.
    TACTICAL,
    /// A killer move: it refuted a sibling of the node.
    KILLER,
    /// It refuted the same move of the opponent elsewhere.
    COUNTER_MOVE,
    /// It caused many cutoffs elsewhere.
    HISTORY
  }

  /// A late child is searched to a reduced depth first.
  ///
  /// @param plies by how many plies the depth is reduced
  record Reduced(int node, int child, int plies) implements TraceStep {}

  /// The algorithm enters a node with a window. Plain minimax has an infinite window.
  record Enter(int node, Side side, double alpha, double beta) implements TraceStep {}

  /// A leaf, or a node at the depth limit, returns its value to its parent. An [Enter] step comes
  /// before it, and no [Return] step follows.
  record Leaf(int node, double value) implements TraceStep {}

  /// A child's value is the best so far at the node. Fail-hard alpha-beta has no best value apart
  /// from its bounds, so it only has [Bound] steps.
  record NewBest(int node, int child, double value) implements TraceStep {}

  /// A child's value changed a bound of the window.
  record Bound(int node, int child, WindowBound which, double from, double to)
      implements TraceStep {}

  /// One of the two bounds of a window.
  enum WindowBound {
    ALPHA,
    BETA
  }

  /// The remaining children of a node cannot change the result and are skipped. There is no such
  /// step after the last child.
  ///
  /// @param child the child that caused the cutoff
  /// @param value the value that reached or passed the bound
  /// @param which the bound that was reached or passed
  /// @param bound the value of that bound
  /// @param strict whether the rule was `>` and not `>=`
  /// @param removed the children that are skipped, at least one
  /// @param deep whether an ancestor above the parent set the bound
  record Cutoff(
      int node,
      int child,
      double value,
      WindowBound which,
      double bound,
      boolean strict,
      List<Integer> removed,
      boolean deep)
      implements TraceStep {
    public Cutoff {
      removed = List.copyOf(removed);
    }

    /// The comparison of the rule, as in `value <= alpha` and `value >= beta`.
    public String comparison() {
      return (which == WindowBound.ALPHA ? "<" : ">") + (strict ? "" : "=");
    }
  }

  /// A child is searched again with another window, because the narrow one failed.
  record SearchedAgain(int node, int child, double alpha, double beta) implements TraceStep {}

  /// The node's value is known without a search of its children. No [Return] step follows.
  ///
  /// @param bound whether the value is exact or a bound
  /// @param source where the value comes from
  record KnownValue(int node, double value, ValueBound bound, ValueSource source)
      implements TraceStep {}

  /// Where a known value comes from.
  enum ValueSource {
    /// The table: from an earlier visit to the node, or to the same position elsewhere.
    TABLE,
    /// The game itself, for example a race without walls or a solved endgame.
    GAME
  }

  /// What a stored or returned value says about the true value.
  enum ValueBound {
    EXACT,
    AT_LEAST,
    AT_MOST;

    /// The meaning of a value that a search with this window returned. There is nothing beyond an
    /// infinite bound, so an infinite value is exact.
    static ValueBound of(double value, double alpha, double beta) {
      if (Double.isInfinite(value)) {
        return EXACT;
      }
      return value >= beta ? AT_LEAST : value <= alpha ? AT_MOST : EXACT;
    }
  }

  /// A node returns its value to its parent.
  record Return(int node, double value, ValueBound bound) implements TraceStep {}
}
