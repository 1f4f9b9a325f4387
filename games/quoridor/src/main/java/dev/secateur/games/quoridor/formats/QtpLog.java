package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.records.formats.NamedFormat;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;
import java.io.IOException;
import java.util.regex.Pattern;

/// A log of QTP, the protocol of Quoridor engines: `playmove white e2`, `playwall black a3 h`,
/// `genmove white` and its answer `= e3`. Answers may be missing. A command with the answer `?` is
/// ignored.
public final class QtpLog extends NamedFormat {

  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?is)\\s*(?:#[^\n]*\n\\s*)*(?:\\d+\\s+)?(?:boardsize|walls|clear_board|playmove|playwall"
              + "|genmove|name|version|protocol_version|list_commands|known_command|showboard)\\b.*");

  private final Game game;

  public QtpLog(Game game) {
    super("qtp", "a log of the protocol QTP", "qtp", BEGINNING.asMatchPredicate());
    this.game = game;
  }

  @Override
  public RecordReader reader(RecordSource source) throws IOException {
    return new QtpReader(game, source);
  }

  @Override
  public RecordWriter writer(RecordTarget target) {
    return new QtpWriter(game, target);
  }
}
