package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Position;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/// A game and one of its positions.
final class PositionOptions {

  @Mixin private GameArgument gameArgument = new GameArgument();
  @Mixin private PlayedPosition played = new PlayedPosition();

  Game game(Secateur secateur) {
    return gameArgument.game(secateur);
  }

  /// Whether the start is an opening of one of the game's sets.
  boolean hasOpening() {
    return played.hasOpening();
  }

  /// See [PlayedPosition#position].
  Position position(Game game, @Nullable Integer seed, PrintWriter notes) {
    return played.position(game, seed, notes);
  }

  /// See [PlayedPosition#recordAfterOpening].
  GameRecord recordAfterOpening(Game game, @Nullable Integer seed, PrintWriter notes) {
    return played.recordAfterOpening(game, seed, notes);
  }
}
