package dev.secateur.server.web.json;

import dev.secateur.core.Score;
import org.jspecify.annotations.Nullable;

/// The field `winIn` of scores.
final class ProvenWin {

  private ProvenWin() {}

  /// Plies to a proven win, negative for a loss, or null where that is not known.
  static @Nullable Integer in(int score) {
    return Score.isDistanceKnown(score) ? Score.plies(score) : null;
  }
}
