package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.records.formats.NamedFormat;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;

/// A summary of a collection of games. It can be written, not read.
final class SummaryFormat extends NamedFormat {

  private final Game game;

  SummaryFormat(Game game) {
    super("summary", "results, lengths, players, openings, broken games", "txt", _ -> false);
    this.game = game;
  }

  @Override
  public boolean reads() {
    return false;
  }

  @Override
  public RecordReader reader(RecordSource source) {
    throw new UnsupportedOperationException("a summary is only written");
  }

  @Override
  public RecordWriter writer(RecordTarget target) {
    return new SummaryWriter(game, target);
  }
}
