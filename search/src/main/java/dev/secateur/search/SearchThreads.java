package dev.secateur.search;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.LongUnaryOperator;

/// The threads of one search and the processor time that they use. Each thread is added before it
/// searches and reports its end; any thread may read the times. Nothing is measured before
/// [#measure]: Java takes some 20 ms to get ready for it.
final class SearchThreads {

  private final LongUnaryOperator processorNanos;
  private final List<SearchingThread> threads = new CopyOnWriteArrayList<>();
  private volatile boolean measured;

  SearchThreads() {
    this(id -> ManagementFactory.getThreadMXBean().getThreadCpuTime(id));
  }

  /// @param processorNanos the processor time of the thread with an id, for tests that set it;
  ///     negative if the thread has not started or has ended
  SearchThreads(LongUnaryOperator processorNanos) {
    this.processorNanos = processorNanos;
  }

  /// Threads that begin from now on are measured.
  void measure() {
    measured = true;
  }

  /// A thread searches from now on, or will when it is started. Added before its start, it counts
  /// for the mean even if a busy machine lets it wait.
  void begin(Thread thread) {
    if (measured) {
      threads.add(new SearchingThread(thread.threadId()));
    }
  }

  /// The current thread has finished its part. Afterwards its time stands still.
  void end() {
    long id = Thread.currentThread().threadId();
    for (SearchingThread thread : threads) {
      if (thread.id == id) {
        thread.end();
      }
    }
  }

  /// The processor time of all threads together, in nanoseconds.
  long totalNanos() {
    long total = 0;
    for (SearchingThread thread : threads) {
      total += thread.nanos();
    }
    return total;
  }

  /// The mean processor time of the threads: the clock of a search with a limit of processor time.
  long meanNanos() {
    return threads.isEmpty() ? 0 : totalNanos() / threads.size();
  }

  private final class SearchingThread {

    private final long id;
    private final long startNanos;

    @GuardedBy("this")
    private long latestNanos;

    @GuardedBy("this")
    private boolean ended;

    private SearchingThread(long id) {
      this.id = id;
      startNanos = Math.max(0, processorNanos.applyAsLong(id));
    }

    private synchronized long nanos() {
      if (!ended) {
        latestNanos = Math.max(latestNanos, processorNanos.applyAsLong(id) - startNanos);
      }
      return latestNanos;
    }

    private synchronized void end() {
      nanos();
      ended = true;
    }
  }
}
