package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.archive.Database;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.Player.ComputerLevel;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.Player.Person;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// An archive that version 0.1 wrote stays readable: its database file and its exported file. The
/// games in it have every kind of player, clocks, thoughts of the computer, comments, marks,
/// variations, reviews, every kind of ending, and headers of imported files. `answers.json` holds
/// what version 0.1 answered for them.
class OldArchiveTest {

  @TempDir Path data;

  private static InputStream resource(String name) {
    return Objects.requireNonNull(
        OldArchiveTest.class.getResourceAsStream("/archive-of-version-0.1/" + name), name);
  }

  private static JsonNode answers() throws IOException {
    try (var answers = resource("answers.json")) {
      return RunningServer.JSON.readTree(answers);
    }
  }

  private RunningServer serverOnOldDatabase() throws IOException {
    try (var database = resource("secateur.mv.db")) {
      Files.copy(database, data.resolve("secateur.mv.db"));
    }
    return new RunningServer(data);
  }

  @Test
  void everyGameOfTheDatabaseIsReadAsItWas() throws IOException {
    try (var server = serverOnOldDatabase()) {
      var games = answers().get("games");
      assertThat(server.get("/api/v1/games?limit=100").json().get("games")).hasSameSizeAs(games);
      for (var game : games.properties()) {
        assertThat(server.get(address(game.getValue())).json())
            .as(game.getKey())
            .isEqualTo(game.getValue());
      }
    }
  }

  private static String address(JsonNode game) {
    return "/api/v1/games/" + game.get("id").asString();
  }

  @Test
  void everyPlayerIsOfItsKind() throws IOException {
    serverOnOldDatabase().close();
    var everything =
        new CustomSearch(
            300L, 4, 20_000L, "classic", "founding", Map.of("lmr", "off", "hash", "2"));
    var depthAlone = new CustomSearch(null, 3, null, null, null, null);
    var nodesAndOptions =
        new CustomSearch(null, null, 5_000L, null, null, Map.of("killers", "off"));
    var person = new Person();
    Map<String, List<Player>> players =
        Map.of(
            "resigned", List.of(person, person),
            "level", List.of(person, new ComputerLevel(1)),
            "custom", List.of(everything, person),
            "computers", List.of(depthAlone, nodesAndOptions),
            "agreed", List.of(person, person),
            "time", List.of(person, new ComputerLevel(9)),
            "goal", List.of(person, person),
            "position", List.of(new ComputerLevel(10), new ComputerLevel(3)),
            "file1", List.of(person, person),
            "file2", List.of(person, person));
    try (var database = Database.inFolder(data)) {
      var archive = new GameArchive(database);
      var games = answers().get("games");
      assertThat(players).containsOnlyKeys(games.propertyNames());
      players.forEach(
          (name, expected) ->
              assertThat(archive.find(games.get(name).get("id").asString()).orElseThrow().players())
                  .as(name)
                  .isEqualTo(expected));
    }
  }

  @Test
  void everyGameOfTheDatabaseIsExportedAsItWas() throws IOException {
    try (var server = serverOnOldDatabase()) {
      var answers = answers();
      for (var record : answers.get("records").properties()) {
        var game = answers.get("games").get(record.getKey());
        assertThat(server.get(address(game) + "/record").json())
            .as(record.getKey())
            .isEqualTo(record.getValue());
      }
    }
  }

  /// The sentences about a move are left out: their words may get better. Of the old scores only
  /// those of finished games are known to be exact.
  @Test
  void reviewsOpeningsAndSettingsAreStillThere() throws IOException {
    try (var server = serverOnOldDatabase()) {
      var answers = answers();
      for (var review : answers.get("reviews").properties()) {
        var game = answers.get("games").get(review.getKey());
        var read = server.get(address(game) + "/review").json();
        for (JsonNode node : read.get("nodes")) {
          boolean isOver = node.get("pv").isEmpty();
          assertThat(((ObjectNode) node).remove("exact").booleanValue()).isEqualTo(isOver);
          if (node.has("move")) {
            ((ObjectNode) node.get("move")).remove(List.of("why", "exact"));
          }
        }
        assertThat(read).as(review.getKey()).isEqualTo(review.getValue());
      }
      var openings = (ObjectNode) server.get("/api/v1/openings?game=reversi").json();
      // What the opening book says does not come from the archive.
      openings.remove("book");
      assertThat(openings).isEqualTo(answers.get("openings"));
      var cookie = Map.of("Cookie", "secateur-client=reader-of-old-archives");
      assertThat(server.send("GET", "/api/v1/settings", null, cookie).text())
          .isEqualTo("{\"language\":\"pt\",\"sound\":false}");
    }
  }

  /// All but the version, which counts the changes that were made here.
  @Test
  void theExportedFileIsImportedWhole() throws IOException {
    String lines;
    try (var file = resource("archive.jsonl")) {
      lines = new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
    try (var server = new RunningServer(data)) {
      var games = answers().get("games");
      var report = server.post("/api/v1/archive", lines).json();
      assertThat(report.get("added").intValue()).as(report.toString()).isEqualTo(games.size());
      for (var game : games.properties()) {
        var read = (ObjectNode) server.get(address(game.getValue())).json();
        read.put("version", game.getValue().get("version").intValue());
        assertThat(read).as(game.getKey()).isEqualTo(game.getValue());
      }
    }
  }
}
