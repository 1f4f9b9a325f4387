package dev.secateur.lab.training;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.io.IOException;
import java.nio.file.Path;

/// Plays the games of training data again.
final class GameReplay {

  /// Receives every position of every game.
  interface ReplayListener {

    /// A position with the move made there.
    ///
    /// @param position before the move; it changes afterwards
    void ply(LabelledGame game, LabelledPly ply, Position position);

    /// A game begins.
    default void game(LabelledGame game) {}
  }

  private GameReplay() {}

  /// Replays a file.
  ///
  /// @throws NotationException if the file is broken or has games that are not of this game
  static void forEach(Game game, Path file, ReplayListener listener) throws IOException {
    try (var data = new TrainingDataReader(file)) {
      if (!data.header().game().equals(game.specification())) {
        throw TrainingDataFormat.wrong(
            file,
            "is training data of " + data.header().game(),
            "training data of " + game.specification());
      }
      int number = 0;
      for (var block = data.nextBlock(); !block.isEmpty(); block = data.nextBlock()) {
        for (var one : block) {
          number++;
          replay(game, one, file, number, listener);
        }
      }
    }
  }

  private static void replay(
      Game game, LabelledGame one, Path file, int number, ReplayListener listener) {
    listener.game(one);
    try {
      var notation = game.notation();
      var position = one.start().isEmpty() ? game.start() : notation.parsePosition(one.start());
      for (var ply : one.plies()) {
        listener.ply(one, ply, position);
        position.make(notation.parseMove(position, ply.move()));
      }
    } catch (NotationException illegal) {
      throw TrainingDataFormat.wrong(
          file,
          "cannot be replayed: game %,d: %s".formatted(number, illegal.error().wrong()),
          illegal.error().expected());
    }
  }
}
