package dev.secateur.trees.exercise;

import dev.secateur.trees.NodeNames;
import dev.secateur.trees.Side;
import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Explains the rule for each entry of an answer, and computes what follows by the rule from the
/// rest of the answer, whether that is right or wrong.
final class GradingRules {

  private final Solution solution;
  private final ExerciseAnswer answer;
  private final NodeNames names;
  private final TreeMessages messages;

  GradingRules(Solution solution, ExerciseAnswer answer, NodeNames names, TreeMessages messages) {
    this.solution = solution;
    this.answer = answer;
    this.names = names;
    this.messages = messages;
  }

  // Values

  /// The value of a node by the rule, from the values and the window in the answer.
  double valueThatFollows(int node) {
    var side = names.side(node);
    double value = side.worst();
    if (isFailHard()) {
      var window = answer.windows().getOrDefault(node, windowOf(node));
      value = side == Side.MAX ? window.alpha() : window.beta();
    }
    for (TreeNode child : entered(node)) {
      value = side.better(value, answeredValue(child.id()));
    }
    return value;
  }

  /// The explanation of a wrong or missing value.
  String value(int node) {
    var given = answer.values().get(node);
    double right = valueOf(node);
    var mistake =
        given == null
            ? messages.say("grade.value.missing", names.of(node), right)
            : messages.say("grade.value.wrong", names.of(node), given, right);
    return messages.sentences(mistake, valueRule(node, given));
  }

  private String valueRule(int node, @Nullable Double given) {
    var side = names.side(node);
    var children = entered(node).stream().map(child -> valueOf(child.id())).toList();
    if (given != null && given == bestOf(side.other(), children)) {
      return messages.say("grade.rule.swapped." + MessageKeys.word(side), names.of(node));
    }
    var cutoff = cutoffAt(node);
    if (given != null && cutoff != null && given == bestOf(side, valuesOfAllChildren(node))) {
      return messages.say(
          "grade.rule.stopped", names.of(cutoff.child()), names.list(cutoff.removed()));
    }
    if (isFailHard()) {
      var window = windowOf(node);
      double start = side == Side.MAX ? window.alpha() : window.beta();
      var terms = new ArrayList<>(List.of(start));
      terms.addAll(children);
      return messages.say(
          "grade.rule.hard." + MessageKeys.word(side), start, calculation(node, terms));
    }
    return messages.say("grade.rule." + MessageKeys.word(side), calculation(node, children));
  }

  /// `max(2, 3) = 3`, the same in every language.
  private String calculation(int node, List<Double> terms) {
    var inside = terms.stream().map(TreeMessages::number).collect(Collectors.joining(", "));
    return "%s(%s) = %s"
        .formatted(MessageKeys.word(names.side(node)), inside, TreeMessages.number(valueOf(node)));
  }

  /// The explanation of a value at a node that returns none.
  String superfluousValue(int node) {
    return names.node(node).isLeaf()
        ? messages.say("grade.value.leaf", names.of(node), names.node(node).value().orElseThrow())
        : messages.sentences(
            messages.say("grade.value.pruned", names.of(node)), whyNotEntered(node));
  }

  // Windows

  /// The window of a node by the rule, from its parent's window and the values of its earlier
  /// siblings in the answer.
  Window windowThatFollows(int node) {
    var parent = names.parent(node);
    if (parent.isEmpty()) {
      return windowOf(node);
    }
    int parentId = parent.getAsInt();
    var window = answer.windows().getOrDefault(parentId, windowOf(parentId));
    double alpha = window.alpha();
    double beta = window.beta();
    for (TreeNode sibling : entered(parentId)) {
      if (sibling.id() == node) {
        break;
      }
      double value = answeredValue(sibling.id());
      alpha = names.side(parentId) == Side.MAX ? Math.max(alpha, value) : alpha;
      beta = names.side(parentId) == Side.MIN ? Math.min(beta, value) : beta;
    }
    return new Window(alpha, beta);
  }

  String window(int node) {
    var given = answer.windows().get(node);
    var right = windowOf(node);
    var mistake =
        given == null
            ? messages.say("grade.window.missing", names.of(node), right.alpha(), right.beta())
            : messages.say(
                "grade.window.wrong",
                names.of(node),
                given.alpha(),
                given.beta(),
                right.alpha(),
                right.beta());
    return messages.sentences(mistake, windowRule(node, given, right));
  }

  private String windowRule(int node, @Nullable Window given, Window right) {
    var parent = names.parent(node);
    if (given != null && given.alpha() == right.beta() && given.beta() == right.alpha()) {
      return messages.say("grade.rule.ends");
    }
    if (parent.isEmpty()) {
      return messages.say("grade.rule.start");
    }
    var parentWindow = windowOf(parent.getAsInt());
    var side = names.side(parent.getAsInt());
    boolean hasChanged = !parentWindow.equals(right);
    double changed = side == Side.MAX ? right.alpha() : right.beta();
    if (given != null && hasChanged && given.equals(parentWindow)) {
      return messages.say(
          "grade.rule.stale." + MessageKeys.word(side), names.of(parent.getAsInt()), changed);
    }
    return hasChanged
        ? messages.say(
            "grade.rule.moved." + MessageKeys.word(side), names.of(parent.getAsInt()), changed)
        : messages.say("grade.rule.passed", names.of(parent.getAsInt()));
  }

  /// The explanation of a window at a node that is not entered.
  String superfluousWindow(int node) {
    return messages.sentences(
        messages.say("grade.window.pruned", names.of(node)), whyNotEntered(node));
  }

  // Cutoffs and leaves

  /// The explanation of a cutoff that is missing or wrong.
  String cut(int node) {
    var cutoff = solution.cuts().get(node);
    if (cutoff != null) {
      return messages.sentences(
          messages.say("grade.cut.missing", names.of(node)), whyCutOff(cutoff));
    }
    if (solution.windows().containsKey(node)) {
      return names.parent(node).isEmpty()
          ? messages.say("grade.cut.root", names.of(node))
          : messages.sentences(messages.say("grade.cut.wrong", names.of(node)), whyEntered(node));
    }
    return messages.sentences(messages.say("grade.cut.below", names.of(node)), whyNotEntered(node));
  }

  /// The explanation of a visited leaf that is missing or wrong.
  String leaf(int node) {
    if (solution.leaves().containsKey(node)) {
      return messages.sentences(
          messages.say("grade.leaf.missing", names.of(node)), whyEntered(node));
    }
    return names.node(node).isLeaf()
        ? messages.sentences(messages.say("grade.leaf.wrong", names.of(node)), whyNotEntered(node))
        : messages.say("grade.leaf.inner", names.of(node));
  }

  /// Why a node is entered.
  private String whyEntered(int node) {
    var window = windowOf(node);
    return messages.say("grade.rule.open", window.alpha(), window.beta());
  }

  /// Why a node is not entered: a cutoff above it, or the depth limit.
  private String whyNotEntered(int node) {
    for (var at = OptionalInt.of(node); at.isPresent(); at = names.parent(at.getAsInt())) {
      var cutoff = solution.cuts().get(at.getAsInt());
      if (cutoff != null) {
        return messages.sentences(
            messages.say("grade.rule.gone", names.of(at.getAsInt())), whyCutOff(cutoff));
      }
    }
    return messages.say("grade.rule.depth");
  }

  /// `At E the value 5 >= beta 3: min has a better choice elsewhere ...`
  private String whyCutOff(TraceStep.Cutoff cutoff) {
    boolean isAlpha = cutoff.which() == TraceStep.WindowBound.ALPHA;
    return messages.say(
        isAlpha ? "grade.rule.cut.alpha" : "grade.rule.cut.beta",
        names.of(cutoff.node()),
        cutoff.value(),
        cutoff.comparison(),
        cutoff.bound());
  }

  // The solution

  private boolean isFailHard() {
    return solution.trace().settings().algorithm() == TreeAlgorithm.ALPHA_BETA;
  }

  private double valueOf(int node) {
    var leaf = solution.leaves().get(node);
    return leaf == null ? Objects.requireNonNull(solution.values().get(node)) : leaf;
  }

  private double answeredValue(int node) {
    return solution.leaves().containsKey(node)
        ? valueOf(node)
        : answer.values().getOrDefault(node, valueOf(node));
  }

  private Window windowOf(int node) {
    return Objects.requireNonNull(solution.windows().get(node));
  }

  private List<TreeNode> entered(int node) {
    return names.node(node).children().stream()
        .filter(child -> solution.windows().containsKey(child.id()))
        .toList();
  }

  private TraceStep.@Nullable Cutoff cutoffAt(int node) {
    return solution.cuts().values().stream()
        .filter(cutoff -> cutoff.node() == node)
        .findFirst()
        .orElse(null);
  }

  /// The values of all children, including those that were cut off.
  private List<Double> valuesOfAllChildren(int node) {
    return names.node(node).children().stream().map(child -> minimaxValue(child.id())).toList();
  }

  private double minimaxValue(int node) {
    var inner = names.node(node);
    if (inner.isLeaf()) {
      return inner.value().orElseThrow();
    }
    return bestOf(
        names.side(node),
        inner.children().stream().map(child -> minimaxValue(child.id())).toList());
  }

  private static double bestOf(Side side, List<Double> values) {
    return values.stream().reduce(side.worst(), side::better);
  }
}
