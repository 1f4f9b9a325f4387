package dev.secateur.trees.exercise;

import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.exercise.Grade.AnswerPart;
import dev.secateur.trees.exercise.Grade.GradeMark;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Compares an answer with the solution and explains for each mistake which rule was missed.
///
/// An entry that is wrong only because it follows by the rules from an earlier mistake gets its
/// point, so that one mistake costs only one point.
public final class Grader {

  private final Solution solution;
  private final NodeNames names;
  private final TreeMessages messages;

  public Grader(Solution solution, TreeMessages messages) {
    this.solution = solution;
    this.messages = messages;
    this.names = new NodeNames(solution.trace().tree(), messages);
  }

  public Grade grade(ExerciseAnswer answer) {
    var rules = new GradingRules(solution, answer, names, messages);
    var marks = new ArrayList<GradeMark>();
    for (int node : names.ids()) {
      value(node, answer, rules, marks);
    }
    if (solution.asksForWindows()) {
      for (int node : names.ids()) {
        window(node, answer, rules, marks);
      }
      for (int node : names.ids()) {
        marks.addAll(
            listEntry(
                AnswerPart.CUT,
                node,
                solution.cuts().containsKey(node),
                answer.cuts().contains(node),
                () -> rules.cut(node)));
      }
      for (int node : names.ids()) {
        marks.addAll(
            listEntry(
                AnswerPart.LEAF,
                node,
                solution.leaves().containsKey(node),
                answer.leaves().contains(node),
                () -> rules.leaf(node)));
      }
    }
    return new Grade(marks);
  }

  private void value(int node, ExerciseAnswer answer, GradingRules rules, List<GradeMark> marks) {
    var given = answer.values().get(node);
    var right = solution.values().get(node);
    if (right == null) {
      // Copying the value of a leaf is not a mistake.
      if (given != null && !given.equals(names.node(node).isLeaf() ? leafValue(node) : null)) {
        marks.add(superfluous(AnswerPart.VALUE, node, rules.superfluousValue(node)));
      }
    } else if (right.equals(given)) {
      marks.add(right(AnswerPart.VALUE, node));
    } else if (given != null && given == rules.valueThatFollows(node)) {
      marks.add(consequential(AnswerPart.VALUE, node));
    } else {
      marks.add(wrong(AnswerPart.VALUE, node, rules.value(node)));
    }
  }

  private double leafValue(int node) {
    return names.node(node).value().orElseThrow();
  }

  private void window(int node, ExerciseAnswer answer, GradingRules rules, List<GradeMark> marks) {
    var given = answer.windows().get(node);
    var right = solution.windows().get(node);
    boolean isAsked = solution.values().containsKey(node);
    if (!isAsked && given == null) {
      return;
    }
    if (right == null) {
      marks.add(superfluous(AnswerPart.WINDOW, node, rules.superfluousWindow(node)));
    } else if (right.equals(given)) {
      marks.add(
          isAsked
              ? right(AnswerPart.WINDOW, node)
              : new GradeMark(AnswerPart.WINDOW, node, 0, 0, ""));
    } else if (given != null && isAsked && given.equals(rules.windowThatFollows(node))) {
      marks.add(consequential(AnswerPart.WINDOW, node));
    } else {
      var sentence = rules.window(node);
      marks.add(
          isAsked
              ? wrong(AnswerPart.WINDOW, node, sentence)
              : superfluous(AnswerPart.WINDOW, node, sentence));
    }
  }

  /// The mark of a node that is in a list of the answer or not.
  private static List<GradeMark> listEntry(
      AnswerPart part, int node, boolean isRight, boolean isGiven, Supplier<String> rule) {
    if (!isRight && !isGiven) {
      return List.of();
    }
    if (isRight && isGiven) {
      return List.of(right(part, node));
    }
    return List.of(isRight ? wrong(part, node, rule.get()) : superfluous(part, node, rule.get()));
  }

  private static GradeMark right(AnswerPart part, int node) {
    return new GradeMark(part, node, 1, 1, "");
  }

  private static GradeMark wrong(AnswerPart part, int node, String sentence) {
    return new GradeMark(part, node, 0, 1, sentence);
  }

  private static GradeMark superfluous(AnswerPart part, int node, String sentence) {
    return new GradeMark(part, node, -1, 0, sentence);
  }

  private GradeMark consequential(AnswerPart part, int node) {
    var sentence = messages.say("grade.follows." + MessageKeys.word(part), names.of(node));
    return new GradeMark(part, node, 1, 1, sentence);
  }
}
