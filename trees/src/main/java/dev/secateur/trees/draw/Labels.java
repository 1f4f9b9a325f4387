package dev.secateur.trees.draw;

import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TraceStep.WindowBound;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeState.NodeState;

/// The short texts at a node, with the symbols that a kind of drawing can show.
record Labels(String alpha, String beta, String atLeast, String atMost, String minus, String inf) {

  static final Labels UNICODE = new Labels("α", "β", "≥", "≤", "−", "∞");
  static final Labels ASCII = new Labels("alpha", "beta", ">=", "<=", "-", "inf");

  String number(double value) {
    return TreeMessages.number(value).replace("-", minus).replace("∞", inf);
  }

  /// The value of a leaf, or what is known of an inner node so far; empty if nothing is known.
  String value(NodeView view) {
    var known = view.state().filter(state -> state.value().isPresent());
    if (view.node().isLeaf()) {
      return leafValue(view.node());
    }
    return known.map(this::knownValue).orElse("");
  }

  private String leafValue(TreeNode leaf) {
    return leaf.value().isPresent() ? number(leaf.value().getAsDouble()) : "";
  }

  private String knownValue(NodeState state) {
    return sign(state.bound()) + number(state.value().getAsDouble());
  }

  private String sign(TraceStep.ValueBound bound) {
    return switch (bound) {
      case EXACT -> "";
      case AT_LEAST -> atLeast;
      case AT_MOST -> atMost;
    };
  }

  String alpha(NodeState state) {
    return alpha + "=" + number(state.alpha());
  }

  String beta(NodeState state) {
    return beta + "=" + number(state.beta());
  }

  /// The reason of a cutoff, such as `5 ≥ β=3`: the value, the comparison, and the bound.
  String reason(TraceStep.Cutoff cutoff) {
    boolean atBeta = cutoff.which() == WindowBound.BETA;
    String comparison = atBeta ? atLeast : atMost;
    if (cutoff.strict()) {
      comparison = atBeta ? ">" : "<";
    }
    String bound = (atBeta ? beta : alpha) + "=" + number(cutoff.bound());
    return number(cutoff.value()) + " " + comparison + " " + bound;
  }
}
