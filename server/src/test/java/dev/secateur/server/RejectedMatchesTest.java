package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Matches and ablations that are not possible: each is refused with a reason and stores nothing.
class RejectedMatchesTest {

  private static final String LEVELS =
      "\"players\":[{\"kind\":\"level\",\"level\":1},{\"kind\":\"level\",\"level\":1}]";

  @TempDir static Path data;
  private static RunningServer server;

  @BeforeAll
  static void start() {
    server = new RunningServer(data);
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
          matches   | nonsense | 400 | not JSON
          matches   | {} | 400 | the body has no game
          matches   | {"game":"chess",LEVEL} | 422 | is not a game
          matches   | {"game":"reversi"} | 400 | the body has no players
          matches   | {"game":"reversi","players":[{"kind":"level","level":1}]} | 400 | expected [first player, second player]
          matches   | {"game":"reversi","games":5,LEVEL} | 400 | expected an even number
          matches   | {"game":"reversi","games":10002,LEVEL} | 400 | expected a whole number from 2 to 10000
          matches   | {"game":"reversi","order":"best",LEVEL} | 400 | expected random or given
          matches   | {"game":"reversi","speed":1,LEVEL} | 400 | expected only game
          matches   | {"game":"reversi","limits":{"timeMs":999999},LEVEL} | 422 | expected 120000 at most
          matches   | {"game":"reversi","limits":{"nodes":999999999},LEVEL} | 422 | expected 100000000 at most
          matches   | {"game":"reversi","sprt":{"elo0":5,"elo1":5},LEVEL} | 422 | expected elo0 below elo1
          matches   | {"game":"reversi","sprt":{"elo0":"low","elo1":5},LEVEL} | 400 | expected a number
          matches   | {"game":"reversi","players":[{"kind":"human"},{"kind":"human"}]} | 400 | expected level, custom or engine
          matches   | {"game":"reversi","players":[{"kind":"level","level":77},{"kind":"level","level":1}]} | 422 | is not a level
          matches   | {"game":"reversi","players":[{"kind":"custom"},{"kind":"custom"}]} | 422 | a player has no limit
          matches   | {"game":"reversi","limits":{"nodes":9},"players":[{"kind":"custom","options":{"threads":"200"}},{"kind":"custom"}]} | 422 | more than
          matches   | {"game":"reversi","limits":{"nodes":9},"players":[{"kind":"custom","options":{"hash":"900"}},{"kind":"custom"}]} | 422 | more than
          matches   | {"game":"reversi","limits":{"nodes":9},"players":[{"kind":"custom","options":{"hash":"16,process=ugi"}},{"kind":"custom"}]} | 422 | is not a value of
          matches   | {"game":"reversi","limits":{"nodes":9},"players":[{"kind":"custom","options":{"process":"ugi"}},{"kind":"custom"}]} | 422 | is not an option
          matches   | {"game":"reversi","limits":{"nodes":9},"players":[{"kind":"custom","evaluator":"classic,process=gtp"},{"kind":"custom"}]} | 422 | is not an evaluator
          matches   | {"game":"reversi","limits":{"nodes":9},"players":[{"kind":"custom","preset":"default,process=gtp"},{"kind":"custom"}]} | 422 | is not a preset
          matches   | {"game":"reversi","limits":{"nodes":9},"players":[{"kind":"engine","engine":"gtp:/bin/sh"},{"kind":"custom"}]} | 422 | is not defined for this server
          ablations | {} | 400 | the body has no game
          ablations | {"game":"chess"} | 422 | is not a game
          ablations | {"game":"reversi","depth":0} | 400 | expected a whole number
          ablations | {"game":"reversi","depth":12} | 422 | expected 11 at most
          ablations | {"game":"reversi","text":"f5 zz"} | 422 | zz
          ablations | {"game":"quoridor:size=3,walls=0","text":"b2 a3 b3"} | 422 | the game is over
          """)
  void isExplained(String path, String body, int status, String detail) {
    var answer = server.post("/api/v1/" + path, body.replace("LEVEL", LEVELS));
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.detail()).contains(detail);
    assertThat(data.resolve("matches")).doesNotExist();
    assertThat(server.get("/api/v1/ablations/nothere").status()).isEqualTo(404);
  }
}
