package dev.secateur.trees;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The worked examples of the Reversi lesson.
class WorkedExamplesTest {

  static final Tree MINIMAX = TreeText.parse("A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))");
  static final Tree ALPHA_BETA = TreeText.parse("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))");

  @Test
  void minimaxComputesTheValueOfEveryNode() {
    var trace = TreeAlgorithms.run(MINIMAX, TreeAlgorithm.MINIMAX);
    assertThat(trace.value()).isEqualTo(4);
    assertThat(returned(trace))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("D", 4.0, "E", 6.0, "B", 4.0, "F", -3.0, "G", 7.0, "C", -3.0, "A", 4.0));
    assertThat(names(trace.tree(), trace.principalVariation())).startsWith("A", "B", "D");
    assertThat(trace.nodes()).isEqualTo(15);
    assertThat(trace.leaves()).isEqualTo(8);
    assertThat(trace.pruned()).isEmpty();
  }

  @Test
  void alphaBetaCutsOffTheLastLeafOfEAndAllOfG() {
    var trace = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    assertThat(trace.value()).isEqualTo(3);
    assertThat(returned(trace))
        .containsExactlyInAnyOrderEntriesOf(
            Map.of("D", 3.0, "B", 3.0, "E", 5.0, "F", 1.0, "C", 1.0, "A", 3.0));
    assertThat(trace.pruned()).containsExactlyInAnyOrder(7, 12, 13, 14);
    assertThat(trace.steps().stream().filter(TraceStep.Cutoff.class::isInstance))
        .containsExactly(
            new TraceStep.Cutoff(5, 6, 5, TraceStep.WindowBound.BETA, 3, false, List.of(7), false),
            new TraceStep.Cutoff(
                8, 9, 1, TraceStep.WindowBound.ALPHA, 3, false, List.of(12), false));
  }

  @Test
  void failHardReturnsTheBoundWhereFailSoftReturnsTheValue() {
    var trace = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.ALPHA_BETA);
    assertThat(returned(trace)).containsEntry("F", 3.0).containsEntry("C", 3.0);
    assertThat(trace.value()).isEqualTo(3);
    assertThat(trace.pruned()).containsExactlyInAnyOrder(7, 12, 13, 14);
  }

  @Test
  void theStateInTheMiddleHasWindowsValuesAndCutoffs() {
    var trace = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    assertThat(TreeStates.after(trace, 0).nodes()).isEmpty();
    int firstCut = indexOfFirstCut(trace);
    var state = TreeStates.after(trace, firstCut + 1);
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
    var last = TreeStates.last(trace);
    assertThat(at(last, 0).value()).hasValue(3);
    assertThat(at(last, 0).isDone()).isTrue();
    assertThat(last.cutEdges()).containsExactlyInAnyOrder(7, 12);
  }

  @Test
  void aBranchThatALaterPassVisitsIsNoLongerCutOff() {
    var trace = TreeAlgorithms.run(ALPHA_BETA, TreeAlgorithm.MTDF);
    var cut = new HashSet<Integer>();
    var cutAndEntered = new HashSet<Integer>();
    for (TraceStep step : trace.steps()) {
      if (step instanceof TraceStep.Cutoff removing) {
        cut.addAll(removing.removed());
      } else if (step instanceof TraceStep.Enter && cut.remove(step.node())) {
        cutAndEntered.add(step.node());
      }
    }
    assertThat(cutAndEntered).isNotEmpty();
    assertThat(TreeStates.last(trace).cutEdges()).isEqualTo(cut);
  }

  private static TreeState.NodeState at(TreeState state, int node) {
    return requireNonNull(state.nodes().get(node));
  }

  private static int indexOfFirstCut(SearchTrace trace) {
    int at = 0;
    while (!(trace.steps().get(at) instanceof TraceStep.Cutoff)) {
      at++;
    }
    return at;
  }

  private static Map<String, Double> returned(SearchTrace trace) {
    var values = new LinkedHashMap<String, Double>();
    for (TraceStep step : trace.steps()) {
      if (step instanceof TraceStep.Return(int node, double value, _)) {
        values.put(name(trace.tree().root(), node), value);
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
