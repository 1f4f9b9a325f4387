package dev.secateur.server.play;

import dev.secateur.server.ServiceLimits;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/// Gives searches their turn, so that the machine is never asked for more threads than it has.
///
/// Computer players and analyses have threads of their own: nobody's analysis can keep a game
/// waiting. Nor can somebody with fifty pages open take everybody's turn: only a few of one
/// client's searches stand in the line, the others wait behind them.
public final class SearchDesk {

  /// What a search is for.
  public enum Purpose {
    MOVE,
    ANALYSIS
  }

  /// The searches of one client.
  private static final class Crowd {

    private final Semaphore inLine;
    private int searches;

    Crowd(int inLine) {
      this.inLine = new Semaphore(inLine, true);
    }
  }

  private final ServiceLimits limits;
  private final Semaphore moveThreads;
  private final Semaphore analysisThreads;
  private final Map<String, Crowd> moves = new HashMap<>();
  private final Map<String, Crowd> analyses = new HashMap<>();
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
    var crowd = enter(purpose, client);
    try {
      await(crowd.inLine, 1);
      try {
        return run(purpose, threads, search);
      } finally {
        crowd.inLine.release();
      }
    } finally {
      leave(purpose, client);
    }
  }

  private <T> T run(Purpose purpose, int threads, Supplier<T> search) throws InterruptedException {
    var room = purpose == Purpose.MOVE ? moveThreads : analysisThreads;
    int taken = Math.min(threads, threadsOf(purpose));
    await(room, taken);
    running.incrementAndGet();
    try {
      return search.get();
    } finally {
      running.decrementAndGet();
      finished.incrementAndGet();
      room.release(taken);
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

  private void await(Semaphore room, int taken) throws InterruptedException {
    // With a time, even none, it does not push in before those who wait.
    if (room.tryAcquire(taken, 0, TimeUnit.SECONDS)) {
      return;
    }
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

  private synchronized Crowd enter(Purpose purpose, String client) {
    int max =
        purpose == Purpose.MOVE
            ? limits.queue().movesPerClient()
            : limits.queue().analysesPerClient();
    // As many as can run if nobody else wants to, and the next one.
    int inLine = threadsOf(purpose) + 1;
    var crowd = crowds(purpose).computeIfAbsent(client, _ -> new Crowd(inLine));
    if (crowd.searches >= max) {
      refused.incrementAndGet();
      throw Problem.tooMany(
          "too-many-searches",
          "%d searches of yours are under way: expected one of them to end first".formatted(max));
    }
    crowd.searches++;
    return crowd;
  }

  private synchronized void leave(Purpose purpose, String client) {
    crowds(purpose).computeIfPresent(client, (_, crowd) -> --crowd.searches == 0 ? null : crowd);
  }

  private Map<String, Crowd> crowds(Purpose purpose) {
    return purpose == Purpose.MOVE ? moves : analyses;
  }

  /// Whether somebody waits for a turn that an analysis of this client holds up.
  synchronized boolean isAwaited(String client) {
    var crowd = analyses.get(client);
    return analysisThreads.hasQueuedThreads() || (crowd != null && crowd.inLine.hasQueuedThreads());
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
