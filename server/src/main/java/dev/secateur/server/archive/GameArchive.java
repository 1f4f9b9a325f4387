package dev.secateur.server.archive;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/// The stored games. Everything written is on disk when the method returns.
public final class GameArchive {

  private static final Duration DELETED_FOR = Duration.ofDays(30);
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final TypeReference<List<Player>> PLAYERS = new TypeReference<>() {};
  private static final String COLUMNS =
      "id, version, game, name, title, created, updated, players, clock, auto, start_position,"
          + " result, reason, head, preface, heading, opening";

  private final Database database;

  public GameArchive(Database database) {
    this.database = database;
  }

  /// Adds a game that is not there yet.
  public void add(StoredGame game) {
    addAll(List.of(game));
  }

  /// Adds games that are not there yet, all or none.
  public void addAll(List<StoredGame> games) {
    database
        .jdbi()
        .useTransaction(
            handle -> {
              for (StoredGame game : games) {
                write(handle, INSERT, game);
                writeNodes(handle, game.id(), game.nodes());
              }
            });
    database.sync();
  }

  /// A game of the same content, if there is one.
  ///
  /// @param digest of [GameFacts]
  public Optional<String> idOf(String digest) {
    return database
        .jdbi()
        .withHandle(
            handle ->
                handle
                    .createQuery(
                        "select id from games where digest = :digest and deleted is null"
                            + " order by created, id limit 1")
                    .bind("digest", digest)
                    .mapTo(String.class)
                    .findOne());
  }

  /// Stores the next version of a game, with the nodes that are new.
  ///
  /// @return false if the stored game is another version than the one before this, or is gone
  public boolean update(StoredGame game, List<StoredNode> added) {
    return update(game, handle -> writeNodes(handle, game.id(), added));
  }

  /// Stores the next version of a game, with another note at a node.
  ///
  /// @return false if the stored game is another version than the one before this, or is gone
  public boolean annotate(StoredGame game, StoredNode node) {
    return update(
        game,
        handle ->
            handle
                .createUpdate("update nodes set note = :note where game_id = :game and id = :id")
                .bind("note", json(node.note()))
                .bind("game", game.id())
                .bind("id", node.id())
                .execute());
  }

  private boolean update(StoredGame game, Consumer<Handle> rest) {
    boolean stored =
        database
            .jdbi()
            .inTransaction(
                handle -> {
                  if (write(handle, UPDATE, game) == 0) {
                    return false;
                  }
                  rest.accept(handle);
                  return true;
                });
    database.sync();
    return stored;
  }

  private static @Nullable String json(@Nullable Object value) {
    return value == null ? null : JSON.writeValueAsString(value);
  }

  private static final String INSERT =
      "insert into games (%s, first_name, second_name, played, digest)".formatted(COLUMNS)
          + " values (:id, :version, :game, :name, :title, :created, :updated, :players, :clock,"
          + " :auto, :start, :result, :reason, :head, :preface, :heading, :opening, :first, :second,"
          + " :played, :digest)";

  private static final String UPDATE =
      "update games set version = :version, title = :title, updated = :updated,"
          + " players = :players, auto = :auto, result = :result, reason = :reason, head = :head,"
          + " preface = :preface, heading = :heading, first_name = :first, second_name = :second,"
          + " played = :played, digest = :digest, stale = true"
          + " where id = :id and version = :version - 1 and deleted is null";

  private static int write(Handle handle, String sql, StoredGame game) {
    var facts = GameFacts.of(game);
    var statement =
        handle
            .createUpdate(sql)
            .bind("id", game.id())
            .bind("version", game.version())
            .bind("title", game.title())
            .bind("updated", time(game.updated()))
            .bind("players", JSON.writerFor(PLAYERS).writeValueAsString(game.players()))
            .bind("auto", game.auto())
            .bind("result", game.ending().result())
            .bind("reason", game.ending().reason())
            .bind("head", game.head())
            .bind("preface", game.comment())
            .bind("heading", json(game.heading()))
            .bind("first", facts.first())
            .bind("second", facts.second())
            .bind("played", facts.played())
            .bind("digest", facts.digest());
    if (sql.equals(INSERT)) {
      statement
          .bind("game", game.game())
          .bind("name", game.name())
          .bind("created", time(game.created()))
          .bind("clock", json(game.clock()))
          .bind("start", game.start())
          .bind("opening", game.opening());
    }
    return statement.execute();
  }

  private static void writeNodes(Handle handle, String game, List<StoredNode> nodes) {
    if (nodes.isEmpty()) {
      return;
    }
    try (var batch =
        handle.prepareBatch(
            "insert into nodes (game_id, id, parent, move, author, time_ms, left_first,"
                + " left_second, thought, note) values (:game, :id, :parent, :move, :by, :time,"
                + " :first, :second, :thought, :note)")) {
      for (StoredNode node : nodes) {
        var left = node.leftMs();
        batch
            .bind("game", game)
            .bind("id", node.id())
            .bind("parent", node.parent())
            .bind("move", node.move())
            .bind("by", node.by())
            .bind("time", node.timeMs())
            .bind("first", left == null ? null : left.get(0))
            .bind("second", left == null ? null : left.get(1))
            .bind("thought", json(node.judgement()))
            .bind("note", json(node.note()))
            .add();
      }
      batch.execute();
    }
  }

  /// A game that is not deleted.
  public Optional<StoredGame> find(String id) {
    return database
        .jdbi()
        .withHandle(
            handle ->
                handle
                    .createQuery(
                        "select %s from games where id = :id and deleted is null"
                            .formatted(COLUMNS))
                    .bind("id", id)
                    .map((row, _) -> read(row, nodes(handle, id)))
                    .findOne());
  }

  /// Whether there is such an id, deleted or not.
  public boolean isTaken(String id) {
    return database
            .jdbi()
            .withHandle(
                handle ->
                    handle
                        .createQuery("select count(*) from games where id = :id")
                        .bind("id", id)
                        .mapTo(Integer.class)
                        .one())
        > 0;
  }

  private static List<StoredNode> nodes(Handle handle, String id) {
    return handle
        .createQuery(
            "select id, parent, move, author, time_ms, left_first, left_second, thought, note"
                + " from nodes where game_id = :id order by id")
        .bind("id", id)
        .map((row, _) -> node(row))
        .list();
  }

  private static StoredNode node(ResultSet row) throws SQLException {
    long first = row.getLong("left_first");
    var left = row.wasNull() ? null : List.of(first, row.getLong("left_second"));
    var judgement = row.getString("thought");
    var note = row.getString("note");
    return new StoredNode(
        row.getInt("id"),
        row.getInt("parent"),
        row.getString("move"),
        row.getString("author"),
        row.getLong("time_ms"),
        left,
        judgement == null ? null : JSON.readValue(judgement, StoredJudgement.class),
        note == null ? null : JSON.readValue(note, NodeNote.class));
  }

  private static StoredGame read(ResultSet row, List<StoredNode> nodes) throws SQLException {
    var clock = row.getString("clock");
    var heading = row.getString("heading");
    return new StoredGame(
        row.getString("id"),
        row.getLong("version"),
        row.getString("game"),
        row.getString("name"),
        row.getString("title"),
        instant(row, "created"),
        instant(row, "updated"),
        JSON.readValue(row.getString("players"), PLAYERS),
        clock == null ? null : JSON.readValue(clock, ClockRule.class),
        row.getBoolean("auto"),
        row.getString("start_position"),
        new Ending(row.getString("result"), row.getString("reason")),
        row.getInt("head"),
        nodes,
        row.getString("preface"),
        heading == null ? null : JSON.readValue(heading, Heading.class),
        row.getString("opening"));
  }

  private static OffsetDateTime time(Instant instant) {
    return instant.atOffset(ZoneOffset.UTC);
  }

  private static Instant instant(ResultSet row, String column) throws SQLException {
    return row.getObject(column, OffsetDateTime.class).toInstant();
  }

  /// Which games a list has.
  ///
  /// @param player part of a player's name
  /// @param at a position that the game reached
  /// @param before the games after this one in the list, or all
  public record Filter(
      @Nullable String name,
      @Nullable String result,
      @Nullable Instant since,
      @Nullable Instant until,
      @Nullable String title,
      @Nullable String player,
      @Nullable Place at,
      @Nullable Cursor before) {}

  /// A position.
  ///
  /// @param game the whole text that names the game
  /// @param number of [PositionIndex]
  public record Place(String game, long number) {}

  /// A place in the list, which is sorted by the last change and then by id.
  public record Cursor(Instant updated, String id) {}

  /// The games that pass a filter, the last changed first.
  public List<StoredGame> list(Filter filter, int limit) {
    var conditions = new ArrayList<>(List.of("deleted is null"));
    var values = new HashMap<String, Object>();
    if (filter.name() != null) {
      conditions.add("name = :name");
      values.put("name", filter.name());
    }
    if (filter.result() != null) {
      conditions.add("result = :result");
      values.put("result", filter.result());
    }
    if (filter.since() != null) {
      conditions.add("updated >= :since");
      values.put("since", time(filter.since()));
    }
    if (filter.until() != null) {
      conditions.add("updated < :until");
      values.put("until", time(filter.until()));
    }
    if (filter.title() != null) {
      conditions.add("lower(title) like :title escape '!'");
      values.put("title", "%" + escaped(filter.title()) + "%");
    }
    if (filter.player() != null) {
      conditions.add(
          "(lower(first_name) like :player escape '!' or lower(second_name) like :player escape"
              + " '!')");
      values.put("player", "%" + escaped(filter.player()) + "%");
    }
    if (filter.at() != null) {
      conditions.add("game = :spec and id in (select game_id from positions where place = :place)");
      values.put("spec", filter.at().game());
      values.put("place", filter.at().number());
    }
    if (filter.before() != null) {
      conditions.add("(updated < :updated or (updated = :updated and id < :id))");
      values.put("updated", time(filter.before().updated()));
      values.put("id", filter.before().id());
    }
    return list(String.join(" and ", conditions), values, limit);
  }

  private List<StoredGame> list(String condition, Map<String, ?> values, int limit) {
    return database
        .jdbi()
        .withHandle(
            handle ->
                handle
                    .createQuery(
                        "select %s from games where %s order by updated desc, id desc limit :limit"
                            .formatted(COLUMNS, condition))
                    .bindMap(values)
                    .bind("limit", limit)
                    .map((row, _) -> read(row, nodes(handle, row.getString("id"))))
                    .list());
  }

  private static String escaped(String text) {
    return text.toLowerCase(Locale.ROOT).replace("!", "!!").replace("%", "!%").replace("_", "!_");
  }

  /// Gives every game that is not deleted to a reader, one after the other.
  public void forEach(Consumer<StoredGame> reader) {
    Cursor at = null;
    while (true) {
      var page = list(new Filter(null, null, null, null, null, null, null, at), 100);
      page.forEach(reader);
      if (page.size() < 100) {
        return;
      }
      at = new Cursor(page.getLast().updated(), page.getLast().id());
    }
  }

  /// Marks a game as deleted. It can be restored until it is purged.
  ///
  /// @return false if there is none
  public boolean delete(String id, Instant now) {
    return mark("update games set deleted = :now where id = :id and deleted is null", id, now);
  }

  /// Brings a deleted game back.
  ///
  /// @return false if there is no deleted game of this id
  public boolean restore(String id) {
    return mark("update games set deleted = null where id = :id and deleted is not null", id, null);
  }

  private boolean mark(String sql, String id, @Nullable Instant now) {
    int rows =
        database
            .jdbi()
            .withHandle(
                handle -> {
                  var update = handle.createUpdate(sql).bind("id", id);
                  if (now != null) {
                    update.bind("now", time(now));
                  }
                  return update.execute();
                });
    database.sync();
    return rows > 0;
  }

  /// Removes games that were deleted more than thirty days ago.
  public void purge(Instant now) {
    database
        .jdbi()
        .useHandle(
            handle ->
                handle
                    .createUpdate("delete from games where deleted < :limit")
                    .bind("limit", time(now.minus(DELETED_FOR)))
                    .execute());
  }

  public long count() {
    return database
        .jdbi()
        .withHandle(
            handle ->
                handle
                    .createQuery("select count(*) from games where deleted is null")
                    .mapTo(Long.class)
                    .one());
  }
}
