package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.records.formats.FormatProvider;
import dev.secateur.records.formats.PositionLines;
import dev.secateur.records.formats.RecordFormat;
import java.util.ArrayList;
import java.util.List;

/// The file formats of Quoridor.
public final class QuoridorFormats implements FormatProvider {

  @Override
  public String game() {
    return "quoridor";
  }

  @Override
  public List<RecordFormat> formats(Game game) {
    var formats = new ArrayList<RecordFormat>();
    formats.add(new QuoridorText(game));
    formats.addAll(MoveLists.all(game));
    formats.add(new QtpLog(game));
    formats.add(new PositionLines(game, "position", "txt"));
    return List.copyOf(formats);
  }
}
