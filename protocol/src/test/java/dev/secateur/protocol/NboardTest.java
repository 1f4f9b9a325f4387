package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.records.RecordFormats;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What happens during a search, which transcripts cannot show.
@Timeout(180)
class NboardTest {

  private static final Limits LONG = Limits.moveTime(TimeUnit.HOURS.toMillis(1));

  @Test
  void pingEndsASearchWithoutAMove() {
    var client = new TestClient("nboard", "reversi", LONG);
    client.send("go").awaitLine("search ");
    client.send("ping 3").awaitLine("pong 3");
    assertThat(client.output()).doesNotContain("===").endsWith("pong 3\n");
    SessionThreads.awaitEnd("nboard");
    assertThat(client.output()).doesNotContain("===").endsWith("pong 3\n");
  }

  @Test
  void anotherGameEndsASearchWithoutAMove() {
    var client = new TestClient("nboard", "reversi", LONG);
    client.send("hint 2").awaitLine("search ");
    client.send("move F5", "learn");
    assertThat(client.output()).endsWith("learned\n");
  }

  @Test
  void theEndOfInputStopsASearchAndTheMoveIsStillSent() {
    for (String last : new String[] {"quit\n", ""}) {
      var out = new StringWriter();
      var session = Sessions.of("nboard", "reversi", LONG, out);
      SessionReader.run(new StringReader("nboard 2\ngo\n" + last), session);
      assertThat(out.toString()).containsPattern("\n=== [A-H][1-8]/");
    }
  }

  @Test
  void theClientSetsTheDepth() {
    var client = new TestClient("nboard", "reversi", LONG);
    client.send("set depth 2", "move F5", "go").awaitLine("===");
    assertThat(client.lines().stream().filter(line -> line.startsWith("search "))).hasSize(2);
  }

  /// FFO endgame test, position 1.
  @Test
  void anExactScoreHasTheDepthOfASolvedPosition() {
    var client = new TestClient("nboard", "reversi", LONG);
    client.send(
        "set game (;GM[Othello]BO[8 --*****--OOO**-O-OOO**O*-O*O*O**O***O***--*O*O**-***OOO--OOOOO--"
            + " *];)",
        "go");
    client.awaitLine("=== G8/18.00");
    var searches = client.lines().stream().filter(line -> line.startsWith("search ")).toList();
    assertThat(searches.getFirst()).endsWith(" 0 1");
    assertThat(searches.getLast()).startsWith("search G8").endsWith(" 18.00 0 100%");
  }

  @Test
  void aWrittenGameCanBeReadAgain() {
    var games = Games.installed();
    var game = games.find("reversi");
    var ggf = new RecordFormats(game, games).readable("ggf");
    var record = GameRecord.of(game).withMoves("f5f6e6f4e3d6");
    var text = NboardGame.write(record, 61_000);
    assertThat(text).contains("TI[1:01]").contains("B[F5]W[F6]B[E6]");
    assertThat(NboardGame.read(ggf, text).moves()).isEqualTo(record.moves());
    var later = GameRecord.from(game, record.positionAfter(3)).withMoves("f4");
    assertThat(NboardGame.read(ggf, NboardGame.write(later, 0)).start()).isEqualTo(later.start());
  }
}
