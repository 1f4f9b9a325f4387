package dev.secateur.server.lab;

import dev.secateur.core.GameRecord;
import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.match.Schedule.ScheduledGame;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/// A match at a moment.
///
/// @param steps the estimate of the first pairing after each pair of games
/// @param playing the game on the board
/// @param updated when something was last kept
/// @param trouble why it could not go on, in words; empty for none
public record MatchSnapshot(
    String id,
    MatchSetup setup,
    Phase phase,
    MatchStandings standing,
    List<EloHistory.EloPoint> steps,
    Optional<Playing> playing,
    Instant updated,
    String trouble) {

  /// Where a match stands.
  public enum Phase {
    /// Until the matches before it have ended.
    WAITING,
    RUNNING,
    /// By a person, or because the server stopped. It can be resumed.
    INTERRUPTED,
    FINISHED
  }

  /// A game that is being played.
  public record Playing(ScheduledGame scheduled, GameRecord soFar) {}
}
