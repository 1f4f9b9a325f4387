package dev.secateur.trees.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Links to exercises, and the JSON of exercises and grades for a page.
class ExerciseLinkTest {

  @Test
  void aLinkContainsTheWholeExercise() {
    for (var algorithm : Solution.ALGORITHMS) {
      for (var text :
          new String[] {
            "A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))", "min: \"a&b=c %41\"(1.5 日本=-inf {x+y})"
          }) {
        var exercise =
            new Exercise(
                TreeText.parse(text), new AlgorithmSettings(algorithm, text.length() % 3, true));
        var link = ExerciseLink.write(exercise);
        assertThat(link).matches("[-A-Za-z0-9=&%+.*_]+");
        assertThat(ExerciseLink.parse(link)).isEqualTo(exercise);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "algorithm=fail-soft | there is no tree",
        "tree=A(1 | this bracket is never closed",
        "algorithm=mtdf&tree=(1) | \"mtdf\" has no exercises",
        "depth=-1&tree=(1) | \"-1\" is not a depth",
        "tree=%zz | is not a valid part of an address",
      })
  void aLinkThatIsNotAnExerciseIsRefused(String link, String reason) {
    assertThatThrownBy(() -> ExerciseLink.parse(link))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void theJsonOfAnExerciseDoesNotContainTheAnswer() {
    var exercise =
        new Exercise(
            TreeText.parse("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))"),
            AlgorithmSettings.of(TreeAlgorithm.FAIL_SOFT));
    var json = ExerciseJson.write(exercise, TreeMessages.in("pt"));
    assertThat(json.propertyNames())
        .containsExactly(
            "algorithm",
            "depth",
            "strict",
            "link",
            "task",
            "asksForWindows",
            "text",
            "names",
            "tree");
    assertThat(json.get("task").size()).isEqualTo(3);
    assertThat(json.get("names").get("7").asString()).isEqualTo("E.2");
  }

  @Test
  void theJsonOfAGradeHasAllEntriesOrOnlyTheExplainedOnes() {
    var exercise =
        new Exercise(
            TreeText.parse("A(B(2 3) C(0 7))"), AlgorithmSettings.of(TreeAlgorithm.FAIL_SOFT));
    var names = new NodeNames(exercise.tree(), TreeMessages.english());
    var grade =
        new Grader(exercise.solution(), TreeMessages.english())
            .grade(AnswerText.parse("value B = 3\nvalue A = 2\ncut C.2", names));
    var whole = GradeJson.whole(grade, names);
    assertThat(whole.get("marks").size()).isEqualTo(grade.marks().size());
    assertThat(whole.get("points").asInt()).isEqualTo(grade.points());
    var explained = GradeJson.explained(grade, names).get("marks");
    assertThat(explained.get(0).get("node").asString()).isEqualTo("B");
    assertThat(explained.get(0).get("points").asInt()).isZero();
    assertThat(explained.size()).isEqualTo(grade.sentences().size());
  }
}
