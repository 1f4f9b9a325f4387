package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.TextStyle;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import org.junit.jupiter.api.Test;

class TextDrawingTest {

  @Test
  void everyNodeHasALineAndPlainTextIsAscii() {
    for (int count = 1; count <= 100; count++) {
      var trace = SampleTraces.trace(SampleTraces.random(count, count), TreeAlgorithm.ALPHA_BETA);
      for (int step = 0; step <= trace.steps().size(); step += 5) {
        String text =
            TextDrawing.draw(TreeSnapshot.of(trace, step), TreeMessages.english(), TextStyle.PLAIN);
        assertThat(text.lines()).hasSize(count);
        assertThat(text.chars()).allMatch(c -> c == '\n' || (c >= ' ' && c < 0x7F));
      }
    }
  }

  @Test
  void aCutoffHasItsReasonAndBestPlayAStar() {
    var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    String text = TextDrawing.draw(TreeSnapshot.of(trace), TreeMessages.english(), TextStyle.PLAIN);
    assertThat(text.lines()).anyMatch(line -> line.endsWith("x G max  1 <= alpha=3"));
    assertThat(text.lines().filter(line -> line.contains("*"))).hasSize(4);
  }

  @Test
  void colourOnlyAddsColour() {
    var snapshot =
        TreeSnapshot.of(SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT));
    String plain = TextDrawing.draw(snapshot, TreeMessages.english(), new TextStyle(true, false));
    String colour = TextDrawing.draw(snapshot, TreeMessages.english(), new TextStyle(true, true));
    assertThat(colour).isNotEqualTo(plain);
    assertThat(colour.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
  }
}
