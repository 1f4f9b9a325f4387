package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.archive.LocalPostgresql;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Positions: how they look, where the stored games went from there, and which games were there.
class OpeningRoutesTest {

  /// Three games that begin alike, seen from three sides of the board, and one that does not.
  private static final String FILE =
      """
      (;GM[Othello]PB[Ada]PW[Ben]DT[2001.02.03]RE[+2]B[f5]W[f6]B[e6];)
      (;GM[Othello]PB[Cy]PW[ADA]DT[1999]RE[-2]B[d3]W[c3]B[c4];)
      (;GM[Othello]PB[Cy]PW[Ben]DT[2003.01.01]RE[0]B[c4]W[c5];)
      (;GM[Othello]PB[Dee]PW[Ben]B[f5]W[d6]B[c3];)
      """;

  @TempDir Path data;

  private static String openings(RunningServer server, String query) {
    return server.get("/api/v1/openings?game=reversi" + query).json().get("moves").toString();
  }

  private static void count(RunningServer server) {
    assertThat(server.post("/api/v1/archive", FILE).json().get("added").intValue()).isEqualTo(4);
    assertThat(openings(server, ""))
        .isEqualTo(
            "[{\"move\":\"d3\",\"same\":[\"c4\",\"f5\",\"e6\"],\"games\":4,\"first\":1,"
                + "\"draws\":1,\"second\":1,\"last\":\"2003-01-01\"}]");
    assertThat(openings(server, "&moves=f5"))
        .isEqualTo(
            "[{\"move\":\"f6\",\"same\":[],\"games\":2,\"first\":1,\"draws\":0,\"second\":1,"
                + "\"last\":\"2001-02-03\"},"
                + "{\"move\":\"d6\",\"same\":[],\"games\":1,\"first\":0,\"draws\":0,"
                + "\"second\":0,\"last\":\"\"},"
                + "{\"move\":\"f4\",\"same\":[],\"games\":1,\"first\":0,\"draws\":1,\"second\":0,"
                + "\"last\":\"2003-01-01\"}]");
    assertThat(openings(server, "&moves=f5d6c3")).isEqualTo("[]");
  }

  @Test
  void mirrorImagesOfAPositionAreCountedTogether() {
    try (var server = new RunningServer(data)) {
      count(server);
    }
  }

  @Test
  void postgresqlCountsToo() {
    LocalPostgresql.assumeInstalled();
    try (var database = LocalPostgresql.start()) {
      var options =
          new ServerOptions(null, 0, data, database.url(), ServiceLimits.forThisMachine(), "test");
      try (var server = new RunningServer(options)) {
        count(server);
        assertThat(titles(server, "?player=ada")).isEqualTo("Cy – ADA, Ada – Ben");
      }
    }
  }

  private static String titles(RunningServer server, String query) {
    var titles = new TreeSet<String>(Comparator.reverseOrder());
    server
        .get("/api/v1/games" + query)
        .json()
        .get("games")
        .forEach(game -> titles.add(game.get("title").asString()));
    return String.join(", ", titles);
  }

  @Test
  void gamesAreFoundByPlayerAndByPosition() {
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", FILE);
      assertThat(titles(server, "?player=ada")).isEqualTo("Cy – ADA, Ada – Ben");
      var position =
          server
              .post("/api/v1/positions", "{\"game\":\"reversi\",\"moves\":\"e6f6f5\"}")
              .json()
              .get("position")
              .asString();
      var query = "?game=reversi&position=" + URLEncoder.encode(position, StandardCharsets.UTF_8);
      assertThat(titles(server, query)).isEqualTo("Cy – ADA, Ada – Ben");
      assertThat(titles(server, query + "&player=cy")).isEqualTo("Cy – ADA");
      assertThat(server.get("/api/v1/games?position=" + query).status()).isEqualTo(400);
      assertThat(server.get("/api/v1/games?game=reversi&position=X").status()).isEqualTo(422);
      assertThat(server.get("/api/v1/openings").status()).isEqualTo(400);
    }
  }

  @Test
  void anOpeningHasTheNameOfTheLongestLineThatTheMovesWentThrough() {
    try (var server = new RunningServer(data)) {
      assertThat(name(server, "reversi", "f5d6c3d3c4")).isEqualTo("Tiger");
      // The same from another side of the board, and two moves later.
      assertThat(name(server, "reversi", "e6f4c3c4d3d6e3")).isEqualTo("Tiger");
      assertThat(name(server, "reversi", "f5")).isEmpty();
      assertThat(name(server, "checkers", "11-15 23-19 8-11")).isEmpty();
      assertThat(name(server, "checkers", "9-13 22-18 11-15")).isEqualTo("Edinburgh Single");
    }
  }

  private static String name(RunningServer server, String game, String moves) {
    var query = URLEncoder.encode(moves, StandardCharsets.UTF_8);
    var openings = server.get("/api/v1/openings?game=%s&moves=%s".formatted(game, query)).json();
    return openings.has("name") ? openings.get("name").asString() : "";
  }

  @Test
  void theBookSaysWhatItKnowsOfAPosition() {
    try (var server = new RunningServer(data)) {
      var start = server.get("/api/v1/openings?game=reversi").json().get("book");
      assertThat(start.get("depth").intValue()).isPositive();
      assertThat(start.get("nodes").longValue()).isPositive();
      var only = start.get("moves").get(0);
      assertThat(only.get("move").asString()).isEqualTo("d3");
      assertThat(only.get("same").toString()).isEqualTo("[\"c4\",\"f5\",\"e6\"]");
      assertThat(only.get("known").booleanValue()).isTrue();
      assertThat(only.get("exact").booleanValue()).isFalse();
      assertThat(only.get("score").doubleValue()).isEqualTo(start.get("score").doubleValue());
      // The best answer is worth the same to the other side, and the moves are sorted.
      var answers = server.get("/api/v1/openings?game=reversi&moves=f5").json().get("book");
      assertThat(answers.get("score").doubleValue()).isEqualTo(-start.get("score").doubleValue());
      var scores = new ArrayList<Double>();
      answers.get("moves").forEach(move -> scores.add(move.get("score").doubleValue()));
      assertThat(scores)
          .hasSizeGreaterThan(1)
          .isSortedAccordingTo(Comparator.reverseOrder())
          .startsWith(answers.get("score").doubleValue());
    }
  }

  @Test
  void aPositionOrAGameWithoutABookHasNone() {
    try (var server = new RunningServer(data)) {
      assertThat(server.get("/api/v1/openings?game=reversi&moves=f5f4g3g6").json().has("book"))
          .isFalse();
      assertThat(server.get("/api/v1/openings?game=quoridor:size=5,walls=2").json().has("book"))
          .isFalse();
    }
  }

  @Test
  void anOpeningOfASetIsChosen() {
    try (var server = new RunningServer(data)) {
      var chosen =
          server.get("/api/v1/openings/choice?game=reversi&opening=xot:17").json().toString();
      assertThat(chosen)
          .startsWith("{\"game\":\"reversi\",\"opening\":\"xot:17\",\"moves\":[\"f5\",\"");
      var random = server.get("/api/v1/openings/choice?game=reversi&opening=xot:random").json();
      assertThat(random.get("opening").asString()).matches("xot:[0-9]+");
      assertThat(random.get("moves")).hasSize(8);
      var tooLarge = server.get("/api/v1/openings/choice?game=reversi&opening=xot:10785");
      assertThat(tooLarge.status()).isEqualTo(422);
      assertThat(tooLarge.detail()).contains("expected a number from 1 to 10784, or random");
      assertThat(server.get("/api/v1/openings/choice?game=quoridor&opening=xot").detail())
          .startsWith("quoridor has no named set of openings");
      assertThat(server.get("/api/v1/openings/choice?game=reversi").status()).isEqualTo(400);
      assertThat(server.get("/api/v1/openings/choice?opening=xot").status()).isEqualTo(400);
    }
  }

  @Test
  void aGameStartsFromAnOpeningOfASet() {
    try (var server = new RunningServer(data)) {
      var game = server.post("/api/v1/games", newGame("reversi", "\"opening\":\"xot:17\"")).json();
      assertThat(game.get("opening").asString()).isEqualTo("xot:17");
      assertThat(game.get("head").intValue()).isEqualTo(8);
      var id = game.get("id").asString();
      server.play(id, 8, legalMove(server, id, 8));
      var later = server.get("/api/v1/games/" + id).json();
      assertThat(later.get("opening").asString()).isEqualTo("xot:17");
      // Kept in the file of all games.
      var file = server.get("/api/v1/archive").text();
      server.send("DELETE", "/api/v1/games/" + id, null, Map.of());
      var copy = server.post("/api/v1/archive?only=1", file).json().get("games").get(0).asString();
      assertThat(server.get("/api/v1/games/" + copy).json().get("opening").asString())
          .isEqualTo("xot:17");
      var random =
          server.post("/api/v1/games", newGame("reversi", "\"opening\":\"xot:random\"")).json();
      assertThat(random.get("opening").asString()).matches("xot:[0-9]+");
      assertThat(random.get("nodes")).hasSize(9);
      var usual = server.post("/api/v1/games", newGame("reversi", "\"title\":\"\"")).json();
      assertThat(usual.has("opening")).isFalse();
    }
  }

  @Test
  void anOpeningThatDoesNotFitIsRefused() {
    try (var server = new RunningServer(data)) {
      var both =
          server.post(
              "/api/v1/games", newGame("reversi", "\"opening\":\"xot:17\",\"moves\":\"f5\""));
      assertThat(both.status()).isEqualTo(400);
      var otherGame = server.post("/api/v1/games", newGame("checkers", "\"opening\":\"xot:17\""));
      assertThat(otherGame.status()).isEqualTo(422);
    }
  }

  private static String newGame(String game, String more) {
    return "{\"game\":\"%s\",\"players\":[{\"kind\":\"human\"},{\"kind\":\"human\"}],%s}"
        .formatted(game, more);
  }

  private static String legalMove(RunningServer server, String game, int node) {
    return server
        .get("/api/v1/games/%s/positions/%d".formatted(game, node))
        .json()
        .get("moves")
        .get(0)
        .get("move")
        .asString();
  }

  @Test
  void aPositionHasTheNameOfItsOpening() {
    try (var server = new RunningServer(data)) {
      var tiger =
          server.post("/api/v1/positions", "{\"game\":\"reversi\",\"moves\":\"f5d6c3d3c4f4\"}");
      assertThat(tiger.json().get("opening").asString()).isEqualTo("Tiger");
      var start = server.post("/api/v1/positions", "{\"game\":\"reversi\"}");
      assertThat(start.json().has("opening")).isFalse();
    }
  }

  /// What is tried beside the game is not counted; what is played on or taken back is at once.
  @Test
  void onlyTheMainLineIsCounted() {
    try (var server = new RunningServer(data)) {
      var id = server.create("checkers", RunningServer.TWO_PEOPLE);
      server.play(id, 0, "11-15");
      server.play(id, 1, "23-19");
      assertThat(moves(server, "checkers", "")).isEqualTo("11-15");
      assertThat(moves(server, "checkers", "11-15")).isEqualTo("23-19");
      server.play(id, 0, "9-14");
      assertThat(moves(server, "checkers", "")).isEqualTo("9-14");
      assertThat(moves(server, "checkers", "11-15")).isEmpty();
      server.send("DELETE", "/api/v1/games/" + id, null, Map.of());
      assertThat(moves(server, "checkers", "")).isEmpty();
    }
  }

  private static String moves(RunningServer server, String game, String played) {
    var texts = new StringBuilder();
    server
        .get("/api/v1/openings?game=%s&moves=%s".formatted(game, played))
        .json()
        .get("moves")
        .forEach(move -> texts.append(move.get("move").asString()));
    return texts.toString();
  }

  /// Games of before there was an index, or names and digests.
  @Test
  void oldGamesAreIndexedLater() throws SQLException {
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", FILE);
      server.get("/api/v1/openings?game=reversi");
    }
    try (var database = DriverManager.getConnection("jdbc:h2:file:" + data.resolve("secateur"));
        var statement = database.createStatement()) {
      statement.execute("delete from positions");
      statement.execute("update games set stale = true, digest = null, first_name = null");
    }
    try (var server = new RunningServer(data)) {
      assertThat(moves(server, "reversi", "f5")).isEqualTo("f6d6f4");
      assertThat(titles(server, "?player=dee")).isEqualTo("Dee – Ben");
      assertThat(server.post("/api/v1/archive", FILE).json().get("known").intValue()).isEqualTo(4);
    }
  }

  @Test
  void aPositionIsShownOrTheErrorIsReported() {
    try (var server = new RunningServer(data)) {
      var shown =
          server.post(
              "/api/v1/positions",
              "{\"game\":\"checkers\",\"position\":\"W:W31,K2:B5\",\"moves\":\"31-27\"}");
      assertThat(shown.json().get("position").asString()).isEqualTo("B:WK2,27:B5");
      assertThat(shown.json().get("last").get("move").asString()).isEqualTo("31-27");
      assertThat(shown.json().get("board").get("pieces")).hasSize(3);
      var wrong =
          server.post("/api/v1/positions", "{\"game\":\"checkers\",\"position\":\"W:W1:B5\"}");
      assertThat(wrong.status()).isEqualTo(422);
      assertThat(wrong.detail())
          .isEqualTo(
              "bad FEN, a man on its king row, square 1 (character 4 of \"W:W1:B5\"):"
                  + " expected K1");
    }
  }
}
