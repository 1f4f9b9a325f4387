package dev.secateur.server.archive;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/// Which positions the games reached. Played moves count, variations do not.
///
/// The archive marks a changed game as stale. Stale games are indexed before a query is answered,
/// or in the background if there are many.
public final class PositionIndex implements AutoCloseable {

  private static final int TOGETHER = 20;
  private static final Duration LONGEST_LEAVE = Duration.ofSeconds(10);

  /// How many games a query waits for at most.
  private static final int MAX_AT_ONCE = 50;

  private final Database database;
  private final GameArchive archive;
  private final Games games;
  private final Places places = new Places();

  /// Fair, because otherwise the background thread would never let others in.
  private final ReentrantLock lock = new ReentrantLock(true);

  private final Thread background;

  @GuardedBy("this")
  private boolean isAwake = true;

  private volatile boolean isClosed;

  public PositionIndex(Database database, GameArchive archive, Games games) {
    this.database = database;
    this.archive = archive;
    this.games = games;
    background = Thread.ofPlatform().daemon().name("indexing").unstarted(this::work);
  }

  /// Starts to index what changed while the server did not run.
  public void start() {
    background.start();
  }

  /// Wakes the background thread: there may be stale games.
  public synchronized void wake() {
    isAwake = true;
    notifyAll();
  }

  private void work() {
    while (awaitWork()) {
      try {
        int done = TOGETHER;
        while (done > 0) {
          done = catchUp(TOGETHER);
        }
      } catch (JdbiException unreachable) {
        // The next query reports the failure.
      }
    }
  }

  /// @return false when there will be none
  private synchronized boolean awaitWork() {
    while (!isAwake && !isClosed) {
      try {
        wait();
      } catch (InterruptedException stopped) {
        return false;
      }
    }
    isAwake = false;
    return !isClosed;
  }

  // Indexing

  /// Indexes games that have just been stored. If another thread is indexing, they are indexed
  /// later: import does not wait for the index.
  public void add(List<StoredGame> stored) {
    if (!lock.tryLock()) {
      wake();
      return;
    }
    try {
      stored.forEach(this::index);
      database.sync();
    } finally {
      lock.unlock();
    }
  }

  /// Indexes stale games, at most the given number.
  ///
  /// @return how many were stale
  private int catchUp(int max) {
    lock.lock();
    try {
      if (isClosed) {
        return 0;
      }
      var stale =
          database
              .jdbi()
              .withHandle(
                  handle ->
                      handle
                          .createQuery(
                              "select id from games where stale and deleted is null"
                                  + " order by id limit :max")
                          .bind("max", max)
                          .mapTo(String.class)
                          .list());
      var found = stale.stream().map(archive::find).flatMap(Optional::stream).toList();
      found.forEach(this::index);
      database.sync();
      return found.size();
    } finally {
      lock.unlock();
    }
  }

  /// Indexes a game, unless it has changed since it was read; then it stays stale. (The update does
  /// not ask for stale games: H2 would then walk through all of them.)
  private void index(StoredGame game) {
    database.jdbi().useTransaction(handle -> index(handle, game));
  }

  private void index(Handle handle, StoredGame game) {
    var facts = GameFacts.of(game);
    int taken =
        handle
            .createUpdate(
                "update games set stale = false, first_name = :first, second_name = :second,"
                    + " played = :played, digest = :digest"
                    + " where id = :id and version = :version")
            .bind("id", game.id())
            .bind("version", game.version())
            .bind("first", facts.first())
            .bind("second", facts.second())
            .bind("played", facts.played())
            .bind("digest", facts.digest())
            .execute();
    if (taken > 0) {
      handle
          .createUpdate("delete from positions where game_id = :id")
          .bind("id", game.id())
          .execute();
      write(handle, game.id(), placesOf(game));
    }
  }

  private static void write(Handle handle, String id, List<Long> way) {
    if (way.isEmpty()) {
      return;
    }
    try (var batch =
        handle.prepareBatch(
            "insert into positions (game_id, ply, place, next_place)"
                + " values (:id, :ply, :place, :next)")) {
      for (int ply = 0; ply < way.size(); ply++) {
        batch
            .bind("id", id)
            .bind("ply", ply)
            .bind("place", way.get(ply))
            .bind("next", ply + 1 < way.size() ? way.get(ply + 1) : null)
            .add();
      }
      batch.execute();
    }
  }

  /// The start and what was played from there; nothing for a game that is not installed.
  private List<Long> placesOf(StoredGame stored) {
    var way = new ArrayList<Long>();
    try {
      var game = games.find(stored.game());
      var position = game.notation().parsePosition(stored.start());
      way.add(places.of(game, position));
      for (StoredNode node : stored.played()) {
        position.make(game.notation().parseMove(position, node.move()));
        way.add(places.of(game, position));
      }
      return way;
    } catch (NotationException unreadable) {
      return List.of();
    }
  }

  // Asking

  /// How games went on from a position by one move.
  ///
  /// @param games all of them, also those that are undecided
  /// @param last the last day on which it was played, as far as it is known
  public record MoveCounts(int games, int first, int draws, int second, String last) {

    private static MoveCounts of(String result, int games, @Nullable String played) {
      return new MoveCounts(
          games,
          result.equals("first") ? games : 0,
          result.equals("draw") ? games : 0,
          result.equals("second") ? games : 0,
          played == null ? "" : played);
    }

    private MoveCounts and(MoveCounts other) {
      return new MoveCounts(
          games + other.games,
          first + other.first,
          draws + other.draws,
          second + other.second,
          last.compareTo(other.last) > 0 ? last : other.last);
    }
  }

  /// A position's number, for [GameArchive.Filter].
  public long place(Game game, Position position) {
    return places.of(game, position);
  }

  /// Indexes what has changed, unless that is too much for one query.
  ///
  /// @return how many games are not indexed yet
  public int refresh() {
    int left = stale();
    if (left > MAX_AT_ONCE) {
      wake();
      return left;
    }
    if (left == 0) {
      return 0;
    }
    catchUp(MAX_AT_ONCE);
    return stale();
  }

  private int stale() {
    return database
        .jdbi()
        .withHandle(
            handle ->
                handle
                    .createQuery("select count(*) from games where stale and deleted is null")
                    .mapTo(Integer.class)
                    .one());
  }

  /// What was played from a position, by the number of the position after it. Games that end there
  /// are not counted.
  public Map<Long, MoveCounts> countsByMove(Game game, Position position) {
    var counts = new HashMap<Long, MoveCounts>();
    database
        .jdbi()
        .useHandle(
            handle ->
                handle
                    .createQuery(
                        "select p.next_place, g.result, count(distinct p.game_id) as games,"
                            + " max(g.played) as played"
                            + " from positions p join games g on g.id = p.game_id"
                            + " where p.place = :place and p.next_place is not null"
                            + " and g.game = :game and g.deleted is null"
                            + " group by p.next_place, g.result")
                    .bind("place", places.of(game, position))
                    .bind("game", game.specification())
                    .map(
                        (row, _) ->
                            counts.merge(
                                row.getLong("next_place"),
                                MoveCounts.of(
                                    row.getString("result"),
                                    row.getInt("games"),
                                    row.getString("played")),
                                MoveCounts::and))
                    .list());
    return counts;
  }

  /// Does not interrupt the thread: an interrupt would close the file of the database. Waits for
  /// the work that is running, with a time limit.
  @Override
  public void close() {
    isClosed = true;
    wake();
    try {
      background.join(LONGEST_LEAVE);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
