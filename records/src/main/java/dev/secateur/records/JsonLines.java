package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.formats.LineFormat;
import dev.secateur.records.formats.Losses;

/// JSON lines, the format that all games share. It keeps everything in a record.
public final class JsonLines extends LineFormat {

  private final Game game;
  private final Games games;

  /// Lines with records of one game, with any parameters.
  public JsonLines(Game game, Games games) {
    // Lines of another game are recognised too, so that the error says that they are of another
    // game.
    super(
        "json",
        "JSON lines: everything that a record holds",
        "jsonl",
        line -> line.startsWith("{"));
    this.game = game;
    this.games = games;
  }

  /// Also skips the set-up line of a match file. It may be on any line, because several match files
  /// may have been joined.
  @Override
  public boolean isSkipped(String line) {
    return super.isSkipped(line) || RecordJson.isMatchSetup(line);
  }

  @Override
  protected GameRecord parse(String line) {
    var record = RecordJson.parse(line, games);
    if (!record.game().name().equals(game.name())) {
      throw new NotationException(
          "", 0, "this is a game of " + record.game().name(), "a game of " + game.name());
    }
    return record;
  }

  @Override
  protected String text(GameRecord record, Losses losses) {
    return RecordJson.write(record);
  }
}
