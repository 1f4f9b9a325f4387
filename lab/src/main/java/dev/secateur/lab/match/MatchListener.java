package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.lab.match.Schedule.Fixture;

/// Hears what happens in a match. Calls come from the threads of the games; those about the end of
/// a game one at a time.
public interface MatchListener {

  MatchListener NONE = new MatchListener() {};

  default void gameStarted(Fixture game) {}

  /// A move was made.
  ///
  /// @param soFar the game with that move and what its player thinks of it
  default void moveMade(Fixture game, GameRecord soFar) {}

  /// A game is finished and kept.
  default void gameFinished(FinishedGame game, Standing standing) {}
}
