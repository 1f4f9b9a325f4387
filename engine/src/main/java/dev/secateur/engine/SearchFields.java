package dev.secateur.engine;

import dev.secateur.core.Score;
import dev.secateur.search.Statistics;
import java.util.LinkedHashMap;
import java.util.Map;

/// What a search found out, by the names that every JSON of ours has for it.
public final class SearchFields {

  private SearchFields() {}

  /// A score in the game's unit, and the plies to the end where that is proven.
  public static Map<String, Object> score(int score) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("score", Score.inUnits(score));
    if (Score.isDecisive(score)) {
      fields.put("winIn", Score.plies(score));
    }
    return fields;
  }

  /// How the search went, but for nodes and time, which belong to the result itself.
  public static Map<String, Object> statistics(Statistics statistics) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("quiescenceNodes", statistics.quiescenceNodes());
    fields.put("cutoffs", statistics.cutoffs());
    fields.put("firstMoveCutoffs", statistics.firstMoveCutoffs());
    fields.put("tableProbes", statistics.tableProbes());
    fields.put("tableHits", statistics.tableHits());
    fields.put("tableFullness", statistics.tableFullness());
    fields.put("oracleHits", statistics.oracleHits());
    fields.put("selectiveDepth", statistics.selectiveDepth());
    fields.put("branching", Math.round(100 * statistics.branching()) / 100.0);
    fields.put("iterationMs", statistics.iterationMillis());
    return fields;
  }
}
