package dev.secateur.server.web.json;

import dev.secateur.lab.AblationJson;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.server.lab.AblationSnapshot;
import java.util.List;
import java.util.Map;

/// An ablation, as far as it is measured.
///
/// @param of how many rows there will be
/// @param rows the standard first
public record AblationRunJson(
    String id,
    String game,
    String position,
    int depth,
    String state,
    int of,
    List<Map<String, Object>> rows) {

  public static AblationRunJson of(AblationSnapshot ablation) {
    var rows = ablation.rows();
    return new AblationRunJson(
        ablation.id(),
        ablation.game().specification(),
        ablation.position(),
        ablation.depth(),
        MatchSetupJson.word(ablation.phase()),
        ablation.of(),
        rows.stream().map(row -> AblationJson.row(row, rows.getFirst())).toList());
  }
}
