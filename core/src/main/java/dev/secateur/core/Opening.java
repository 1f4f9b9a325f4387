package dev.secateur.core;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Moves from the start position, or a position, with which the games of a match begin.
///
/// @param text moves or a position as the notation reads them; empty for the start itself
/// @param name what players call it; empty for most
public record Opening(String text, String name) {

  public static final Opening START = new Opening("", "");

  /// The opening on a line of a list. Text after `#` is a comment. Empty if the line has no moves.
  public static Optional<Opening> onLine(String line) {
    int comment = line.indexOf('#');
    var text = (comment < 0 ? line : line.substring(0, comment)).strip();
    return text.isEmpty() ? Optional.empty() : Optional.of(new Opening(text, ""));
  }

  /// The openings in a resource file of a game.
  public static List<Opening> fromResource(Class<? extends Game> game, String file) {
    return lines(game, file).stream().map(Opening::onLine).flatMap(Optional::stream).toList();
  }

  /// The openings in a resource file of a game, each with a name after the moves, which are one
  /// word.
  public static List<Opening> namedFromResource(Class<? extends Game> game, String file) {
    return fromResource(game, file).stream()
        .map(line -> line.text().split(" +", 2))
        .map(parts -> new Opening(parts[0], parts[1]))
        .toList();
  }

  private static List<String> lines(Class<? extends Game> game, String file) {
    try (var stream = Objects.requireNonNull(game.getResourceAsStream(file), file);
        var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// A record with the moves of the opening.
  ///
  /// @throws NotationException if a move cannot be made, and the text is not a position either
  public GameRecord begin(Game game) {
    try {
      return GameRecord.of(game).withMoves(text);
    } catch (NotationException noMoves) {
      return beginAtPosition(game, noMoves);
    }
  }

  /// Reports the error that is further in the text: that reading understood more.
  private GameRecord beginAtPosition(Game game, NotationException noMoves) {
    try {
      return GameRecord.from(game, game.notation().parsePosition(text));
    } catch (NotationException noPosition) {
      throw noPosition.error().at() > noMoves.error().at() ? noPosition : noMoves;
    }
  }
}
