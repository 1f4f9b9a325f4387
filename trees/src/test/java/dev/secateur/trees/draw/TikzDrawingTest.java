package dev.secateur.trees.draw;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.exercise.ExerciseSheet;
import dev.secateur.trees.exercise.ExerciseTarget;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class TikzDrawingTest {

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> latexCompilesIt() {
    assumeTrue(isInstalled("pdflatex"), "no pdflatex on the path");
    return scenes().entrySet().stream()
        .map(
            scene ->
                DynamicTest.dynamicTest(
                    scene.getKey(),
                    () ->
                        compile(
                            "pdflatex",
                            TikzDrawing.document(scene.getValue(), TreeMessages.in("fr")),
                            1)));
  }

  @TestFactory
  Stream<DynamicTest> sheetsAndPicturesCompileInEveryLanguage() {
    return TreeMessages.LANGUAGES.stream()
        .map(
            language ->
                DynamicTest.dynamicTest(language, () -> compileIn(TreeMessages.in(language))));
  }

  private void compileIn(TreeMessages words) throws IOException, InterruptedException {
    var program = words.language().equals("ja") ? "lualatex" : "pdflatex";
    assumeTrue(isInstalled(program) && canSet(words), "no " + program + " for " + words.language());
    var exercises =
        ExerciseTarget.parse("depth=3,cutoffs=2,exercises=4,seed=7")
            .make(AlgorithmSettings.of(TreeAlgorithm.ALPHA_BETA));
    compile(program, new ExerciseSheet(exercises, false, words).tikz(), 2);
    if (program.equals("lualatex")) {
      compile(program, TikzDrawing.document(TreeSnapshot.of(Samples.nasty()), words), 1);
    }
  }

  /// Japanese needs a class and fonts that not every LaTeX has.
  private static boolean canSet(TreeMessages words) throws IOException, InterruptedException {
    return !words.language().equals("ja")
        || new ProcessBuilder("kpsewhich", "ltjsarticle.cls").start().waitFor() == 0;
  }

  @Test
  void aJapanesePictureKeepsJapaneseNames() {
    var scene = TreeSnapshot.of(Samples.nasty());
    assertThat(TikzDrawing.picture(scene, TreeMessages.in("ja"))).contains("{日本}");
    assertThat(TikzDrawing.picture(scene, TreeMessages.english())).contains("{??}");
  }

  @Test
  void whateverTheNamesAreTheBracesMatch() {
    String tex = TikzDrawing.document(TreeSnapshot.of(Samples.nasty()), TreeMessages.english());
    int open = 0;
    for (char c : tex.replaceAll("\\\\[{}\\\\]", "").toCharArray()) {
      open += c == '{' ? 1 : c == '}' ? -1 : 0;
      assertThat(open).isNotNegative();
    }
    assertThat(open).isZero();
    assertThat(tex.split("\\\\end\\{tikzpicture}", -1)).hasSize(2);
  }

  @Test
  void thePictureAloneIsThatOfTheDocument() {
    var scene = TreeSnapshot.of(Samples.story(Samples.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT));
    assertThat(TikzDrawing.document(scene, TreeMessages.english()))
        .contains(TikzDrawing.picture(scene, TreeMessages.english()));
  }

  private static Map<String, TreeSnapshot> scenes() {
    var scenes = new LinkedHashMap<String, TreeSnapshot>();
    scenes.put("nasty", TreeSnapshot.of(Samples.story(Samples.nasty(), TreeAlgorithm.ALPHA_BETA)));
    scenes.put("sheet", TreeSnapshot.sheet(Samples.ALPHA_BETA));
    scenes.put(
        "worked", TreeSnapshot.of(Samples.story(Samples.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT)));
    scenes.put(
        "half", TreeSnapshot.of(Samples.story(Samples.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT), 20));
    scenes.put(
        "300", TreeSnapshot.of(Samples.story(Samples.random(3, 300), TreeAlgorithm.ALPHA_BETA)));
    scenes.put(
        "5000", TreeSnapshot.of(Samples.story(Samples.random(3, 5000), TreeAlgorithm.ALPHA_BETA)));
    return scenes;
  }

  private void compile(String program, String document, int pages)
      throws IOException, InterruptedException {
    Files.writeString(folder.resolve("t.tex"), document);
    var process =
        new ProcessBuilder(program, "-interaction=nonstopmode", "-halt-on-error", "t.tex")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    assertThat(process.waitFor(300, TimeUnit.SECONDS)).isTrue();
    String log = Files.readString(folder.resolve("t.log"), ISO_8859_1);
    assertThat(process.exitValue()).as(log).isZero();
    assertThat(log)
        .contains("(%d page".formatted(pages))
        .doesNotContain("Overfull", "Missing character");
  }

  private static boolean isInstalled(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .anyMatch(entry -> Files.isExecutable(Path.of(entry, program)));
  }
}
