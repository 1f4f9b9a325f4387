package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.server.archive.LocalPostgresql;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// An import followed by an export loses nothing, and a second import of a file adds nothing.
class RoundTripsTest {

  private static final String PDN =
      """
      [Event "Club evening"]
      [Site "Back room"]
      [Date "1999.05.12"]
      [Black "Ada"]
      [White "Ben, the \\"Bear\\""]
      [Annotator "Cy"]
      [Result "1-0"]
      [GameType "21"]
      [Termination "adjudication"]

      {A friendly game.} 1. 11-15 $1 {the old one} 23-19 (1... {solid} 22-17 $6 15-19 $2 {[%eval
      -0.5] too soon}) (1... 24-20 8-11 (2. 9-14 {also})) 2. 8-11 {[%eval 0.25] [%win 9]
      [%depth 12] [%nodes 3456] [%emt 0:00:01.5] [%clk 0:04:58.5] known} 22-17 $2 $8 1-0
      """;
  private static final String GGF =
      "(;GM[Othello]PC[GGS]DT[2001.02.03]PB[Ada]PW[Ben]RB[1800.50]RW[1700]TI[5:00]TY[8]RE[+12.000:r]"
          + "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
          + "B[F5/0.5/1.25]W[d6//2]B[c3/-1];)\n";
  private static final String SGF =
      "(;GM[2]FF[4]EV[Club]PB[Ada]PW[Ben]DT[2001-02-03]RE[B+R]C[before];B[f5]C[good]TE[1]BL[299.5]"
          + "(;W[d6]V[-2.5];B[c3])(;W[f6]C[instead];B[e6]))\n";

  @TempDir Path data;

  private static void assertRoundTripKeeps(RunningServer server, String format, String file) {
    assertThat(server.post("/api/v1/archive", file).json().toString())
        .isEqualTo("{\"added\":1,\"known\":0,\"broken\":[]}");
    assertThat(server.post("/api/v1/archive", file).json().toString())
        .isEqualTo("{\"added\":0,\"known\":1,\"broken\":[]}");
    var out = record(server, format);
    assertThat(server.post("/api/v1/archive", out).json().toString())
        .as("what left and comes back is the same game")
        .isEqualTo("{\"added\":0,\"known\":1,\"broken\":[]}");
    assertThat(out).as("as if it had gone from file to file").isEqualTo(copy(format, file));
  }

  /// The file as the format's own reader and writer give it again, without an archive between them.
  private static String copy(String format, String file) {
    var games = Games.installed();
    var bytes = new ByteArrayOutputStream();
    try {
      var source = RecordSource.of(file.getBytes(StandardCharsets.UTF_8));
      var recognised = RecordFormats.recognise(games, source);
      var records = recognised.format().reader(source);
      var target = new RecordFormats(recognised.game(), games).writable(format);
      try (var writer = target.writer(RecordTarget.of(bytes))) {
        writer.write(((RecordEntry.Read) records.next().orElseThrow()).record());
      }
    } catch (IOException impossible) {
      throw new AssertionError(impossible);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  private static String record(RunningServer server, String format) {
    return server.get("/api/v1/games/" + only(server) + "/record?format=" + format).text();
  }

  private static String only(RunningServer server) {
    var games = server.get("/api/v1/games").json().get("games");
    assertThat(games).hasSize(1);
    return games.get(0).get("id").asString();
  }

  @Test
  void pdnLosesNothing() {
    try (var server = new RunningServer(data)) {
      assertRoundTripKeeps(server, "pdn", PDN);
    }
  }

  @Test
  void ggfLosesNothing() {
    try (var server = new RunningServer(data)) {
      assertRoundTripKeeps(server, "ggf", GGF);
    }
  }

  @Test
  void sgfLosesNothing() {
    try (var server = new RunningServer(data)) {
      assertRoundTripKeeps(server, "sgf", SGF);
    }
  }

  @Test
  void postgresqlLosesNothingEither() {
    LocalPostgresql.assumeInstalled();
    try (var database = LocalPostgresql.start()) {
      var options =
          new ServerOptions(null, 0, data, database.url(), ServiceLimits.forThisMachine(), "test");
      try (var server = new RunningServer(options)) {
        assertRoundTripKeeps(server, "pdn", PDN);
      }
    }
  }

  @Test
  void thePageSeesWhatTheFileSays() {
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", PDN);
      var game = server.get("/api/v1/games/" + only(server)).json();
      assertThat(game.get("names").toString()).isEqualTo("[\"Ada\",\"Ben, the \\\"Bear\\\"\"]");
      assertThat(game.get("headers").get("Annotator").asString()).isEqualTo("Cy");
      assertThat(game.get("nodes").get(0).get("comment").asString()).isEqualTo("A friendly game.");
      var first = game.get("nodes").get(1);
      assertThat(first.get("mark").asString()).isEqualTo("!");
      assertThat(first.get("comment").asString()).isEqualTo("the old one");
      assertThat(node(game, "8-11", 2).get("thought").get("score").doubleValue()).isEqualTo(0.25);
      assertThat(node(game, "22-17", 1).get("before").asString()).isEqualTo("solid");
    }
  }

  private static JsonNode node(JsonNode game, String move, int parent) {
    for (JsonNode node : game.get("nodes")) {
      if (node.path("move").asString("").equals(move) && node.get("parent").intValue() == parent) {
        return node;
      }
    }
    throw new AssertionError("there is no " + move + " after node " + parent);
  }

  @Test
  void anotherPlayerDayOrMoveIsAnotherGame() {
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", PDN);
      var changes =
          Map.of(
              "Ada", "Bea",
              "1999.05.12", "1999.05.13",
              "2. 8-11 {", "2. 9-14 {",
              "(2. 9-14", "(2. 10-14");
      changes.forEach(
          (from, to) -> {
            var other = PDN.replace(from, to);
            assertThat(server.post("/api/v1/archive", PDN + "\n" + other).json().toString())
                .as(to)
                .isEqualTo("{\"added\":1,\"known\":1,\"broken\":[]}");
          });
    }
  }

  @Test
  void theWholeArchiveKeepsEverythingToo(@TempDir Path elsewhere) {
    String file;
    String pdn;
    try (var server = new RunningServer(data)) {
      server.post("/api/v1/archive", PDN);
      file = server.get("/api/v1/archive").text();
      pdn = record(server, "pdn");
    }
    try (var server = new RunningServer(elsewhere)) {
      assertThat(server.post("/api/v1/archive", file).json().get("added").intValue()).isEqualTo(1);
      assertThat(record(server, "pdn")).isEqualTo(pdn);
      assertThat(server.post("/api/v1/archive", file).json().get("known").intValue()).isEqualTo(1);
    }
  }
}
