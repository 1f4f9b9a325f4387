package dev.secateur.lab.training;

import dev.secateur.core.Game;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Settings;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Makes games for a file of training data on several threads and writes them in their order, so
/// that the file is the same for any number of threads.
public final class GameLabeller {

  /// A game that is still to be played or searched. It starts by clearing the engine's memory, so
  /// that its searches depend on nothing that came before.
  public interface GameTask {

    /// Makes the game.
    ///
    /// @throws CancellationException if the work was stopped
    LabelledGame label(Engine engine, StopSignal stop);
  }

  /// Whether the work was stopped.
  public static final class StopSignal {

    private volatile boolean stopped;

    /// To be called before every search.
    ///
    /// @throws CancellationException if the work was stopped
    public void check() {
      if (stopped) {
        throw new CancellationException();
      }
    }
  }

  /// Follows the work. Called by one thread.
  public interface LabellerListener {

    /// A game was added to the file.
    void gameAdded(TrainingDataWriter file);
  }

  /// Large tables take longer to clear than a short search takes.
  private static final int MEGABYTES = 2;

  /// How many games each thread may be ahead of the file.
  private static final int AHEAD = 8;

  private final Game game;
  private final Settings settings;
  private final int threads;
  private final StopSignal stop = new StopSignal();

  public GameLabeller(Game game, Settings settings, int threads) {
    this.game = game;
    this.settings =
        settings.with(
            settings.options().with(SearchOption.HASH, MEGABYTES).with(SearchOption.THREADS, 1));
    this.threads = threads;
  }

  /// Ends the work: games that are finished are still written. May be called by any thread.
  public void stop() {
    stop.stopped = true;
  }

  /// Makes games until there are no more tasks, the file has enough, or [#stop] is called.
  ///
  /// @param maxGames of the file
  /// @param maxScored searched positions of the file, after which no more games are added
  /// @return whether the work is complete
  public boolean run(
      Iterator<? extends GameTask> tasks,
      TrainingDataWriter file,
      long maxGames,
      long maxScored,
      LabellerListener listener)
      throws IOException, InterruptedException {
    var engines = ThreadLocal.withInitial(() -> new Engine(game, settings));
    var factory = Thread.ofPlatform().daemon().name("games-", 1).factory();
    var executor = Executors.newFixedThreadPool(threads, factory);
    var running = new ArrayDeque<Future<LabelledGame>>();
    try {
      while (file.games() < maxGames && file.scored() < maxScored && !stop.stopped) {
        while (running.size() < AHEAD * threads && tasks.hasNext()) {
          var task = tasks.next();
          running.add(executor.submit(() -> task.label(engines.get(), stop)));
        }
        if (running.isEmpty()) {
          return true;
        }
        file.add(running.remove().get());
        listener.gameAdded(file);
      }
      keepFinished(running, file, maxGames, maxScored);
      return file.games() >= maxGames || file.scored() >= maxScored;
    } catch (ExecutionException failed) {
      if (!(failed.getCause() instanceof CancellationException)) {
        throw new IllegalStateException(failed.getCause());
      }
      return false;
    } finally {
      stop();
      executor.shutdown();
    }
  }

  /// After a stop, games that are finished and next in order are not lost.
  private static void keepFinished(
      ArrayDeque<Future<LabelledGame>> running,
      TrainingDataWriter file,
      long maxGames,
      long maxScored)
      throws IOException, InterruptedException, ExecutionException {
    while (!running.isEmpty()
        && running.element().isDone()
        && file.games() < maxGames
        && file.scored() < maxScored) {
      file.add(running.remove().get());
    }
  }
}
