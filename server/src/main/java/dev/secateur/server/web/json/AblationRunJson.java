package dev.secateur.server.web.json;

import dev.secateur.lab.AblationRowJson;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.server.lab.AblationSnapshot;
import java.util.List;

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
    List<AblationRowJson> rows) {

  public static AblationRunJson of(AblationSnapshot ablation) {
    var rows = ablation.rows();
    return new AblationRunJson(
        ablation.id(),
        ablation.game().specification(),
        ablation.position(),
        ablation.depth(),
        MatchSetupJson.word(ablation.phase()),
        ablation.of(),
        rows.stream().map(row -> AblationRowJson.of(row, rows.getFirst())).toList());
  }
}
