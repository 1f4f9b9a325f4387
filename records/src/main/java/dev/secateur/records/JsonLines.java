package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.formats.LineFormat;
import dev.secateur.records.formats.Losses;

/// JSON lines, the common ground of all games: nothing that a record holds is lost.
public final class JsonLines extends LineFormat {

  private final Game game;
  private final Games games;

  /// Lines with games of one kind, whatever their parameters.
  public JsonLines(Game game, Games games) {
    // Lines of another game are recognised too; each of them is then refused for that reason.
    super(
        "json",
        "JSON lines: everything that a record holds",
        "jsonl",
        line -> line.startsWith("{"));
    this.game = game;
    this.games = games;
  }

  /// Besides what says nothing, the set-up with which the file of a match begins. It may stand
  /// anywhere, because several such files may have been put together.
  @Override
  public boolean isPassedOver(String line) {
    return super.isPassedOver(line) || RecordJson.isMatchSetup(line);
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
