package dev.secateur.trees.draw;

import dev.secateur.trees.Narration;
import dev.secateur.trees.Story;
import dev.secateur.trees.Words;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;

/// One file in which a student steps forwards and backwards through a story.
///
/// The page computes nothing: for each step it has the sentence and how every node that changed
/// looks from then on. To go back it starts again from the first picture.
public final class HtmlPage {

  /// A student steps through some dozens of steps; a page of more is slow to make and to open.
  public static final int MOST_STEPS = 5000;

  private static final JsonMapper JSON = new JsonMapper();

  private HtmlPage() {}

  /// The page of a story.
  ///
  /// @throws IllegalArgumentException if the story has more than [#MOST_STEPS] steps
  public static String of(Story story, Words words) {
    if (story.steps().size() > MOST_STEPS) {
      throw new IllegalArgumentException(
          words.say("draw.page.long", story.steps().size(), MOST_STEPS));
    }
    var end = Scene.of(story);
    var captions = new Captions(end, words);
    return read("page.html")
        .replace("{language}", words.language())
        .replace("{title}", SvgDrawing.escape(captions.title()))
        .replace("{first}", SvgDrawing.escape(words.say("draw.page.first")))
        .replace("{back}", SvgDrawing.escape(words.say("draw.page.back")))
        .replace("{forward}", SvgDrawing.escape(words.say("draw.page.forward")))
        .replace("{last}", SvgDrawing.escape(words.say("draw.page.last")))
        .replace("{keys}", SvgDrawing.escape(words.say("draw.page.keys")))
        .replace("{position}", SvgDrawing.escape(words.say("draw.page.position")))
        .replace("{script}", read("page.js"))
        .replace("{data}", data(story, words))
        .replace("{svg}", SvgDrawing.live(end, words));
  }

  /// The step list, safe inside a script element.
  private static String data(Story story, Words words) {
    var sentences = new Narration(story, words).sentences();
    var end = Scene.of(story);
    var captions = new Captions(end, words);
    var drawn = new BitSet();
    Folding.of(end).forEach(node -> node.place().ifPresent(drawn::set));
    var steps = new ArrayList<Map<String, Object>>();
    List<NodeView> before = List.of();
    for (int step = 0; step <= story.steps().size(); step++) {
      var scene = Scene.of(story, step);
      var said = new LinkedHashMap<String, Object>();
      said.put("sentence", step == 0 ? "" : sentences.get(step - 1));
      said.put("changes", changes(before, scene, drawn, captions));
      steps.add(said);
      before = scene.views();
    }
    steps.getLast().put("result", captions.result() + "\n" + captions.counts());
    return JSON.writeValueAsString(steps).replace("<", "\\u003c");
  }

  private static List<Map<String, Object>> changes(
      List<NodeView> before, Scene scene, BitSet drawn, Captions captions) {
    var changes = new ArrayList<Map<String, Object>>();
    for (int place = drawn.nextSetBit(0); place >= 0; place = drawn.nextSetBit(place + 1)) {
      var view = scene.views().get(place);
      if (before.isEmpty() || !view.equals(before.get(place))) {
        var change = new LinkedHashMap<String, Object>();
        change.put("id", view.id());
        change.put("looks", SvgDrawing.looks(view).strip());
        change.put("value", Labels.UNICODE.value(view));
        change.put("alpha", view.state().map(Labels.UNICODE::alpha).orElse(""));
        change.put("beta", view.state().map(Labels.UNICODE::beta).orElse(""));
        change.put("cut", view.cut().isPresent());
        change.put("reason", view.saysReason() ? Labels.UNICODE.reason(view.cut().get()) : "");
        change.put("title", captions.node(view));
        changes.add(change);
      }
    }
    return changes;
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
