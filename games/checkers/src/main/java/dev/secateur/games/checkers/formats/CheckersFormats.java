package dev.secateur.games.checkers.formats;

import dev.secateur.core.Game;
import dev.secateur.records.formats.FormatProvider;
import dev.secateur.records.formats.PositionLines;
import dev.secateur.records.formats.RecordFormat;
import java.util.List;

/// The file formats of checkers.
public final class CheckersFormats implements FormatProvider {

  @Override
  public String game() {
    return "checkers";
  }

  @Override
  public List<RecordFormat> formats(Game game) {
    return List.of(new Pdn(game), new PositionLines(game, "fen", "fen"));
  }
}
