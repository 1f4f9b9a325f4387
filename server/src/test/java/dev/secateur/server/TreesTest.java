package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Trees and lesson positions as the service gives them.
class TreesTest {

  /// The worked alpha-beta example: its answer is 3, and neither E's
  /// second leaf nor G is ever computed.
  private static final String WORKED = "A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))";

  private static RunningServer server;

  @BeforeAll
  static void start(@TempDir Path data) {
    server = new RunningServer(data);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static RunningServer.Answer ask(String what, String source, String more) {
    return server.post("/api/v1/trees/" + what, "{\"source\":%s%s}".formatted(source, more));
  }

  private static String typed(String tree) {
    return "{\"tree\":\"%s\"}".formatted(tree.replace("\"", "\\\""));
  }

  private static JsonNode trace(String source, String more) {
    var answer = ask("story", source, more);
    assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    return answer.json();
  }

  @Test
  void theWorkedExampleHasItsCutoffsAndItsMinimum() {
    var trace = trace(typed(WORKED), ",\"algorithm\":\"fail-soft\"");
    assertThat(trace.get("value").asInt()).isEqualTo(3);
    assertThat(named(trace, "cut")).containsExactlyInAnyOrder("E.2", "G");
    assertThat(trace.get("leaves").asInt()).isEqualTo(5);
    assertThat(trace.get("minimumLeaves").asInt()).isEqualTo(5);
    assertThat(trace.get("text").asString()).isEqualTo(WORKED);
    assertThat(trace.get("steps").get(0).get("changes")).hasSize(15);
    assertThat(sentences(trace)).contains("C: value 1 <= alpha 3: cutoff, G is never computed");
    assertThat(trace.has("svg")).isFalse();
  }

  private static List<String> named(JsonNode trace, String field) {
    var names = new ArrayList<String>();
    for (var id : trace.get(field)) {
      names.add(trace.get("names").get(id.asString()).asString());
    }
    return names;
  }

  private static List<String> sentences(JsonNode trace) {
    var sentences = new ArrayList<String>();
    trace.get("steps").forEach(step -> sentences.add(step.get("sentence").asString()));
    return sentences;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pt-BR|C: valor 1 <= alfa 3: corte, G nunca é calculado",
        "fr|C : valeur 1 <= alpha 3 : coupure, G n'est jamais calculé",
        "ja|C：値 1 <= アルファ 3：枝刈り、Gは計算されません"
      })
  void theSentencesComeInTheLanguageOfThePage(String language, String sentence) {
    var more = ",\"algorithm\":\"fail-soft\",\"language\":\"%s\"".formatted(language);
    assertThat(sentences(trace(typed(WORKED), more))).contains(sentence);
  }

  @Test
  void anotherOrderVisitsFewerLeavesOfTheSameTree() {
    var tree = typed("S(A(D(0 -1) E(1 5 2)) B(F(1 0) G(2 4) H(6 7)) C(I(3 2) J(4 8)))");
    var given = trace(tree, "");
    var other = trace(tree, ",\"order\":\"A-C-B\"");
    assertThat(other.get("leaves").asInt()).isLessThan(given.get("leaves").asInt());
    assertThat(other.get("value")).isEqualTo(given.get("value"));
    assertThat(other.get("text")).isEqualTo(given.get("text"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"random\":\"depth=3,branching=2,cutoffs=2,seed=7\"}",
        "{\"shape\":\"2x2x2\",\"values\":\"-1 4 2 6 -3 -5 0 7\"}",
        "{\"tree\":\"{\\\"root\\\":{\\\"children\\\":[{\\\"value\\\":1},{\\\"value\\\":2}]}}\"}",
        "{\"game\":\"reversi\",\"moves\":\"f5 d6\",\"depth\":3,\"best\":3}",
        "{\"game\":\"quoridor\",\"depth\":2,\"best\":4}",
        "{\"game\":\"checkers\",\"position\":\"B:W21,22,K30:B1,2,K5\",\"depth\":4,\"best\":2}"
      })
  void everySourceGivesATreeThatCanBeTypedBack(String source) {
    var trace = trace(source, "");
    var text = trace.get("text").asString();
    var same = trace(RunningServer.JSON.createObjectNode().put("tree", text).toString(), "");
    assertThat(same.get("steps")).isEqualTo(trace.get("steps"));
  }

  @Test
  void aTargetIsMetForEveryAlgorithm() {
    var source = "{\"random\":\"depth=3,cutoffs=2\"}";
    var tree = trace(source, ",\"algorithm\":\"alpha-beta\"").get("text");
    assertThat(trace(source, ",\"algorithm\":\"pvs\"").get("text")).isEqualTo(tree);
    assertThat(trace(source, ",\"algorithm\":\"deepening\"").get("text")).isEqualTo(tree);
  }

  @Test
  void aShapeIsFilledFromTheLeft() {
    var trace = trace("{\"shape\":\"2x2x2\",\"values\":\"-1 4 2 6 -3 -5 0 7\"}", "");
    assertThat(trace.get("text").asString()).isEqualTo("(((-1 4) (2 6)) ((-3 -5) (0 7)))");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"game\":\"reversi\",\"moves\":\"f5 d6\",\"depth\":2,\"recorded\":true}",
        "{\"game\":\"checkers\",\"depth\":3,\"recorded\":true}",
        "{\"game\":\"quoridor\",\"depth\":2,\"recorded\":true}"
      })
  void theEnginesOwnSearchIsShownStepByStep(String source) {
    var trace = trace(source, "");
    assertThat(trace.get("algorithm").asString()).isEqualTo("recorded");
    assertThat(trace.get("steps").size()).isGreaterThan(10);
    assertThat(trace.has("minimumLeaves")).isFalse();
  }

  @Test
  void aBrokenTreeIsRefusedAtTheCharacter() {
    var answer = ask("story", typed("A(B(1 2) C(3 ?))"), "");
    assertThat(answer.status()).isEqualTo(422);
    assertThat(answer.json().get("place").asInt()).isEqualTo(13);
    assertThat(answer.detail()).contains("character 14");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"source\":{}}|400|one of tree, random, shape and game",
        "{\"source\":{\"tree\":\"(1 2)\",\"random\":\"depth=2\"}}|400|more than one tree",
        "{\"source\":{\"tree\":\"(1 2)\"},\"algorithm\":\"x\"}|422|minimax, alpha-beta",
        "{\"source\":{\"tree\":\"(1 2)\"},\"order\":\"Z-Y\"}|422|not a node of the tree",
        "{\"source\":{\"tree\":\"(1 2)\"},\"language\":\"xx\"}|422|en, pt, fr, ja",
        "{\"source\":{\"random\":\"depth=2,cutoffs=99\"}}|422|cutoffs",
        "{\"source\":{\"random\":\"depth=9,branching=2\"}}|422|at most 500",
        "{\"source\":{\"shape\":\"2x2\",\"values\":\"1 2\"}}|422|4 values",
        "{\"source\":{\"shape\":\"2\",\"values\":\"1 x\"}}|422|neither a value",
        "{\"source\":{\"game\":\"chess\"}}|422|checkers",
        "{\"source\":{\"game\":\"reversi\",\"depth\":5}}|400|from 1 to 4",
        "{\"source\":{\"game\":\"quoridor\",\"depth\":4,\"best\":20}}|422|less depth",
        "{\"source\":{\"game\":\"reversi\",\"moves\":\"a1\"}}|422|a1",
        "{\"source\":{\"random\":\"depth=8,branching=2\"},\"algorithm\":\"minimax\"}|422|at most 500",
        "{\"source\":{\"random\":\"depth=5,branching=3\"},\"algorithm\":\"pvs\",\"order\":\"worst\",\"strict\":true}|422|less depth",
        "{}|400|source",
      })
  void aBadRequestIsRefusedWithTheReason(String body, int status, String reason) {
    var answer = server.post("/api/v1/trees/story", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.detail()).contains(reason);
  }

  @Test
  void aComparisonCountsEveryOrderAgainstTheMinimum() {
    var answer =
        ask(
            "comparison",
            typed(WORKED),
            ",\"orders\":[\"given\",\"worst\"],\"algorithms\":[\"minimax\",\"fail-soft\"]");
    var rows = answer.json().get("rows");
    assertThat(rows).hasSize(4);
    assertThat(rows.get(0).get("leaves").asInt()).isEqualTo(8);
    assertThat(rows.get(1).get("leaves").asInt()).isEqualTo(5);
    assertThat(answer.json().get("minimumLeaves").asInt()).isEqualTo(5);
  }

  @Test
  void anExerciseHasALinkAndNoAnswer() {
    var source = "{\"random\":\"depth=3,branching=2,cutoffs=2,seed=7\"}";
    var exercise = ask("exercise", source, ",\"algorithm\":\"fail-soft\"").json();
    assertThat(exercise.get("link").asString()).startsWith("algorithm=fail-soft&tree=");
    assertThat(exercise.get("steps")).hasSize(1);
    assertThat(exercise.get("layout").get("nodes")).hasSize(15);
    assertThat(exercise.toString()).doesNotContain("principal", "pruned");
    var again = ask("exercise", source, ",\"algorithm\":\"fail-soft\"").json();
    assertThat(again).isEqualTo(exercise);
    var solved = trace(typed(exercise.get("text").asString()), ",\"algorithm\":\"fail-soft\"");
    assertThat(sentences(solved)).filteredOn(text -> text.contains(": cutoff, ")).hasSize(2);
  }

  @Test
  void aGradeNamesTheRuleThatWasMissed() {
    var wrong =
        "{\"values\":{\"A\":3,\"B\":5,\"D\":3,\"E\":5,\"C\":1,\"F\":1},\"cut\":[\"E.2\",\"G\"],"
            + "\"visited\":[\"D.1\",\"D.2\",\"E.1\",\"F.1\",\"F.2\"],\"windows\":{}}";
    var graded = ask("grade", typed(WORKED), ",\"algorithm\":\"fail-soft\",\"answer\":" + wrong);
    assertThat(graded.status()).isEqualTo(200);
    var mistakes = new ArrayList<String>();
    for (var mark : graded.json().get("marks")) {
      if (mark.get("part").asString().equals("value") && !mark.get("text").asString().isEmpty()) {
        mistakes.add(mark.get("text").asString());
      }
    }
    assertThat(mistakes)
        .containsExactly(
            "B: you wrote 5, but the value is 3. B is a min node: it takes the smallest value of"
                + " its children, not the largest.");
    assertThat(graded.json().get("points").asInt())
        .isLessThan(graded.json().get("possible").asInt());
  }

  @Test
  void anAnswerAsTextIsGradedTooAndABrokenOneRefused() {
    var right =
        ask("grade", typed("A(1 2)"), ",\"algorithm\":\"minimax\",\"answer\":\"value A = 2\"");
    assertThat(right.json().get("text").asString()).isEqualTo("1 of 1 points");
    var broken = ask("grade", typed("A(1 2)"), ",\"answer\":\"value Z = 2\"");
    assertThat(broken.status()).isEqualTo(422);
    assertThat(broken.detail()).contains("\"Z\" is not a node");
    var manySided = ask("exercise", typed("A(1 2)"), ",\"algorithm\":\"pvs\"");
    assertThat(manySided.detail()).contains("has no exercises");
  }

  @ParameterizedTest
  @CsvSource({
    "svg,image/svg+xml,<svg",
    "tikz,text/plain,% alpha-beta",
    "html,text/html,<!DOCTYPE html>"
  })
  void aTraceIsExportedAsAPicture(String format, String type, String start) {
    var answer = ask("picture", typed(WORKED), ",\"step\":20,\"format\":\"%s\"".formatted(format));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.header("Content-Type")).startsWith(type);
    assertThat(answer.text()).startsWith(start);
    assertThat(ask("picture", typed(WORKED), ",\"format\":\"exe\"").status()).isEqualTo(400);
  }

  @Test
  void aLessonPositionNamesLegalMovesAndWhyOthersAreIllegal() {
    var start = server.post("/api/v1/positions", "{\"game\":\"reversi\"}").json();
    assertThat(start.get("moves")).hasSize(4);
    assertThat(start.get("node").asInt()).isZero();
    assertThat(start.has("last")).isFalse();
    var next = server.post("/api/v1/positions", "{\"game\":\"reversi\",\"moves\":\"f5\"}").json();
    assertThat(next.get("last").get("affected").get(0).asString()).isEqualTo("e5");
    assertThat(next.get("node").asInt()).isEqualTo(1);
    var refused =
        server.post(
            "/api/v1/positions",
            "{\"game\":\"checkers\",\"position\":\"B:W18:B14,1\",\"moves\":\"1-5\"}");
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.code()).isEqualTo("must-capture");
    var broken = server.post("/api/v1/positions", "{\"game\":\"checkers\",\"position\":\"x\"}");
    assertThat(broken.status()).isEqualTo(422);
  }
}
