package dev.secateur.lab;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The fixed test positions for all measurements: openings, middle games and endings, as moves from
/// the start. If they change, new figures cannot be compared with old ones.
final class TestPositions {

  private TestPositions() {}

  /// @throws NotationException if the game has no test positions
  static List<Position> of(Game game) {
    var name = "positions/" + game.name() + ".txt";
    try (var stream = TestPositions.class.getResourceAsStream(name)) {
      if (stream == null || !game.specification().equals(game.name())) {
        throw new NotationException(
            game.specification(),
            0,
            "there are no test positions for " + game.specification(),
            "checkers, reversi or quoridor");
      }
      var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
      return reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> after(game, line))
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static Position after(Game game, String moves) {
    var position = game.start();
    game.notation().playMoves(position, moves, _ -> {});
    return position;
  }
}
