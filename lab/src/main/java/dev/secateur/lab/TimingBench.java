package dev.secateur.lab;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchListener;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;

/// Measures how soon a search ends after a stop, and how much time is left on the clocks of fast
/// games. Tests on a shared machine can assert only wide bounds; this measures the real values.
public final class TimingBench {

  /// The measured times.
  ///
  /// @param medianStopNanos median time from `stop` to the answer
  /// @param worstWorkNanos maximal processor time of a search after `stop`; the rest of the worst
  ///     stop time went to other programs
  /// @param moves the number of moves in the games with a clock
  /// @param minLeftNanos minimal remaining time on any clock after a move, negative after a loss on
  ///     time
  public record TimingResult(
      String game,
      int stops,
      long medianStopNanos,
      long worstStopNanos,
      long worstWorkNanos,
      int games,
      int moves,
      long minLeftNanos) {

    /// The largest time by which a clock was overstepped.
    public long worstOverstepNanos() {
      return Math.max(0, -minLeftNanos);
    }
  }

  public static final long CLOCK_MILLIS = 1_000;
  public static final long INCREMENT_MILLIS = 10;

  private static final int ROUNDS = 2;
  private static final int GAMES = 4;
  private static final int MAX_PLIES = 200;
  private static final int SHORTEST_MILLIS = 20;
  private static final int LONGEST_MILLIS = 120;

  /// What happens between the start of a search and its stop.
  interface StopDelay {
    void await(Position position, Thread search) throws InterruptedException;
  }

  private TimingBench() {}

  /// Stops every search after a random time, and plays games.
  public static TimingResult run(Game game, EvaluatorFactory evaluator) {
    var random = new SplittableRandom(1);
    return run(
        game,
        evaluator,
        ROUNDS,
        GAMES,
        (_, _) -> Thread.sleep(random.nextInt(SHORTEST_MILLIS, LONGEST_MILLIS)));
  }

  static TimingResult run(
      Game game, EvaluatorFactory evaluator, int rounds, int games, StopDelay delay) {
    var positions = TestPositions.of(game);
    var stops = stops(Bench.engine(game, evaluator, 1), positions, rounds, delay);
    var latencies = stops.stream().map(Stop::nanos).sorted().toList();
    int moves = 0;
    long minLeft = Long.MAX_VALUE;
    for (int i = 0; i < games; i++) {
      var clock =
          new ClockGame(
              Bench.engine(game, evaluator, 1),
              Bench.engine(game, evaluator, 1),
              positions.get(i * positions.size() / games).copy());
      clock.play();
      moves += clock.moves;
      minLeft = Math.min(minLeft, clock.minLeft);
    }
    return new TimingResult(
        game.name(),
        latencies.size(),
        latencies.get(latencies.size() / 2),
        latencies.getLast(),
        stops.stream().mapToLong(Stop::workNanos).max().orElse(0),
        games,
        moves,
        minLeft);
  }

  /// Time and processor time of a search from the stop to the answer.
  private record Stop(long nanos, long workNanos) {}

  /// Searches every position without a limit and stops it after a delay.
  private static List<Stop> stops(
      Engine engine, List<Position> positions, int rounds, StopDelay delay) {
    var threads = ManagementFactory.getThreadMXBean();
    var stops = new ArrayList<Stop>();
    for (int round = 0; round < rounds; round++) {
      for (var position : positions) {
        var search = engine.prepare(position, Limits.NONE, 1, SearchListener.NONE);
        var worked = new AtomicLong();
        var thread =
            Thread.ofPlatform()
                .daemon()
                .start(
                    () -> {
                      search.run();
                      worked.set(threads.getCurrentThreadCpuTime());
                    });
        pause(position, thread, delay);
        // A search that has solved the position has ended by itself.
        if (thread.isAlive()) {
          long workedBefore = threads.getThreadCpuTime(thread.threadId());
          long before = System.nanoTime();
          search.stop();
          join(thread);
          stops.add(new Stop(System.nanoTime() - before, worked.get() - workedBefore));
        }
      }
    }
    return stops;
  }

  private static void pause(Position position, Thread search, StopDelay delay) {
    try {
      delay.await(position, search);
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }

  /// A fast game of the engine against itself, each side with its own clock.
  private static final class ClockGame {

    private final Engine[] engines;
    private final long[] left = {CLOCK_MILLIS * 1_000_000, CLOCK_MILLIS * 1_000_000};
    private final Position position;
    private int moves;
    private long minLeft = Long.MAX_VALUE;

    ClockGame(Engine first, Engine second, Position position) {
      this.position = position;
      engines = new Engine[] {first, second};
    }

    void play() {
      while (!position.outcome().isOver() && moves < MAX_PLIES) {
        int side = position.sideToMove();
        long before = System.nanoTime();
        var limits = Limits.clock(left[side] / 1_000_000, INCREMENT_MILLIS);
        position.make(engines[side].search(position, limits).best());
        left[side] -= System.nanoTime() - before;
        minLeft = Math.min(minLeft, left[side]);
        left[side] += INCREMENT_MILLIS * 1_000_000;
        moves++;
      }
    }
  }
}
