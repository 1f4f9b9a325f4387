package dev.secateur.core;

import java.util.function.Consumer;
import java.util.function.Supplier;

/// Exact knowledge of a game, found through [java.util.ServiceLoader]: an endgame database, a
/// solver.
public interface OracleProvider {

  /// The name of the game it knows.
  String game();

  /// Opens the knowledge. It is shared by all threads and kept between searches, until the options
  /// change.
  ///
  /// @return makes an oracle for each thread
  Supplier<Oracle> open(Game game, SearchOptions options);

  /// The same, where files may be wrong.
  ///
  /// @param warnings receives what is wrong with files that are not used, each on one line
  default Supplier<Oracle> open(Game game, SearchOptions options, Consumer<String> warnings) {
    return open(game, options);
  }
}
