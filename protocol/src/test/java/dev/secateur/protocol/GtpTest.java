package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Notation;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What happens during a search, which transcripts cannot show.
@Timeout(180)
class GtpTest {

  private static final Limits LONG = Limits.moveTime(TimeUnit.HOURS.toMillis(1));

  private static String run(String input, Limits defaultLimits, String game) {
    var out = new StringWriter();
    SessionReader.run(new StringReader(input), Sessions.of("gtp", game, defaultLimits, out));
    return out.toString();
  }

  @Test
  void theEndOfInputStopsASearchAndTheMoveIsStillSent() {
    assertThat(run("genmove b\n", LONG, "reversi")).matches("= [a-h][1-8]\n\n");
  }

  @Test
  void quitStopsASearchAndAllCommandsAreAnsweredInOrder() {
    assertThat(run("1 genmove b\n2 known_command play\n3 quit\n4 name\n", LONG, "checkers"))
        .matches("=1 \\S+\n\n=2 true\n\n=3\n\n");
  }

  @Test
  void quitIsReadDuringASearch() throws Exception {
    var quoridor = Games.installed().find("quoridor");
    var evaluator = NoticedEvaluator.of(Evaluators.installed().standard(quoridor));
    var options = SearchOptions.STANDARD.with(SearchOption.HASH, 1);
    var engine = new Engine(quoridor, Settings.of(evaluator).with(options));
    var out = new StringWriter();
    var session = GtpSession.gtp(engine, LONG, new PrintWriter(out));
    var feed = new PipedWriter();
    var reader = new PipedReader(feed);
    var thread = Thread.ofPlatform().start(() -> SessionReader.run(reader, session));
    feed.write("genmove b\n");
    feed.flush();
    evaluator.used().await();
    assertThat(out.toString()).isEmpty();
    feed.write("quit\n");
    feed.flush();
    thread.join();
    assertThat(out.toString()).matches("= \\S+\n\n=\n\n");
  }

  @Test
  void anyLineEndsAnAnalysisAndIsThenAnswered() {
    var client = new TestClient("gtp", "reversi", LONG);
    client.send("7 secateur-analyze b 1").await(lines -> lines.size() >= 3);
    assertThat(client.output()).startsWith("=7\ninfo depth 1 ").doesNotContain("\n\n");
    client.send("8 nonsense").awaitLine("?8");
    assertThat(client.output()).containsPattern("pv [a-h1-8 ]+\n\n\\?8 unknown command");
    client.session().close();
  }

  /// FFO endgame test, position 1: depth 12 of 14 looks at every line to the end of the game.
  @Test
  void anAnalysisSaysHowSureASearchToTheEndIs() {
    var client = new TestClient("gtp", "reversi", Limits.depth(12));
    client.ask("loadposition --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X");
    client.send("secateur-analyze b 0").awaitLine("info depth 12 ");
    assertThat(client.output()).containsPattern("info depth 12 .* certainty 95 nodes ");
    client.session().close();
  }

  @Test
  void anAnalysisEndsAtOnceIfTheNextLineIsAlreadyWaiting() {
    assertThat(run("secateur-analyze\nname\n", LONG, "checkers"))
        .matches("(?s)=\ninfo depth 1 .*\n\n= Secateur checkers\n\n");
  }

  @Test
  void anEmptyLineDoesNotEndAnAnalysis() {
    var client = new TestClient("gtp", "reversi", Limits.depth(2));
    client.send("secateur-analyze").awaitLine("info depth 2");
    client.send("", "# only a comment");
    // A line that ended the analysis would have done so when the thread waits again.
    SessionThreads.awaitIdle("commands");
    assertThat(client.output()).doesNotContain("\n\n");
    client.session().close();
    assertThat(client.output()).endsWith("\n\n");
  }

  @Test
  void aClockThatHasAlmostRunOutMakesAMoveAtOnce() {
    var client = new TestClient("gtp", "quoridor", LONG);
    client.ask("time_settings 600 0 0");
    client.ask("time_left b 1 0");
    // Without a clock it would think for an hour.
    assertThat(client.ask("genmove b")).startsWith("= ");
    client.session().close();
  }

  @Test
  void anOnlyMoveIsPlayedAtOnce() {
    var client = new TestClient("gtp", "checkers", LONG);
    client.ask("loadposition W:W20,21,22,23,27,29:B2,6,7,9,13,15,16");
    assertThat(client.ask("genmove w")).startsWith("= ");
    client.session().close();
  }

  @Test
  void aGameWithoutASizeAcceptsEveryBoardSize() {
    var reversi = Games.installed().find("reversi");
    var gameWithoutSize =
        new Game() {
          @Override
          public String name() {
            return "without-size";
          }

          @Override
          public Position start() {
            return reversi.start();
          }

          @Override
          public Notation notation() {
            return reversi.notation();
          }
        };
    var settings = Settings.of(Evaluators.installed().standard(reversi));
    var out = new StringWriter();
    var gtp =
        GtpSession.gtp(
            new Engine(gameWithoutSize, settings), Limits.depth(2), new PrintWriter(out));
    SessionReader.run(new StringReader("boardsize 3\nboardsize x\ngenmove b\n"), gtp);
    assertThat(out.toString())
        .matches("=\n\n\\? unacceptable size: expected a number\n\n= [a-h][1-8]\n\n");
  }

  @Test
  void aLineThatIsTooLongGetsOneErrorAndTheNextIsAnswered() {
    var line = "x".repeat(3 * SessionReader.MAX_LINE_LENGTH);
    assertThat(run(line + "\nprotocol_version\n", LONG, "reversi"))
        .isEqualTo("? the line is longer than 100000 characters\n\n= 2\n\n");
  }

  @Test
  void theLastLineNeedsNoLineEnd() {
    assertThat(run("protocol_version", LONG, "reversi")).isEqualTo("= 2\n\n");
  }

  @Test
  void emptyLinesGetNoAnswer() {
    assertThat(run("", LONG, "reversi")).isEmpty();
    assertThat(run("\n \r\n\t\n# comment\n\u0001\u0002\n", LONG, "reversi")).isEmpty();
  }
}
