package dev.secateur.games.checkers.database;

import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/// Builds the databases for 2, 3, ... pieces in a folder, slice by slice. Files that are finished
/// stay, and an unfinished one continues with the slices that it lacks.
public final class DatabaseBuilder {

  /// What to build.
  ///
  /// @param pieces the most pieces of a position
  /// @param distancePieces the most pieces of a position with distances; of kings alone, one more
  /// @param megabytes of memory that may be used
  public record BuildPlan(
      Path folder, int pieces, int distancePieces, int megabytes, int threads) {}

  /// How far the work is.
  ///
  /// @param text what is built now
  /// @param slices that are done
  /// @param share of the positions that are done, from 0 to 1, without those of earlier runs
  public record BuildProgress(String text, int slices, int allSlices, double share) {}

  /// Receives progress, from any thread but never two at a time.
  public interface BuildListener {
    void sliceDone(BuildProgress progress);
  }

  private final BuildPlan plan;
  private final BuildListener listener;
  private final BuildMemory memory;
  private final Tables tables = new Tables();
  private final DistanceTables distances = new DistanceTables();
  private volatile boolean stopped;

  private int slicesDone;
  private int allSlices;
  private long positionsDone;
  private long allPositions;

  public DatabaseBuilder(BuildPlan plan, BuildListener listener) {
    this.plan = plan;
    this.listener = listener;
    memory = new BuildMemory(plan.megabytes());
  }

  /// Ends the work after at most some seconds. What is solved is kept.
  public void stop() {
    stopped = true;
  }

  /// Builds what is missing. Returns whether everything is there now.
  public boolean run() throws IOException {
    countWork();
    for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= plan.pieces() && !stopped; pieces++) {
      build(DatabaseKind.VALUES, pieces);
      if (!stopped) {
        build(DatabaseKind.DISTANCES, pieces);
      }
    }
    return !stopped;
  }

  /// The slices to build. Of distances, also those of kings alone with one piece more: there are
  /// few, and in such endings no move of a man shows the winning side its way.
  private List<Slice> wanted(DatabaseKind kind, int pieces) {
    int all = kind == DatabaseKind.VALUES ? plan.pieces() : plan.distancePieces();
    int men = pieces <= all ? pieces : pieces == all + 1 ? 0 : -1;
    return Slice.all(pieces).stream().filter(slice -> slice.men() <= men).toList();
  }

  private boolean isFinished(DatabaseKind kind, int pieces) throws IOException {
    var path = path(kind, pieces);
    if (!Files.exists(path)) {
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

  private void countWork() throws IOException {
    for (var kind : DatabaseKind.values()) {
      for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= plan.pieces(); pieces++) {
        boolean isFinished = isFinished(kind, pieces);
        for (var slice : wanted(kind, pieces)) {
          allSlices++;
          allPositions += new SliceIndex(slice).size();
          if (isFinished) {
            forget(slice);
          }
        }
      }
    }
  }

  /// A slice was done by an earlier run.
  private void forget(Slice slice) {
    slicesDone++;
    allPositions -= new SliceIndex(slice).size();
  }

  private void build(DatabaseKind kind, int pieces) throws IOException {
    var wanted = wanted(kind, pieces);
    if (wanted.isEmpty()) {
      return;
    }
    if (isFinished(kind, pieces)) {
      if (isNeeded(kind, pieces)) {
        var file = openFinished(kind, pieces);
        wanted.forEach(slice -> load(kind, file.slice(slice), slice));
      }
      return;
    }
    try (var partial = new PartialFile(plan.folder(), kind, pieces)) {
      for (var done : partial.slices()) {
        forget(done.slice());
      }
      for (int men = 0; men <= pieces && !stopped; men++) {
        int level = men;
        buildLevel(kind, wanted.stream().filter(slice -> slice.men() == level).toList(), partial);
        if (!isNeeded(kind, pieces)) {
          wanted.stream().filter(slice -> slice.men() == level - 1).forEach(tables::remove);
        }
      }
      if (!stopped) {
        partial.finish();
      }
    }
  }

  /// Whether a finished file is needed for anything that comes after it.
  private boolean isNeeded(DatabaseKind kind, int pieces) {
    return kind == DatabaseKind.VALUES
        ? pieces < plan.pieces() || pieces <= plan.distancePieces() + 1
        : pieces <= plan.distancePieces();
  }

  /// Solves the slices with so many men. They do not need each other, except a slice and the one
  /// after a move, which are solved together.
  private void buildLevel(DatabaseKind kind, List<Slice> slices, PartialFile partial)
      throws IOException {
    for (var done : partial.slices()) {
      if (slices.contains(done.slice())) {
        load(kind, StoredSlice.open(kind, done), done.slice());
      }
    }
    var pairs = new ArrayList<Slice>();
    for (var slice : slices) {
      boolean isWhole = partial.has(slice) && partial.has(slice.swapped());
      if (!isWhole && !pairs.contains(slice.swapped())) {
        pairs.add(slice);
      }
    }
    pairs.sort(Comparator.comparingInt((Slice slice) -> new SliceIndex(slice).size()).reversed());
    int threads = memory.threads(kind, pairs, plan.threads());
    var tasks = new ArrayList<Future<?>>();
    try (var executor = Executors.newFixedThreadPool(threads)) {
      for (var slice : pairs) {
        tasks.add(executor.submit(() -> solve(kind, slice, partial)));
      }
    }
    for (var task : tasks) {
      try {
        task.get();
      } catch (ExecutionException failed) {
        throw rethrown(failed.getCause());
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        stopped = true;
      }
    }
  }

  private static IOException rethrown(Throwable cause) {
    return switch (cause) {
      case UncheckedIOException unwritable -> unwritable.getCause();
      case RuntimeException unexpected -> throw unexpected;
      case Error fatal -> throw fatal;
      default -> new IOException(cause);
    };
  }

  private void solve(DatabaseKind kind, Slice slice, PartialFile partial) {
    if (stopped || !isSolved(kind, slice)) {
      return;
    }
    try {
      save(kind, slice, partial);
      if (!slice.equals(slice.swapped())) {
        save(kind, slice.swapped(), partial);
      }
    } catch (IOException unwritable) {
      stopped = true;
      throw new UncheckedIOException(unwritable);
    }
  }

  private boolean isSolved(DatabaseKind kind, Slice slice) {
    return kind == DatabaseKind.VALUES
        ? new SliceSolver(tables, slice).solve(() -> stopped)
        : new DistanceSolver(tables, distances, slice).solve(() -> stopped);
  }

  private void save(DatabaseKind kind, Slice slice, PartialFile partial) throws IOException {
    if (partial.has(slice)) {
      return;
    }
    var values = tables.get(slice);
    partial.add(
        kind == DatabaseKind.VALUES
            ? SliceStore.encode(values)
            : SliceStore.encode(values, distances.get(slice.id())));
    synchronized (listener) {
      slicesDone++;
      positionsDone += values.index().size();
      var what = kind == DatabaseKind.VALUES ? "" : "distances of ";
      listener.sliceDone(
          new BuildProgress(
              what + slice, slicesDone, allSlices, (double) positionsDone / allPositions));
    }
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
