package dev.secateur.games.checkers.database;

import dev.secateur.core.DatabaseProvider.DatabasePlan;
import dev.secateur.core.DatabaseProvider.DatabaseProgress;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Proves every entry of the databases, slice by slice, by the rules of the game.
public final class DatabaseVerifier {

  private final DatabasePlan plan;
  private final EndgameDatabase database;
  private final Supplier<LegalSuccessors> successors;
  private final Tables tables = new Tables();
  private final DistanceTables distances = new DistanceTables();
  private final List<String> errors = new ArrayList<>();
  private final SliceTasks tasks;

  /// @param successors makes the rules for each thread
  public DatabaseVerifier(
      DatabasePlan plan, EndgameDatabase database, Supplier<LegalSuccessors> successors) {
    this.plan = plan;
    this.database = database;
    this.successors = successors;
    tasks = new SliceTasks();
  }

  public void stop() {
    tasks.stop();
  }

  /// Whether it was not stopped before the end.
  public boolean run(Consumer<DatabaseProgress> progress) throws IOException {
    int last = Math.min(plan.pieces(), database.pieces());
    for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= last; pieces++) {
      tasks.expect(Slice.all(pieces), false);
    }
    var memory = new BuildMemory(plan.megabytes());
    for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= last; pieces++) {
      for (var slices : DatabaseBuilder.levels(Slice.all(pieces), pieces)) {
        if (!tasks.isStopped()) {
          slices.forEach(this::load);
          int threads = memory.threads(DatabaseKind.VALUES, slices, plan.threads());
          tasks.run(slices, threads, slice -> prove(slice, progress));
        }
      }
    }
    return !tasks.isStopped();
  }

  /// What is wrong, each on one line.
  public List<String> errors() {
    return errors;
  }

  private void load(Slice slice) {
    tables.put(SliceStore.decode(database.stored(DatabaseKind.VALUES, slice), tables));
    var stored = database.findStored(DatabaseKind.DISTANCES, slice);
    if (stored != null) {
      distances.put(SliceStore.decode(stored, tables, distances));
    }
  }

  private void prove(Slice slice, Consumer<DatabaseProgress> progress) {
    var found = new SliceProof(tables, distances, slice, successors.get()).errors(tasks::isStopped);
    synchronized (errors) {
      errors.addAll(found);
      compareFacts(slice);
      if (!slice.equals(slice.swapped())) {
        compareFacts(slice.swapped());
      }
    }
    tasks.done(slice, slice.toString(), progress);
    if (!slice.equals(slice.swapped())) {
      tasks.done(slice.swapped(), slice.swapped().toString(), progress);
    }
  }

  private void compareFacts(Slice slice) {
    var table = tables.get(slice);
    if (!SliceFacts.of(table).equals(database.stored(DatabaseKind.VALUES, slice).facts())) {
      errors.add(
          "%s has other numbers of wins, losses and draws than its file says".formatted(slice));
    }
  }
}
