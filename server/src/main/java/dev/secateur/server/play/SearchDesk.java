package dev.secateur.server.play;

import dev.secateur.server.ServiceLimits;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// Gives searches their turn, so that the machine is never asked for more threads than it has.
///
/// Computer players and analyses have threads of their own: nobody's analysis can keep a game
/// waiting.
public final class SearchDesk {

  /// What a search is for.
  public enum Purpose {
    MOVE,
    ANALYSIS
  }

  private final ServiceLimits limits;
  private final Semaphore moveThreads;
  private final Semaphore analysisThreads;
  private final Map<String, Integer> moves = new HashMap<>();
  private final Map<String, Integer> analyses = new HashMap<>();
  private final AtomicInteger waiting = new AtomicInteger();
  private final AtomicInteger running = new AtomicInteger();
  private final AtomicLong finished = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();

  public SearchDesk(ServiceLimits limits) {
    this.limits = limits;
    // Fair: who came first thinks first.
    moveThreads = new Semaphore(limits.threads().moves(), true);
    analysisThreads = new Semaphore(limits.threads().analyses(), true);
  }

  /// Runs a search on the calling thread as soon as there is room for it.
  ///
  /// @throws Problem if the client or the service has too many under way
  public <T> T run(Purpose purpose, String client, int threads, Supplier<T> search)
      throws InterruptedException {
    enter(purpose, client);
    try {
      var room = purpose == Purpose.MOVE ? moveThreads : analysisThreads;
      int taken = Math.min(threads, threadsOf(purpose));
      if (!room.tryAcquire(taken)) {
        awaitTurn(room, taken);
      }
      running.incrementAndGet();
      try {
        return search.get();
      } finally {
        running.decrementAndGet();
        finished.incrementAndGet();
        room.release(taken);
      }
    } finally {
      leave(purpose, client);
    }
  }

  /// Room for work that lasts for hours, in small steps. It belongs to nobody and is not counted
  /// among anybody's searches.
  public Shift shift(int threads) {
    return new Shift(Math.min(threads, limits.threads().analyses()));
  }

  /// Long work on threads of the analyses. Before each step everybody else goes first, so that
  /// hints wait for one step and not for the whole, and no step begins while the games of people
  /// need every thread of the machine.
  public final class Shift implements AutoCloseable {

    private final int threads;
    private boolean atWork;

    private Shift(int threads) {
      this.threads = threads;
    }

    /// Waits until there is room for the next step.
    public synchronized void giveWay() throws InterruptedException {
      close();
      // There is a thread to spare as soon as we could have one; the games keep it.
      moveThreads.acquire();
      moveThreads.release();
      analysisThreads.acquire(threads);
      running.incrementAndGet();
      atWork = true;
    }

    @Override
    public synchronized void close() {
      if (atWork) {
        atWork = false;
        running.decrementAndGet();
        analysisThreads.release(threads);
      }
    }
  }

  private int threadsOf(Purpose purpose) {
    return purpose == Purpose.MOVE ? limits.threads().moves() : limits.threads().analyses();
  }

  private void awaitTurn(Semaphore room, int taken) throws InterruptedException {
    if (waiting.incrementAndGet() > limits.queue().waiting()) {
      waiting.decrementAndGet();
      refused.incrementAndGet();
      throw Problem.tooMany(
          "queue-full",
          "%d searches are waiting already: expected to be asked again later"
              .formatted(limits.queue().waiting()));
    }
    try {
      room.acquire(taken);
    } finally {
      waiting.decrementAndGet();
    }
  }

  private synchronized void enter(Purpose purpose, String client) {
    var counts = purpose == Purpose.MOVE ? moves : analyses;
    int most =
        purpose == Purpose.MOVE
            ? limits.queue().movesPerClient()
            : limits.queue().analysesPerClient();
    if (counts.getOrDefault(client, 0) >= most) {
      refused.incrementAndGet();
      throw Problem.tooMany(
          "too-many-searches",
          "%d searches of yours are under way: expected one of them to end first".formatted(most));
    }
    counts.merge(client, 1, Integer::sum);
  }

  private synchronized void leave(Purpose purpose, String client) {
    var counts = purpose == Purpose.MOVE ? moves : analyses;
    counts.computeIfPresent(client, (_, count) -> count == 1 ? null : count - 1);
  }

  /// Whether somebody waits for a turn that a search of this kind holds up.
  boolean isAwaited(Purpose purpose) {
    return (purpose == Purpose.MOVE ? moveThreads : analysisThreads).hasQueuedThreads();
  }

  public int running() {
    return running.get();
  }

  public int waiting() {
    return waiting.get();
  }

  public long finished() {
    return finished.get();
  }

  public long refused() {
    return refused.get();
  }
}
