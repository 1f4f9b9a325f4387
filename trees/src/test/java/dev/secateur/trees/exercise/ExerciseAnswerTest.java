package dev.secateur.trees.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Checks how answers are read and written.
class ExerciseAnswerTest {

  private final NodeNames names = names("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "value | the line ends too early (character 6 of \"value\")",
        "value A | the line ends too early (character 7 of \"value A\")",
        "value A 3 4 | the line is too long (character 11 of \"value A 3 4\")",
        "cut none, G | \"none\" is not a node of this tree (character 5 of \"cut none, G\")",
        "{\"windows\": [1, 2]} | \"windows\" has the wrong type",
        "{\"visited\": {\"A\": 1}} | \"visited\" has the wrong type",
        "{\"windows\": {\"A\": [1, 2, 3]}} | the window of \"A\" is not a pair",
        "{\"windows\": {\"A\": {\"x\": 1, \"y\": 2}}} | the window of \"A\" is not a pair",
      })
  void anAnswerInTheWrongFormatIsRefused(String text, String reason) {
    assertThatThrownBy(() -> AnswerText.parse(text, names))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN", "1e5", "0x1p3", "3f", "--3", "1.", "inff"})
  void onlyPlainDecimalNumbersAreRead(String number) {
    assertThatThrownBy(() -> AnswerText.parse("value A = " + number, names))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("is not a number");
  }

  @ParameterizedTest
  @CsvSource({"3, 3", "+3, 3", "-2.5, -2.5", "−4, -4", "-0, 0", "∞, Infinity", "-inf, -Infinity"})
  void aNumberCanBeWrittenInManyWays(String text, double number) {
    assertThat(AnswerText.parse("value A = " + text, names).values())
        .containsExactly(Map.entry(id("A"), number));
  }

  @Test
  void jsonAnswersMayHaveExponents() {
    assertThat(AnswerText.parse("{\"values\": {\"A\": 1e13, \"B\": -0.0}}", names).values())
        .containsOnly(Map.entry(id("A"), 1e13), Map.entry(id("B"), 0.0));
  }

  @Test
  void noneMeansANodeIfTheTreeHasOneWithThatName() {
    assertThat(AnswerText.parse("cut none", names).cuts()).isEmpty();
    var tree = names("A(none(1 2) B(3 4))");
    assertThat(AnswerText.parse("cut none", tree).cuts())
        .containsExactly(tree.find("none").orElseThrow());
  }

  @Test
  void theErrorForAnUnknownNodeListsSomeNames() {
    assertThatThrownBy(() -> AnswerText.parse("cut Z", names))
        .hasMessageContaining("expected A, B, D, D.1, D.2, E, E.1, E.2 and so on");
    assertThatThrownBy(() -> AnswerText.parse("cut Z", names("A(B(1 2) C(3 4) 5)")))
        .hasMessageEndingWith("expected A, B, B.1, B.2, C, C.1, C.2, A.3");
  }

  @Test
  void anAnswerIsWrittenWithWholeNumbersAndTextsForInfinity() {
    var answer =
        new ExerciseAnswer(
            Map.of(id("A"), 3.0, id("B"), 2.5, id("C"), 1e15, id("D"), -4.0),
            Map.of(id("B"), new Window(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)),
            Set.of(id("G"), id("E.2")),
            Set.of(id("D.2"), id("D.1")));
    assertThat(AnswerJson.fields(answer, names))
        .containsExactly(
            Map.entry("values", Map.of("A", 3L, "B", 2.5, "C", 1e15, "D", -4L)),
            Map.entry("windows", Map.of("B", List.of("-inf", "inf"))),
            Map.entry("cut", List.of("E.2", "G")),
            Map.entry("visited", List.of("D.1", "D.2")));
  }

  private int id(String name) {
    return names.find(name).orElseThrow();
  }

  private static NodeNames names(String tree) {
    return new NodeNames(TreeText.parse(tree), TreeMessages.english());
  }
}
