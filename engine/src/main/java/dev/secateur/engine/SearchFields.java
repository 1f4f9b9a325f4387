package dev.secateur.engine;

import dev.secateur.core.Score;
import dev.secateur.search.SearchStatistics;
import java.util.LinkedHashMap;
import java.util.Map;

/// Results of a search under the field names that all our JSON uses.
public final class SearchFields {

  private SearchFields() {}

  /// A score in display units, and the plies to a proven win or loss if they are known.
  public static Map<String, Object> score(int score) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("score", Score.inUnits(score));
    if (Score.isDistanceKnown(score)) {
      fields.put("winIn", Score.plies(score));
    }
    return fields;
  }

  /// The statistics, without nodes and time, which are fields of the result itself.
  public static Map<String, Object> statistics(SearchStatistics statistics) {
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
