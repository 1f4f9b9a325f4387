package dev.secateur.trees.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import dev.secateur.trees.exercise.Grade.AnswerPart;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class GraderTest {

  private static final List<String> TREES =
      List.of(
          "A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))",
          "min: ((3 5 1)(2 9 4)(7 7 7))",
          "A(B(5 3) C(2 D(8 1) 4) E(6 F(9 0)))",
          "A(B(D(H(3 9) I(5 1)) E(J(4 6) K(2 8))) C(F(L(1 7) M(0 5)) G(N(9 2) O(6 3))))",
          "4");

  @Test
  void theRightAnswerGetsEveryPoint() {
    for (Case exercise : cases()) {
      var grade = exercise.grade(exercise.solution.answer());
      assertThat(grade.points()).isEqualTo(grade.possible());
      assertThat(grade.sentences()).isEmpty();
    }
  }

  @Test
  void everySingleMistakeCostsOnePointAtThatEntryOnly() {
    int tried = 0;
    for (Case exercise : cases()) {
      var right = exercise.solution.answer();
      for (Mutation mutation : mutations(exercise, right)) {
        var grade = exercise.grade(mutation.answer);
        assertThat(grade.mistakes())
            .as(exercise + " " + mutation)
            .singleElement()
            .satisfies(
                mark -> {
                  assertThat(mark.part()).isEqualTo(mutation.part);
                  assertThat(mark.node()).isEqualTo(mutation.node);
                  assertThat(mark.sentence()).isNotEmpty().doesNotContain("{");
                });
        assertThat(grade.points()).isEqualTo(Math.max(0, exercise.grade(right).points() - 1));
        tried++;
      }
    }
    assertThat(tried).isGreaterThan(500);
  }

  @Test
  void aMistakeCostsOnePointAndNotItsConsequences() {
    var exercise = new Case(TREES.getFirst(), TreeAlgorithm.FAIL_SOFT, TreeMessages.english());
    var right = exercise.solution.answer();
    var values = new HashMap<>(right.values());
    // D = 2 is wrong. B = 2 and A = 2 follow from it, and so do beta 2 at E and alpha 2 at C.
    values.put(exercise.node("D"), 2.0);
    values.put(exercise.node("B"), 2.0);
    values.put(exercise.node("A"), 2.0);
    var windows = new HashMap<>(right.windows());
    windows.put(exercise.node("E"), new Window(Double.NEGATIVE_INFINITY, 2));
    windows.put(exercise.node("C"), new Window(2, Double.POSITIVE_INFINITY));
    windows.put(exercise.node("F"), new Window(2, Double.POSITIVE_INFINITY));
    var grade = exercise.grade(new ExerciseAnswer(values, windows, right.cuts(), right.leaves()));
    assertThat(grade.mistakes()).hasSize(1);
    assertThat(grade.points()).isEqualTo(grade.possible() - 1);
    assertThat(grade.sentences()).hasSize(6);
  }

  @Test
  void theSentenceExplainsTheRuleThatWasMissed() {
    var exercise = new Case(TREES.getFirst(), TreeAlgorithm.FAIL_SOFT, TreeMessages.english());
    assertThat(exercise.sentences("value D = 2"))
        .contains(
            "D: you wrote 2, but the value is 3. D is a max node: it takes the largest value of"
                + " its children, not the smallest.");
    assertThat(exercise.sentences("value E = 9"))
        .contains(
            "E: you wrote 9, but the value is 5. The search stops there after E.1: the children"
                + " that are cut off (E.2) do not count.");
    assertThat(exercise.sentences("window E -inf inf"))
        .contains(
            "E: you wrote alpha -∞, beta ∞, but the window is alpha -∞, beta 3. A node gets the"
                + " window of its parent as it is at that moment: at B beta had already fallen to 3.");
    assertThat(exercise.sentences("cut none"))
        .contains(
            "G is cut off, but you did not mark it. At C the value 1 <= alpha 3: max has a better"
                + " choice elsewhere, so the rest cannot change the result.");
    assertThat(exercise.sentences("visited G.1"))
        .contains(
            "G.1 is never visited. The branch at G is cut off. At C the value 1 <= alpha 3: max"
                + " has a better choice elsewhere, so the rest cannot change the result.");
    assertThat(
            new Case(TREES.getFirst(), TreeAlgorithm.ALPHA_BETA, TreeMessages.english())
                .sentences("value F = 1"))
        .contains(
            "F: you wrote 1, but the value is 3. Fail-hard: a max node returns alpha, which starts"
                + " at 3 and only rises: max(3, 0, 1) = 3.");
  }

  @Test
  void textAndJsonGiveTheSameAnswer() {
    var exercise = new Case(TREES.getFirst(), TreeAlgorithm.FAIL_SOFT, TreeMessages.english());
    var text =
        """
        # E is cut, and so is G
        value A = 3
        window: B -inf inf
        cut E.2, G
        visited D.1 D.2 "E.1"
        """;
    var json =
        """
        {"values": {"A": 3}, "windows": {"B": ["-inf", "inf"]},
         "cut": ["E.2", "G"], "visited": ["D.1", "D.2", "E.1"]}
        """;
    assertThat(AnswerText.parse(text, exercise.names))
        .isEqualTo(AnswerText.parse(json, exercise.names));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "value Z = 3 | \"Z\" is not a node of this tree (character 7",
        "value A | the line ends too early",
        "value A = three | \"three\" is not a number",
        "window A -inf 3 4 | the line is too long",
        "guess A | \"guess\" is not a part of an answer",
        "{\"values\": {\"Z\": 3}} | \"Z\" is not a node of this tree",
        "{\"values\": 3} | \"values\" has the wrong type",
        "{\"cut\": \"G\"} | expected a list of nodes",
        "{\"windows\": {\"A\": 3}} | is not a pair",
        "{\"values\": {\"A\": true}} | is not a number",
        "{\"guess\": 1} | \"guess\" is not a field of an answer",
        "{\"values\": | the answer is not JSON: line 1",
      })
  void anAnswerThatCannotBeReadIsRefused(String text, String reason) {
    var exercise = new Case(TREES.getFirst(), TreeAlgorithm.FAIL_SOFT, TreeMessages.english());
    assertThatThrownBy(() -> AnswerText.parse(text, exercise.names))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void theRightAnswerIsReadBackFromJson() {
    for (Case exercise : cases()) {
      var right = exercise.solution.answer();
      var json = new JsonMapper().writeValueAsString(AnswerJson.fields(right, exercise.names));
      assertThat(AnswerText.parse(json, exercise.names)).isEqualTo(right);
    }
  }

  private static List<Case> cases() {
    return Solution.ALGORITHMS.stream()
        .flatMap(
            algorithm ->
                TREES.stream()
                    .flatMap(
                        tree ->
                            TreeMessages.LANGUAGES.stream()
                                .map(
                                    language ->
                                        new Case(tree, algorithm, TreeMessages.in(language)))))
        .toList();
  }

  private record Mutation(AnswerPart part, int node, ExerciseAnswer answer) {}

  /// All mistakes that are possible at one entry: missing, off by one, swapped, or superfluous.
  private static List<Mutation> mutations(Case exercise, ExerciseAnswer right) {
    var mutations = new ArrayList<Mutation>();
    for (int node : exercise.names.ids()) {
      var value = right.values().get(node);
      if (value != null) {
        for (double other : new double[] {value - 1, value + 1, value + 100}) {
          mutations.add(withValue(right, node, other));
        }
        var without = new HashMap<>(right.values());
        without.remove(node);
        mutations.add(
            new Mutation(
                AnswerPart.VALUE,
                node,
                new ExerciseAnswer(without, right.windows(), right.cuts(), right.leaves())));
      } else {
        mutations.add(withValue(right, node, 1234));
      }
      if (!exercise.solution.asksForWindows()) {
        continue;
      }
      var window = right.windows().get(node);
      if (window == null) {
        mutations.add(withWindow(right, node, new Window(-1234, 1234)));
      } else {
        mutations.add(withWindow(right, node, new Window(window.beta(), window.alpha())));
        mutations.add(withWindow(right, node, new Window(-1234, window.beta())));
        mutations.add(withWindow(right, node, new Window(window.alpha(), 1234)));
      }
      mutations.add(
          new Mutation(
              AnswerPart.CUT,
              node,
              new ExerciseAnswer(
                  right.values(), right.windows(), toggled(right.cuts(), node), right.leaves())));
      mutations.add(
          new Mutation(
              AnswerPart.LEAF,
              node,
              new ExerciseAnswer(
                  right.values(), right.windows(), right.cuts(), toggled(right.leaves(), node))));
    }
    return mutations;
  }

  private static Mutation withValue(ExerciseAnswer right, int node, double value) {
    var values = new HashMap<>(right.values());
    values.put(node, value);
    return new Mutation(
        AnswerPart.VALUE,
        node,
        new ExerciseAnswer(values, right.windows(), right.cuts(), right.leaves()));
  }

  private static Mutation withWindow(ExerciseAnswer right, int node, Window window) {
    Map<Integer, Window> windows = new HashMap<>(right.windows());
    windows.put(node, window);
    return new Mutation(
        AnswerPart.WINDOW,
        node,
        new ExerciseAnswer(right.values(), windows, right.cuts(), right.leaves()));
  }

  private static Set<Integer> toggled(Set<Integer> nodes, int node) {
    var other = new HashSet<>(nodes);
    if (!other.remove(node)) {
      other.add(node);
    }
    return other;
  }

  private static final class Case {

    private final String text;
    private final Solution solution;
    private final TreeMessages messages;
    private final NodeNames names;

    Case(String text, TreeAlgorithm algorithm, TreeMessages messages) {
      this.text = text;
      this.messages = messages;
      this.solution = Solution.of(TreeText.parse(text), AlgorithmSettings.of(algorithm));
      this.names = new NodeNames(solution.trace().tree(), messages);
    }

    Grade grade(ExerciseAnswer answer) {
      return new Grader(solution, messages).grade(answer);
    }

    List<String> sentences(String answer) {
      return grade(AnswerText.parse(answer, names)).sentences();
    }

    int node(String name) {
      return names.find(name).orElseThrow();
    }

    @Override
    public String toString() {
      return text + " " + solution.trace().settings().algorithm().text();
    }
  }
}
