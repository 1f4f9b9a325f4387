package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.ServiceLimits.SearchLimits;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games that were stored by a server that could do more than this one.
class OldGamesTest {

  private static final String DEEP =
      "[{\"kind\":\"custom\",\"depth\":40,\"timeMs\":100},{\"kind\":\"human\"}]";

  @TempDir Path data;

  private static ServiceLimits shallow() {
    var all = ServiceLimits.forThisMachine();
    var search = all.search();
    var shallow =
        new SearchLimits(
            search.hash(), search.hashPerClient(), search.hashInAll(), search.millis(), 5);
    return new ServiceLimits(all.threads(), all.queue(), shallow, all.sizes());
  }

  @Test
  void aGameIsReadableWhenItsPlayerExceedsTheLimits() {
    String id;
    try (var server = new RunningServer(data)) {
      id = server.create("reversi", DEEP);
    }
    try (var server = new RunningServer(data, shallow())) {
      assertThat(server.get("/api/v1/games").json().get("games")).hasSize(1);
      var page = server.listen(id);
      page.awaitGame(game -> !game.get("thinking").booleanValue());
      var problem = page.await("problem", _ -> true).get("problem");
      assertThat(problem.get("code").asString()).isEqualTo("bad-setting");
      assertThat(server.get("/api/v1/games/" + id + "/positions/0").status()).isEqualTo(200);
    }
  }

  @Test
  void aGameThatIsNoLongerInstalledDoesNotHideTheOthers() throws Exception {
    String id;
    try (var server = new RunningServer(data)) {
      server.create("reversi", RunningServer.TWO_PEOPLE);
      id = server.create("checkers", RunningServer.TWO_PEOPLE);
    }
    try (var connection = DriverManager.getConnection("jdbc:h2:file:" + data.resolve("secateur"));
        var rename = connection.prepareStatement("update games set game = ? where id = ?")) {
      rename.setString(1, "shogi");
      rename.setString(2, id);
      rename.executeUpdate();
    }
    try (var server = new RunningServer(data)) {
      var games = server.get("/api/v1/games").json().get("games");
      assertThat(games).hasSize(2);
      assertThat(games.get(0).get("board").get("columns").intValue()).isZero();
      assertThat(server.get("/api/v1/games/" + id).status()).isEqualTo(422);
    }
  }

  @Test
  void theComputerSearchesAgainAfterAnotherServerChangedTheGame() throws Exception {
    try (var server = new RunningServer(data)) {
      var id =
          server.create(
              "reversi", "[{\"kind\":\"custom\",\"timeMs\":100000},{\"kind\":\"human\"}]");
      var page = server.listen(id);
      page.await("thinking", _ -> true);
      try (var other = DriverManager.getConnection("jdbc:h2:file:" + data.resolve("secateur"));
          var change = other.prepareStatement("update games set version = 9 where id = ?")) {
        change.setString(1, id);
        change.executeUpdate();
      }
      server.post("/api/v1/games/" + id + "/move-now", "");
      var problem = page.await("problem", _ -> true).get("problem");
      assertThat(problem.get("code").asString()).isEqualTo("changed-meanwhile");
      page.await("thinking", _ -> true);
      server.post("/api/v1/games/" + id + "/move-now", "");
      var played = page.awaitGame(game -> game.get("nodes").size() == 2);
      assertThat(played.get("version").intValue()).isEqualTo(10);
    }
  }

  /// Before there was a place for what files say, and an index of positions.
  @Test
  void aGameOfTheFirstTablesIsReadAndCounted() throws SQLException {
    var url = "jdbc:h2:file:" + data.resolve("secateur");
    Flyway.configure().dataSource(url, "", "").target("1").load().migrate();
    try (var database = DriverManager.getConnection(url, "", "");
        var statement = database.createStatement()) {
      statement.execute(
          "insert into games values ('oldgame1', 2, 'reversi', 'reversi', 'kept', now(), now(),"
              + " null, '[{\"kind\":\"human\"},{\"kind\":\"level\",\"level\":3}]', null, false,"
              + " '---------------------------OX------XO--------------------------- X',"
              + " 'undecided', 'none', 1)");
      statement.execute(
          "insert into nodes values ('oldgame1', 1, 0, 'f5', 'human', 0, null, null, null)");
    }
    try (var server = new RunningServer(data)) {
      var move = server.get("/api/v1/openings?game=reversi").json().get("moves").get(0);
      assertThat(move.get("games").intValue()).isEqualTo(1);
      assertThat(server.get("/api/v1/games/oldgame1/text").text()).isEqualTo("f5");
      var found = server.get("/api/v1/games?player=level+3").json().get("games");
      assertThat(found.get(0).get("title").asString()).isEqualTo("kept");
    }
  }
}
