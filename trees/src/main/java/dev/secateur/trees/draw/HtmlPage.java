package dev.secateur.trees.draw;

import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.TreeMessages;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// A trace as one HTML file in which a student steps forwards and backwards.
///
/// The page computes nothing: for each step it contains the sentence and the new appearance of
/// every node that changes. To step back, the page starts again from the first picture.
public final class HtmlPage {

  private HtmlPage() {}

  /// The page of a trace.
  ///
  /// @throws IllegalArgumentException if the trace has more than
  ///     [StepByStepDrawing#MAX_STEPS] steps
  public static String of(SearchTrace trace, TreeMessages messages) {
    var drawing = StepByStepDrawing.of(trace, messages);
    return read("page.html")
        .replace("{language}", messages.language())
        .replace("{title}", SvgDrawing.escape(drawing.title()))
        .replace("{first}", SvgDrawing.escape(messages.say("draw.page.first")))
        .replace("{back}", SvgDrawing.escape(messages.say("draw.page.back")))
        .replace("{forward}", SvgDrawing.escape(messages.say("draw.page.forward")))
        .replace("{last}", SvgDrawing.escape(messages.say("draw.page.last")))
        .replace("{keys}", SvgDrawing.escape(messages.say("draw.page.keys")))
        .replace("{position}", SvgDrawing.escape(messages.say("draw.page.position")))
        .replace("{script}", read("page.js"))
        .replace("{data}", data(drawing))
        .replace("{svg}", drawing.svg());
  }

  /// The step list, safe inside a script element.
  private static String data(StepByStepDrawing drawing) {
    return drawing.steps().toString().replace("<", "\\u003c");
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
