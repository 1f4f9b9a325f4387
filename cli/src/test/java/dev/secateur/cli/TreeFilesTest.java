package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The files that `tree` writes for a teacher.
class TreeFilesTest {

  private static final String LESSON =
      "S(A(D(0 -1) E(1 5 2)) B(F(1 0) G(2 4) H(6 7)) C(I(3 2) J(4 8)))";

  @TempDir Path folder;

  @Test
  void twoOrdersAreInOnePictureWithTheirCountsAndTheMinimum() throws IOException {
    var svg = file("--compare", "--order", "A-B-C", "--order", "A-C-B", "--svg");
    assertThat(svg)
        .contains("leaves: 10 (minimum 7), nodes: 21 (minimum 15)")
        .contains("leaves: 8 (minimum 7), nodes: 17 (minimum 15)");
  }

  @Test
  void twoAlgorithmsAreInOnePictureWithTheirCountsAndTheMinimum() throws IOException {
    var svg = file("--compare", "--algorithm", "minimax", "--algorithm", "mtdf", "--svg");
    assertThat(svg)
        .contains("leaves: 15 (minimum 7), nodes: 26 (minimum 15)")
        .contains("minimax: S = 3", "MTD(f): S = 3");
  }

  @Test
  void aSheetHasTheExercisesAndItsKeyTheAnswers() throws IOException {
    var target = "depth=3,cutoffs=2,exercises=4,seed=7";
    for (String format : List.of("svg", "tex", "html")) {
      var sheet = folder.resolve("sheet." + format);
      var key = folder.resolve("key." + format);
      run("tree", "--random", target, "--sheet", sheet.toString(), "--key", key.toString());
      assertThat(Files.readString(sheet)).contains("Exercise 4").doesNotContain("Answer 4");
      assertThat(Files.readString(key)).contains("Answer 4").doesNotContain("Exercise 4");
      // Only the key has the reason of a cutoff.
      var reason = format.equals("tex") ? "node[cut reason" : "class=\"reason\"";
      assertThat(Files.readString(sheet)).doesNotContain(reason);
      assertThat(Files.readString(key)).contains(reason);
    }
  }

  @Test
  void writesAPageAndAPictureForLatex() throws IOException {
    assertThat(file("--algorithm", "deepening", "--html")).contains("the best move in the table");
    assertThat(file("--algorithm", "pvs", "--tikz")).contains("\\begin{tikzpicture}");
  }

  @Test
  void writesAPageOfARecordedSearch() throws IOException {
    var file = folder.resolve("page.html");
    run("tree", "--game", "reversi", "--depth", "3", "--recorded", "--html", file.toString());
    assertThat(Files.readString(file)).contains("a killer move, it refuted a sibling");
  }

  private String file(String... options) throws IOException {
    var file = folder.resolve("file");
    var arguments = new ArrayList<>(List.of("tree", LESSON));
    arguments.addAll(List.of(options));
    arguments.add(file.toString());
    run(arguments.toArray(String[]::new));
    return Files.readString(file);
  }

  private static void run(String... arguments) {
    var run = CommandRun.of(arguments);
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
  }
}
