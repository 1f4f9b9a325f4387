package dev.secateur.trees.exercise;

import dev.secateur.trees.NodeNames;
import dev.secateur.trees.Words;
import dev.secateur.trees.exercise.Grade.Mark;
import dev.secateur.trees.exercise.Grade.Part;
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
  private final Words words;

  public Grader(Solution solution, Words words) {
    this.solution = solution;
    this.words = words;
    this.names = new NodeNames(solution.story().tree(), words);
  }

  public Grade grade(Answer answer) {
    var rules = new Rules(solution, answer, names, words);
    var marks = new ArrayList<Mark>();
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
                Part.CUT,
                node,
                solution.cuts().containsKey(node),
                answer.cuts().contains(node),
                () -> rules.cut(node)));
      }
      for (int node : names.ids()) {
        marks.addAll(
            entry(
                Part.LEAF,
                node,
                solution.leaves().containsKey(node),
                answer.leaves().contains(node),
                () -> rules.leaf(node)));
      }
    }
    return new Grade(marks);
  }

  private void value(int node, Answer answer, Rules rules, List<Mark> marks) {
    var given = answer.values().get(node);
    var right = solution.values().get(node);
    if (right == null) {
      // Whoever copies the number of a leaf does no harm.
      if (given != null && !given.equals(names.node(node).isLeaf() ? leafValue(node) : null)) {
        marks.add(tooMuch(Part.VALUE, node, rules.valueOfNone(node)));
      }
    } else if (right.equals(given)) {
      marks.add(right(Part.VALUE, node));
    } else if (given != null && given == rules.valueThatFollows(node)) {
      marks.add(forgiven(Part.VALUE, node));
    } else {
      marks.add(wrong(Part.VALUE, node, rules.value(node)));
    }
  }

  private double leafValue(int node) {
    return names.node(node).value().orElseThrow();
  }

  private void window(int node, Answer answer, Rules rules, List<Mark> marks) {
    var given = answer.windows().get(node);
    var right = solution.windows().get(node);
    boolean isAsked = solution.values().containsKey(node);
    if (!isAsked && given == null) {
      return;
    }
    if (right == null) {
      marks.add(tooMuch(Part.WINDOW, node, rules.windowOfNone(node)));
    } else if (right.equals(given)) {
      marks.add(isAsked ? right(Part.WINDOW, node) : new Mark(Part.WINDOW, node, 0, 0, ""));
    } else if (given != null && isAsked && given.equals(rules.windowThatFollows(node))) {
      marks.add(forgiven(Part.WINDOW, node));
    } else {
      var sentence = rules.window(node);
      marks.add(
          isAsked ? wrong(Part.WINDOW, node, sentence) : tooMuch(Part.WINDOW, node, sentence));
    }
  }

  /// Something that is on a list or not.
  private static List<Mark> entry(
      Part part, int node, boolean isRight, boolean isGiven, Supplier<String> rule) {
    if (!isRight && !isGiven) {
      return List.of();
    }
    if (isRight && isGiven) {
      return List.of(right(part, node));
    }
    return List.of(isRight ? wrong(part, node, rule.get()) : tooMuch(part, node, rule.get()));
  }

  private static Mark right(Part part, int node) {
    return new Mark(part, node, 1, 1, "");
  }

  private static Mark wrong(Part part, int node, String sentence) {
    return new Mark(part, node, 0, 1, sentence);
  }

  private static Mark tooMuch(Part part, int node, String sentence) {
    return new Mark(part, node, -1, 0, sentence);
  }

  private Mark forgiven(Part part, int node) {
    var sentence = words.say("grade.follows." + Parts.word(part), names.of(node));
    return new Mark(part, node, 1, 1, sentence);
  }
}
