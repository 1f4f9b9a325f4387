package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.lab.match.Schedule.ScheduledGame;

/// Receives the events of a match. Calls come from the threads of the boards; `gameFinished` is
/// never called by two threads at once.
public interface MatchListener {

  MatchListener NONE = new MatchListener() {};

  default void gameStarted(ScheduledGame game) {}

  /// A move was made.
  ///
  /// @param soFar the game with that move and the player's score for it
  default void moveMade(ScheduledGame game, GameRecord soFar) {}

  /// A game is finished and stored.
  default void gameFinished(FinishedGame game, MatchStandings standing) {}
}
