package dev.secateur.games.checkers;

import dev.secateur.core.DatabaseProvider;
import dev.secateur.games.checkers.database.DatabaseBuilder;
import dev.secateur.games.checkers.database.DatabaseFolder;
import dev.secateur.games.checkers.database.DatabaseLookup;
import dev.secateur.games.checkers.database.DatabaseVerifier;
import dev.secateur.games.checkers.database.EndgameDatabase;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/// Builds and checks endgame databases. Found by its service file.
public final class CheckersDatabases implements DatabaseProvider {

  private static final int SHIPPED_PIECES = 5;
  private static final int CACHE_MEGABYTES = 64;
  private static final int RANDOM_POSITIONS = 10_000;

  @Override
  public String game() {
    return "checkers";
  }

  @Override
  public int maxPieces() {
    return EndgameDatabase.MAX_PIECES;
  }

  @Override
  public int shippedPieces() {
    return SHIPPED_PIECES;
  }

  @Override
  public Path folder() {
    return DatabaseFolder.standard();
  }

  @Override
  public DatabaseWork build(DatabasePlan plan) {
    var builder = new DatabaseBuilder(plan);
    return new DatabaseWork() {
      @Override
      public DatabaseResult run(Consumer<DatabaseProgress> progress) throws IOException {
        boolean isFinished = builder.run(progress);
        var summary =
            isFinished ? totals(EndgameDatabase.open(plan.folder(), plan.pieces(), 1)) : none();
        return new DatabaseResult(isFinished, summary, none());
      }

      @Override
      public void stop() {
        builder.stop();
      }
    };
  }

  private static List<String> none() {
    return List.of();
  }

  /// A line for each number of pieces.
  private static List<String> totals(EndgameDatabase database) {
    var lines = new ArrayList<String>();
    for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= database.pieces(); pieces++) {
      int count = pieces;
      var slices = database.slices().stream().filter(slice -> slice.pieces() == count).toList();
      lines.add(
          String.format(
              Locale.ROOT,
              "%d pieces: %,d positions, %,d won, %,d lost, %,d drawn",
              pieces,
              slices.stream().mapToLong(SliceInfo::positions).sum(),
              slices.stream().mapToLong(SliceInfo::wins).sum(),
              slices.stream().mapToLong(SliceInfo::losses).sum(),
              slices.stream().mapToLong(SliceInfo::draws).sum()));
    }
    return lines;
  }

  @Override
  public DatabaseWork verify(DatabasePlan plan) {
    var database = EndgameDatabase.open(plan.folder(), plan.pieces(), CACHE_MEGABYTES);
    var verifier = new DatabaseVerifier(plan, database, CheckersSuccessors::new);
    return new DatabaseWork() {

      private volatile boolean stopped;

      @Override
      public DatabaseResult run(Consumer<DatabaseProgress> progress) throws IOException {
        var errors = new ArrayList<>(database.warnings());
        var summary = new ArrayList<String>();
        boolean isFinished = verifier.run(progress);
        errors.addAll(verifier.errors());
        if (isFinished) {
          summary.addAll(totals(database));
          var check = new RandomPositionsCheck(new DatabaseLookup(database), database.pieces());
          check.run(RANDOM_POSITIONS, () -> stopped);
          errors.addAll(check.errors());
          summary.add(
              String.format(
                  Locale.ROOT,
                  "%,d random positions with %d pieces: a plain search decided %,d",
                  RANDOM_POSITIONS,
                  database.pieces(),
                  check.decided()));
        }
        return new DatabaseResult(isFinished && !stopped, summary, errors);
      }

      @Override
      public void stop() {
        stopped = true;
        verifier.stop();
      }
    };
  }

  @Override
  public List<SliceInfo> slices(Path folder, int pieces, Consumer<String> warnings) {
    var database = EndgameDatabase.open(folder, pieces, 1);
    database.warnings().forEach(warnings);
    return database.slices();
  }
}
