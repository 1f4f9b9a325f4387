package dev.secateur.records.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import java.util.EnumSet;

/// Positions in the game's own text, one on a line: of a game, the last one is written.
public final class PositionLines extends LineFormat {

  private final Game game;
  private final String name;
  private final String extension;

  public PositionLines(Game game, String name, String extension) {
    this.game = game;
    this.name = name;
    this.extension = extension;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String description() {
    return "positions, one on each line; of a game the last";
  }

  @Override
  public String extension() {
    return extension;
  }

  @Override
  public boolean recognises(String beginning) {
    try {
      parse(firstLine(beginning));
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
    return record.game().notation().position(record.positionAfter(record.plies()));
  }
}
