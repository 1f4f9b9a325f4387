package dev.secateur.server.web;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.server.archive.ClockRule;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.Heading;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.web.request.NewGameRequest;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// A game as a line of the file that holds them all.
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonIgnoreProperties(ignoreUnknown = true)
record ArchivedGame(
    int schema,
    @Nullable String id,
    @Nullable String game,
    @Nullable String title,
    @Nullable String created,
    @Nullable String updated,
    @Nullable List<Player> players,
    @Nullable ClockRule clock,
    boolean auto,
    @Nullable String start,
    @Nullable String result,
    @Nullable String reason,
    int head,
    @Nullable List<StoredNode> nodes,
    @Nullable String comment,
    @Nullable Heading heading,
    @Nullable String opening) {

  private static final int SCHEMA = 1;
  private static final JsonMapper JSON = JsonMapper.builder().build();

  static String write(StoredGame game) {
    return JSON.writeValueAsString(
        new ArchivedGame(
            SCHEMA,
            game.id(),
            game.game(),
            game.title(),
            game.created().toString(),
            game.updated().toString(),
            game.players(),
            game.clock(),
            game.auto(),
            game.start(),
            game.ending().result(),
            game.ending().reason(),
            game.head(),
            game.nodes(),
            game.comment().isEmpty() ? null : game.comment(),
            game.heading(),
            game.opening()));
  }

  /// The game that a line describes, its moves not yet checked.
  ///
  /// @throws NotationException if it lacks something
  static StoredGame read(String line, Games games) {
    var read = JSON.readValue(line, ArchivedGame.class);
    if (read.schema != SCHEMA) {
      throw new NotationException("", 0, "schema is %d".formatted(read.schema), "1");
    }
    var game = games.find(required("game", read.game));
    var id = required("id", read.id);
    if (!id.matches("[A-Za-z0-9_-]{6,32}")) {
      throw new NotationException("", 0, "the id is not valid", "6 to 32 letters and digits");
    }
    var nodes = read.nodes == null ? List.<StoredNode>of() : read.nodes;
    if (read.head < 0 || read.head > nodes.size()) {
      throw new NotationException(
          "", 0, "head is %d".formatted(read.head), "0 to %d".formatted(nodes.size()));
    }
    if (read.players == null || read.players.size() != 2) {
      throw new NotationException("", 0, "there are not two players", "a pair");
    }
    var stored =
        new StoredGame(
            id,
            1,
            game.specification(),
            game.name(),
            read.title == null ? "" : shortened(read.title),
            time(read.created),
            time(read.updated),
            read.players,
            read.clock,
            read.auto,
            required("start", read.start),
            ending(read),
            read.head,
            nodes,
            read.comment == null ? "" : read.comment,
            read.heading);
    return stored.from(read.opening == null ? null : opening(read.opening));
  }

  /// The set of openings may not be installed here, so only the form is checked.
  private static String opening(String text) {
    if (!text.matches("[a-z0-9-]{1,50}:[0-9]{1,9}")) {
      throw new NotationException("", 0, "the opening is not valid", "a set and a number: xot:17");
    }
    return text;
  }

  private static String shortened(String title) {
    return title.substring(0, Math.min(title.length(), NewGameRequest.MAX_TITLE));
  }

  private static String required(String name, @Nullable String value) {
    if (value == null) {
      throw new NotationException("", 0, "there is no " + name, "a line of an exported file");
    }
    return value;
  }

  private static Ending ending(ArchivedGame read) {
    var result = required("result", read.result);
    if (!List.of("undecided", "first", "second", "draw").contains(result)) {
      throw new NotationException(
          "", 0, "the result is unknown", "undecided, first, second or draw");
    }
    return new Ending(result, read.reason == null ? "none" : read.reason);
  }

  private static Instant time(@Nullable String text) {
    try {
      return text == null ? Instant.now() : Instant.parse(text);
    } catch (DateTimeException broken) {
      throw new NotationException("", 0, "a time is not valid", "such as 2026-01-31T12:00:00Z");
    }
  }
}
