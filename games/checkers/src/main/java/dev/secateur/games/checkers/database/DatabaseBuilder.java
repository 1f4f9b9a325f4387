package dev.secateur.games.checkers.database;

import dev.secateur.core.DatabaseProvider.DatabasePlan;
import dev.secateur.core.DatabaseProvider.DatabaseProgress;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Builds the databases for 2, 3, ... pieces in a folder, slice by slice. Files that are finished
/// stay, and an unfinished one continues with the slices that it lacks.
public final class DatabaseBuilder {

  private final DatabasePlan plan;
  private final BuildMemory memory;
  private final Tables tables = new Tables();
  private final DistanceTables distances = new DistanceTables();
  private final SliceTasks tasks = new SliceTasks();

  public DatabaseBuilder(DatabasePlan plan) {
    this.plan = plan;
    memory = new BuildMemory(plan.megabytes());
  }

  /// Ends the work soon. What is solved is kept.
  public void stop() {
    tasks.stop();
  }

  /// Builds what is missing. Returns whether everything is there now.
  public boolean run(Consumer<DatabaseProgress> progress) throws IOException {
    for (var kind : DatabaseKind.values()) {
      for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= plan.pieces(); pieces++) {
        var wanted = wanted(kind, pieces);
        boolean isFinished = isFinished(kind, pieces);
        tasks.expect(wanted, isFinished);
        if (!isFinished) {
          memory.check(kind, levels(wanted, pieces));
        }
      }
    }
    for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= plan.pieces(); pieces++) {
      for (var kind : DatabaseKind.values()) {
        if (!tasks.isStopped() && !wanted(kind, pieces).isEmpty()) {
          build(kind, pieces, progress);
        }
      }
    }
    return !tasks.isStopped();
  }

  /// The slices to build. Of distances, also those of kings alone with one piece more: there are
  /// few, and in such endings no move of a man shows the winning side its way.
  private List<Slice> wanted(DatabaseKind kind, int pieces) {
    int all = kind == DatabaseKind.VALUES ? plan.pieces() : plan.distancePieces();
    int men = pieces <= all ? pieces : pieces == all + 1 ? 0 : -1;
    return Slice.all(pieces).stream().filter(slice -> slice.men() <= men).toList();
  }

  private boolean isFinished(DatabaseKind kind, int pieces) throws IOException {
    if (!Files.exists(path(kind, pieces))) {
      return false;
    }
    var file = openFinished(kind, pieces);
    return wanted(kind, pieces).stream().allMatch(slice -> file.slice(slice) != null);
  }

  private Path path(DatabaseKind kind, int pieces) {
    return plan.folder().resolve(kind.fileName(pieces));
  }

  private DatabaseFile openFinished(DatabaseKind kind, int pieces) throws IOException {
    try {
      return DatabaseFile.open(path(kind, pieces), kind, pieces);
    } catch (NotationException damaged) {
      throw new NotationException(
          damaged.error().text(), 0, damaged.error().wrong(), "a whole file; remove it first");
    }
  }

  private void build(DatabaseKind kind, int pieces, Consumer<DatabaseProgress> progress)
      throws IOException {
    var wanted = wanted(kind, pieces);
    if (isFinished(kind, pieces)) {
      if (isNeeded(kind, pieces)) {
        var file = openFinished(kind, pieces);
        wanted.forEach(slice -> load(kind, file.slice(slice), slice));
      }
      return;
    }
    try (var partial = new PartialFile(plan.folder(), kind, pieces)) {
      for (var done : partial.slices()) {
        tasks.wasDone(done.slice());
      }
      var levels = levels(wanted, pieces);
      for (int men = 0; men <= pieces && !tasks.isStopped(); men++) {
        buildLevel(kind, levels.get(men), partial, progress);
        if (men > 0 && !isNeeded(kind, pieces)) {
          levels.get(men - 1).forEach(tables::remove);
        }
      }
      if (!tasks.isStopped()) {
        partial.finish();
      }
    }
  }

  /// Slices by the number of their men.
  static List<List<Slice>> levels(List<Slice> slices, int pieces) {
    return IntStream.rangeClosed(0, pieces)
        .mapToObj(men -> slices.stream().filter(slice -> slice.men() == men).toList())
        .toList();
  }

  /// Whether a finished file is needed for anything that comes after it.
  private boolean isNeeded(DatabaseKind kind, int pieces) {
    return kind == DatabaseKind.VALUES
        ? pieces < plan.pieces() || pieces <= plan.distancePieces() + 1
        : pieces <= plan.distancePieces();
  }

  /// Solves slices with the same number of men. They do not need each other, except a slice and the
  /// one after a move, which are solved together.
  private void buildLevel(
      DatabaseKind kind,
      List<Slice> slices,
      PartialFile partial,
      Consumer<DatabaseProgress> progress)
      throws IOException {
    for (var done : partial.slices()) {
      if (slices.contains(done.slice())) {
        load(kind, StoredSlice.open(kind, done), done.slice());
      }
    }
    var missing =
        slices.stream()
            .filter(slice -> !(partial.has(slice) && partial.has(slice.swapped())))
            .toList();
    int threads = memory.threads(kind, missing, plan.threads());
    tasks.run(missing, threads, slice -> solve(kind, slice, partial, progress));
  }

  private void solve(
      DatabaseKind kind, Slice slice, PartialFile partial, Consumer<DatabaseProgress> progress) {
    if (!isSolved(kind, slice)) {
      return;
    }
    try {
      save(kind, slice, partial, progress);
      save(kind, slice.swapped(), partial, progress);
    } catch (IOException unwritable) {
      tasks.stop();
      throw new UncheckedIOException(unwritable);
    }
  }

  private boolean isSolved(DatabaseKind kind, Slice slice) {
    return kind == DatabaseKind.VALUES
        ? new SliceSolver(tables, slice).solve(tasks::isStopped)
        : new DistanceSolver(tables, distances, slice).solve(tasks::isStopped);
  }

  private void save(
      DatabaseKind kind, Slice slice, PartialFile partial, Consumer<DatabaseProgress> progress)
      throws IOException {
    if (partial.has(slice)) {
      return;
    }
    var values = tables.get(slice);
    boolean areValues = kind == DatabaseKind.VALUES;
    partial.add(
        areValues
            ? SliceStore.encode(values)
            : SliceStore.encode(values, distances.get(slice.id())));
    tasks.done(slice, areValues ? slice.toString() : "distances of " + slice, progress);
  }

  private void load(DatabaseKind kind, @Nullable StoredSlice stored, Slice slice) {
    Objects.requireNonNull(stored);
    if (kind == DatabaseKind.VALUES) {
      if (!tables.has(slice)) {
        tables.put(SliceStore.decode(stored, tables));
      }
    } else if (!distances.has(slice)) {
      distances.put(SliceStore.decode(stored, tables, distances));
    }
  }
}
