package dev.secateur.lab.match;

import dev.secateur.core.Limits;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.EngineFault;

/// A player of a match.
///
/// @param name its name in the tables, unique in the match
/// @param text how the user named the engine
/// @param limits limits per move; a clock is the time at the start of a game
/// @param source starts an instance for each board
public record MatchPlayer(String name, String text, Limits limits, ContestantSource source) {

  /// Starts one instance and closes it, to check that it can play.
  ///
  /// @throws EngineFault if it does not start, or cannot play under these limits
  public void tryOut() throws EngineFault, InterruptedException {
    try (var contestant = source.open()) {
      contestant.checkLimits(limits);
    }
  }
}
