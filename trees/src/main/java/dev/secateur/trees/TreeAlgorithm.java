package dev.secateur.trees;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// The algorithms, by the names that users type.
public enum TreeAlgorithm {
  MINIMAX("minimax"),
  /// Fail-hard, as two functions `max_value` and `min_value`.
  ALPHA_BETA("alpha-beta"),
  FAIL_SOFT("fail-soft"),
  NEGAMAX("negamax"),
  PVS("pvs"),
  MTDF("mtdf"),
  DEEPENING("deepening"),
  /// Secateur's own search with all its techniques. It searches game positions, not trees; a
  /// [SearchRecorder] records what it does.
  RECORDED("recorded");

  private final String text;

  TreeAlgorithm(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /// The algorithms that run on a tree.
  public static List<TreeAlgorithm> onTrees() {
    return Arrays.stream(values()).filter(algorithm -> algorithm != RECORDED).toList();
  }

  /// The algorithm on trees with this name, in upper or lower case.
  ///
  /// @throws NotationException if no algorithm has this name
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

  /// Whether it may visit a node more than once.
  public boolean revisitsNodes() {
    return switch (this) {
      case MINIMAX, ALPHA_BETA, FAIL_SOFT, NEGAMAX -> false;
      case PVS, MTDF, DEEPENING, RECORDED -> true;
    };
  }
}
