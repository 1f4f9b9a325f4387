package dev.secateur.trees.exercise;

import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import java.util.ArrayList;
import java.util.List;

/// The task of an exercise in words.
final class ExerciseTask {

  private ExerciseTask() {}

  static List<String> lines(Exercise exercise, TreeMessages messages) {
    var algorithm = exercise.settings().algorithm();
    var name = messages.say("algorithm." + algorithm.text());
    if (algorithm == TreeAlgorithm.MINIMAX) {
      return List.of(messages.say("sheet.task.minimax", name));
    }
    var lines = new ArrayList<String>();
    lines.add(messages.say("sheet.task.search", name));
    lines.add(messages.say("sheet.task.write"));
    if (algorithm == TreeAlgorithm.NEGAMAX) {
      // Negamax changes signs at every ply; pictures and grades do not.
      lines.add(messages.say("sheet.task.view"));
    }
    lines.add(messages.say("sheet.task.mark"));
    return lines;
  }
}
