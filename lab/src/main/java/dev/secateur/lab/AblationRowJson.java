package dev.secateur.lab;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/// A row of an ablation, as `ablate --json` and the web service print it.
///
/// @param nodesRatio the nodes divided by those of the standard row
/// @param timeRatio the time divided by that of the standard row
/// @param settled the number of positions that were solved
/// @param cutShort the number of searches that the time limit stopped; null for none
@JsonInclude(JsonInclude.Include.NON_NULL)
public record AblationRowJson(
    String name,
    long nodes,
    double nodesRatio,
    long timeMs,
    double timeRatio,
    double meanDepth,
    int settled,
    int sameMove,
    @Nullable Integer cutShort) {

  public static AblationRowJson of(Ablation.AblationRow row, Ablation.AblationRow standard) {
    return new AblationRowJson(
        row.name(),
        row.nodes(),
        (double) row.nodes() / Math.max(1, standard.nodes()),
        row.timeNanos() / 1_000_000,
        (double) row.timeNanos() / Math.max(1, standard.timeNanos()),
        row.meanDepth(),
        row.solved(),
        row.sameMove(),
        row.cutShort() > 0 ? row.cutShort() : null);
  }
}
