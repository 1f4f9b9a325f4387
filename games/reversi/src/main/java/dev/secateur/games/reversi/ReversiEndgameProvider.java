package dev.secateur.games.reversi;

import dev.secateur.core.Game;
import dev.secateur.core.Oracle;
import dev.secateur.core.OracleProvider;
import dev.secateur.core.SearchOptions;
import java.util.function.Supplier;

/// Finds the solver of endgames by its service file.
public final class ReversiEndgameProvider implements OracleProvider {

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public Supplier<Oracle> open(Game game, SearchOptions options) {
    return ReversiEndgame::new;
  }
}
