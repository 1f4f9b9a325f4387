package dev.secateur.trees.exercise;

import dev.secateur.trees.Algorithm;
import dev.secateur.trees.Words;
import java.util.ArrayList;
import java.util.List;

/// What is to be done in an exercise, in words.
final class Task {

  private Task() {}

  static List<String> lines(Exercise exercise, Words words) {
    var algorithm = exercise.setup().algorithm();
    var name = words.say("algorithm." + algorithm.text());
    if (algorithm == Algorithm.MINIMAX) {
      return List.of(words.say("sheet.task.minimax", name));
    }
    var lines = new ArrayList<String>();
    lines.add(words.say("sheet.task.search", name));
    lines.add(words.say("sheet.task.write"));
    if (algorithm == Algorithm.NEGAMAX) {
      // It changes signs at every ply; pictures and grades do not.
      lines.add(words.say("sheet.task.view"));
    }
    lines.add(words.say("sheet.task.mark"));
    return lines;
  }
}
