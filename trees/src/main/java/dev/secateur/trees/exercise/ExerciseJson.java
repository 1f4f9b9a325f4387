package dev.secateur.trees.exercise;

import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeJson;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Exercises as JSON: all that a page needs to ask, and nothing that gives the answer away.
public final class ExerciseJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private ExerciseJson() {}

  /// The tree, the algorithm, and what is to be done in words.
  public static ObjectNode write(Exercise exercise, TreeMessages words) {
    var json = MAPPER.createObjectNode();
    AlgorithmSettings setup = exercise.setup();
    json.put("algorithm", setup.algorithm().text());
    json.put("depth", setup.depth());
    json.put("strict", setup.strict());
    json.put("link", ExerciseLink.write(exercise));
    var task = json.putArray("task");
    ExerciseTask.lines(exercise, words).forEach(task::add);
    json.put("asksForWindows", exercise.solution().asksForWindows());
    json.put("text", TreeText.write(exercise.tree()));
    var names = new NodeNames(exercise.tree(), words);
    var called = json.putObject("names");
    names.ids().forEach(id -> called.put(Integer.toString(id), names.of(id)));
    json.set("tree", TreeJson.write(exercise.tree()));
    return json;
  }
}
