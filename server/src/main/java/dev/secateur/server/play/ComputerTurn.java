package dev.secateur.server.play;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.PreparedMove;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.server.archive.Player.Computer;
import dev.secateur.server.archive.Thought;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// The computer's side of a room: starts to think when it is a computer's turn and somebody looks,
/// and stops when that is no longer so. Its fields are guarded by the room.
final class ComputerTurn {

  private static final Logger LOG = System.getLogger(ComputerTurn.class.getName());
  private static final long RETRY_MILLIS = 1_000;

  /// Where no person moves, moves come no faster than they can be followed.
  private static final long PACE_MILLIS = 600;

  /// More often than this nobody can read it.
  private static final long MILLIS_BETWEEN_NEWS = 80;

  private final RoomServices services;
  private final GameRoom room;
  private final Game game;
  private final List<ComputerPlayer> players = new ArrayList<>();
  private @Nullable Search running;

  ComputerTurn(RoomServices services, GameRoom room, Game game) {
    this.services = services;
    this.room = room;
    this.game = game;
  }

  boolean isThinking() {
    return running != null;
  }

  /// Begins, ends or goes on thinking, whichever fits how the game stands.
  void reconsider() {
    var toMove = room.computerToMove();
    var search = running;
    if (search != null) {
      if (toMove != null && search.node == room.head() && search.player.goesOnAs(toMove)) {
        return;
      }
      search.abandon();
      running = null;
    }
    if (toMove != null) {
      try {
        start(toMove);
      } catch (Problem cannotPlay) {
        // A game that was stored where there was more to give can still be looked at.
        room.tell(cannotPlay);
      }
    }
  }

  private void start(Computer toMove) {
    var search = new Search(room.head(), player(toMove));
    running = search;
    // Searching keeps a core busy, which a virtual thread must not do to the others.
    Thread.ofPlatform().daemon().name("thinking").start(search::run);
  }

  private ComputerPlayer player(Computer wanted) {
    for (ComputerPlayer known : players) {
      if (known.player().equals(wanted)) {
        return known;
      }
    }
    if (players.size() > 2) {
      players.removeFirst().close();
    }
    var fresh =
        new ComputerPlayer(
            game, wanted, services.evaluators(), services.limits(), services.hash(), room.client());
    players.add(fresh);
    return fresh;
  }

  void moveNow() {
    if (running != null) {
      running.stop();
    }
  }

  /// Nobody looks any more: stops thinking and gives the memory back.
  void leave() {
    if (running != null) {
      running.abandon();
      running = null;
    }
    players.forEach(ComputerPlayer::close);
    players.clear();
  }

  /// One search for one move.
  private final class Search implements SearchListener {

    private final int node;
    private final ComputerPlayer player;
    private final Position position;
    private volatile boolean isAbandoned;
    private volatile boolean isStopped;
    private volatile @Nullable PreparedMove move;
    private @Nullable SearchResult latest;
    private long lastNews;
    private final long began = System.nanoTime();

    Search(int node, ComputerPlayer player) {
      this.node = node;
      this.player = player;
      position = room.position(node);
    }

    void abandon() {
      isAbandoned = true;
      stop();
    }

    /// May come before the thread that searches has got its turn.
    void stop() {
      isStopped = true;
      var prepared = move;
      if (prepared != null) {
        prepared.stop();
      }
    }

    void run() {
      try {
        var line =
            services
                .scheduler()
                .run(SearchScheduler.Purpose.MOVE, room.client(), player.threads(), this::think);
        if (line != null) {
          keepPace();
          finish(line);
        }
      } catch (Problem busy) {
        room.tell(busy);
        retryLater();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      } catch (RuntimeException | Error mistake) {
        LOG.log(Level.ERROR, "a search failed", mistake);
        giveUp();
        room.tell(Problem.unavailable("the search failed: the server's log says why"));
      }
    }

    /// Nobody waits for a search that is dead: a take-back or a new look starts another.
    private void giveUp() {
      synchronized (room) {
        if (running == this) {
          running = null;
        }
      }
    }

    private @Nullable ScoredLine think() {
      if (isAbandoned) {
        return null;
      }
      var prepared = player.prepare(position.copy(), room.clockLeft(), room.clockIncrement(), this);
      move = prepared;
      if (isStopped) {
        prepared.stop();
      }
      return prepared.choose();
    }

    private void keepPace() throws InterruptedException {
      if (room.isWithoutPeople()) {
        long spent = (System.nanoTime() - began) / 1_000_000;
        Thread.sleep(Math.max(0, PACE_MILLIS - spent));
      }
    }

    private void retryLater() {
      try {
        var _ = services.timer().schedule(this::retry, RETRY_MILLIS, TimeUnit.MILLISECONDS);
      } catch (RejectedExecutionException stopped) {
        // The server stops: nobody waits for the move any more.
      }
    }

    private void retry() {
      synchronized (room) {
        if (running == this) {
          running = null;
          reconsider();
        }
      }
    }

    private void finish(ScoredLine line) {
      synchronized (room) {
        if (running != this || isAbandoned) {
          return;
        }
        running = null;
        var text = game.notation().move(position, line.move());
        try {
          room.playComputer(node, text, thought(line));
        } catch (Problem gone) {
          room.tell(gone);
          // Another server on the same database has played on: there may be something to do there.
          if (gone.isChangedMeanwhile()) {
            reconsider();
          }
        }
      }
      if (latest != null) {
        room.tell(progress(latest), true);
      }
    }

    private Thought thought(ScoredLine line) {
      var statistics = latest == null ? null : latest.statistics();
      return new Thought(
          Score.inUnits(line.score()),
          Score.isDecisive(line.score()) ? Score.plies(line.score()) : null,
          latest == null ? 1 : latest.depth(),
          statistics == null ? 0 : statistics.nodes(),
          statistics == null ? 0 : statistics.timeMillis());
    }

    private Progress progress(SearchResult result) {
      return new Progress(node, position, result, player.description());
    }

    @Override
    public void iterationDone(SearchResult soFar) {
      latest = soFar;
      long now = System.nanoTime() / 1_000_000;
      if (!isAbandoned && now - lastNews >= MILLIS_BETWEEN_NEWS && soFar.hasMove()) {
        lastNews = now;
        room.tell(progress(soFar), false);
      }
    }

    @Override
    public void warning(String message) {
      room.tell(Problem.unavailable(message));
    }
  }
}
