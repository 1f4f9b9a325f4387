package dev.secateur.trees.exercise;

import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import java.util.ArrayList;
import java.util.List;

/// What is to be done in an exercise, in words.
final class ExerciseTask {

  private ExerciseTask() {}

  static List<String> lines(Exercise exercise, TreeMessages words) {
    var algorithm = exercise.setup().algorithm();
    var name = words.say("algorithm." + algorithm.text());
    if (algorithm == TreeAlgorithm.MINIMAX) {
      return List.of(words.say("sheet.task.minimax", name));
    }
    var lines = new ArrayList<String>();
    lines.add(words.say("sheet.task.search", name));
    lines.add(words.say("sheet.task.write"));
    if (algorithm == TreeAlgorithm.NEGAMAX) {
      // It changes signs at every ply; pictures and grades do not.
      lines.add(words.say("sheet.task.view"));
    }
    lines.add(words.say("sheet.task.mark"));
    return lines;
  }
}
