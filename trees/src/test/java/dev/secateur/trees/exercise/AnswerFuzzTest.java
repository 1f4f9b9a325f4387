package dev.secateur.trees.exercise;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/// Coverage-guided fuzzing of answers as text and as JSON: bad input gives a [NotationException]
/// and no other exception. An answer that was read can be graded, written as JSON and read back.
class AnswerFuzzTest {

  private static final Solution SOLUTION =
      Solution.of(
          TreeText.parse("A(B(D(2 3) E(5 9)) \"no name\"(F(0 1) G(7 5)))"),
          AlgorithmSettings.of(TreeAlgorithm.FAIL_SOFT));
  private static final NodeNames NAMES =
      new NodeNames(SOLUTION.trace().tree(), TreeMessages.english());
  private static final Grader GRADER = new Grader(SOLUTION, TreeMessages.english());
  private static final JsonMapper JSON = new JsonMapper();

  @FuzzTest
  void anyTextIsAnAnswerOrRefused(byte[] bytes) {
    var text = new String(bytes, UTF_8);
    for (var start : List.of("", "value ", "window ", "cut ", "visited ", "{", "{\"values\":{")) {
      read(start + text);
    }
  }

  private static void read(String text) {
    try {
      var answer = AnswerText.parse(text, NAMES);
      var grade = GRADER.grade(answer);
      if (grade.points() < 0 || grade.points() > grade.possible()) {
        throw new AssertionError("impossible points");
      }
      var json = JSON.writeValueAsString(AnswerJson.fields(answer, NAMES));
      if (!AnswerText.parse(json, NAMES).equals(answer)) {
        throw new AssertionError("another answer is read than was written");
      }
    } catch (NotationException refused) {
      if (refused.error().at() > text.length()) {
        throw new AssertionError("an error points outside the text", refused);
      }
    }
  }
}
