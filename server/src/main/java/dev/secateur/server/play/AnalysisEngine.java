package dev.secateur.server.play;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.MovePriority;
import dev.secateur.engine.Settings;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.server.archive.Player.CustomSearch;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// An engine for analyses. Analyses take turns: a search that has run long enough is interrupted
/// when another one waits, and continues later with what its table has. It holds memory until it is
/// closed.
public final class AnalysisEngine implements AutoCloseable {

  /// The minimum length of a turn while another search waits. Shorter turns would only repeat the
  /// depths that were reached before.
  private static final long TURN_MILLIS = 700;

  private static final long LOOK_EVERY_MILLIS = 100;

  private final RoomServices services;
  private final String client;
  private final Settings settings;
  private final Engine engine;
  private final int hash;
  private volatile boolean isStopped;
  private volatile @Nullable SearchTurn turn;

  /// @throws Problem if the settings are not allowed
  public AnalysisEngine(RoomServices services, Game game, CustomSearch search, String client) {
    this.services = services;
    this.client = client;
    var wanted = PlayerSettings.settings(game, search, services.evaluators(), services.limits());
    hash = services.hash().take(client, wanted.options().number(SearchOption.HASH));
    settings = wanted.with(wanted.options().with(SearchOption.HASH, hash));
    engine = new Engine(game, settings);
  }

  /// Searches on the calling thread, which must be a platform thread, until the limits are reached
  /// or [#stop] is called. Only the time of its turns counts, not the time between them.
  ///
  /// @param limits must have a time
  /// @throws Problem if too many searches are running
  public SearchResult search(Position position, Limits limits, int lines, SearchListener listener) {
    var now = new SearchTurn(position.copy(), limits, lines, listener);
    var deepest = now.take();
    long left = limits.moveMillis() - now.millis;
    while (now.hasYielded && !isStopped && left > 0) {
      now = new SearchTurn(position.copy(), limits.withMoveTime(left), lines, listener);
      var found = now.take();
      deepest = found.depth() >= deepest.depth() ? found : deepest;
      left -= now.millis;
    }
    return deepest;
  }

  /// Ends the search soon; it answers with what it has.
  public void stop() {
    isStopped = true;
    var now = turn;
    if (now != null) {
      now.search.stop();
    }
  }

  public Map<Long, MovePriority> priorities(Position position) {
    return engine.priorities(position);
  }

  public Evaluator newEvaluator() {
    return engine.newEvaluator();
  }

  @Override
  public void close() {
    services.hash().giveBack(client, hash);
  }

  /// One turn of a search, until it ends or is interrupted for another one.
  private final class SearchTurn {

    private final PreparedSearch search;
    private volatile boolean hasYielded;
    private long millis;

    SearchTurn(Position position, Limits limits, int lines, SearchListener listener) {
      search = engine.prepare(position, limits, lines, listener);
      turn = this;
      if (isStopped) {
        search.stop();
      }
    }

    SearchResult take() {
      try {
        return services
            .scheduler()
            .run(
                SearchScheduler.Purpose.ANALYSIS,
                client,
                settings.options().number(SearchOption.THREADS),
                this::run);
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        throw Problem.unavailable("the server is stopping: try again when it runs");
      }
    }

    private SearchResult run() {
      long began = System.nanoTime();
      var watch = watch();
      try {
        return search.run();
      } finally {
        watch.cancel(false);
        millis = (System.nanoTime() - began) / 1_000_000;
      }
    }

    private Future<?> watch() {
      try {
        return services
            .timer()
            .scheduleWithFixedDelay(
                this::yieldIfAwaited, TURN_MILLIS, LOOK_EVERY_MILLIS, TimeUnit.MILLISECONDS);
      } catch (RejectedExecutionException stopped) {
        throw Problem.unavailable("the server is stopping: try again when it runs");
      }
    }

    private void yieldIfAwaited() {
      if (services.scheduler().isAwaited(client)) {
        hasYielded = true;
        search.stop();
      }
    }
  }
}
