package dev.secateur.trees.exercise;

import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.exercise.Grade.AnswerPart;
import dev.secateur.trees.exercise.Grade.GradeMark;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/// Compares an answer with the right one and says for each mistake which rule was missed.
///
/// What is wrong only because of an earlier slip, and follows from it by the rules, gets its point:
/// one mistake costs once.
public final class Grader {

  private final Solution solution;
  private final NodeNames names;
  private final TreeMessages words;

  public Grader(Solution solution, TreeMessages words) {
    this.solution = solution;
    this.words = words;
    this.names = new NodeNames(solution.story().tree(), words);
  }

  public Grade grade(ExerciseAnswer answer) {
    var rules = new GradingRules(solution, answer, names, words);
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
            entry(
                AnswerPart.CUT,
                node,
                solution.cuts().containsKey(node),
                answer.cuts().contains(node),
                () -> rules.cut(node)));
      }
      for (int node : names.ids()) {
        marks.addAll(
            entry(
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
      // Whoever copies the number of a leaf does no harm.
      if (given != null && !given.equals(names.node(node).isLeaf() ? leafValue(node) : null)) {
        marks.add(tooMuch(AnswerPart.VALUE, node, rules.valueOfNone(node)));
      }
    } else if (right.equals(given)) {
      marks.add(right(AnswerPart.VALUE, node));
    } else if (given != null && given == rules.valueThatFollows(node)) {
      marks.add(forgiven(AnswerPart.VALUE, node));
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
      marks.add(tooMuch(AnswerPart.WINDOW, node, rules.windowOfNone(node)));
    } else if (right.equals(given)) {
      marks.add(
          isAsked
              ? right(AnswerPart.WINDOW, node)
              : new GradeMark(AnswerPart.WINDOW, node, 0, 0, ""));
    } else if (given != null && isAsked && given.equals(rules.windowThatFollows(node))) {
      marks.add(forgiven(AnswerPart.WINDOW, node));
    } else {
      var sentence = rules.window(node);
      marks.add(
          isAsked
              ? wrong(AnswerPart.WINDOW, node, sentence)
              : tooMuch(AnswerPart.WINDOW, node, sentence));
    }
  }

  /// Something that is on a list or not.
  private static List<GradeMark> entry(
      AnswerPart part, int node, boolean isRight, boolean isGiven, Supplier<String> rule) {
    if (!isRight && !isGiven) {
      return List.of();
    }
    if (isRight && isGiven) {
      return List.of(right(part, node));
    }
    return List.of(isRight ? wrong(part, node, rule.get()) : tooMuch(part, node, rule.get()));
  }

  private static GradeMark right(AnswerPart part, int node) {
    return new GradeMark(part, node, 1, 1, "");
  }

  private static GradeMark wrong(AnswerPart part, int node, String sentence) {
    return new GradeMark(part, node, 0, 1, sentence);
  }

  private static GradeMark tooMuch(AnswerPart part, int node, String sentence) {
    return new GradeMark(part, node, -1, 0, sentence);
  }

  private GradeMark forgiven(AnswerPart part, int node) {
    var sentence = words.say("grade.follows." + MessageKeys.word(part), names.of(node));
    return new GradeMark(part, node, 1, 1, sentence);
  }
}
