package dev.secateur.trees.exercise;

import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeJson;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Exercises as JSON: everything that a page needs to show the exercise, without the answer.
public final class ExerciseJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private ExerciseJson() {}

  /// The tree, the algorithm, and the task in words.
  public static ObjectNode write(Exercise exercise, TreeMessages messages) {
    var json = MAPPER.createObjectNode();
    AlgorithmSettings settings = exercise.settings();
    json.put("algorithm", settings.algorithm().text());
    json.put("depth", settings.depth());
    json.put("strict", settings.strict());
    json.put("link", ExerciseLink.write(exercise));
    var task = json.putArray("task");
    ExerciseTask.lines(exercise, messages).forEach(task::add);
    json.put("asksForWindows", exercise.solution().asksForWindows());
    json.put("text", TreeText.write(exercise.tree()));
    var names = new NodeNames(exercise.tree(), messages);
    var namesById = json.putObject("names");
    names.ids().forEach(id -> namesById.put(Integer.toString(id), names.of(id)));
    json.set("tree", TreeJson.write(exercise.tree()));
    return json;
  }
}
