package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.lab.match.Schedule.ScheduledGame;

/// Hears what happens in a match. Calls come from the threads of the games; those about the end of
/// a game one at a time.
public interface MatchListener {

  MatchListener NONE = new MatchListener() {};

  default void gameStarted(ScheduledGame game) {}

  /// A move was made.
  ///
  /// @param soFar the game with that move and what its player thinks of it
  default void moveMade(ScheduledGame game, GameRecord soFar) {}

  /// A game is finished and kept.
  default void gameFinished(FinishedGame game, MatchStandings standing) {}
}
