package dev.secateur.games.reversi;

import dev.secateur.core.Game;
import dev.secateur.core.LargestAllocation;
import dev.secateur.core.Oracle;
import dev.secateur.core.OracleProvider;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.core.Warnings;
import java.util.function.Supplier;

/// Finds the solver of endgames by its service file.
public final class ReversiEndgameProvider implements OracleProvider {

  /// The solver's table is so many times smaller than the search's.
  private static final int HASH_PER_TABLE = 2;

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public Supplier<Oracle> open(Game game, SearchOptions options) {
    int megabytes = Math.max(1, options.number(SearchOption.HASH) / HASH_PER_TABLE);
    var table = LargestAllocation.of(megabytes, SolverTable::new);
    if (table.megabytes() < megabytes) {
      Warnings.warn(
          "not enough memory for a solver's table of %d MB: using %d MB"
              .formatted(megabytes, table.megabytes()));
    }
    boolean isStepByStep =
        options.has(SearchOption.PROBCUT) && options.has(SearchOption.PROBCUT_END);
    return () -> new ReversiEndgame(table.made(), isStepByStep);
  }
}
