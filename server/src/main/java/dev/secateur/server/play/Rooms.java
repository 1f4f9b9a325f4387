package dev.secateur.server.play;

import dev.secateur.core.Game;
import dev.secateur.core.GameTree;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Evaluators;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.Player.Computer;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.StoredGame;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/// The rooms of the games that are in use. There is never more than one room for a game.
public final class Rooms implements AutoCloseable {

  /// Hints use the best settings with a small table, because many clients may ask at once.
  private static final CustomSearch HINT = CustomSearch.standard(Map.of("hash", "16"));

  private static final int VERDICT_MILLIS = 500;

  /// Unused rooms are removed when there are more than this.
  private static final int IDLE_ROOMS = 64;

  private static final class LoadedRoom {
    final GameRoom room;
    final AtomicInteger users = new AtomicInteger();

    LoadedRoom(GameRoom room) {
      this.room = room;
    }
  }

  private final RoomServices services;
  private final Map<String, LoadedRoom> loaded = new ConcurrentHashMap<>();
  private final ScheduledExecutorService timer;

  public Rooms(
      Games games,
      Evaluators evaluators,
      GameArchive archive,
      SearchScheduler scheduler,
      ServiceLimits limits,
      RoomMessageWriter writer) {
    timer =
        Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("clocks").factory());
    services =
        new RoomServices(
            games,
            evaluators,
            archive,
            scheduler,
            new HashBudget(limits.search().hashInAll(), limits.search().hashPerClient()),
            limits,
            timer,
            InstantSource.system(),
            writer,
            Thread::startVirtualThread);
  }

  /// Checks that a game's players can play.
  ///
  /// @throws Problem if one of them cannot play
  public void check(Game game, Iterable<Player> players) {
    for (Player player : players) {
      if (player instanceof Computer computer) {
        PlayerSettings.settings(game, computer, services.evaluators(), services.limits());
        PlayerSettings.limits(game, computer, services.limits());
      }
    }
  }

  /// Checks that a stored game can be played on.
  ///
  /// @throws Problem if it cannot
  public void check(StoredGame stored) {
    try {
      var game = services.games().find(stored.game());
      if (stored.nodes().size() > services.limits().sizes().nodesPerGame()) {
        throw Problem.unprocessable(
            "too-many-nodes",
            "the game has %d moves: expected %d at most"
                .formatted(stored.nodes().size(), services.limits().sizes().nodesPerGame()));
      }
      check(game, stored.players());
      StoredTree.of(game, stored);
    } catch (NotationException broken) {
      throw Problem.unprocessable(broken.error());
    }
  }

  /// The tree of a stored game.
  ///
  /// @throws NotationException if there is no such game any more, or a move is not of it
  public GameTree tree(StoredGame stored) {
    return StoredTree.of(services.games().find(stored.game()), stored);
  }

  /// Runs an action on the room of a game. The room is not removed meanwhile.
  ///
  /// @throws Problem if there is no such game
  public <T> T with(String id, Function<GameRoom, T> action) {
    var found = enter(id);
    try {
      return action.apply(found.room);
    } finally {
      leave(found);
    }
  }

  /// What all rooms share.
  public RoomServices services() {
    return services;
  }

  private LoadedRoom enter(String id) {
    return loaded.compute(
        id,
        (_, known) -> {
          var here = known == null ? load(id) : known;
          here.users.incrementAndGet();
          return here;
        });
  }

  private LoadedRoom load(String id) {
    var stored =
        services.archive().find(id).orElseThrow(() -> Problem.notFound("game of this name"));
    try {
      return new LoadedRoom(new GameRoom(services, stored));
    } catch (NotationException broken) {
      throw Problem.unprocessable(broken.error());
    }
  }

  private void leave(LoadedRoom left) {
    left.users.decrementAndGet();
    if (loaded.size() > IDLE_ROOMS) {
      loaded.keySet().forEach(this::removeIfIdle);
    }
  }

  private void removeIfIdle(String id) {
    loaded.computeIfPresent(
        id, (_, found) -> found.users.get() == 0 && !found.room.isWatched() ? null : found);
  }

  /// Deletes a game and disconnects its pages.
  public void delete(String id) {
    boolean deleted = services.archive().delete(id, services.time().instant());
    var found = loaded.remove(id);
    if (found != null) {
      found.room.close();
    }
    if (!deleted) {
      throw Problem.notFound("game of this name");
    }
  }

  public long watched() {
    return loaded.values().stream().filter(found -> found.room.isWatched()).count();
  }

  /// Searches the position at a node with the best settings.
  ///
  /// @throws Problem if the game is over there, or too many searches are running
  public SearchResult analyse(GameRoom room, int node, long millis, String client) {
    var position = room.position(node);
    if (position.outcome().isOver()) {
      throw Problem.conflict("game-over", "the game is over there: choose another position");
    }
    try (var engine = new AnalysisEngine(services, room.game(), HINT, client)) {
      return OwnThread.run(
          "analysing",
          () -> engine.search(position, Limits.moveTime(millis), 1, SearchListener.NONE));
    }
  }

  /// One side offers a draw. A computer accepts if its score is not above zero. Between two people
  /// at one screen the offer counts as agreed.
  public boolean offerDraw(GameRoom room, int side, String client) {
    room.requireUndecided();
    var stored = room.snapshot().game();
    if (stored.players().get(side) instanceof Computer) {
      throw Problem.conflict(
          "computers-side", "that side is the computer's: only a person can offer a draw");
    }
    if (stored.players().get(1 - side) instanceof Computer) {
      int head = stored.head();
      int toMove = room.position(head).sideToMove();
      int score = analyse(room, head, VERDICT_MILLIS, client).score();
      int forComputer = toMove == side ? -score : score;
      if (forComputer > 0) {
        return false;
      }
    }
    room.agreeDraw(stored.version());
    return true;
  }

  @Override
  public void close() {
    loaded.values().forEach(found -> found.room.close());
    loaded.clear();
    timer.shutdownNow();
  }
}
