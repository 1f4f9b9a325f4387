package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every malformed request gets a problem that says what was expected, and the server goes on.
class RejectedRequestsTest {

  @TempDir static Path data;
  private static RunningServer server;
  private static String game;

  @BeforeAll
  static void start() {
    server = new RunningServer(data);
    game = server.create("reversi", RunningServer.TWO_PEOPLE);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          POST  | /api/v1/games | nonsense | 400 | not JSON (line 1, column
          POST  | /api/v1/games | [] | 400 | expected {...}
          POST  | /api/v1/games | {} | 400 | the body has no game
          POST  | /api/v1/games | {"game":"chess","players":[{"kind":"human"},{"kind":"human"}]} | 422 | is not a game: expected checkers
          POST  | /api/v1/games | {"game":"reversi"} | 400 | the body has no players
          POST  | /api/v1/games | {"game":"reversi","players":[]} | 400 | expected [first player, second player]
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"robot"}]} | 400 | expected human, level or custom
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"level"}]} | 400 | a player has no level
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"level","level":77}]} | 422 | is not a level
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom"}]} | 422 | expected timeMs, depth or nodes
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":"deep"}]} | 400 | expected a whole number
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":61}]} | 422 | expected 60 at most
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","timeMs":999999}]} | 422 | expected 120000 at most
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":3,"options":{"threads":"200"}}]} | 422 | more than this server gives
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":3,"options":{"hash":"15000"}}]} | 422 | more than this server gives
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":3,"options":{"magic":"on"}}]} | 422 | is not an option
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":3,"options":{"killers":"perhaps"}}]} | 422 | expected on or off
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":3,"evaluator":"magic"}]} | 422 | is not an evaluator
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":3,"preset":"magic"}]} | 422 | is not a preset
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"human"}],"clock":{"initialMs":1}} | 400 | expected a whole number from 1000
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"human"}],"start":"XO"} | 422 | 64 squares
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"human"}],"moves":"f5 a1"} | 422 | flanks no disc
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"human"}],"text":"f5 (d3"} | 422 | bracket
          POST  | /api/v1/games | {"game":"reversi","players":[{"kind":"human"},{"kind":"human"}],"colour":"red"} | 400 | expected only clock, game
          GET   | /api/v1/games?limit=0 | | 400 | expected 1 to 100
          GET   | /api/v1/games?result=won | | 400 | expected undecided
          GET   | /api/v1/games?since=yesterday | | 400 | expected such as 2026-01-31
          GET   | /api/v1/games?cursor=zz | | 400 | expected next of the page before
          GET   | /api/v1/games/nothere | | 404 | there is no game
          GET   | /api/v1/games/GAME/positions/x | | 400 | expected 0 or more
          GET   | /api/v1/games/GAME/positions/99 | | 404 | there is no node 99
          POST  | /api/v1/games/GAME/moves | {"at":0} | 400 | the body has no move
          POST  | /api/v1/games/GAME/moves | {"move":"f5"} | 400 | the body has no at
          POST  | /api/v1/games/GAME/moves | {"at":0,"move":"a1"} | 422 | expected d3
          POST  | /api/v1/games/GAME/moves | {"at":1.5,"move":"f5"} | 400 | at in the body is "1.5"
          PUT   | /api/v1/games/GAME/head | {"node":-1} | 400 | expected a whole number
          PUT   | /api/v1/games/GAME/head | {"node":7} | 404 | there is no node 7
          POST  | /api/v1/games/GAME/resignation | {"side":2} | 400 | from 0 to 1
          POST  | /api/v1/games/GAME/hint | {"at":0,"timeMs":1} | 400 | from 10 to 10000
          PATCH | /api/v1/games/GAME | {"auto":"yes"} | 400 | expected true or false
          PUT   | /api/v1/games/GAME | {} | 405 | expected another method
          POST  | /api/v1/games/GAME/restoration | {} | 404 | there is no deleted game
          PUT   | /api/v1/settings | [1] | 400 | a JSON object
          GET   | /api/v1/nowhere | | 404 | there is no such address
          """)
  void isExplained(String method, String path, String body, int status, String detail) {
    var answer =
        server.send(method, path.replace("GAME", game), body == null ? null : body, Map.of());
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.detail()).contains(detail);
    assertThat(answer.header("Content-Type")).startsWith("application/problem+json");
    assertThat(server.get("/api/v1/games/" + game).json().get("nodes")).hasSize(1);
  }

  /// The page translates the code, so it must not speak of moves where there is none.
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "games | \"game\":\"chess\" | not-understood",
        "games | \"game\":\"quoridor:size=99\" | not-understood",
        "games | \"game\":\"reversi\",\"start\":\"XO\" | not-understood",
        "games | \"game\":\"reversi\",\"moves\":\"f5 (d3\" | not-understood",
        "games | \"game\":\"reversi\",\"moves\":\"f5 zz\" | not-a-move",
        "games | \"game\":\"checkers\",\"moves\":\"hello\" | not-a-move",
        "games | \"game\":\"quoridor\",\"moves\":\"z9\" | not-a-move",
        "games/GAME/moves | \"at\":0,\"move\":\"f5f6\" | not-a-move"
      })
  void hasACodeThatFits(String path, String fields, String code) {
    var players = path.equals("games") ? ",\"players\":" + RunningServer.TWO_PEOPLE : "";
    var answer = server.post("/api/v1/" + path.replace("GAME", game), "{" + fields + players + "}");
    assertThat(answer.status()).as(answer.text()).isEqualTo(422);
    assertThat(answer.code()).isEqualTo(code);
  }

  @Test
  void aRequestThatIsTooLargeIsRefused() {
    var answer = server.post("/api/v1/games", " ".repeat(300_000) + "{}");
    assertThat(answer.status()).isEqualTo(413);
    assertThat(answer.code()).isEqualTo("too-large");
  }

  @Test
  void pagesOfOtherSitesAreRefused() {
    var origin = Map.of("Origin", "https://elsewhere.example");
    var answer = server.send("POST", "/api/v1/games/" + game + "/moves", "{}", origin);
    assertThat(answer.status()).isEqualTo(403);
    assertThat(answer.code()).isEqualTo("foreign-origin");
    var fetched = server.send("GET", "/api/v1/games", null, Map.of("Sec-Fetch-Site", "cross-site"));
    assertThat(fetched.status()).isEqualTo(403);
    var own = Map.of("Origin", server.server.address());
    assertThat(server.send("GET", "/api/v1/games", null, own).status()).isEqualTo(200);
  }

  @Test
  void aForeignHostNameIsRefused() throws IOException {
    assertThat(askAs("elsewhere.example"))
        .startsWith("HTTP/1.1 403")
        .contains("expected localhost or an IP address");
    assertThat(askAs("127.0.0.1")).startsWith("HTTP/1.1 200");
    assertThat(askAs("localhost:9")).startsWith("HTTP/1.1 200");
  }

  /// By hand: the client of the JDK decides itself which host it names.
  private static String askAs(String host) throws IOException {
    var address = URI.create(server.server.address());
    try (var socket = new Socket(address.getHost(), address.getPort())) {
      var request =
          "GET /api/v1/health HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aMessageThatIsNotAPingIsExplainedAndAHugeOneClosesTheConnection() {
    var page = server.listen(game);
    page.send("hello");
    var problem = page.await("problem", _ -> true).get("problem");
    assertThat(problem.get("detail").asString()).contains("expected {\"type\":\"ping\"}");
    page.send("{\"type\":\"ping\"}");
    page.await("pong", _ -> true);
    page.send("x".repeat(9000));
    assertThat(page.awaitClose()).isEqualTo(1009);
  }

  @Test
  void pagesCarryAStrictPolicyAndTheNonceOfTheImportMap() {
    var page = server.get("/");
    var policy = page.header("Content-Security-Policy");
    assertThat(policy).startsWith("default-src 'none'").doesNotContain("unsafe");
    var nonce = policy.replaceAll(".*'nonce-([^']+)'.*", "$1");
    assertThat(page.text()).contains("nonce=\"" + nonce + "\"");
    assertThat(server.get("/").header("Content-Security-Policy")).doesNotContain(nonce);
    assertThat(server.get("/api/docs").header("Content-Security-Policy"))
        .contains("style-src 'self' 'unsafe-inline'");
  }
}
