package dev.secateur.games.checkers;

import dev.secateur.core.Game;
import dev.secateur.core.Oracle;
import dev.secateur.core.OracleProvider;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.games.checkers.database.DatabaseFolder;
import dev.secateur.games.checkers.database.DatabaseLookup;
import dev.secateur.games.checkers.database.EndgameDatabase;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Finds the endgame databases by its service file.
public final class CheckersEndgameProvider implements OracleProvider {

  /// Positions with more pieces are not looked up.
  static final SearchOption PIECES =
      SearchOption.number(
          "database-pieces",
          EndgameDatabase.MAX_PIECES,
          0,
          EndgameDatabase.MAX_PIECES,
          "use endgame databases up to so many pieces, if there are any; 0: none");

  static final SearchOption MEMORY =
      SearchOption.number(
          "database-memory", 64, 1, 16_000, "megabytes for what was read of endgame databases");

  @Override
  public String game() {
    return "checkers";
  }

  @Override
  public Supplier<Oracle> open(Game game, SearchOptions options) {
    return open(game, options, _ -> {});
  }

  @Override
  public Supplier<Oracle> open(Game game, SearchOptions options, Consumer<String> warnings) {
    int pieces = options.number(PIECES);
    if (pieces < EndgameDatabase.MIN_PIECES || !options.has(SearchOption.ORACLE)) {
      return () -> Oracle.NONE;
    }
    var database =
        EndgameDatabase.shared(DatabaseFolder.standard(), pieces, options.number(MEMORY));
    database.warnings().forEach(warnings);
    return database.pieces() == 0
        ? () -> Oracle.NONE
        : () -> new CheckersEndgame(new DatabaseLookup(database));
  }
}
