package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.secateur.trees.Narration;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class StepByStepDrawingTest {

  @Test
  void everyDrawnNodeHasAPositionAndItsPartsInThePicture() {
    for (int seed = 0; seed < 3; seed++) {
      for (int nodes : new int[] {3, 30, 300, 1200}) {
        var trace = SampleTraces.trace(SampleTraces.random(seed, nodes), TreeAlgorithm.ALPHA_BETA);
        var json = StepByStepDrawing.of(trace, TreeMessages.english()).json();
        var layout = json.get("layout");
        var svg = json.get("svg").asString();
        var ids = new HashSet<Integer>();
        int hidden = 0;
        int withoutParent = 0;
        for (var node : layout.get("nodes")) {
          assertThat(node.get("x").asDouble()).isBetween(0.0, layout.get("width").asDouble());
          assertThat(node.get("y").asDouble()).isBetween(0.0, layout.get("height").asDouble());
          withoutParent += node.has("parent") ? 0 : 1;
          hidden += node.get("hidden").asInt();
          if (node.has("id")) {
            assertThat(svg).contains("id=\"n" + node.get("id").asInt() + "\"");
            ids.add(node.get("id").asInt());
          }
        }
        assertThat(withoutParent).isEqualTo(1);
        assertThat(ids.size() + hidden).isEqualTo(nodes);
        var changed = new HashSet<Integer>();
        json.get("steps").get(0).get("changes").forEach(c -> changed.add(c.get("id").asInt()));
        assertThat(changed).isEqualTo(ids);
      }
    }
  }

  @Test
  void theStepsHaveTheSentencesOfTheNarrationInEveryLanguage() {
    var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.MTDF);
    for (String language : TreeMessages.LANGUAGES) {
      var messages = TreeMessages.in(language);
      var narration = new Narration(trace, messages);
      var json = StepByStepDrawing.of(trace, messages).json();
      var steps = json.get("steps");
      for (int i = 1; i < steps.size(); i++) {
        assertThat(steps.get(i).get("sentence").asString())
            .isEqualTo(narration.sentences().get(i - 1));
        assertThat(steps.get(i).get("node").asInt()).isEqualTo(trace.steps().get(i - 1).node());
      }
      assertThat(json.get("result").asString()).isEqualTo(narration.result());
      assertThat(json.get("counts").asString()).isEqualTo(narration.counts());
      assertThat(json.get("techniques").asString()).isEqualTo(narration.techniques());
      assertThat(Set.copyOf(json.propertyNames())).hasSize(7);
    }
  }

  @Test
  void foldedNodesChangeNothingInTheDrawnNodes() {
    var trace = SampleTraces.trace(SampleTraces.random(2, 1200), TreeAlgorithm.FAIL_SOFT);
    var steps = StepByStepDrawing.of(trace, TreeMessages.english()).json().get("steps");
    var shown = new HashMap<Integer, JsonNode>();
    for (int step = 0; step < steps.size(); step++) {
      steps.get(step).get("changes").forEach(change -> shown.put(change.get("id").asInt(), change));
      if (step % 97 != 0 && step < steps.size() - 1) {
        continue;
      }
      for (var view : TreeSnapshot.of(trace, step).nodes()) {
        var look = shown.get(view.id());
        if (look != null) {
          assertThat(look.get("looks").asString()).isEqualTo(SvgDrawing.styleClasses(view).strip());
          assertThat(look.get("value").asString()).isEqualTo(Labels.UNICODE.value(view));
          assertThat(look.get("cut").asBoolean()).isEqualTo(view.cutoff().isPresent());
        }
      }
    }
    assertThat(shown).hasSizeLessThan(500);
  }

  /// Plain minimax has no windows, and the drawing has no space for them.
  @Test
  void theLayoutSaysWhetherThereAreWindows() {
    for (var algorithm : TreeAlgorithm.onTrees()) {
      var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, algorithm);
      var layout = StepByStepDrawing.of(trace, TreeMessages.english()).json().get("layout");
      assertThat(layout.get("windows").asBoolean()).isEqualTo(algorithm != TreeAlgorithm.MINIMAX);
    }
  }

  @Test
  void aSheetHasEveryNodeAndNothingOfTheAnswer() {
    var tree = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT).tree();
    var json = StepByStepDrawing.sheet(tree, TreeMessages.english());
    assertThat(json.get("layout").get("nodes")).hasSize(15);
    var changes = json.get("steps").get(0).get("changes");
    assertThat(changes).hasSize(15);
    for (var node : json.get("layout").get("nodes")) {
      var look = changes.get(node.get("id").asInt());
      assertThat(look.get("value").asString().isEmpty()).isNotEqualTo(node.get("leaf").asBoolean());
      assertThat(look.get("alpha").asString() + look.get("beta").asString()).isEmpty();
      assertThat(look.get("looks").asString()).isEmpty();
      assertThat(look.get("cut").asBoolean()).isFalse();
    }
  }

  @Test
  void aTraceThatIsTooLongIsRefused() {
    var trace = SampleTraces.trace(SampleTraces.random(1, 5000), TreeAlgorithm.MINIMAX);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> StepByStepDrawing.of(trace, TreeMessages.english()))
        .withMessageContaining("a page can hold at most 5000");
  }
}
