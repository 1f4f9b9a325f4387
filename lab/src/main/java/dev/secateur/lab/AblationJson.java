package dev.secateur.lab;

import java.util.LinkedHashMap;
import java.util.Map;

/// Rows of an ablation as JSON objects, for `ablate --json` and the web service.
public final class AblationJson {

  private AblationJson() {}

  /// A row, with ratios to the standard row.
  public static Map<String, Object> row(Ablation.AblationRow row, Ablation.AblationRow standard) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", row.name());
    json.put("nodes", row.nodes());
    json.put("nodesRatio", (double) row.nodes() / Math.max(1, standard.nodes()));
    json.put("timeMs", row.timeNanos() / 1_000_000);
    json.put("timeRatio", (double) row.timeNanos() / Math.max(1, standard.timeNanos()));
    json.put("meanDepth", row.meanDepth());
    json.put("settled", row.solved());
    json.put("sameMove", row.sameMove());
    if (row.cutShort() > 0) {
      json.put("cutShort", row.cutShort());
    }
    return json;
  }
}
