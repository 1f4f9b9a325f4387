package dev.secateur.lab.match;

import java.io.IOException;
import java.util.function.Consumer;

/// Where the finished games of a match are kept.
public interface GameStore {

  /// Keeps nothing: for matches of which only the result counts.
  GameStore NONE =
      new GameStore() {
        @Override
        public void forEach(Consumer<FinishedGame> game) {}

        @Override
        public void append(FinishedGame game) {}
      };

  /// Tells of every game that was kept before.
  void forEach(Consumer<FinishedGame> game) throws IOException;

  /// Keeps a game. When this returns, not even a loss of power loses it.
  void append(FinishedGame game) throws IOException;
}
