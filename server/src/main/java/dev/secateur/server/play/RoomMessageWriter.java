package dev.secateur.server.play;

import dev.secateur.core.Game;

/// Writes the messages to the pages of a game. Each message is written once, however many pages get
/// it, and never under the lock of a room.
public interface RoomMessageWriter {

  /// The whole game.
  String game(GameSnapshot game);

  /// What is different from the game before.
  String change(GameSnapshot before, GameSnapshot now);

  /// How far a search has come, or how it ended.
  String thinking(Game game, SearchProgress progress, boolean finished);

  String problem(Problem problem);
}
