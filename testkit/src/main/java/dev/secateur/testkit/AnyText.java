package dev.secateur.testkit;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.TextStyle;
import java.nio.charset.StandardCharsets;

/// Reads the bytes of a game's fuzz test as a position, as a move and as a list of moves. Every
/// result other than a value or a [NotationException] is a failure.
public final class AnyText {

  private final Game game;

  public AnyText(Game game) {
    this.game = game;
  }

  public void read(byte[] bytes) {
    var text = new String(bytes, StandardCharsets.UTF_8);
    readPosition(text);
    readMoves(game.start(), text);
  }

  /// A position that was read can be written, read again, drawn and played on.
  private void readPosition(String text) {
    Position position;
    try {
      position = game.notation().parsePosition(text);
    } catch (NotationException refused) {
      checkMessage(refused);
      return;
    }
    var written = game.notation().formatPosition(position);
    var again = game.notation().formatPosition(game.notation().parsePosition(written));
    if (!again.equals(written)) {
      throw new AssertionError("%s was read back as %s".formatted(written, again));
    }
    game.draw(position, TextStyle.PLAIN);
    game.status(position);
    var moves = position.legalMoves();
    if (moves.length != position.countMoves()) {
      throw new AssertionError("miscounted moves of " + written);
    }
    for (long move : moves) {
      var moveText = game.notation().formatMove(position, move);
      if (game.notation().parseMove(position, moveText) != move) {
        throw new AssertionError("%s in %s is another move".formatted(moveText, written));
      }
    }
  }

  private void readMoves(Position position, String text) {
    try {
      game.notation().parseMove(position, text);
    } catch (NotationException refused) {
      checkMessage(refused);
    }
    try {
      game.notation().playMoves(position, text, _ -> {});
    } catch (NotationException refused) {
      checkMessage(refused);
    }
  }

  private static void checkMessage(NotationException refused) {
    if (refused.error().message().contains("\n")) {
      throw new AssertionError("an error must be one line: " + refused.error().message());
    }
  }
}
