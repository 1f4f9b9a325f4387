package dev.secateur.trees.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

class ExerciseTest {

  private static final AlgorithmSettings FAIL_SOFT = AlgorithmSettings.of(TreeAlgorithm.FAIL_SOFT);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void aTargetIsMetExactly(int cutoffs) {
    for (int seed = 0; seed < 20; seed++) {
      var exercise =
          make("depth=3,branching=2,cutoffs=%d,seed=%d".formatted(cutoffs, seed)).getFirst();
      assertThat(exercise.solution().cutoffs()).isEqualTo(cutoffs);
      assertThat(exercise.solution().leaves().values()).allMatch(value -> Math.abs(value) <= 9);
    }
  }

  @Test
  void aDeepCutoffIsFound() {
    var exercise = make("depth=4,branching=2,deep,cutoffs=3,values=-20..20").getFirst();
    assertThat(exercise.solution().hasDeepCutoff()).isTrue();
    assertThat(exercise.solution().cutoffs()).isEqualTo(3);
  }

  @Test
  void theSameSeedGivesTheSameExercisesAndAllAreDifferent() {
    var spec = "depth=3,branching=2,cutoffs=2,exercises=4,seed=7";
    var texts = texts(spec);
    assertThat(texts).hasSize(4).doesNotHaveDuplicates().isEqualTo(texts(spec));
    assertThat(texts(spec.replace("seed=7", "seed=8"))).isNotEqualTo(texts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "depth=3,branching=2,cutoffs=3 | no tree of depth 3 and branching 2 has more than 2 cutoffs",
        "depth=3,branching=1,cutoffs=1 | has more than 0 cutoffs",
        "depth=3,branching=3,deep=yes | no tree of depth 3 has one",
        "depth=4,deep,cutoffs=0 | a deep cutoff is a cutoff",
        "depth=2,branching=2,values=5..5,exercises=2 | no tree was found",
        "depth=2,branching=3,values=1..1,cutoffs=1 | the closest one had 2 cutoffs",
        "depth=2,brunching=3 | \"brunching\" is not a property of an exercise (character 9",
        "depth=x | \"x\" is not a value of depth",
        "values=3 | expected a range such as -9..9",
        "depth=20,branching=20 | expected less depth or branching",
      })
  void anImpossibleTargetIsRefusedWithTheReason(String spec, String reason) {
    assertThatThrownBy(() -> make(spec))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void anAlgorithmThatRevisitsNodesHasNoCutoffTarget() {
    var target = ExerciseTarget.parse("depth=3,cutoffs=2");
    assertThatThrownBy(() -> target.make(AlgorithmSettings.of(TreeAlgorithm.PVS)))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("pvs may visit a node more than once");
    assertThat(ExerciseTarget.parse("depth=3").make(AlgorithmSettings.of(TreeAlgorithm.PVS)))
        .hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(TreeAlgorithm.class)
  void onlyAnAlgorithmThatRevisitsNodesHasNoExercises(TreeAlgorithm algorithm) {
    if (algorithm.revisitsNodes()) {
      assertThatThrownBy(() -> Solution.requireOneRightAnswer(algorithm))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining(algorithm.text() + " may visit a node more than once");
    } else {
      Solution.requireOneRightAnswer(algorithm);
    }
  }

  /// Compares the maximum number of cutoffs that a target may have with the maximum that hill
  /// climbing finds.
  @Test
  void theMaximumNumberOfCutoffsIsReached() {
    assertThat(make("depth=2,branching=3,cutoffs=2")).hasSize(1);
    assertThat(make("depth=3,branching=2,cutoffs=2")).hasSize(1);
    assertThat(make("depth=3,branching=3,cutoffs=6,values=-50..50")).hasSize(1);
  }

  @ParameterizedTest
  @FieldSource("dev.secateur.trees.TreeMessages#LANGUAGES")
  void sheetsAndKeysAreWellFormed(String language) throws Exception {
    var exercises = make("depth=3,branching=2,cutoffs=2,exercises=4");
    for (boolean isKey : new boolean[] {false, true}) {
      var sheet = new ExerciseSheet(exercises, isKey, TreeMessages.in(language));
      var document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(sheet.inFormatOf("sheet.svg"))));
      assertThat(document.getElementsByTagName("svg").getLength()).isEqualTo(5);
      assertThat(sheet.inFormatOf("sheet.html")).contains("lang=\"" + language + "\"");
      assertThat(sheet.inFormatOf("sheet.tex")).endsWith("\\end{document}\n");
    }
    assertThatThrownBy(
            () ->
                new ExerciseSheet(exercises, true, TreeMessages.english()).inFormatOf("sheet.doc"))
        .isInstanceOf(NotationException.class);
  }

  @Test
  void theKeyShowsTheWindowsThatTheSheetAsksFor() {
    var exercise = new Exercise(TreeText.parse("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))"), FAIL_SOFT);
    var key = new ExerciseSheet(List.of(exercise), true, TreeMessages.english()).svg();
    // E is entered with beta 3 and an infinite alpha, and ends with alpha 5.
    assertThat(key).contains("β=3").doesNotContain("α=5");
  }

  /// Compiles the sheets with LaTeX, if it is installed.
  @Test
  void sheetsCompile() throws Exception {
    var folder = Files.createTempDirectory("secateur-sheet");
    assumeTrue(
        Stream.of(System.getenv().getOrDefault("PATH", "").split(":", -1))
            .anyMatch(part -> Files.isExecutable(Path.of(part, "pdflatex"))));
    var exercises = make("depth=3,branching=3,cutoffs=4,exercises=2");
    for (String language : List.of("en", "pt", "fr")) {
      for (boolean isKey : new boolean[] {false, true}) {
        var file = folder.resolve("sheet.tex");
        Files.writeString(
            file, new ExerciseSheet(exercises, isKey, TreeMessages.in(language)).tikz());
        var process =
            new ProcessBuilder(
                    "pdflatex", "-interaction=nonstopmode", "-halt-on-error", "sheet.tex")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        var output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
      }
    }
  }

  private static List<Exercise> make(String spec) {
    return ExerciseTarget.parse(spec).make(FAIL_SOFT);
  }

  private static List<String> texts(String spec) {
    return make(spec).stream().map(exercise -> TreeText.write(exercise.tree())).toList();
  }
}
