package dev.secateur.server.web.json;

import dev.secateur.core.Score;
import org.jspecify.annotations.Nullable;

/// The field `winIn` of scores.
final class ProvenWin {

  private ProvenWin() {}

  /// Plies to a proven win, negative for a loss, or null where nothing is proven.
  static @Nullable Integer in(int score) {
    return Score.isDecisive(score) ? Score.plies(score) : null;
  }
}
