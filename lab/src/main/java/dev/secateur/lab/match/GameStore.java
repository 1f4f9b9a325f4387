package dev.secateur.lab.match;

import java.io.IOException;
import java.util.function.Consumer;

/// Stores the finished games of a match.
public interface GameStore {

  /// Stores nothing, for matches of which only the result is needed.
  GameStore NONE =
      new GameStore() {
        @Override
        public void forEach(Consumer<FinishedGame> game) {}

        @Override
        public void append(FinishedGame game) {}
      };

  /// Calls the consumer for every stored game.
  void forEach(Consumer<FinishedGame> game) throws IOException;

  /// Stores a game. After this returns, the game is on disk and survives a power failure.
  void append(FinishedGame game) throws IOException;
}
