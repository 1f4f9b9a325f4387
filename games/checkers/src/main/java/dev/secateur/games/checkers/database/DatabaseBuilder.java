package dev.secateur.games.checkers.database;

import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Builds the databases for 2, 3, ... pieces in a folder, slice by slice. Files that are finished
/// stay, and an unfinished one continues with the slices that it lacks.
public final class DatabaseBuilder {

  /// What to build.
  ///
  /// @param pieces the most pieces of a position
  /// @param distancePieces the most pieces of a position with distances
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
      if (pieces <= plan.distancePieces() && !stopped) {
        build(DatabaseKind.DISTANCES, pieces);
      }
    }
    return !stopped;
  }

  private boolean isFinished(DatabaseKind kind, int pieces) {
    return Files.exists(plan.folder().resolve(kind.fileName(pieces)));
  }

  private void countWork() {
    for (var kind : DatabaseKind.values()) {
      int last = kind == DatabaseKind.VALUES ? plan.pieces() : plan.distancePieces();
      for (int pieces = EndgameDatabase.MIN_PIECES; pieces <= last; pieces++) {
        for (var slice : Slice.all(pieces)) {
          allSlices++;
          allPositions += new SliceIndex(slice).size();
          if (isFinished(kind, pieces)) {
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
    boolean isLast = pieces == plan.pieces() && plan.distancePieces() < pieces;
    if (isFinished(kind, pieces)) {
      if (!isLast) {
        load(kind, pieces);
      }
      return;
    }
    try (var partial = new PartialFile(plan.folder(), kind, pieces)) {
      for (var done : partial.slices()) {
        forget(done.slice());
      }
      for (int men = 0; men <= pieces && !stopped; men++) {
        buildLevel(kind, pieces, men, partial);
        if (isLast && men > 0) {
          slices(pieces, men - 1).forEach(tables::remove);
        }
      }
      if (!stopped) {
        partial.finish();
      }
    }
  }

  private static List<Slice> slices(int pieces, int men) {
    return Slice.all(pieces).stream().filter(slice -> slice.men() == men).toList();
  }

  /// Solves the slices with so many men. They do not need each other, except a slice and the one
  /// after a move, which are solved together.
  private void buildLevel(DatabaseKind kind, int pieces, int men, PartialFile partial)
      throws IOException {
    for (var done : partial.slices()) {
      if (done.slice().men() == men) {
        load(kind, StoredSlice.open(kind, done), done.slice());
      }
    }
    var pairs = new ArrayList<Slice>();
    for (var slice : slices(pieces, men)) {
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
    var values = tables.get(slice);
    if (!partial.has(slice)) {
      partial.add(
          kind == DatabaseKind.VALUES
              ? SliceStore.encode(values)
              : SliceStore.encode(values, distances.get(slice.id())));
    }
    synchronized (listener) {
      slicesDone++;
      positionsDone += values.index().size();
      var what = kind == DatabaseKind.VALUES ? "" : "distances of ";
      listener.sliceDone(
          new BuildProgress(
              what + slice, slicesDone, allSlices, (double) positionsDone / allPositions));
    }
  }

  private void load(DatabaseKind kind, int pieces) throws IOException {
    var path = plan.folder().resolve(kind.fileName(pieces));
    try {
      var file = DatabaseFile.open(path, kind, pieces);
      for (var slice : Slice.all(pieces)) {
        load(kind, file.slice(slice), slice);
      }
    } catch (NotationException damaged) {
      throw new NotationException(
          damaged.error().text(), 0, damaged.error().wrong(), "a whole file; remove it first");
    }
  }

  private void load(DatabaseKind kind, StoredSlice stored, Slice slice) {
    if (kind == DatabaseKind.VALUES) {
      if (!tables.has(slice)) {
        tables.put(SliceStore.decode(stored, tables));
      }
    } else if (!distances.has(slice)) {
      distances.put(SliceStore.decode(stored, tables, distances));
    }
  }
}
