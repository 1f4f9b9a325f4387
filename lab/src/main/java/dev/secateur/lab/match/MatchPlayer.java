package dev.secateur.lab.match;

import dev.secateur.core.Limits;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.EngineFault;

/// Who takes part in a match.
///
/// @param name what the tables call it; no two are alike
/// @param text what a user typed for it
/// @param limits for each of its moves; a clock is what it starts a game with
/// @param source gives as many of its kind as there are games at a time
public record MatchPlayer(String name, String text, Limits limits, ContestantSource source) {

  /// Starts one and sends it home, to see whether it can take part at all.
  ///
  /// @throws EngineFault if it does not start, or cannot play under these limits
  public void tryOut() throws EngineFault, InterruptedException {
    try (var contestant = source.open()) {
      contestant.agreeTo(limits);
    }
  }
}
