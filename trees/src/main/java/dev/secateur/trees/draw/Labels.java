package dev.secateur.trees.draw;

import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TraceStep.WindowBound;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeState.NodeState;

/// The short texts at a node, in the signs that a kind of drawing can show.
record Labels(String alpha, String beta, String atLeast, String atMost, String minus, String inf) {

  static final Labels UNICODE = new Labels("α", "β", "≥", "≤", "−", "∞");
  static final Labels ASCII = new Labels("alpha", "beta", ">=", "<=", "-", "inf");

  String number(double value) {
    return TreeMessages.number(value).replace("-", minus).replace("∞", inf);
  }

  /// A leaf's own value, or what is known of an inner node so far; empty where nothing is.
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
    return sign(state.kind()) + number(state.value().getAsDouble());
  }

  private String sign(TraceStep.ValueBound kind) {
    return switch (kind) {
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

  /// Such as `5 ≥ β=3`: the value, the rule, and the bound that it met.
  String reason(TraceStep.Cut cut) {
    boolean atBeta = cut.which() == WindowBound.BETA;
    String rule = atBeta ? atLeast : atMost;
    if (cut.strict()) {
      rule = atBeta ? ">" : "<";
    }
    String bound = (atBeta ? beta : alpha) + "=" + number(cut.bound());
    return number(cut.value()) + " " + rule + " " + bound;
  }
}
