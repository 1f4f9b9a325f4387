package dev.secateur.core;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/// Builds and checks the endgame databases of a game, found through [java.util.ServiceLoader]. The
/// search uses them through an [OracleProvider].
public interface DatabaseProvider {

  /// The name of the game.
  String game();

  /// The most pieces for which a database can be built.
  int maxPieces();

  /// The most pieces for which one comes with the program.
  int shippedPieces();

  /// Where databases are looked for.
  Path folder();

  /// Builds what a folder lacks. What is solved when it is stopped is kept.
  ///
  /// @throws NotationException when it runs, if the memory is not enough or a file is damaged
  DatabaseWork build(DatabasePlan plan);

  /// Proves every entry of the databases that a search finds with this folder.
  DatabaseWork verify(DatabasePlan plan);

  /// The parts of the databases that a search finds with this folder.
  ///
  /// @param warnings receives what is wrong with files that are not used, each on one line
  List<SliceInfo> slices(Path folder, int pieces, Consumer<String> warnings);

  /// What to build or to verify.
  ///
  /// @param pieces the most pieces of a position
  /// @param distancePieces the most pieces of a position with distances to the win
  /// @param megabytes of memory that may be used
  record DatabasePlan(Path folder, int pieces, int distancePieces, int megabytes, int threads) {}

  /// How far the work is.
  ///
  /// @param slice what is done now
  /// @param share of the positions of this run that are done, from 0 to 1
  record DatabaseProgress(String slice, int slices, int allSlices, double share) {}

  /// How it ended.
  ///
  /// @param isFinished whether it was not stopped before the end
  /// @param summary lines for a person
  /// @param errors that were found, each on one line
  record DatabaseResult(boolean isFinished, List<String> summary, List<String> errors) {}

  /// Work that takes minutes or hours.
  interface DatabaseWork {

    /// Does the work until its end, or until it is stopped.
    ///
    /// @param progress called by one thread at a time
    DatabaseResult run(Consumer<DatabaseProgress> progress) throws IOException;

    /// Ends the work soon; called by another thread.
    void stop();
  }

  /// A part of a database: positions with the same pieces.
  ///
  /// @param wins of the side to move
  /// @param longestWin in plies, or 0 if distances are not known
  record SliceInfo(
      String name,
      int pieces,
      long positions,
      long wins,
      long losses,
      long draws,
      int longestWin,
      int longestLoss) {}
}
