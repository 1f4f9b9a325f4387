package dev.secateur.trees;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Comparisons as JSON: a row for each order and algorithm, and the counts of the minimal tree.
public final class AlgorithmComparisonJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private AlgorithmComparisonJson() {}

  /// The comparison as one object. Infinite values are the texts `"inf"` and `"-inf"`.
  public static ObjectNode write(AlgorithmComparison comparison) {
    var json = MAPPER.createObjectNode();
    TreeJson.put(json, "value", comparison.value());
    json.put("minimumLeaves", comparison.minimum().leaves());
    json.put("minimumNodes", comparison.minimum().nodes());
    var rows = json.putArray("rows");
    for (var row : comparison.rows()) {
      rows.addObject()
          .put("order", row.order())
          .put("algorithm", row.algorithm().text())
          .put("leaves", row.leaves())
          .put("distinctLeaves", row.distinctLeaves())
          .put("nodes", row.nodes());
    }
    return json;
  }
}
