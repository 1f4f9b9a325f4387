package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Position;
import picocli.CommandLine.Mixin;

/// A game and one of its positions.
final class PositionOptions {

  @Mixin private GameArgument gameArgument = new GameArgument();
  @Mixin private PlayedPosition played = new PlayedPosition();

  Game game(Secateur secateur) {
    return gameArgument.game(secateur);
  }

  /// See [PlayedPosition#position].
  Position position(Game game) {
    return played.position(game);
  }

  /// See [PlayedPosition#record].
  GameRecord record(Game game) {
    return played.record(game);
  }
}
