package dev.secateur.records.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import java.util.EnumSet;

/// Positions in the game's own notation, one on each line. Of a game, the last position is written.
public final class PositionLines extends LineFormat {

  private final Game game;

  public PositionLines(Game game, String name, String extension) {
    super(
        name,
        "one position on each line; the last position of a game",
        extension,
        line -> isPosition(game, line));
    this.game = game;
  }

  private static boolean isPosition(Game game, String line) {
    try {
      game.notation().parsePosition(line);
      return true;
    } catch (NotationException other) {
      return false;
    }
  }

  @Override
  protected GameRecord parse(String line) {
    return GameRecord.from(game, game.notation().parsePosition(line));
  }

  @Override
  protected String text(GameRecord record, Losses losses) {
    if (record.plies() > 0) {
      losses.add("moves");
    }
    losses.check(record, EnumSet.of(RecordContent.START));
    return record.game().notation().formatPosition(record.positionAfter(record.plies()));
  }
}
