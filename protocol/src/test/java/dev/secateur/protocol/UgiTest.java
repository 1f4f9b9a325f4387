package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.testkit.Polling;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What happens during a search, which transcripts cannot show.
@Timeout(180)
class UgiTest {

  private static final Limits DEFAULT = Limits.moveTime(5_000);

  private static long bestMoves(String text) {
    return text.lines().filter(UgiTest::isMove).count();
  }

  private static boolean isMove(String line) {
    return line.startsWith("bestmove ");
  }

  /// The time in an `info` line, or 0.
  private static long millis(String line) {
    return line.startsWith("info ") && line.contains(" time ")
        ? Long.parseLong(line.replaceFirst(".* time (\\d+) .*", "$1"))
        : 0;
  }

  @Test
  void stopDuringASearchSendsTheMove() {
    var client = new TestClient("ugi", "checkers", DEFAULT);
    client.send("position startpos", "go infinite").awaitLine("info depth 3");
    assertThat(bestMoves(client.output())).isZero();
    client.send("stop");
    assertThat(bestMoves(client.output())).isOne();
  }

  @Test
  void bestmoveComesExactlyOncePerGo() {
    var client = new TestClient("ugi", "reversi", DEFAULT);
    for (int times = 1; times <= 20; times++) {
      // Stopped at once, or after one to three iterations: each go has its own move.
      int before = client.output().length();
      int iterations = times % 4;
      client.send("go infinite");
      client.awaitAfter(
          before, said -> iterations == 0 || said.contains("info depth " + iterations + " "));
      client.send("stop", "stop");
      assertThat(bestMoves(client.output())).isEqualTo(times);
    }
    client.send("go depth 2").await(lines -> bestMoves(String.join("\n", lines)) == 21);
    client.send("stop");
    client.session().close();
    assertThat(bestMoves(client.output())).isEqualTo(21);
  }

  @Test
  void aFinishedInfiniteSearchWaitsForStop() {
    var client = new TestClient("ugi", "checkers", DEFAULT);
    client.send("position fen B:W32:B1,K27", "go infinite");
    SessionThreads.awaitIdle("ugi-search");
    assertThat(bestMoves(client.output())).isZero();
    client.send("isready", "stop");
    assertThat(client.output()).contains("readyok\n");
    assertThat(bestMoves(client.output())).isOne();
  }

  /// FFO endgame test, position 1. The search ends with the exact score, not with a time limit.
  @Test
  void aSolvedPositionIsReportedAsExactAndStillWaitsForStop() {
    var client = new TestClient("ugi", "reversi", DEFAULT);
    client.send(
        "position fen --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
        "go infinite");
    client.await(
        lines -> lines.stream().anyMatch(line -> line.contains(" score cp 1800 exact nodes ")));
    SessionThreads.awaitIdle("ugi-search");
    assertThat(bestMoves(client.output())).isZero();
    client.send("stop");
    assertThat(client.lines()).last().isEqualTo("bestmove g8");
  }

  /// The same position without the solver: the iterations before the exact one leave out moves.
  @Test
  void aSelectiveSearchToTheEndSaysHowSureItIs() {
    var client = new TestClient("ugi", "reversi", DEFAULT);
    client.send(
        "setoption name oracle value false",
        "position fen --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X",
        "go depth 14");
    client.awaitLine("bestmove ");
    var infos = client.lines().stream().filter(line -> line.startsWith("info depth ")).toList();
    assertThat(infos.get(8)).startsWith("info depth 9 ").doesNotContain("certainty");
    assertThat(infos.get(11)).matches("info depth 12 .* score cp -?\\d+ certainty 95 nodes .*");
    assertThat(infos.get(13)).contains(" exact nodes ").doesNotContain("certainty");
  }

  @Test
  void ponderhitStartsTheClock() {
    var client = new TestClient("ugi", "quoridor", DEFAULT);
    client.send("go ponder movetime 50");
    // Pondering continues beyond 50 ms, because the clock starts only at ponderhit.
    client.await(lines -> lines.stream().anyMatch(line -> millis(line) > 100 || isMove(line)));
    assertThat(bestMoves(client.output())).isZero();
    client.send("ponderhit").awaitLine("bestmove ");
    client.send("ponderhit").awaitLine("info string error ponderhit without go ponder");
  }

  @Test
  void ponderhitAtOnceIsNotForgotten() {
    var client = new TestClient("ugi", "reversi", DEFAULT);
    client.send("go ponder depth 3", "ponderhit").awaitLine("bestmove ");
  }

  @Test
  void anOnlyMoveIsPlayedAtOnceUnlessADepthIsAskedFor() {
    var forced = "position fen ---------O--------O--------OOOOO---XXXX--OXOXOO--OXXO----OXO-O-- O";
    for (String go : List.of("go movetime 3600000", "go p2time 36000000", "go")) {
      var client = new TestClient("ugi", "reversi", Limits.moveTime(3_600_000));
      client.send(forced, go).awaitLine("bestmove ");
      assertThat(client.output()).doesNotContain("info depth 3 ");
    }
    var client = new TestClient("ugi", "reversi", DEFAULT);
    client.send(forced, "go depth 6").awaitLine("bestmove ");
    assertThat(client.output()).contains("info depth 6 ");
  }

  @Test
  void quitAndTheEndOfInputStopASearch() throws Exception {
    for (String last : new String[] {"quit\n", ""}) {
      var feed = new PipedWriter();
      var out = new AwaitedText();
      var reader = new PipedReader(feed);
      var session = Sessions.of("ugi", "quoridor", DEFAULT, out);
      var thread = Thread.ofPlatform().start(() -> SessionReader.run(reader, session));
      feed.write("go infinite\n");
      feed.flush();
      assertThat(out.await(said -> said.contains("info depth 2 "), Polling.TIMEOUT)).isTrue();
      feed.write(last);
      feed.close();
      thread.join();
      assertThat(bestMoves(out.toString())).isOne();
    }
  }

  @Test
  void commandsThatMustNotChangeASearchAreRefused() {
    var client = new TestClient("ugi", "checkers", DEFAULT);
    client.send("go infinite", "go depth 1", "position startpos", "uginewgame");
    client.send("setoption name Evaluator value material", "setoption name killers value false");
    client.send("stop");
    assertThat(client.lines().stream().filter(line -> line.startsWith("info string error")))
        .hasSize(4);
    assertThat(bestMoves(client.output())).isOne();
  }

  @Test
  void aBadPositionKeepsTheOldOne() {
    var client = new TestClient("ugi", "reversi", DEFAULT);
    client.send("position startpos moves f5", "position startpos moves f5 a1", "query p1turn");
    assertThat(client.output()).startsWith("info string error").endsWith("response false\n");
  }

  @Test
  void aLineThatIsTooLongGetsOneErrorAndTheNextIsAnswered() {
    var out = new StringWriter();
    var lines = "x".repeat(2 * SessionReader.MAX_LINE_LENGTH) + "\nisready\nquit\nisready\n";
    SessionReader.run(new StringReader(lines), Sessions.of("ugi", "reversi", DEFAULT, out));
    assertThat(out.toString())
        .isEqualTo("info string error the line is longer than 100000 characters\nreadyok\n");
  }
}
