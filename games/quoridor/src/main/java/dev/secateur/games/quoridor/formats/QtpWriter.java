package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.RecordContent;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;

/// Writes the commands that play a game in QTP. Black is the first player, as in GTP.
final class QtpWriter implements RecordWriter {

  private final Game game;
  private final Writer out;
  private final Losses losses = new Losses();

  QtpWriter(Game game, RecordTarget target) {
    this.game = game;
    out = new BufferedWriter(new OutputStreamWriter(target.stream(), StandardCharsets.UTF_8));
  }

  @Override
  public void write(GameRecord record) throws IOException {
    var kind = record.game();
    if (!record.start().equals(kind.notation().position(kind.start()))) {
      losses.add("games that start elsewhere");
      return;
    }
    losses.check(record, EnumSet.of(RecordContent.START));
    var values = Parameters.of(kind);
    if (!onlySizeAndWalls(kind)) {
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

  private boolean onlySizeAndWalls(Game kind) {
    var values = Parameters.of(kind);
    return game.parameters().stream()
        .filter(parameter -> !parameter.name().equals("size") && !parameter.name().equals("walls"))
        .allMatch(parameter -> values.getOrDefault(parameter.name(), 0) == parameter.standard());
  }

  @Override
  public Losses losses() {
    return losses;
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}
