package dev.secateur.trees;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// The algorithms, by the name that a user types.
public enum TreeAlgorithm {
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

  TreeAlgorithm(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /// Those that can be run on a tree.
  public static List<TreeAlgorithm> onTrees() {
    return Arrays.stream(values()).filter(algorithm -> algorithm != RECORDED).toList();
  }

  /// The algorithm on trees with this name, in capital or small letters.
  ///
  /// @throws NotationException if there is none
  public static TreeAlgorithm find(String name) {
    return onTrees().stream()
        .filter(algorithm -> algorithm.text.equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    "", 0, NotationError.quote(name) + " is not an algorithm", names(onTrees())));
  }

  /// The names of some algorithms, for a message.
  public static String names(List<TreeAlgorithm> algorithms) {
    return algorithms.stream().map(TreeAlgorithm::text).collect(Collectors.joining(", "));
  }

  /// Whether it may come to a node more than once.
  public boolean comesAgain() {
    return switch (this) {
      case MINIMAX, ALPHA_BETA, FAIL_SOFT, NEGAMAX -> false;
      case PVS, MTDF, DEEPENING, RECORDED -> true;
    };
  }
}
