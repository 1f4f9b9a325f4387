package dev.secateur.trees.exercise;

import dev.secateur.trees.NodeNames;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Grades as JSON, entry by entry.
public final class GradeJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private GradeJson() {}

  /// The points, and the entries that have an explanation.
  public static ObjectNode explained(Grade grade, NodeNames names) {
    return write(grade, names, false);
  }

  /// The points and all entries.
  public static ObjectNode whole(Grade grade, NodeNames names) {
    return write(grade, names, true);
  }

  private static ObjectNode write(Grade grade, NodeNames names, boolean everything) {
    var json = MAPPER.createObjectNode();
    json.put("points", grade.points());
    json.put("possible", grade.possible());
    var marks = json.putArray("marks");
    for (var mark : grade.marks()) {
      if (everything || !mark.sentence().isEmpty()) {
        marks
            .addObject()
            .put("part", MessageKeys.word(mark.part()))
            .put("node", names.of(mark.node()))
            .put("points", mark.points())
            .put("possible", mark.possible())
            .put("text", mark.sentence());
      }
    }
    return json;
  }
}
