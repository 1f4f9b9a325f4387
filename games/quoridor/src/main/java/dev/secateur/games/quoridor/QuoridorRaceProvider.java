package dev.secateur.games.quoridor;

import dev.secateur.core.Game;
import dev.secateur.core.Oracle;
import dev.secateur.core.OracleProvider;
import dev.secateur.core.SearchOptions;
import java.util.function.Supplier;

/// Finds the race without walls by its service file.
public final class QuoridorRaceProvider implements OracleProvider {

  @Override
  public String game() {
    return "quoridor";
  }

  @Override
  public Supplier<Oracle> open(Game game, SearchOptions options) {
    var rules = ((Quoridor) game).rules();
    var solved = new QuoridorSolvedRaces();
    return () -> new QuoridorRace(rules, solved);
  }
}
