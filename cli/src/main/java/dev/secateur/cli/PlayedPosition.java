package dev.secateur.cli;

import dev.secateur.core.ChosenOpening;
import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.io.PrintWriter;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// A position of a game, as a text or an opening, with moves after it.
final class PlayedPosition {

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description =
          "Start from this position, in the game's own format (default: the start position).")
  private @Nullable String positionText;

  @Option(
      names = "--opening",
      paramLabel = "SET:N",
      description =
          "Start from an opening of the game's sets: in reversi xot:17, or xot:random for any.")
  private @Nullable String openingText;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "Play these moves first, as in --moves \"e2 e8 e3h\".")
  private String movesText = "";

  boolean hasOpening() {
    return openingText != null;
  }

  /// The start and the moves that the options name.
  ///
  /// @param seed of a random opening; null for another one each time
  /// @param notes gets a line that says which opening was chosen at random
  /// @throws NotationException if an option cannot be read
  GameRecord record(Game game, @Nullable Integer seed, PrintWriter notes) {
    return start(game, seed, notes).withMoves(movesText);
  }

  /// The same, with the position after the opening as the start of the record.
  GameRecord recordAfterOpening(Game game, @Nullable Integer seed, PrintWriter notes) {
    var start = start(game, seed, notes);
    return GameRecord.from(game, start.positionAfter(start.plies())).withMoves(movesText);
  }

  /// The position after all moves.
  Position position(Game game, @Nullable Integer seed, PrintWriter notes) {
    var record = record(game, seed, notes);
    return record.positionAfter(record.plies());
  }

  private GameRecord start(Game game, @Nullable Integer seed, PrintWriter notes) {
    if (openingText == null) {
      return GameRecord.from(
          game, positionText == null ? game.start() : game.notation().parsePosition(positionText));
    }
    if (positionText != null) {
      throw new NotationException(
          "", 0, "--opening and --position exclude each other", "one of them");
    }
    var random = seed == null ? new SplittableRandom() : new SplittableRandom(seed);
    var chosen = ChosenOpening.parse(game, openingText, random);
    if (!chosen.text().equals(openingText)) {
      notes.println("note: the opening is %s: %s".formatted(chosen.text(), chosen.moves(game)));
      notes.flush();
    }
    return chosen.opening().begin(game);
  }
}
