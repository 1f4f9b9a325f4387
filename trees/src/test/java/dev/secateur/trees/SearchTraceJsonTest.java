package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.trees.TraceStep.TriedReason;
import dev.secateur.trees.TraceStep.ValueBound;
import dev.secateur.trees.TraceStep.ValueSource;
import dev.secateur.trees.TraceStep.WindowBound;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

class SearchTraceJsonTest {

  private static final double INFINITY = Double.POSITIVE_INFINITY;

  /// Scripts and pages read the kinds and the fields, so a renamed class must not change them.
  @Test
  void theKindsAndFieldsOfStepsKeepTheirNames() {
    assertThat(
            steps(
                new TraceStep.Pass(0, 1, 2, -INFINITY, INFINITY),
                new TraceStep.TriedEarly(0, 2, 1, 2, TriedReason.COUNTER_MOVE),
                new TraceStep.Reduced(0, 2, 1),
                new TraceStep.Enter(0, Side.MAX, -INFINITY, 3.5),
                new TraceStep.Leaf(1, 3),
                new TraceStep.NewBest(0, 1, 3),
                new TraceStep.Bound(0, 1, WindowBound.ALPHA, -INFINITY, 3),
                new TraceStep.Cutoff(0, 1, 3, WindowBound.BETA, 2, true, List.of(2), false),
                new TraceStep.SearchedAgain(0, 2, 1, 3),
                new TraceStep.KnownValue(2, 5, ValueBound.AT_LEAST, ValueSource.TABLE),
                new TraceStep.Return(0, 5, ValueBound.EXACT)))
        .containsExactly(
            """
            {"kind":"pass","node":0,"number":1,"depth":2,"alpha":"-inf","beta":"inf"}""",
            """
            {"kind":"tried","node":0,"child":2,"place":1,"given":2,"reason":"counter_move"}""",
            """
            {"kind":"reduced","node":0,"child":2,"plies":1}""",
            """
            {"kind":"enter","node":0,"side":"max","alpha":"-inf","beta":3.5}""",
            """
            {"kind":"leaf","node":1,"value":3}""",
            """
            {"kind":"best","node":0,"child":1,"value":3}""",
            """
            {"kind":"bound","node":0,"child":1,"which":"alpha","from":"-inf","to":3}""",
            """
            {"kind":"cut","node":0,"child":1,"which":"beta","value":3,"bound":2,"strict":true,\
            "deep":false,"removed":[2]}""",
            """
            {"kind":"again","node":0,"child":2,"alpha":1,"beta":3}""",
            """
            {"kind":"known","node":2,"value":5,"bound":"at_least","source":"table"}""",
            """
            {"kind":"return","node":0,"value":5,"bound":"exact"}""");
  }

  /// The steps as JSON, without their sentences.
  private static List<String> steps(TraceStep... steps) {
    // The states of the tree are computed from the steps, so every node has to be entered.
    var entered =
        List.<TraceStep>of(
            new TraceStep.Enter(0, Side.MAX, -INFINITY, INFINITY),
            new TraceStep.Enter(1, Side.MIN, -INFINITY, INFINITY),
            new TraceStep.Enter(2, Side.MIN, -INFINITY, INFINITY));
    var all = new ArrayList<>(entered);
    all.addAll(List.of(steps));
    var trace =
        new SearchTrace(
            TreeText.parse("(3 5)"),
            AlgorithmSettings.of(TreeAlgorithm.FAIL_SOFT),
            5,
            List.of(0, 2),
            List.of(0, 1, 2),
            Set.of(),
            3,
            2,
            all);
    return SearchTraceJson.whole(trace, TreeMessages.english())
        .get("steps")
        .valueStream()
        .skip(entered.size())
        .map(step -> ((ObjectNode) step).without("text").toString())
        .toList();
  }
}
