package dev.secateur.server.play;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.Score;
import dev.secateur.engine.PreparedMove;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.server.archive.Player.Computer;
import dev.secateur.server.archive.StoredJudgement;
import dev.secateur.server.play.MoveTask.MoveClock;
import dev.secateur.server.play.ThinkingReport.MoveFound;
import dev.secateur.server.play.ThinkingReport.SearchFailed;
import dev.secateur.server.play.ThinkingReport.SearchProgressed;
import dev.secateur.server.play.ThinkingReport.SearchRefused;
import dev.secateur.server.play.ThinkingReport.SearchWarned;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Finds the moves of the computers of one game, one at a time. It knows nothing of the room: a
/// [MoveTask] comes in, [ThinkingReport]s go out, from the thread of the search and without a lock.
final class MoveThinker {

  private static final Logger LOG = System.getLogger(MoveThinker.class.getName());

  /// People cannot read reports that come faster.
  private static final long MILLIS_BETWEEN_REPORTS = 80;

  /// Both players, and one more where the settings of a player were changed.
  private static final int KEPT_PLAYERS = 3;

  private final RoomServices services;
  private final Game game;
  private final Consumer<ThinkingReport> callback;

  @GuardedBy("this")
  private final List<ComputerPlayer> players = new ArrayList<>();

  @GuardedBy("this")
  private @Nullable MoveSearch current;

  /// @param callback must not wait for a thread that calls a method of this object
  MoveThinker(RoomServices services, Game game, Consumer<ThinkingReport> callback) {
    this.services = services;
    this.game = game;
    this.callback = callback;
  }

  /// Starts the search for a move, in the place of the one that is running.
  ///
  /// @throws Problem if the player asks for more than the server gives
  synchronized void start(MoveTask task) {
    cancel();
    var search = new MoveSearch(task, player(task.player(), task.client()));
    current = search;
    // A search keeps a core busy, which a virtual thread must not do to the others.
    Thread.ofPlatform().daemon().name("thinking").start(search::run);
  }

  @GuardedBy("this")
  private ComputerPlayer player(Computer wanted, String client) {
    for (ComputerPlayer known : players) {
      if (known.player().equals(wanted)) {
        return known;
      }
    }
    if (players.size() == KEPT_PLAYERS) {
      players.removeFirst().close();
    }
    var added =
        new ComputerPlayer(
            game, wanted, services.evaluators(), services.limits(), services.hash(), client);
    players.add(added);
    return added;
  }

  /// Changes the settings of the running search.
  ///
  /// @return false if a new search has to be started for that
  synchronized boolean change(Computer player, MoveClock clock) {
    return current != null && current.player.change(player, clock);
  }

  /// Ends the running search with the best move that it has.
  synchronized void moveNow() {
    if (current != null) {
      current.prepared.stop();
    }
  }

  /// Ends the running search without a move.
  synchronized void cancel() {
    if (current != null) {
      current.cancel();
      current = null;
    }
  }

  /// Ends the running search and gives the memory of all players back.
  synchronized void release() {
    cancel();
    players.forEach(ComputerPlayer::close);
    players.clear();
  }

  /// The search for one move. It is prepared before it waits for its turn, so that it can be
  /// stopped at any time.
  private final class MoveSearch implements SearchListener {

    private final MoveTask task;
    private final ComputerPlayer player;
    private final PreparedMove prepared;
    private final long began = System.nanoTime();
    private volatile boolean isCancelled;

    // Used by the thread of the search alone.
    private @Nullable SearchResult latest;
    private long lastReport;

    MoveSearch(MoveTask task, ComputerPlayer player) {
      this.task = task;
      this.player = player;
      prepared = player.prepare(task.position().copy(), task.clock(), this);
    }

    void cancel() {
      isCancelled = true;
      prepared.stop();
    }

    void run() {
      try {
        var line =
            services
                .scheduler()
                .run(SearchScheduler.Purpose.MOVE, task.client(), player.threads(), this::search);
        if (line != null) {
          Thread.sleep(Math.max(0, task.minMillis() - millisSinceBegin()));
          callback.accept(found(line));
        }
      } catch (Problem busy) {
        callback.accept(new SearchRefused(task.token(), busy));
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException | Error mistake) {
        LOG.log(Level.ERROR, "the search for a computer's move failed", mistake);
        var problem =
            Problem.unavailable(
                "the computer's search failed: take a move back to start it again; the server's log"
                    + " has the reason");
        callback.accept(new SearchFailed(task.token(), problem));
      }
    }

    private @Nullable ScoredLine search() {
      if (isCancelled) {
        return null;
      }
      // The clock ran while the search waited for its turn.
      player.setClock(prepared, task.clock().after(millisSinceBegin()));
      return player.choose(prepared);
    }

    private long millisSinceBegin() {
      return (System.nanoTime() - began) / 1_000_000;
    }

    private MoveFound found(ScoredLine line) {
      return new MoveFound(
          task.token(),
          game.notation().formatMove(task.position(), line.move()),
          judgement(line),
          latest == null ? null : progress(latest));
    }

    private StoredJudgement judgement(ScoredLine line) {
      var statistics = latest == null ? null : latest.statistics();
      return new StoredJudgement(
          Score.inUnits(line.score()),
          Score.isDistanceKnown(line.score()) ? Score.plies(line.score()) : null,
          latest == null ? 1 : latest.depth(),
          statistics == null ? 0 : statistics.nodes(),
          statistics == null ? 0 : statistics.timeMillis());
    }

    private SearchProgress progress(SearchResult result) {
      return new SearchProgress(task.node(), task.position(), result, player.description());
    }

    @Override
    public void iterationDone(SearchResult soFar) {
      latest = soFar;
      long now = System.nanoTime() / 1_000_000;
      if (!isCancelled && now - lastReport >= MILLIS_BETWEEN_REPORTS && soFar.hasMove()) {
        lastReport = now;
        callback.accept(new SearchProgressed(task.token(), progress(soFar)));
      }
    }

    @Override
    public void warning(String message) {
      callback.accept(new SearchWarned(task.token(), Problem.unavailable(message)));
    }
  }
}
