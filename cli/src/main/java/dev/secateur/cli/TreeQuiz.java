package dev.secateur.cli;

import dev.secateur.core.NotationException;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.draw.TreeSnapshot;
import dev.secateur.trees.exercise.AnswerText;
import dev.secateur.trees.exercise.Exercise;
import dev.secateur.trees.exercise.ExerciseAnswer;
import dev.secateur.trees.exercise.Grade;
import dev.secateur.trees.exercise.Grader;
import dev.secateur.trees.exercise.Solution;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Asks what an algorithm does with a tree and grades each answer at once: first the cutoffs and
/// the leaves, then windows and values in the order of the search.
final class TreeQuiz {

  private final Exercise exercise;
  private final Solution solution;
  private final TreeMessages messages;
  private final BufferedReader input;
  private final TreeReport report;
  private final NodeNames names;
  private ExerciseAnswer answer = new ExerciseAnswer(Map.of(), Map.of(), Set.of(), Set.of());
  private boolean isOver;

  TreeQuiz(Exercise exercise, TreeMessages messages, BufferedReader input, TreeReport report) {
    this.exercise = exercise;
    this.solution = exercise.solution();
    this.messages = messages;
    this.input = input;
    this.report = report;
    this.names = new NodeNames(exercise.tree(), messages);
  }

  void run() throws IOException {
    report.drawing(TreeSnapshot.of(exercise.tree()));
    var name = messages.say("algorithm." + exercise.settings().algorithm().text());
    report.printLine(messages.say("quiz.intro", name));
    if (solution.asksForWindows()) {
      ask(messages.say("quiz.cuts"), "cut ", mark -> mark.part() == Grade.AnswerPart.CUT);
      ask(messages.say("quiz.leaves"), "visited ", mark -> mark.part() == Grade.AnswerPart.LEAF);
    }
    for (TraceStep step : solution.trace().steps()) {
      int node = step.node();
      boolean isInner = solution.values().containsKey(node);
      if (step instanceof TraceStep.Enter && isInner && solution.asksForWindows()) {
        ask(
            messages.say("quiz.window", names.of(node)),
            "window \"%s\" ".formatted(names.of(node)),
            mark -> mark.part() == Grade.AnswerPart.WINDOW && mark.node() == node);
      } else if (step instanceof TraceStep.Return) {
        ask(
            messages.say("quiz.value", names.of(node)),
            "value \"%s\" ".formatted(names.of(node)),
            mark -> mark.part() == Grade.AnswerPart.VALUE && mark.node() == node);
      }
    }
    report.score(grade());
  }

  private Grade grade() {
    return new Grader(solution, messages).grade(answer);
  }

  /// Asks until the answer can be read. The end of the input ends the quiz.
  private void ask(String question, String keyword, Predicate<Grade.GradeMark> place)
      throws IOException {
    while (!isOver) {
      report.ask(question);
      var line = input.readLine();
      if (line == null) {
        isOver = true;
        report.printLine("");
        return;
      }
      try {
        answer = merge(answer, AnswerText.parse(keyword + line, names));
      } catch (NotationException bad) {
        var error = bad.error();
        report.printLine("%s: expected %s".formatted(error.wrong(), error.expected()));
        continue;
      }
      var sentences =
          grade().marks().stream()
              .filter(place)
              .map(Grade.GradeMark::sentence)
              .filter(sentence -> !sentence.isEmpty())
              .toList();
      report.sentences(sentences.isEmpty() ? List.of(messages.say("quiz.right")) : sentences);
      return;
    }
  }

  private static ExerciseAnswer merge(ExerciseAnswer one, ExerciseAnswer other) {
    var values = new HashMap<>(one.values());
    values.putAll(other.values());
    var windows = new HashMap<>(one.windows());
    windows.putAll(other.windows());
    var cuts = new HashSet<>(one.cuts());
    cuts.addAll(other.cuts());
    var leaves = new HashSet<>(one.leaves());
    leaves.addAll(other.leaves());
    return new ExerciseAnswer(values, windows, cuts, leaves);
  }
}
