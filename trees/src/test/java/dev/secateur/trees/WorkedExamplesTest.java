package dev.secateur.trees;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The examples of the founding documents.
class WorkedExamplesTest {

  static final Tree MINIMAX = TreeText.parse("A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))");
  static final Tree ALPHA_BETA = TreeText.parse("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))");

  @Test
  void minimaxOfTheLeavesGivesEveryNodeItsValue() {
    var story = TreeAlgorithms.run(MINIMAX, TreeAlgorithm.MINIMAX);
    assertThat(story.value()).isEqualTo(4);
    assertThat(returned(story))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("D", 4.0, "E", 6.0, "B", 4.0, "F", -3.0, "G", 7.0, "C", -3.0, "A", 4.0));
    assertThat(names(story.tree(), story.principalVariation())).startsWith("A", "B", "D");
    assertThat(story.nodes()).isEqualTo(15);
    assertThat(story.leaves()).isEqualTo(8);
    assertThat(story.pruned()).isEmpty();
  }

  @Test
  void alphaBetaCutsTheLastLeafOfEAndAllOfG() {
    var story = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    assertThat(story.value()).isEqualTo(3);
    assertThat(returned(story))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("D", 3.0, "B", 3.0, "E", 5.0, "F", 1.0, "C", 1.0, "A", 3.0));
    assertThat(story.pruned()).containsExactlyInAnyOrder(7, 12, 13, 14);
    assertThat(story.steps().stream().filter(TraceStep.Cut.class::isInstance))
        .containsExactly(
            new TraceStep.Cut(5, 6, 5, TraceStep.WindowBound.BETA, 3, false, List.of(7), false),
            new TraceStep.Cut(8, 9, 1, TraceStep.WindowBound.ALPHA, 3, false, List.of(12), false));
  }

  @Test
  void failHardReturnsTheBoundWhereFailSoftReturnsTheValue() {
    var story = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.ALPHA_BETA);
    assertThat(returned(story)).containsEntry("F", 3.0).containsEntry("C", 3.0);
    assertThat(story.value()).isEqualTo(3);
    assertThat(story.pruned()).containsExactlyInAnyOrder(7, 12, 13, 14);
  }

  @Test
  void theStateInTheMiddleShowsWindowsValuesAndCuts() {
    var story = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    assertThat(TreeStates.after(story, 0).nodes()).isEmpty();
    int firstCut = indexOfFirstCut(story);
    var state = TreeStates.after(story, firstCut + 1);
    assertThat(state.current()).isEqualTo(5);
    assertThat(state.cutEdges()).containsExactly(7);
    assertThat(state.nodes()).containsOnlyKeys(0, 1, 2, 3, 4, 5, 6);
    assertThat(at(state, 1).beta()).isEqualTo(3);
    assertThat(at(state, 5))
        .satisfies(
            node -> {
              assertThat(node.alpha()).isEqualTo(5);
              assertThat(node.beta()).isEqualTo(3);
              assertThat(node.value()).hasValue(5);
              assertThat(node.isDone()).isFalse();
            });
    var last = TreeStates.last(story);
    assertThat(at(last, 0).value()).hasValue(3);
    assertThat(at(last, 0).isDone()).isTrue();
    assertThat(last.cutEdges()).containsExactlyInAnyOrder(7, 12);
  }

  @Test
  void aBranchThatALaterPassLooksAtIsNoLongerCut() {
    var story = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.MTDF);
    var cut = new HashSet<Integer>();
    var cutAndEntered = new HashSet<Integer>();
    for (TraceStep step : story.steps()) {
      if (step instanceof TraceStep.Cut removing) {
        cut.addAll(removing.removed());
      } else if (step instanceof TraceStep.Enter && cut.remove(step.node())) {
        cutAndEntered.add(step.node());
      }
    }
    assertThat(cutAndEntered).isNotEmpty();
    assertThat(TreeStates.last(story).cutEdges()).isEqualTo(cut);
  }

  private static TreeState.NodeState at(TreeState state, int node) {
    return requireNonNull(state.nodes().get(node));
  }

  private static int indexOfFirstCut(SearchTrace story) {
    int at = 0;
    while (!(story.steps().get(at) instanceof TraceStep.Cut)) {
      at++;
    }
    return at;
  }

  private static Map<String, Double> returned(SearchTrace story) {
    var values = new LinkedHashMap<String, Double>();
    for (TraceStep step : story.steps()) {
      if (step instanceof TraceStep.Return(int node, double value, _)) {
        values.put(name(story.tree().root(), node), value);
      }
    }
    return values;
  }

  private static List<String> names(Tree tree, List<Integer> ids) {
    return ids.stream().map(id -> name(tree.root(), id)).toList();
  }

  private static String name(TreeNode node, int id) {
    if (node.id() == id) {
      return node.name();
    }
    return node.children().stream()
        .filter(child -> child.id() <= id)
        .reduce((_, later) -> later)
        .map(child -> name(child, id))
        .orElse("");
  }
}
