package dev.secateur.lab.match;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Position;
import dev.secateur.lab.match.Schedule.ScheduledGame;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.EngineFault;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// Plays the games of a schedule that are not in its store yet, several at a time, and stores each
/// as soon as it is finished.
public final class Match {

  /// The clock of a match.
  ///
  /// @param nanoTime the clock that measures the players' time
  /// @param waitForStop how long to wait after a crash for a stop that may have caused it
  record Timing(LongSupplier nanoTime, Duration waitForStop) {

    static final Timing REAL = new Timing(System::nanoTime, Duration.ofMillis(250));
  }

  private final MatchSetup setup;
  private final Schedule schedule;
  private final GameStore store;
  private final MatchListener listener;
  private final int boards;
  private final Timing timing;

  @GuardedBy("this")
  private final Scoreboard scoreboard;

  @GuardedBy("this")
  private final List<Thread> threads = new ArrayList<>();

  @GuardedBy("this")
  private int next;

  @GuardedBy("this")
  private boolean stopped;

  @GuardedBy("this")
  private @Nullable Exception failure;

  /// Prepares a match, or the rest of an interrupted one.
  ///
  /// @param concurrency the number of games played at the same time
  /// @throws IOException if the stored games cannot be read
  public Match(MatchSetup setup, GameStore store, int concurrency, MatchListener listener)
      throws IOException {
    this(setup, store, concurrency, listener, Timing.REAL);
  }

  Match(MatchSetup setup, GameStore store, int concurrency, MatchListener listener, Timing timing)
      throws IOException {
    this.setup = setup;
    this.store = store;
    this.listener = listener;
    schedule = new Schedule(setup);
    boards = concurrency;
    this.timing = timing;
    var stored = new Scoreboard(setup, schedule);
    store.forEach(stored::add);
    scoreboard = stored;
  }

  /// Plays until all games are finished, the sequential test has decided, or [#stop] is called.
  ///
  /// @throws IOException if a game cannot be stored; the match then ends
  /// @throws InterruptedException if the waiting thread is interrupted; the match is stopped
  public MatchStandings run() throws IOException, InterruptedException {
    var started = new ArrayList<Thread>();
    for (int board = 1; board <= boards; board++) {
      started.add(Thread.ofPlatform().name("board-" + board).daemon().unstarted(this::playGames));
    }
    synchronized (this) {
      threads.addAll(started);
    }
    started.forEach(Thread::start);
    try {
      for (Thread thread : started) {
        thread.join();
      }
    } catch (InterruptedException interrupted) {
      stop();
      throw interrupted;
    }
    return result();
  }

  private synchronized MatchStandings result() throws IOException {
    switch (failure) {
      case null -> {}
      case IOException notStored -> throw notStored;
      case RuntimeException mistake -> throw mistake;
      default -> throw new IllegalStateException(failure);
    }
    return scoreboard.standing();
  }

  public synchronized MatchStandings standing() {
    return scoreboard.standing();
  }

  /// Whether all games are finished or the sequential test has decided.
  public synchronized boolean isOver() {
    return scoreboard.isOver();
  }

  /// Stops the match. Unfinished games are discarded; a later match with the same set-up and store
  /// plays them again.
  public synchronized void stop() {
    stopped = true;
    notifyAll();
    threads.forEach(Thread::interrupt);
  }

  private void playGames() {
    try (var boardPlayers = new BoardPlayers(setup.players())) {
      for (var game = nextGame(); game.isPresent(); game = nextGame()) {
        var finished = play(game.get(), boardPlayers);
        waitForStop(finished);
        finish(finished);
      }
    } catch (InterruptedException byStop) {
      // Only stop() interrupts: nothing more to do.
    } catch (IOException | RuntimeException broken) {
      fail(broken);
    }
  }

  private synchronized Optional<ScheduledGame> nextGame() {
    while (next < schedule.size() && scoreboard.has(next)) {
      next++;
    }
    if (stopped || next >= schedule.size() || scoreboard.isDecided()) {
      return Optional.empty();
    }
    return Optional.of(schedule.game(next++));
  }

  private FinishedGame play(ScheduledGame scheduled, BoardPlayers boardPlayers)
      throws InterruptedException {
    listener.gameStarted(scheduled);
    boardPlayers.keepOnly(scheduled.first(), scheduled.second());
    var referee =
        new Referee(
            setup, scheduled, timing.nanoTime(), soFar -> listener.moveMade(scheduled, soFar));
    var players = new ArrayList<Contestant>(2);
    for (int player : new int[] {scheduled.first(), scheduled.second()}) {
      try {
        players.add(boardPlayers.get(player));
      } catch (EngineFault fault) {
        return referee.lostBy(players.size(), fault);
      }
    }
    var finished = referee.play(players);
    if (finished.fault().isPresent()) {
      boolean firstLost = finished.halfPoints(Position.FIRST) == 0;
      boardPlayers.close(firstLost ? scheduled.first() : scheduled.second());
    }
    return finished;
  }

  /// Ctrl-C and a system shutdown reach the engine processes as early as this process, or earlier.
  /// An engine that ends just before the match is stopped has not lost its game.
  private synchronized void waitForStop(FinishedGame game) throws InterruptedException {
    if (game.fault().equals(Optional.of(EngineFault.FaultKind.CRASH))) {
      long end = System.nanoTime() + timing.waitForStop().toNanos();
      for (long left = end - System.nanoTime();
          !stopped && left > 0;
          left = end - System.nanoTime()) {
        TimeUnit.NANOSECONDS.timedWait(this, left);
      }
    }
  }

  private synchronized void finish(FinishedGame game) throws IOException {
    if (stopped && game.fault().isPresent()) {
      return;
    }
    store.append(game);
    scoreboard.add(game);
    listener.gameFinished(game, scoreboard.standing());
    if (scoreboard.isDecided()) {
      stop();
    }
  }

  private synchronized void fail(Exception broken) {
    if (failure == null) {
      failure = broken;
    }
    stop();
  }
}
