package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Analysing, reviewing and explaining through the service.
class StudyTest {

  /// White has just left a man to be taken for nothing: 23-18 loses it to 14x23.
  private static final String CHECKERS_BLUNDER = "9-14 23-18 14x23 27x18 11-15 18x11 8x15 32-27";

  /// FFO endgame test, position 1: Black to move scores +18 with g8.
  private static final String FFO_1 =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

  @TempDir Path data;
  private RunningServer server;

  @BeforeEach
  void start() {
    server = new RunningServer(data);
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private String create(String game, String moves) {
    var body =
        "{\"game\":\"%s\",\"players\":%s,\"moves\":\"%s\"}"
            .formatted(game, RunningServer.TWO_PEOPLE, moves);
    return server.post("/api/v1/games", body).json().get("id").asString();
  }

  private JsonNode post(String id, String what, String body) {
    return server.post("/api/v1/games/" + id + "/" + what, body).json();
  }

  @Test
  void anAnalysisGetsDeeperUntilItIsStopped() {
    var id = create("checkers", "");
    var page = server.study(id);
    page.send("{\"type\":\"analyse\",\"request\":7,\"node\":0,\"lines\":2,\"timeMs\":100000}");
    var first = page.await("analysis", message -> true).get("analysis");
    assertThat(first.get("lines")).hasSize(2);
    assertThat(first.get("chance").doubleValue()).isBetween(0.2, 0.8);
    var deeper =
        page.await("analysis", message -> message.get("analysis").get("depth").intValue() >= 4);
    assertThat(deeper.get("request").intValue()).isEqualTo(7);
    assertThat(deeper.get("analysis").get("lines").get(0).get("pv").size()).isGreaterThan(1);
    page.send("{\"type\":\"stop\",\"request\":8}");
    page.await("ended", message -> message.get("request").intValue() == 7);
  }

  private String createEndgame(String moves) {
    var body =
        "{\"game\":\"reversi\",\"players\":%s,\"start\":\"%s\",\"moves\":\"%s\"}"
            .formatted(RunningServer.TWO_PEOPLE, FFO_1, moves);
    return server.post("/api/v1/games", body).json().get("id").asString();
  }

  @Test
  void anAnalysisThatHasTheExactScoreSaysSoAndEnds() {
    var page = server.study(createEndgame(""));
    page.send("{\"type\":\"analyse\",\"request\":7,\"node\":0,\"timeMs\":100000}");
    var first = page.await("analysis", message -> true);
    assertThat(isExact(first)).isFalse();
    assertThat(first.get("analysis").has("finalCounts")).isFalse();
    var solved = page.await("analysis", StudyTest::isExact).get("analysis");
    assertThat(solved.get("lines").get(0).get("score").doubleValue()).isEqualTo(18);
    var discs = solved.get("finalCounts").get("discs");
    assertThat(discs.get(0).intValue() - discs.get(1).intValue()).isEqualTo(18);
    page.await("ended", message -> message.get("request").intValue() == 7);
  }

  /// Without the solver, depth 12 of 14 leaves out moves that are almost surely bad.
  @Test
  void aSelectiveSearchToTheEndSaysHowSureItIs() {
    var page = server.study(createEndgame(""));
    page.send(
        """
        {"type":"race","request":1,"node":0,"timeMs":60000,"depth":12,"players":
        [{"kind":"custom","options":{"oracle":"off"}},{"kind":"custom"}]}
        """);
    var found =
        page.await(
            "race",
            message ->
                message.get("which").intValue() == 0
                    && message.get("analysis").get("depth").intValue() == 12);
    var best = found.get("analysis").get("lines").get(0);
    assertThat(best.get("exact").booleanValue()).isFalse();
    assertThat(best.get("certainty").intValue()).isEqualTo(95);
  }

  private static boolean isExact(JsonNode message) {
    return message.get("analysis").get("lines").get(0).get("exact").booleanValue();
  }

  @Test
  void anAnalysisEndsWhenItsTimeIsUp() {
    var page = server.study(create("checkers", ""));
    page.send("{\"type\":\"analyse\",\"request\":7,\"node\":0,\"timeMs\":50}");
    page.await("ended", message -> message.get("request").intValue() == 7);
  }

  @Test
  void everyMoveHasAScore() {
    var id = create("reversi", "f5 d6");
    var page = server.study(id);
    page.send("{\"type\":\"analyse\",\"request\":1,\"node\":2,\"lines\":0,\"timeMs\":100000}");
    var moves = new HashSet<String>();
    page.await("analysis", message -> true)
        .get("analysis")
        .get("lines")
        .forEach(line -> moves.add(line.get("pv").get(0).asString()));
    var legal = new HashSet<String>();
    server
        .get("/api/v1/games/" + id + "/positions/2")
        .json()
        .get("moves")
        .forEach(move -> legal.add(move.get("move").asString()));
    assertThat(moves).isEqualTo(legal);
  }

  /// One thread for all analyses: a long one must not keep the other waiting.
  @Test
  void analysesTakeTurns() {
    server.close();
    var limits = ServiceLimits.forThisMachine();
    server =
        new RunningServer(
            data,
            new ServiceLimits(
                new ServiceLimits.Threads(1, 1), limits.queue(), limits.search(), limits.sizes()));
    var id = create("checkers", "");
    var first = server.study(id);
    var second = server.study(id);
    first.send("{\"type\":\"analyse\",\"request\":1,\"node\":0,\"timeMs\":100000}");
    first.await("analysis", message -> true);
    second.send("{\"type\":\"analyse\",\"request\":1,\"node\":0,\"timeMs\":100000}");
    second.await("analysis", message -> message.get("analysis").get("depth").intValue() > 2);
    var nodes = new long[1];
    first.await(
        "analysis",
        message -> {
          long now = message.get("analysis").get("nodes").longValue();
          boolean grows = now >= nodes[0];
          nodes[0] = now;
          return grows && message.get("analysis").get("timeMs").longValue() > 1_000;
        });
  }

  @Test
  void aClosedPageEndsItsSearch() {
    var id = create("checkers", "");
    var page = server.study(id);
    page.send("{\"type\":\"analyse\",\"request\":1,\"node\":0,\"timeMs\":100000}");
    page.await("analysis", message -> true);
    assertThat(server.metric("searches_running")).isEqualTo(1);
    page.leave();
    server.awaitMetric("searches_running", 0);
  }

  @Test
  void aLineIsKeptBesideThePlay() {
    var id = create("reversi", "f5 d6");
    var added = post(id, "lines", "{\"at\":0,\"moves\":[\"f5\",\"f6\",\"e6\"]}");
    assertThat(added.get("node").intValue()).isEqualTo(4);
    assertThat(added.get("game").get("head").intValue()).isEqualTo(2);
    assertThat(server.get("/api/v1/games/" + id + "/text").text()).isEqualTo("f5 d6 (f6 e6)");
  }

  /// What came before the broken move stays: it was right.
  @Test
  void anIllegalMoveInALineIsReportedWithItsPlace() {
    var id = create("reversi", "");
    var refused =
        server.post("/api/v1/games/" + id + "/lines", "{\"at\":0,\"moves\":[\"f5\",\"a1\"]}");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.code()).isEqualTo("flanks-nothing");
    assertThat(server.get("/api/v1/games/" + id + "/text").text()).isEqualTo("f5");
  }

  @Test
  void theTermsAddUpAndEveryMoveHasAPriority() {
    var id = create("quoridor", "e2 e8 d3h");
    var explained =
        server.get("/api/v1/games/" + id + "/positions/3/explanation?evaluator=classic").json();
    assertThat(explained.get("terms").size()).isGreaterThan(2);
    var position = server.get("/api/v1/games/" + id + "/positions/3").json();
    assertThat(explained.get("priorities")).hasSize(position.get("moves").size());
    assertThat(explained.get("marks")).hasSize(2);
    assertThat(explained.get("marks").get(0).get("cells").get(0).asString()).isEqualTo("e2");
  }

  @Test
  void aBadMoveIsRefutedOnTheBoard() {
    var id = create("checkers", "9-14");
    var why = post(id, "why", "{\"at\":1,\"move\":\"23-18\",\"timeMs\":400}");
    assertThat(why.get("pv").get(1).asString()).isEqualTo("14x23");
    assertThat(why.get("positions")).hasSameSizeAs(why.get("pv"));
    assertThat(why.get("best").get("score").doubleValue())
        .isGreaterThanOrEqualTo(why.get("score").doubleValue());
    assertThat(why.get("why").get(0).get("english").asString()).isNotBlank();
  }

  @Test
  void aReviewFindsTheMistakeKeepsItAndJudgesAnswers() {
    // Black gives two men for one; every search sees it.
    var id = create("checkers", "11-15 22-18 15x22 25x18 12-16 18-14 9x18 23x14 10x17 21x14 16-20");
    var page = server.study(id);
    page.send("{\"type\":\"review\",\"request\":3,\"node\":11,\"timeMs\":60}");
    page.await("review", message -> message.get("done").intValue() == 12);
    page.await("ended", message -> true);
    var review = server.get("/api/v1/games/" + id + "/review?end=11").json();
    assertThat(review.get("nodes")).hasSize(12);
    server.close();
    server = new RunningServer(data);
    assertThat(server.get("/api/v1/games/" + id + "/review?end=11").json()).isEqualTo(review);
    var again = server.study(id);
    again.send("{\"type\":\"review\",\"request\":1,\"node\":11,\"timeMs\":60}");
    again.await("ended", message -> true);
    assertThat(server.get("/api/v1/games/" + id + "/review?end=11").json()).isEqualTo(review);
    var judged = review.get("nodes").get(0);
    var best = judged.get("pv").get(0).asString();
    var answer = post(id, "answers", "{\"at\":0,\"move\":\"%s\"}".formatted(best));
    assertThat(answer.get("accepted").booleanValue()).isTrue();
  }

  /// The time for each position is too short, but near the end there is more for exact scores.
  @Test
  void theLastPositionsOfAReviewedGameHaveExactScores() {
    var id = createEndgame("a4 h7 a6");
    var page = server.study(id);
    page.send("{\"type\":\"review\",\"request\":1,\"node\":3,\"timeMs\":100}");
    page.await("ended", message -> true);
    var nodes = server.get("/api/v1/games/" + id + "/review?end=3").json().get("nodes");
    assertThat(nodes).hasSize(4).allMatch(node -> node.get("exact").booleanValue());
    assertThat(nodes.get(0).get("score").doubleValue()).isEqualTo(18);
    var played = nodes.get(1).get("move");
    assertThat(played.get("exact").booleanValue()).isTrue();
    assertThat(played.get("score").doubleValue())
        .isEqualTo(-nodes.get(1).get("score").doubleValue())
        .isEqualTo(-22);
  }

  @Test
  void aReviewOfTheBeginningIsNotExact() {
    var id = create("reversi", "f5 d6");
    var page = server.study(id);
    page.send("{\"type\":\"review\",\"request\":1,\"node\":2,\"timeMs\":20}");
    page.await("ended", message -> true);
    var nodes = server.get("/api/v1/games/" + id + "/review?end=2").json().get("nodes");
    assertThat(nodes).hasSize(3).noneMatch(node -> node.get("exact").booleanValue());
    assertThat(nodes.get(1).get("move").get("exact").booleanValue()).isFalse();
  }

  @Test
  void aReviewThatIsStoppedKeepsWhatItHasAndGoesOn() {
    var id = create("checkers", CHECKERS_BLUNDER);
    var page = server.study(id);
    page.send("{\"type\":\"review\",\"request\":1,\"node\":8,\"timeMs\":1000}");
    page.await("review", message -> message.get("done").intValue() == 2);
    page.send("{\"type\":\"stop\",\"request\":2}");
    page.await("ended", message -> message.get("request").intValue() == 1);
    var kept = server.get("/api/v1/games/" + id + "/review?end=8").json().get("nodes");
    assertThat(kept.size()).isBetween(2, 7);
    page.send("{\"type\":\"review\",\"request\":3,\"node\":8,\"timeMs\":100}");
    page.await("ended", message -> message.get("request").intValue() == 3);
    var whole = server.get("/api/v1/games/" + id + "/review?end=8").json().get("nodes");
    assertThat(whole).hasSize(9);
    assertThat(whole.get(8))
        .as("judged before, and not again")
        .isEqualTo(kept.get(kept.size() - 1));
  }

  @Test
  void aBlunderIsCalledOne() {
    var id = create("checkers", CHECKERS_BLUNDER + " 15-18 22x15 10x19 24x15");
    var page = server.study(id);
    // Black leaves two men to be taken: 15-18 is answered by a capture, and the man is gone.
    page.send("{\"type\":\"review\",\"request\":1,\"node\":12,\"timeMs\":80}");
    page.await("ended", message -> true);
    var sizes = new HashSet<String>();
    var nodes = server.get("/api/v1/games/" + id + "/review?end=12").json().get("nodes");
    nodes.forEach(node -> sizes.add(node.path("move").path("size").asString("")));
    assertThat(sizes).contains("blunder");
    for (JsonNode node : nodes) {
      if (node.path("move").path("size").asString("").equals("blunder")) {
        int before = node.get("node").intValue() - 1;
        var move = moveOf(id, before + 1);
        var answer = post(id, "answers", "{\"at\":%d,\"move\":\"%s\"}".formatted(before, move));
        assertThat(answer.get("accepted").booleanValue()).isFalse();
      }
    }
  }

  private String moveOf(String id, int node) {
    return server.get("/api/v1/games/" + id).json().get("nodes").get(node).get("move").asString();
  }

  @Test
  void twoSearchesRunOneAfterTheOther() {
    var id = create("reversi", "f5 d6 c3 d3 c4");
    var page = server.study(id);
    page.send(
        """
        {"type":"race","request":1,"node":5,"timeMs":20000,"depth":6,"players":
        [{"kind":"custom"},{"kind":"custom","options":{"ordering":"off"}}]}
        """);
    var first = page.await("race", message -> message.get("analysis").get("depth").intValue() == 6);
    assertThat(first.get("which").intValue()).isZero();
    var second =
        page.await(
            "race",
            message ->
                message.get("which").intValue() == 1
                    && message.get("analysis").get("depth").intValue() == 6);
    assertThat(second.get("analysis").get("nodes").longValue())
        .isGreaterThan(first.get("analysis").get("nodes").longValue());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{} | has no type",
        "{\"type\":\"dance\"} | expected analyse, review, race, stop or ping",
        "{\"type\":\"analyse\",\"node\":99,\"timeMs\":10} | there is no node 99",
        "{\"type\":\"analyse\",\"node\":0} | has no timeMs",
        "{\"type\":\"analyse\",\"node\":0,\"timeMs\":10,\"lines\":6} | from 0 to 5",
        "{\"type\":\"analyse\",\"node\":0,\"timeMs\":10,\"player\":{\"kind\":\"level\",\"level\":3}} | expected custom",
        "{\"type\":\"analyse\",\"node\":0,\"timeMs\":10,\"player\":{\"kind\":\"custom\",\"options\":{\"threads\":64}}} | threads=64 is more than this server gives",
        "not json | not JSON",
      })
  void anInvalidMessageIsExplained(String message, String expected) {
    var id = create("reversi", "");
    var page = server.study(id);
    page.send(message);
    var problem = page.await("problem", any -> true).get("problem");
    assertThat(problem.get("detail").asString()).contains(expected);
    page.send("{\"type\":\"ping\"}");
    page.await("pong", any -> true);
  }

  @Test
  void anAnswerNeedsAReview() {
    var id = create("reversi", "");
    var refused = server.post("/api/v1/games/" + id + "/answers", "{\"at\":0,\"move\":\"f5\"}");
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.code()).isEqualTo("not-reviewed");
  }
}
