package dev.secateur.trees.exercise;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Checks which rule explains a mistake. The sentences are in the message files, so the tests look
/// them up by key.
///
/// In the tree fail-soft alpha-beta finds D = 3, cuts off E.2 (5 >= 3), finds E = 5 and B = 3,
/// enters C with alpha 3, finds F = 1 and cuts off G (1 <= 3).
class GradingRulesTest {

  private static final String TREE = "A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))";
  private static final double INFINITY = Double.POSITIVE_INFINITY;

  private final TreeMessages messages = TreeMessages.english();

  // Values

  @Test
  void aWrongValueIsExplainedByTheValuesOfTheChildren() {
    assertThat(sentences("value D = 7"))
        .contains(say("grade.value.wrong", "D", 7.0, 3.0) + " " + rule("max", "max(2, 3) = 3"));
    assertThat(sentences("value B = 4"))
        .contains(say("grade.value.wrong", "B", 4.0, 3.0) + " " + rule("min", "min(3, 5) = 3"));
  }

  @Test
  void aMissingValueIsExplainedTheSameWay() {
    assertThat(sentences("cut none"))
        .contains(say("grade.value.missing", "B", 3.0) + " " + rule("min", "min(3, 5) = 3"));
  }

  @Test
  void theLargestValueAtAMinNodeIsExplainedAsTheWrongSide() {
    assertThat(sentences("value B = 5"))
        .contains(say("grade.value.wrong", "B", 5.0, 3.0) + " " + rule("swapped.min", "B"));
    assertThat(sentences("value A = 1"))
        .contains(say("grade.value.wrong", "A", 1.0, 3.0) + " " + rule("swapped.max", "A"));
  }

  @Test
  void aValueThatIncludesACutOffChildIsExplainedByTheCutoff() {
    // With G = -9 counted, C would be -9; the search stops at C after F.
    var tree = "A(B(D(2 3) E(5 9)) C(F(0 1) G(-9 -9)))";
    assertThat(sentences(tree, TreeAlgorithm.FAIL_SOFT, "value C = -9"))
        .contains(say("grade.value.wrong", "C", -9.0, 1.0) + " " + rule("stopped", "F", "G"));
    // At a node without a cutoff this rule does not apply.
    assertThat(sentences(tree, TreeAlgorithm.FAIL_SOFT, "value D = 9"))
        .contains(say("grade.value.wrong", "D", 9.0, 3.0) + " " + rule("max", "max(2, 3) = 3"));
  }

  @Test
  void aFailHardValueIsExplainedByTheWindowAndTheChildren() {
    assertThat(sentences(TREE, TreeAlgorithm.ALPHA_BETA, "value C = 9"))
        .contains(
            say("grade.value.wrong", "C", 9.0, 3.0)
                + " "
                + rule("hard.min", INFINITY, "min(∞, 3) = 3"));
    assertThat(sentences(TREE, TreeAlgorithm.ALPHA_BETA, "value F = 9"))
        .contains(
            say("grade.value.wrong", "F", 9.0, 3.0)
                + " "
                + rule("hard.max", 3.0, "max(3, 0, 1) = 3"));
  }

  @Test
  void theValueOfALeafMayBeCopiedButNotChanged() {
    assertThat(marks("value D.1 = 2")).noneMatch(mark -> mark.points() < 0);
    assertThat(sentences("value D.1 = 9")).contains(say("grade.value.leaf", "D.1", 2.0));
    assertThat(marks("value D.1 = 9")).anyMatch(mark -> mark.points() == -1);
  }

  @Test
  void aValueOfANodeThatIsNotEnteredIsExplainedByTheCutoff() {
    assertThat(sentences("value G = 7"))
        .contains(say("grade.value.pruned", "G") + " " + becauseOfTheCutoffAtC());
  }

  @Test
  void aWrongLeafValueDoesNotMakeTheParentsValueRight() {
    assertThat(sentences("value D.1 = 9\nvalue D = 9"))
        .contains(say("grade.value.wrong", "D", 9.0, 3.0) + " " + rule("max", "max(2, 3) = 3"));
  }

  @Test
  void aFailHardValueThatFollowsFromAWrongWindowGetsItsPoint() {
    assertThat(sentences(TREE, TreeAlgorithm.ALPHA_BETA, "window F 5 inf\nvalue F = 5"))
        .contains(say("grade.follows.value", "F"));
    assertThat(sentences(TREE, TreeAlgorithm.ALPHA_BETA, "window C 1 2\nvalue C = 2"))
        .contains(say("grade.follows.value", "C"));
  }

  // Windows

  @Test
  void aWrongWindowIsExplainedByTheWindowOfTheParent() {
    assertThat(sentences("window A 0 inf"))
        .contains(wrongWindow("A", 0, INFINITY, -INFINITY, INFINITY) + " " + rule("start"));
    assertThat(sentences("window B 0 inf"))
        .contains(wrongWindow("B", 0, INFINITY, -INFINITY, INFINITY) + " " + rule("passed", "A"));
    assertThat(sentences("window C -inf inf"))
        .contains(
            wrongWindow("C", -INFINITY, INFINITY, 3, INFINITY) + " " + rule("stale.max", "A", 3.0));
    assertThat(sentences("window C 0 inf"))
        .contains(wrongWindow("C", 0, INFINITY, 3, INFINITY) + " " + rule("moved.max", "A", 3.0));
    assertThat(sentences("window E 0 3"))
        .contains(wrongWindow("E", 0, 3, -INFINITY, 3) + " " + rule("moved.min", "B", 3.0));
    assertThat(sentences("window F 3 4"))
        .contains(wrongWindow("F", 3, 4, 3, INFINITY) + " " + rule("passed", "C"));
  }

  @Test
  void swappedBoundsOfAWindowAreExplained() {
    assertThat(sentences("window C inf 3"))
        .contains(wrongWindow("C", INFINITY, 3, 3, INFINITY) + " " + rule("ends"));
    assertThat(sentences("window C inf 4"))
        .as("one wrong bound is not a swap")
        .contains(wrongWindow("C", INFINITY, 4, 3, INFINITY) + " " + rule("moved.max", "A", 3.0));
    assertThat(sentences("window C 4 3"))
        .contains(wrongWindow("C", 4, 3, 3, INFINITY) + " " + rule("moved.max", "A", 3.0));
  }

  @Test
  void aMissingWindowIsExplainedTheSameWay() {
    assertThat(sentences("cut none"))
        .contains(
            say("grade.window.missing", "C", 3.0, INFINITY) + " " + rule("moved.max", "A", 3.0));
  }

  @Test
  void theWindowOfALeafIsOptionalButMustBeRight() {
    assertThat(marks("window D.1 -inf inf"))
        .anySatisfy(
            mark -> {
              assertThat(mark.part()).isEqualTo(Grade.AnswerPart.WINDOW);
              assertThat(mark.possible()).isZero();
              assertThat(mark.isMistake()).isFalse();
              assertThat(mark.sentence()).isEmpty();
            });
    assertThat(marks("window D.1 0 inf")).anyMatch(mark -> mark.points() == -1);
  }

  @Test
  void aWindowOfANodeThatIsNotEnteredIsExplainedByTheCutoff() {
    assertThat(sentences("window G 3 inf"))
        .contains(say("grade.window.pruned", "G") + " " + becauseOfTheCutoffAtC());
  }

  // Cutoffs and leaves

  @Test
  void aMissingCutoffIsExplainedByTheBound() {
    assertThat(sentences("cut none"))
        .contains(
            say("grade.cut.missing", "E.2") + " " + say("grade.rule.cut.beta", "E", 5.0, ">=", 3.0))
        .contains(
            say("grade.cut.missing", "G") + " " + say("grade.rule.cut.alpha", "C", 1.0, "<=", 3.0));
  }

  @Test
  void aWrongCutoffIsExplained() {
    assertThat(sentences("cut A")).contains(say("grade.cut.root", "A"));
    assertThat(sentences("cut F"))
        .contains(say("grade.cut.wrong", "F") + " " + rule("open", 3.0, INFINITY));
    assertThat(sentences("cut G.1"))
        .contains(say("grade.cut.below", "G.1") + " " + becauseOfTheCutoffAtC());
  }

  @Test
  void aMissingOrWrongLeafIsExplained() {
    assertThat(sentences("visited none"))
        .contains(say("grade.leaf.missing", "E.1") + " " + rule("open", -INFINITY, 3.0));
    assertThat(sentences("visited G.2"))
        .contains(say("grade.leaf.wrong", "G.2") + " " + becauseOfTheCutoffAtC());
    assertThat(sentences("visited D")).contains(say("grade.leaf.inner", "D"));
  }

  @Test
  void aWindowBelowTheDepthLimitIsExplainedByTheLimit() {
    var solution =
        Solution.of(TreeText.parse(TREE), new AlgorithmSettings(TreeAlgorithm.FAIL_SOFT, 1, false));
    var names = new NodeNames(solution.trace().tree(), messages);
    var grade = new Grader(solution, messages).grade(AnswerText.parse("window D 0 1", names));
    assertThat(grade.sentences()).contains(say("grade.window.pruned", "D") + " " + rule("depth"));
  }

  // What is asked for

  @Test
  void minimaxAsksForValuesOnly() {
    var solution = Solution.of(TreeText.parse(TREE), AlgorithmSettings.of(TreeAlgorithm.MINIMAX));
    assertThat(solution.answer().values()).hasSize(7);
    assertThat(solution.answer().windows()).isEmpty();
    assertThat(solution.answer().leaves()).isEmpty();
    var grade = grade(TREE, TreeAlgorithm.MINIMAX, "window A 0 1\ncut B\nvisited D");
    assertThat(grade.possible()).isEqualTo(7);
    assertThat(grade.marks()).allMatch(mark -> mark.part() == Grade.AnswerPart.VALUE);
  }

  @Test
  void anAlgorithmThatRevisitsNodesHasNoSolution() {
    var tree = TreeText.parse(TREE);
    assertThatThrownBy(() -> Solution.of(tree, AlgorithmSettings.of(TreeAlgorithm.PVS)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aCutoffByABoundOfTheParentIsNotDeep() {
    var solution = Solution.of(TreeText.parse(TREE), AlgorithmSettings.of(TreeAlgorithm.FAIL_SOFT));
    assertThat(solution.cutoffs()).isEqualTo(2);
    assertThat(solution.hasDeepCutoff()).isFalse();
  }

  private String becauseOfTheCutoffAtC() {
    return rule("gone", "G") + " " + say("grade.rule.cut.alpha", "C", 1.0, "<=", 3.0);
  }

  private String wrongWindow(
      String node, double alpha, double beta, double rightAlpha, double rightBeta) {
    return say("grade.window.wrong", node, alpha, beta, rightAlpha, rightBeta);
  }

  private String rule(String key, Object... arguments) {
    return say("grade.rule." + key, arguments);
  }

  private String say(String key, Object... arguments) {
    return messages.say(key, arguments);
  }

  private List<String> sentences(String answer) {
    return sentences(TREE, TreeAlgorithm.FAIL_SOFT, answer);
  }

  private List<String> sentences(String tree, TreeAlgorithm algorithm, String answer) {
    return grade(tree, algorithm, answer).sentences();
  }

  private List<Grade.GradeMark> marks(String answer) {
    return grade(TREE, TreeAlgorithm.FAIL_SOFT, answer).marks();
  }

  private Grade grade(String tree, TreeAlgorithm algorithm, String answer) {
    var solution = Solution.of(TreeText.parse(tree), AlgorithmSettings.of(algorithm));
    var names = new NodeNames(solution.trace().tree(), messages);
    return new Grader(solution, messages).grade(AnswerText.parse(answer, names));
  }
}
