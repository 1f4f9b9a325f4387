package dev.secateur.core;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Moves from the start position with which the games of a match begin.
///
/// @param moves as the notation reads them; empty for the start itself
/// @param name what players call it; empty for most
public record Opening(String moves, String name) {

  public static final Opening START = new Opening("", "");

  /// The opening on a line of a list. Text after `#` is a comment. Empty if the line has no moves.
  public static Optional<Opening> onLine(String line) {
    int comment = line.indexOf('#');
    var moves = (comment < 0 ? line : line.substring(0, comment)).strip();
    return moves.isEmpty() ? Optional.empty() : Optional.of(new Opening(moves, ""));
  }

  /// The openings in a resource file of a game.
  public static List<Opening> fromResource(Class<? extends Game> game, String file) {
    try (var stream = Objects.requireNonNull(game.getResourceAsStream(file), file);
        var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().map(Opening::onLine).flatMap(Optional::stream).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// A record with the moves of the opening.
  ///
  /// @throws NotationException if a move cannot be made
  public GameRecord begin(Game game) {
    return GameRecord.of(game).withMoves(moves);
  }
}
