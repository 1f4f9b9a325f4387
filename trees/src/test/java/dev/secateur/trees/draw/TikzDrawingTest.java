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
    return snapshots().entrySet().stream()
        .map(
            snapshot ->
                DynamicTest.dynamicTest(
                    snapshot.getKey(),
                    () ->
                        compile(
                            "pdflatex",
                            TikzDrawing.document(snapshot.getValue(), TreeMessages.in("fr")),
                            1)));
  }

  @TestFactory
  Stream<DynamicTest> sheetsAndPicturesCompileInEveryLanguage() {
    return TreeMessages.LANGUAGES.stream()
        .map(
            language ->
                DynamicTest.dynamicTest(language, () -> compileIn(TreeMessages.in(language))));
  }

  private void compileIn(TreeMessages messages) throws IOException, InterruptedException {
    var program = messages.language().equals("ja") ? "lualatex" : "pdflatex";
    assumeTrue(
        isInstalled(program) && canSet(messages), "no " + program + " for " + messages.language());
    var exercises =
        ExerciseTarget.parse("depth=3,cutoffs=2,exercises=4,seed=7")
            .make(AlgorithmSettings.of(TreeAlgorithm.ALPHA_BETA));
    compile(program, new ExerciseSheet(exercises, false, messages).tikz(), 2);
    if (program.equals("lualatex")) {
      compile(program, TikzDrawing.document(TreeSnapshot.of(SampleTraces.nasty()), messages), 1);
    }
  }

  /// Japanese needs a document class and fonts that not every LaTeX installation has.
  private static boolean canSet(TreeMessages messages) throws IOException, InterruptedException {
    return !messages.language().equals("ja")
        || new ProcessBuilder("kpsewhich", "ltjsarticle.cls").start().waitFor() == 0;
  }

  @Test
  void aJapanesePictureKeepsJapaneseNames() {
    var snapshot = TreeSnapshot.of(SampleTraces.nasty());
    assertThat(TikzDrawing.picture(snapshot, TreeMessages.in("ja"))).contains("{日本}");
    assertThat(TikzDrawing.picture(snapshot, TreeMessages.english())).contains("{??}");
  }

  @Test
  void theBracesMatchWithAnyNames() {
    String tex =
        TikzDrawing.document(TreeSnapshot.of(SampleTraces.nasty()), TreeMessages.english());
    int open = 0;
    for (char c : tex.replaceAll("\\\\[{}\\\\]", "").toCharArray()) {
      open += c == '{' ? 1 : c == '}' ? -1 : 0;
      assertThat(open).isNotNegative();
    }
    assertThat(open).isZero();
    assertThat(tex.split("\\\\end\\{tikzpicture}", -1)).hasSize(2);
  }

  @Test
  void thePictureAloneIsThePictureOfTheDocument() {
    var snapshot =
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT));
    assertThat(TikzDrawing.document(snapshot, TreeMessages.english()))
        .contains(TikzDrawing.picture(snapshot, TreeMessages.english()));
  }

  private static Map<String, TreeSnapshot> snapshots() {
    var snapshots = new LinkedHashMap<String, TreeSnapshot>();
    snapshots.put(
        "nasty",
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.nasty(), TreeAlgorithm.ALPHA_BETA)));
    snapshots.put("sheet", TreeSnapshot.forSheet(SampleTraces.ALPHA_BETA));
    snapshots.put(
        "worked",
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT)));
    snapshots.put(
        "half",
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT), 20));
    snapshots.put(
        "300",
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.random(3, 300), TreeAlgorithm.ALPHA_BETA)));
    snapshots.put(
        "5000",
        TreeSnapshot.of(
            SampleTraces.trace(SampleTraces.random(3, 5000), TreeAlgorithm.ALPHA_BETA)));
    return snapshots;
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
