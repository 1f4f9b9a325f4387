package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.records.formats.LineFormat;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.RecordContent;
import java.util.EnumSet;
import java.util.regex.Pattern;

/// Transcripts, one game on each line: `f5d6c3d3c4`. Passes may be written or left out; spaces and
/// capitals are allowed. A game with another start has its board before its moves, as Edax writes
/// it: 64 squares, a space, the side to move and a semicolon.
public final class Transcripts extends LineFormat {

  private static final Pattern LINE = Pattern.compile("(?i)(?:(?:[a-h][1-8]|pass|pa|ps|--)\\s*)+");

  private final Game game;

  public Transcripts(Game game) {
    super("transcript", "f5d6c3, a game on each line", "txt", LINE.asMatchPredicate());
    this.game = game;
  }

  @Override
  protected GameRecord parse(String line) {
    int semicolon = line.indexOf(';');
    if (semicolon < 0) {
      return GameRecord.of(game).withMoves(line);
    }
    var start = game.notation().parsePosition(line.substring(0, semicolon));
    return GameRecord.from(game, start).withMoves(line.substring(semicolon + 1));
  }

  /// Leaves out passes, except one at the end.
  @Override
  protected String text(GameRecord record, Losses losses) {
    losses.check(record, EnumSet.of(RecordContent.START));
    var line = new StringBuilder();
    if (!record.hasUsualStart()) {
      line.append(record.start()).append(';');
    }
    var texts = record.moveTexts();
    for (int ply = 0; ply < texts.size(); ply++) {
      boolean pass = game.isPass(record.line().moves().get(ply).move());
      if (!pass || ply == texts.size() - 1) {
        line.append(pass ? "--" : texts.get(ply));
      }
    }
    // An empty line would be skipped.
    return line.isEmpty() ? "# a game without moves" : line.toString();
  }
}
