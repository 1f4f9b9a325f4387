package dev.secateur.lab.positions;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/// A position of a game and the result of the game.
///
/// @param record the position and the moves that led to it
/// @param won 1 if the side to move won, 0 if it lost, 0.5 for a draw
public record OutcomePosition(FilePlace place, GameRecord record, double won) {

  private static final String EXPECTED =
      "{\"position\" or \"moves\": \"...\", \"won\": 1, 0 or 0.5 for the side to move}";

  /// Reads a file of such positions, as JSON lines.
  ///
  /// @throws NotationException that names the first line that cannot be read
  public static List<OutcomePosition> read(Path file, Game game) throws IOException {
    return TestPositionFile.read(
        file,
        "lines such as " + EXPECTED,
        (line, place) -> {
          var json = TestPositionFile.object(line, EXPECTED);
          var record = TestPositionFile.record(json, game, EXPECTED);
          double won = json.path("won").isNumber() ? json.path("won").doubleValue() : Double.NaN;
          if (won != 0 && won != 0.5 && won != 1) {
            throw new NotationException("", 0, "there is no result of the game", EXPECTED);
          }
          return new OutcomePosition(place, record, won);
        });
  }

  /// The position itself.
  public Position position() {
    return record.positionAfter(record.plies());
  }
}
