package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.records.formats.FormatProvider;
import dev.secateur.records.formats.RecordFormat;
import java.util.List;

/// The file formats of Reversi.
public final class ReversiFormats implements FormatProvider {

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public List<RecordFormat> formats(Game game) {
    return List.of(
        new Transcripts(game), new Ggf(game), new Sgf(game), new Wthor(game), new Obf(game));
  }
}
