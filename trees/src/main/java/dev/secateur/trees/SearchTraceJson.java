package dev.secateur.trees;

import java.util.Collection;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Stories as JSON: what a page or a script needs to show a search, with a sentence for each step.
///
/// Nodes are named by their ids, which the tree gives beside names and values. Windows and values
/// are MAX's; infinite ones are the texts `"inf"` and `"-inf"`.
public final class SearchTraceJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private SearchTraceJson() {}

  /// What came of a story, and the tree in the order in which it was searched.
  public static ObjectNode summary(SearchTrace story, TreeMessages words) {
    var names = new NodeNames(story.tree(), words);
    var json = MAPPER.createObjectNode();
    json.put("algorithm", story.setup().algorithm().text());
    json.put("depth", story.setup().depth());
    json.put("strict", story.setup().strict());
    TreeJson.put(json, "value", story.value());
    ids(json, "principalVariation", story.principalVariation());
    ids(json, "visited", story.visited());
    ids(json, "pruned", story.pruned().stream().sorted().toList());
    ids(json, "cut", TreeStates.last(story).cutEdges().stream().sorted().toList());
    json.put("nodes", story.nodes());
    json.put("leaves", story.leaves());
    var called = json.putObject("names");
    names.ids().forEach(id -> called.put(Integer.toString(id), names.of(id)));
    json.set("tree", TreeJson.write(story.tree()));
    return json;
  }

  /// The same with every step.
  public static ObjectNode whole(SearchTrace story, TreeMessages words) {
    var json = summary(story, words);
    var narration = new Narration(story, words);
    var steps = json.putArray("steps");
    story.steps().forEach(step -> steps.add(step(step).put("text", narration.sentence(step))));
    return json;
  }

  private static ObjectNode step(TraceStep step) {
    var json = MAPPER.createObjectNode();
    json.put("kind", step.getClass().getSimpleName().toLowerCase(Locale.ROOT));
    json.put("node", step.node());
    switch (step) {
      case TraceStep.Pass pass -> {
        json.put("number", pass.number()).put("depth", pass.depth());
        window(json, pass.alpha(), pass.beta());
      }
      case TraceStep.Tried tried -> {
        json.put("child", tried.child()).put("place", tried.place()).put("given", tried.given());
        json.put("reason", word(tried.reason()));
      }
      case TraceStep.Reduced reduced ->
          json.put("child", reduced.child()).put("plies", reduced.plies());
      case TraceStep.Enter enter -> {
        json.put("side", word(enter.side()));
        window(json, enter.alpha(), enter.beta());
      }
      case TraceStep.Leaf leaf -> TreeJson.put(json, "value", leaf.value());
      case TraceStep.Best best -> {
        json.put("child", best.child());
        TreeJson.put(json, "value", best.value());
      }
      case TraceStep.Bound bound -> {
        json.put("child", bound.child()).put("which", word(bound.which()));
        TreeJson.put(json, "from", bound.from());
        TreeJson.put(json, "to", bound.to());
      }
      case TraceStep.Cut cut -> {
        json.put("child", cut.child()).put("which", word(cut.which()));
        TreeJson.put(json, "value", cut.value());
        TreeJson.put(json, "bound", cut.bound());
        json.put("strict", cut.strict()).put("deep", cut.deep());
        ids(json, "removed", cut.removed());
      }
      case TraceStep.Again again -> {
        json.put("child", again.child());
        window(json, again.alpha(), again.beta());
      }
      case TraceStep.Known known -> {
        TreeJson.put(json, "value", known.value());
        json.put("bound", word(known.kind())).put("source", word(known.source()));
      }
      case TraceStep.Return back -> {
        TreeJson.put(json, "value", back.value());
        json.put("bound", word(back.kind()));
      }
    }
    return json;
  }

  private static void window(ObjectNode json, double alpha, double beta) {
    TreeJson.put(json, "alpha", alpha);
    TreeJson.put(json, "beta", beta);
  }

  private static void ids(ObjectNode json, String field, Collection<Integer> ids) {
    var array = json.putArray(field);
    ids.forEach(array::add);
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
