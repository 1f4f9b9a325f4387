package dev.secateur.lab;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Game;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.lab.Perft.Branch;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.LongAdder;

/// Perft cut into subtrees: for several threads, for a count by root move, and for progress.
public final class DividedPerft {

  /// Told from the counting threads whenever a subtree is done.
  public interface Listener {

    void subtreeCounted(int done, int of, long leavesSoFar);
  }

  /// What was counted, and the bytes that the counting threads allocated meanwhile.
  public record Counts(long leaves, SortedMap<String, Long> byMove, long bytesAllocated) {}

  /// A subtree: the one or two moves that lead to it, and the count of the root move above it.
  private record Subtree(List<Long> path, int depth, LongAdder countOfRootMove) {

    long count(Perft perft, Position root) {
      for (long move : path) {
        root.make(move);
      }
      long leaves = perft.count(root, depth);
      for (int i = 0; i < path.size(); i++) {
        root.undo();
      }
      return leaves;
    }
  }

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Game game;
  private final PerftConvention convention;
  private final int threads;
  private final Listener listener;

  public DividedPerft(Game game, PerftConvention convention, int threads, Listener listener) {
    this.game = game;
    this.convention = convention;
    this.threads = threads;
    this.listener = listener;
  }

  /// Counts the leaves `depth` plies below the position, which is left as it was.
  ///
  /// @throws InterruptedException if the calling thread is interrupted; the counting then ends soon
  public Counts count(Position position, int depth) throws InterruptedException {
    var perft = new Perft(game, convention);
    var branches = depth == 0 ? List.<Branch>of() : perft.branches(position, depth);
    if (branches.isEmpty()) {
      return new Counts(perft.count(position, depth), new TreeMap<>(), 0);
    }
    var byMove = new TreeMap<String, LongAdder>();
    var subtrees = new ArrayList<Subtree>();
    for (Branch branch : branches) {
      var count = new LongAdder();
      byMove.put(game.notation().move(position, branch.move()), count);
      position.make(branch.move());
      subtrees.addAll(subtrees(perft, position, branch, count));
      position.undo();
    }
    long bytes = countAll(position, subtrees);
    var counts = new TreeMap<String, Long>();
    byMove.forEach((move, count) -> counts.put(move, count.sum()));
    long leaves = counts.values().stream().mapToLong(Long::longValue).sum();
    return new Counts(leaves, counts, bytes);
  }

  /// Two plies give enough pieces to keep every thread busy to the end; a branch that has no moves
  /// of its own stays whole.
  private static List<Subtree> subtrees(
      Perft perft, Position position, Branch branch, LongAdder count) {
    var smaller = branch.depth() < 2 ? List.<Branch>of() : perft.branches(position, branch.depth());
    return smaller.isEmpty()
        ? List.of(new Subtree(List.of(branch.move()), branch.depth(), count))
        : smaller.stream()
            .map(next -> new Subtree(List.of(branch.move(), next.move()), next.depth(), count))
            .toList();
  }

  private long countAll(Position root, List<Subtree> subtrees) throws InterruptedException {
    var next = new AtomicInteger();
    var done = new AtomicInteger();
    var leavesSoFar = new LongAdder();
    Callable<Long> worker =
        () -> {
          var perft = new Perft(game, convention);
          var position = root.copy();
          long bytes = 0;
          for (int i; (i = next.getAndIncrement()) < subtrees.size(); ) {
            if (Thread.interrupted()) {
              throw new CancellationException();
            }
            var subtree = subtrees.get(i);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            long leaves = subtree.count(perft, position);
            bytes += THREADS.getCurrentThreadAllocatedBytes() - before;
            subtree.countOfRootMove().add(leaves);
            leavesSoFar.add(leaves);
            listener.subtreeCounted(done.incrementAndGet(), subtrees.size(), leavesSoFar.sum());
          }
          return bytes;
        };
    try (var pool = Executors.newFixedThreadPool(threads)) {
      try {
        long bytes = 0;
        for (Future<Long> counted : pool.invokeAll(Collections.nCopies(threads, worker))) {
          bytes += counted.get();
        }
        return bytes;
      } catch (ExecutionException failed) {
        throw new IllegalStateException("a counting thread failed", failed.getCause());
      } finally {
        pool.shutdownNow();
      }
    }
  }
}
