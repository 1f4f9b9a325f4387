package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The narration of the worked examples in every language. To accept new words run the tests with
/// `-Dgolden.write=true` and read the difference before committing it.
class NarrationTest {

  private static final Path FOLDER = Path.of("src/test/resources/narrations");

  /// The minimax example of the Reversi lesson: A=4.
  private static final String MINIMAX = "A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))";

  /// The alpha-beta example of the Reversi lesson: 3, with a cutoff in E, and G never computed. The
  /// values of the leaves that are cut off do not matter.
  private static final String FAIL_SOFT = "A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))";

  /// The example of the minimax lesson: A gets 0, where a 1 makes the rest of its node irrelevant,
  /// and the same happens in B. In the order A-C-B most of B is cut off at once.
  private static final String LESSON =
      "S(A(D(0 -1) E(1 5 2)) B(F(1 0) G(2 4) H(6 7)) C(I(3 2) J(4 8)))";

  private record Example(String name, String tree, TreeAlgorithm algorithm) {}

  @TestFactory
  Stream<DynamicTest> theWorkedExamplesAreToldLikeThis() {
    return Stream.of(
            new Example("minimax", MINIMAX, TreeAlgorithm.MINIMAX),
            new Example("fail-soft", FAIL_SOFT, TreeAlgorithm.FAIL_SOFT),
            new Example("lesson", LESSON, TreeAlgorithm.ALPHA_BETA))
        .flatMap(
            example ->
                TreeMessages.LANGUAGES.stream()
                    .map(
                        language ->
                            DynamicTest.dynamicTest(
                                example.name() + " " + language, () -> check(example, language))));
  }

  private static void check(Example example, String language) throws IOException {
    var trace =
        TreeAlgorithms.run(
            TreeText.parse(example.tree()), AlgorithmSettings.of(example.algorithm()));
    var narration = new Narration(trace, TreeMessages.in(language));
    var narrated =
        example.tree()
            + "\n"
            + String.join("\n", narration.sentences())
            + "\n"
            + narration.result()
            + "\n"
            + narration.counts()
            + "\n";
    var file = FOLDER.resolve(example.name() + "." + language + ".txt");
    if (Boolean.getBoolean("golden.write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, narrated);
    }
    assertThat(narrated).isEqualTo(Files.readString(file));
  }

  @Test
  void aCutoffIsNarratedAsInTheWorkedExample() {
    var trace =
        TreeAlgorithms.run(
            TreeText.parse(FAIL_SOFT), AlgorithmSettings.of(TreeAlgorithm.FAIL_SOFT));
    assertThat(new Narration(trace, TreeMessages.english()).sentences())
        .contains(
            "E: value 5 >= beta 3: cutoff, E.2 is never computed",
            "C: value 1 <= alpha 3: cutoff, G is never computed")
        .last()
        .isEqualTo("A is worth 3");
  }

  @Test
  void onlyNodesThatNoPassComputesAreNeverComputed() {
    var random = new Random(4);
    int neverComputed = 0;
    int again = 0;
    for (int i = 0; i < 300; i++) {
      var tree = RandomTreesTest.anyTree(random);
      for (TreeAlgorithm algorithm : TreeAlgorithm.onTrees()) {
        var trace = TreeAlgorithms.run(tree, algorithm);
        var narration = new Narration(trace, TreeMessages.english());
        for (TraceStep step : trace.steps()) {
          if (step instanceof TraceStep.Cutoff cut) {
            boolean never = trace.visited().stream().noneMatch(cut.removed()::contains);
            assertThat(narration.sentence(step).contains("never computed")).isEqualTo(never);
            assertThat(narration.sentence(step).contains("this time without")).isEqualTo(!never);
            neverComputed += never ? 1 : 0;
            again += never ? 0 : 1;
          }
        }
      }
    }
    assertThat(neverComputed).isPositive();
    assertThat(again).isPositive();
  }

  @Test
  void aBranchCountsAsCutOffOnceAndOnlyIfNoPassVisitedIt() {
    var trace = TreeAlgorithms.run(TreeText.parse(FAIL_SOFT), TreeAlgorithm.MTDF);
    var narration = new Narration(trace, TreeMessages.english());
    assertThat(narration.counts())
        .isEqualTo(
            "nodes visited: 11 of 15 (16 visits), leaves: 5 of 8, branches cut off and never"
                + " visited: 2");
    assertThat(narration.techniques()).isEqualTo("found in the table: 2");
    assertThat(narration.sentences()).contains("A is worth 3 or less", "A is worth 3 or more");
  }

  @Test
  void deepeningSaysThatItsTablePutAChildFirst() {
    var trace = TreeAlgorithms.run(TreeText.parse("A(B=1(3 9) C=5(8 7))"), TreeAlgorithm.DEEPENING);
    assertThat(new Narration(trace, TreeMessages.english()).sentences())
        .contains("A: C is tried as number 1 instead of 2: the best move in the table");
  }

  @Test
  void theOrderOfTheLessonCutsOffMore() {
    var tree = TreeText.parse(LESSON);
    var given = TreeAlgorithms.run(tree, TreeAlgorithm.ALPHA_BETA);
    var other = TreeAlgorithms.run(ChildOrders.apply(tree, "A-C-B"), TreeAlgorithm.ALPHA_BETA);
    assertThat(other.value()).isEqualTo(given.value());
    assertThat(given.leaves()).isEqualTo(10);
    assertThat(other.leaves()).isEqualTo(8);
    assertThat(new Narration(other, TreeMessages.english()).sentences())
        .contains("B: value 3 <= alpha 3: cutoff, G, H are never computed");
  }

  @Test
  void nodesWithoutANameAreNamedByTheirPosition() {
    var names = new NodeNames(TreeText.parse("((3 5) X(2 9))"), TreeMessages.english());
    assertThat(names.ids().stream().map(names::of))
        .containsExactly("root", "1", "1.1", "1.2", "X", "X.1", "X.2");
    var named = new NodeNames(TreeText.parse("A((3 5) 2)"), TreeMessages.english());
    assertThat(named.ids().stream().map(named::of))
        .containsExactly("A", "A.1", "A.1.1", "A.1.2", "A.2");
  }

  @Test
  void aSharedNodeNameIsPrefixedWithItsAncestors() {
    var names = new NodeNames(TreeText.parse("(a(c=1 d=2) b(c=3 e=4))"), TreeMessages.english());
    assertThat(names.ids().stream().map(names::of))
        .containsExactly("root", "a", "a/c", "d", "b", "b/c", "e");
  }

  @Test
  void nodeNamesAreUnique() {
    var names =
        new NodeNames(TreeText.parse("(\"2\"=1 5 \"2\"=3 (4 \"4.1\"=2))"), TreeMessages.english());
    assertThat(names.ids().stream().map(names::of)).doesNotHaveDuplicates();
  }
}
