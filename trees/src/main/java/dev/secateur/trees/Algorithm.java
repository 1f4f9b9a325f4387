package dev.secateur.trees;

import java.util.Arrays;
import java.util.List;

/// The algorithms, by the name that a user types.
public enum Algorithm {
  MINIMAX("minimax"),
  /// The lesson's own shape: `max_value` and `min_value`, fail-hard.
  ALPHA_BETA("alpha-beta"),
  FAIL_SOFT("fail-soft"),
  NEGAMAX("negamax"),
  PVS("pvs"),
  MTDF("mtdf"),
  DEEPENING("deepening"),
  /// The product's own search with all its techniques. It plays games and runs on no tree; a
  /// [SearchRecorder] writes down what it does.
  RECORDED("recorded");

  private final String text;

  Algorithm(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /// Those that can be run on a tree.
  public static List<Algorithm> onTrees() {
    return Arrays.stream(values()).filter(algorithm -> algorithm != RECORDED).toList();
  }

  /// Whether it may come to a node more than once.
  public boolean comesAgain() {
    return switch (this) {
      case MINIMAX, ALPHA_BETA, FAIL_SOFT, NEGAMAX -> false;
      case PVS, MTDF, DEEPENING, RECORDED -> true;
    };
  }
}
