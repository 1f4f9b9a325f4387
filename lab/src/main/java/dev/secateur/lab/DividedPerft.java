package dev.secateur.lab;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Game;
import dev.secateur.core.Perft;
import dev.secateur.core.Perft.PerftBranch;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
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

/// Perft divided into subtrees, for several threads, counts per root move, and progress.
public final class DividedPerft {

  /// Called when counting begins, and by the counting threads after each subtree.
  public interface PerftListener {

    void subtreeCounted(int done, int of, long leavesSoFar);
  }

  /// The counts, and the bytes that the counting threads allocated.
  public record PerftCounts(long leaves, SortedMap<String, Long> byMove, long bytesAllocated) {}

  private static final int MIN_SUBTREES = 500;

  /// A subtree: the moves that lead to it, and the count of the root move above it.
  private record Subtree(List<Long> path, int depth, LongAdder countOfRootMove) {

    long count(Perft perft, Position root) {
      walkTo(root);
      long leaves = perft.count(root, depth);
      walkBack(root);
      return leaves;
    }

    /// The subtree of each move, or this one if there are no moves.
    List<Subtree> split(Perft perft, Position root) {
      walkTo(root);
      var branches = perft.branches(root, depth);
      walkBack(root);
      return branches.isEmpty() ? List.of(this) : branches.stream().map(this::child).toList();
    }

    // Loops over indexes, because an iterator would be counted as allocated memory.

    private void walkTo(Position root) {
      for (int i = 0; i < path.size(); i++) {
        root.make(path.get(i));
      }
    }

    private void walkBack(Position root) {
      for (int i = 0; i < path.size(); i++) {
        root.undo();
      }
    }

    private Subtree child(PerftBranch branch) {
      var longer = new ArrayList<>(path);
      longer.add(branch.move());
      return new Subtree(longer, branch.depth(), countOfRootMove);
    }
  }

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final Game game;
  private final PerftConvention convention;
  private final int threads;
  private final PerftListener listener;

  public DividedPerft(Game game, PerftConvention convention, int threads, PerftListener listener) {
    this.game = game;
    this.convention = convention;
    this.threads = threads;
    this.listener = listener;
  }

  /// Counts the leaves `depth` plies below the position, which is left as it was.
  ///
  /// @throws InterruptedException if the calling thread is interrupted; the counting then ends soon
  public PerftCounts count(Position position, int depth) throws InterruptedException {
    var perft = new Perft(game, convention);
    var branches = depth == 0 ? List.<PerftBranch>of() : perft.branches(position, depth);
    if (branches.isEmpty()) {
      return new PerftCounts(perft.count(position, depth), new TreeMap<>(), 0);
    }
    var byMove = new TreeMap<String, LongAdder>();
    var subtrees = new ArrayList<Subtree>();
    for (PerftBranch branch : branches) {
      var count = new LongAdder();
      byMove.put(game.notation().formatMove(position, branch.move()), count);
      subtrees.add(new Subtree(List.of(branch.move()), branch.depth(), count));
    }
    long bytes = countAll(position, splitFurther(position, subtrees));
    var counts = new TreeMap<String, Long>();
    byMove.forEach((move, count) -> counts.put(move, count.sum()));
    long leaves = counts.values().stream().mapToLong(Long::longValue).sum();
    return new PerftCounts(leaves, counts, bytes);
  }

  /// Splits the subtrees ply by ply until there are enough to keep every thread busy and to show
  /// progress, but not below depth 2, where a subtree is too small for a task.
  private List<Subtree> splitFurther(Position root, List<Subtree> subtrees) {
    var perft = new Perft(game, convention);
    var split = subtrees;
    while (split.size() < MIN_SUBTREES && split.getFirst().depth() > 2) {
      var finer = new ArrayList<Subtree>();
      split.forEach(subtree -> finer.addAll(subtree.split(perft, root)));
      split = finer;
    }
    return split;
  }

  private long countAll(Position root, List<Subtree> subtrees) throws InterruptedException {
    var next = new AtomicInteger();
    var done = new AtomicInteger();
    var leavesSoFar = new LongAdder();
    listener.subtreeCounted(0, subtrees.size(), 0);
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
