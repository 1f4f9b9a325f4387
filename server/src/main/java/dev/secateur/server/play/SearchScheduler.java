package dev.secateur.server.play;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.server.ServiceLimits;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// Gives searches their turn, so that all of them together never use more threads than the machine
/// has.
///
/// Computer players and analyses have threads of their own, so an analysis never keeps a game
/// waiting. The queue is first come, first served, and only a few searches of one client stand in
/// it at a time: a client with fifty open pages does not push back everybody else.
public final class SearchScheduler {

  /// What a search is for.
  public enum Purpose {
    MOVE,
    ANALYSIS
  }

  /// The searches of one client for one purpose.
  ///
  /// @param queued permits to stand in the queue
  /// @param count those that run, stand in the queue, or wait for a place in it
  private record ClientSearches(Semaphore queued, int count) {

    static ClientSearches none(int inQueue) {
      return new ClientSearches(new Semaphore(inQueue, true), 0);
    }

    ClientSearches plus(int more) {
      return new ClientSearches(queued, count + more);
    }
  }

  private final ServiceLimits limits;
  private final Semaphore moveThreads;
  private final Semaphore analysisThreads;

  @GuardedBy("this")
  private final Map<String, ClientSearches> moves = new HashMap<>();

  @GuardedBy("this")
  private final Map<String, ClientSearches> analyses = new HashMap<>();

  private final AtomicInteger waiting = new AtomicInteger();
  private final AtomicInteger running = new AtomicInteger();
  private final AtomicLong finished = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();

  public SearchScheduler(ServiceLimits limits) {
    this.limits = limits;
    // Fair: first come, first served.
    moveThreads = new Semaphore(limits.threads().moves(), true);
    analysisThreads = new Semaphore(limits.threads().analyses(), true);
  }

  /// Runs a search on the calling thread as soon as threads are free for it.
  ///
  /// @throws Problem if the client or the service has too many searches already
  public <T> T run(Purpose purpose, String client, int threads, Supplier<T> search)
      throws InterruptedException {
    var own = enter(purpose, client);
    try {
      acquire(own.queued, 1);
      try {
        return run(purpose, threads, search);
      } finally {
        own.queued.release();
      }
    } finally {
      leave(purpose, client);
    }
  }

  private <T> T run(Purpose purpose, int threads, Supplier<T> search) throws InterruptedException {
    var free = purpose == Purpose.MOVE ? moveThreads : analysisThreads;
    int taken = Math.min(threads, threadsOf(purpose));
    acquire(free, taken);
    running.incrementAndGet();
    try {
      return search.get();
    } finally {
      running.decrementAndGet();
      finished.incrementAndGet();
      free.release(taken);
    }
  }

  /// Work that lasts for hours, in small steps. It counts towards no client's limit.
  public BackgroundTask backgroundTask(int threads) {
    return new BackgroundTask(Math.min(threads, limits.threads().analyses()));
  }

  /// Long work on the threads of the analyses. Before each step it lets every waiting search go
  /// first, so a hint waits for one step and not for the whole work. No step begins while the games
  /// of people use every thread of the machine.
  public final class BackgroundTask implements AutoCloseable {

    private final int threads;

    @GuardedBy("this")
    private boolean isRunning;

    private BackgroundTask(int threads) {
      this.threads = threads;
    }

    /// Ends the step before, and waits until threads are free for the next.
    public synchronized void awaitTurn() throws InterruptedException {
      close();
      // Waits until a thread of the games is free, but leaves it to the games.
      moveThreads.acquire();
      moveThreads.release();
      analysisThreads.acquire(threads);
      running.incrementAndGet();
      isRunning = true;
    }

    @Override
    public synchronized void close() {
      if (isRunning) {
        isRunning = false;
        running.decrementAndGet();
        analysisThreads.release(threads);
      }
    }
  }

  private int threadsOf(Purpose purpose) {
    return purpose == Purpose.MOVE ? limits.threads().moves() : limits.threads().analyses();
  }

  private void acquire(Semaphore free, int taken) throws InterruptedException {
    // The method with a timeout respects the order of the queue; the one without does not.
    if (free.tryAcquire(taken, 0, TimeUnit.SECONDS)) {
      return;
    }
    if (waiting.incrementAndGet() > limits.queue().waiting()) {
      waiting.decrementAndGet();
      refused.incrementAndGet();
      throw Problem.tooMany(
          "queue-full",
          "the server is busy, %d searches are waiting: try again in a few seconds"
              .formatted(limits.queue().waiting()));
    }
    try {
      free.acquire(taken);
    } finally {
      waiting.decrementAndGet();
    }
  }

  private synchronized ClientSearches enter(Purpose purpose, String client) {
    int max =
        purpose == Purpose.MOVE
            ? limits.queue().movesPerClient()
            : limits.queue().analysesPerClient();
    // As many as can run when no other client searches, and the next one.
    int inQueue = threadsOf(purpose) + 1;
    var searches = searches(purpose);
    var own = searches.getOrDefault(client, ClientSearches.none(inQueue));
    if (own.count >= max) {
      refused.incrementAndGet();
      throw Problem.tooMany(
          "too-many-searches",
          "%d of your searches are running or waiting: wait until one of them ends, or close a page"
              .formatted(max));
    }
    searches.put(client, own.plus(1));
    return own;
  }

  private synchronized void leave(Purpose purpose, String client) {
    searches(purpose).computeIfPresent(client, (_, own) -> own.count == 1 ? null : own.plus(-1));
  }

  @GuardedBy("this")
  private Map<String, ClientSearches> searches(Purpose purpose) {
    return purpose == Purpose.MOVE ? moves : analyses;
  }

  /// Whether a search waits for a turn that an analysis of this client occupies.
  synchronized boolean isAwaited(String client) {
    var own = analyses.get(client);
    return analysisThreads.hasQueuedThreads() || (own != null && own.queued.hasQueuedThreads());
  }

  /// Searches that run now.
  public int running() {
    return running.get();
  }

  /// Searches that wait for threads now.
  public int waiting() {
    return waiting.get();
  }

  /// Searches that have ended since the server started.
  public long finished() {
    return finished.get();
  }

  /// Searches that were refused since the server started.
  public long refused() {
    return refused.get();
  }
}
