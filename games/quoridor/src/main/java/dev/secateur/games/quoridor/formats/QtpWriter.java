package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.ParameterValues;
import dev.secateur.records.formats.RecordContent;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.TextRecordWriter;
import java.io.IOException;
import java.util.EnumSet;

/// Writes the commands that play a game in QTP. Black is the first player, as in GTP.
final class QtpWriter extends TextRecordWriter {

  private final Game game;

  QtpWriter(Game game, RecordTarget target) {
    super(target);
    this.game = game;
  }

  @Override
  public void write(GameRecord record) throws IOException {
    var variant = record.game();
    if (!record.hasUsualStart()) {
      losses.add("games that start elsewhere");
      return;
    }
    losses.check(record, EnumSet.of(RecordContent.START));
    var values = ParameterValues.of(variant);
    if (!onlySizeAndWalls(variant)) {
      losses.add("draw rules");
    }
    if (record.plies() == 0) {
      losses.add("games without moves");
    }
    out.write(
        "boardsize %d\nwalls %d\nclear_board\n".formatted(values.get("size"), values.get("walls")));
    var convention = new Convention(values.getOrDefault("size", 9), false, true);
    int side = 0;
    for (String ours : record.moveTexts()) {
      var theirs = convention.fromOurs(ours);
      var colour = side == 0 ? "black" : "white";
      out.write(
          theirs.length() == 2
              ? "playmove %s %s\n".formatted(colour, theirs)
              : "playwall %s %s %s\n".formatted(colour, theirs.substring(0, 2), theirs.charAt(2)));
      side ^= 1;
    }
  }

  private boolean onlySizeAndWalls(Game variant) {
    var values = ParameterValues.of(variant);
    return game.parameters().stream()
        .filter(parameter -> !parameter.name().equals("size") && !parameter.name().equals("walls"))
        .allMatch(parameter -> values.getOrDefault(parameter.name(), 0) == parameter.standard());
  }
}
