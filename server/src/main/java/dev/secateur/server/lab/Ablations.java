package dev.secateur.server.lab;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.SearchScheduler;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The ablations of the service, one at a time. The last ones are remembered until the server ends.
public final class Ablations implements AutoCloseable {

  /// How many plies more than the usual depth are allowed: each ply takes several times as long.
  private static final int DEEPER = 3;

  private static final int REMEMBERED = 50;
  private static final long MAX_MILLIS = 5_000;

  private final SearchScheduler scheduler;
  private final LabLimits limits;

  @GuardedBy("this")
  private final Map<String, AblationRun> runs = new LinkedHashMap<>();

  private final ExecutorService line =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("ablations").factory());

  public Ablations(SearchScheduler scheduler, LabLimits limits) {
    this.scheduler = scheduler;
    this.limits = limits;
  }

  /// The maximum depth of an ablation of a game.
  public static int deepest(Game game) {
    return game.measuring().ablationDepth() + DEEPER;
  }

  /// Adds an ablation to the queue.
  ///
  /// @param depth 0 for the game's usual one
  /// @throws Problem if that cannot be
  public synchronized AblationRun start(String id, Game game, Position position, int depth) {
    if (position.outcome().isOver()) {
      throw Problem.unprocessable("game-over", "the game is over there: choose another position");
    }
    if (depth > deepest(game)) {
      throw Problem.unprocessable(
          "bad-setting",
          "depth %d is more than an ablation of %s may have: expected %d at most"
              .formatted(depth, game.name(), deepest(game)));
    }
    if (runs.values().stream().filter(AblationRun::isUnderWay).count() > limits.waiting()) {
      throw Problem.tooMany(
          "queue-full",
          "%d ablations are waiting: stop one, or wait until one has ended"
              .formatted(limits.waiting()));
    }
    forgetOldest();
    var run = new AblationRun(id, game, position, depth, MAX_MILLIS, scheduler.backgroundTask(1));
    runs.put(id, run);
    line.execute(run::run);
    return run;
  }

  @GuardedBy("this")
  private void forgetOldest() {
    var done = runs.entrySet().stream().filter(entry -> !entry.getValue().isUnderWay()).findFirst();
    if (runs.size() >= REMEMBERED && done.isPresent()) {
      runs.remove(done.get().getKey());
    }
  }

  /// One that is remembered.
  ///
  /// @throws Problem if there is none of this name
  public synchronized AblationRun find(String id) {
    return Optional.ofNullable(runs.get(id))
        .orElseThrow(() -> Problem.notFound("ablation of this name"));
  }

  /// Stops one. What is measured stays.
  public AblationRun stop(String id) {
    var run = find(id);
    run.stop();
    return run;
  }

  @Override
  public synchronized void close() {
    runs.values().forEach(AblationRun::stop);
    line.shutdownNow();
  }
}
