package dev.secateur.server.lab;

import dev.secateur.core.Game;
import dev.secateur.lab.Ablation;
import java.util.List;

/// An ablation as it stands at a moment.
///
/// @param position in the game's own format
/// @param rows what is measured so far, the standard first
/// @param of how many rows there will be
public record AblationSnapshot(
    String id,
    Game game,
    String position,
    int depth,
    AblationPhase phase,
    List<Ablation.AblationRow> rows,
    int of) {

  /// How far an ablation is.
  public enum AblationPhase {
    WAITING,
    RUNNING,
    INTERRUPTED,
    FINISHED
  }
}
