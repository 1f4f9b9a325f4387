package dev.secateur.trees.draw;

import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.TreeMessages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// One file in which a student steps forwards and backwards through a story.
///
/// The page computes nothing: for each step it has the sentence and how every node that changed
/// looks from then on. To go back it starts again from the first picture.
public final class HtmlPage {

  private HtmlPage() {}

  /// The page of a story.
  ///
  /// @throws IllegalArgumentException if the story has more than [StepByStepDrawing#MAX_STEPS]
  ///     steps
  public static String of(SearchTrace story, TreeMessages words) {
    var stage = StepByStepDrawing.of(story, words);
    return read("page.html")
        .replace("{language}", words.language())
        .replace("{title}", SvgDrawing.escape(stage.title()))
        .replace("{first}", SvgDrawing.escape(words.say("draw.page.first")))
        .replace("{back}", SvgDrawing.escape(words.say("draw.page.back")))
        .replace("{forward}", SvgDrawing.escape(words.say("draw.page.forward")))
        .replace("{last}", SvgDrawing.escape(words.say("draw.page.last")))
        .replace("{keys}", SvgDrawing.escape(words.say("draw.page.keys")))
        .replace("{position}", SvgDrawing.escape(words.say("draw.page.position")))
        .replace("{script}", read("page.js"))
        .replace("{data}", data(stage))
        .replace("{svg}", stage.svg());
  }

  /// The step list, safe inside a script element.
  private static String data(StepByStepDrawing stage) {
    return stage.steps().toString().replace("<", "\\u003c");
  }

  private static String read(String file) {
    try (var stream = HtmlPage.class.getResourceAsStream(file)) {
      return new String(
          Objects.requireNonNull(stream, file).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
