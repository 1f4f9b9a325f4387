package dev.secateur.games.checkers.database;

import dev.secateur.core.DatabaseProvider.DatabaseProgress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/// Work on many slices with several threads, which can be stopped, and how far it is.
final class SliceTasks {

  private volatile boolean stopped;
  private int slicesDone;
  private int allSlices;
  private long positionsDone;
  private long allPositions;

  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  /// Slices are to be done.
  ///
  /// @param areDone whether an earlier run has done them
  synchronized void expect(List<Slice> slices, boolean areDone) {
    for (var slice : slices) {
      allSlices++;
      allPositions += new SliceIndex(slice).size();
      if (areDone) {
        wasDone(slice);
      }
    }
  }

  /// An expected slice was done by an earlier run.
  synchronized void wasDone(Slice slice) {
    slicesDone++;
    allPositions -= new SliceIndex(slice).size();
  }

  synchronized void done(Slice slice, String text, Consumer<DatabaseProgress> progress) {
    slicesDone++;
    positionsDone += new SliceIndex(slice).size();
    progress.accept(
        new DatabaseProgress(text, slicesDone, allSlices, (double) positionsDone / allPositions));
  }

  /// Of each slice and the one after a move one, the largest first.
  static List<Slice> pairs(List<Slice> slices) {
    var pairs = new ArrayList<Slice>();
    for (var slice : slices) {
      if (!pairs.contains(slice.swapped())) {
        pairs.add(slice);
      }
    }
    pairs.sort(Comparator.comparingInt((Slice slice) -> new SliceIndex(slice).size()).reversed());
    return pairs;
  }

  /// Does something for each of the [#pairs] of slices that do not need each other.
  void run(List<Slice> slices, int threads, Consumer<Slice> task) throws IOException {
    var running = new ArrayList<Future<?>>();
    try (var executor = Executors.newFixedThreadPool(threads)) {
      for (var slice : pairs(slices)) {
        running.add(
            executor.submit(
                () -> {
                  if (!stopped) {
                    task.accept(slice);
                  }
                }));
      }
    }
    for (var each : running) {
      try {
        each.get();
      } catch (ExecutionException failed) {
        throw rethrown(Objects.requireNonNull(failed.getCause()));
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        stopped = true;
      }
    }
  }

  private static IOException rethrown(Throwable cause) {
    return switch (cause) {
      case UncheckedIOException unwritable -> Objects.requireNonNull(unwritable.getCause());
      case RuntimeException unexpected -> throw unexpected;
      case Error fatal -> throw fatal;
      default -> new IOException(cause);
    };
  }
}
