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

/// The rule that each place of an answer follows, in words, seen from what was answered there; and
/// what would follow by the rule from the rest of the answer, right or wrong.
final class GradingRules {

  private final Solution solution;
  private final ExerciseAnswer answer;
  private final NodeNames names;
  private final TreeMessages words;

  GradingRules(Solution solution, ExerciseAnswer answer, NodeNames names, TreeMessages words) {
    this.solution = solution;
    this.answer = answer;
    this.names = names;
    this.words = words;
  }

  // Values

  /// A node's value by the rule, from the values and the window that the answer has.
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

  /// Why the value of a node is what it is.
  String value(int node) {
    var given = answer.values().get(node);
    double right = valueOf(node);
    var said =
        given == null
            ? words.say("grade.value.missing", names.of(node), right)
            : words.say("grade.value.wrong", names.of(node), given, right);
    return said + " " + valueRule(node, given);
  }

  private String valueRule(int node, @Nullable Double given) {
    var side = names.side(node);
    var children = entered(node).stream().map(child -> valueOf(child.id())).toList();
    if (given != null && given == extreme(side.other(), children)) {
      return words.say("grade.rule.swapped." + MessageKeys.word(side), names.of(node));
    }
    var cut = cutAt(node);
    if (given != null && cut != null && given == extreme(side, allBelow(node))) {
      return words.say("grade.rule.stopped", names.of(cut.child()), names.all(cut.removed()));
    }
    if (isFailHard()) {
      var window = windowOf(node);
      double start = side == Side.MAX ? window.alpha() : window.beta();
      var terms = new ArrayList<>(List.of(start));
      terms.addAll(children);
      return words.say("grade.rule.hard." + MessageKeys.word(side), start, sum(node, terms));
    }
    return words.say("grade.rule." + MessageKeys.word(side), sum(node, children));
  }

  /// `max(2, 3) = 3`, the same in every language.
  private String sum(int node, List<Double> terms) {
    var inside = terms.stream().map(TreeMessages::number).collect(Collectors.joining(", "));
    return "%s(%s) = %s"
        .formatted(MessageKeys.word(names.side(node)), inside, TreeMessages.number(valueOf(node)));
  }

  /// What to say of a value where there is none.
  String valueOfNone(int node) {
    return names.node(node).isLeaf()
        ? words.say("grade.value.leaf", names.of(node), names.node(node).value().orElseThrow())
        : words.say("grade.value.pruned", names.of(node)) + " " + whyNever(node);
  }

  // Windows

  /// A node's window by the rule, from its parent's window and its elder siblings' values as the
  /// answer has them.
  Window windowThatFollows(int node) {
    var parent = names.parent(node);
    if (parent.isEmpty()) {
      return windowOf(node);
    }
    int above = parent.getAsInt();
    var window = answer.windows().getOrDefault(above, windowOf(above));
    double alpha = window.alpha();
    double beta = window.beta();
    for (TreeNode elder : entered(above)) {
      if (elder.id() == node) {
        break;
      }
      double value = answeredValue(elder.id());
      alpha = names.side(above) == Side.MAX ? Math.max(alpha, value) : alpha;
      beta = names.side(above) == Side.MIN ? Math.min(beta, value) : beta;
    }
    return new Window(alpha, beta);
  }

  String window(int node) {
    var given = answer.windows().get(node);
    var right = windowOf(node);
    var said =
        given == null
            ? words.say("grade.window.missing", names.of(node), right.alpha(), right.beta())
            : words.say(
                "grade.window.wrong",
                names.of(node),
                given.alpha(),
                given.beta(),
                right.alpha(),
                right.beta());
    return said + " " + windowRule(node, given, right);
  }

  private String windowRule(int node, @Nullable Window given, Window right) {
    var parent = names.parent(node);
    if (given != null && given.alpha() == right.beta() && given.beta() == right.alpha()) {
      return words.say("grade.rule.ends");
    }
    if (parent.isEmpty()) {
      return words.say("grade.rule.start");
    }
    var above = windowOf(parent.getAsInt());
    var side = names.side(parent.getAsInt());
    boolean hasMoved = !above.equals(right);
    double moved = side == Side.MAX ? right.alpha() : right.beta();
    if (given != null && hasMoved && given.equals(above)) {
      return words.say(
          "grade.rule.stale." + MessageKeys.word(side), names.of(parent.getAsInt()), moved);
    }
    return hasMoved
        ? words.say(
            "grade.rule.moved." + MessageKeys.word(side), names.of(parent.getAsInt()), moved)
        : words.say("grade.rule.passed", names.of(parent.getAsInt()));
  }

  String windowOfNone(int node) {
    return words.say("grade.window.pruned", names.of(node)) + " " + whyNever(node);
  }

  // Cuts and leaves

  /// What to say where a cut was missed or seen without reason.
  String cut(int node) {
    var cut = solution.cuts().get(node);
    if (cut != null) {
      return words.say("grade.cut.missing", names.of(node)) + " " + because(cut);
    }
    if (solution.windows().containsKey(node)) {
      return names.parent(node).isEmpty()
          ? words.say("grade.cut.root", names.of(node))
          : words.say("grade.cut.wrong", names.of(node)) + " " + open(node);
    }
    return words.say("grade.cut.below", names.of(node)) + " " + whyNever(node);
  }

  /// What to say where a leaf was missed or seen without reason.
  String leaf(int node) {
    if (solution.leaves().containsKey(node)) {
      return words.say("grade.leaf.missing", names.of(node)) + " " + open(node);
    }
    return names.node(node).isLeaf()
        ? words.say("grade.leaf.wrong", names.of(node)) + " " + whyNever(node)
        : words.say("grade.leaf.inner", names.of(node));
  }

  /// Why a node that is entered is entered.
  private String open(int node) {
    var window = windowOf(node);
    return words.say("grade.rule.open", window.alpha(), window.beta());
  }

  /// Why a node is never come to: the cut above it, or the depth limit.
  private String whyNever(int node) {
    for (var at = OptionalInt.of(node); at.isPresent(); at = names.parent(at.getAsInt())) {
      var cut = solution.cuts().get(at.getAsInt());
      if (cut != null) {
        return words.say("grade.rule.gone", names.of(at.getAsInt())) + " " + because(cut);
      }
    }
    return words.say("grade.rule.depth");
  }

  /// `At E, 5 >= beta 3: whatever follows there cannot matter.`
  private String because(TraceStep.Cut cut) {
    boolean isAlpha = cut.which() == TraceStep.WindowBound.ALPHA;
    return words.say(
        isAlpha ? "grade.rule.cut.alpha" : "grade.rule.cut.beta",
        names.of(cut.node()),
        cut.value(),
        cut.comparison(),
        cut.bound());
  }

  // What is right

  private boolean isFailHard() {
    return solution.story().setup().algorithm() == TreeAlgorithm.ALPHA_BETA;
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

  private TraceStep.@Nullable Cut cutAt(int node) {
    return solution.cuts().values().stream()
        .filter(cut -> cut.node() == node)
        .findFirst()
        .orElse(null);
  }

  /// The values of all children, those that were cut off as well.
  private List<Double> allBelow(int node) {
    return names.node(node).children().stream().map(child -> worth(child.id())).toList();
  }

  private double worth(int node) {
    var inner = names.node(node);
    if (inner.isLeaf()) {
      return inner.value().orElseThrow();
    }
    return extreme(
        names.side(node), inner.children().stream().map(child -> worth(child.id())).toList());
  }

  private static double extreme(Side side, List<Double> values) {
    return values.stream().reduce(side.worst(), side::better);
  }
}
