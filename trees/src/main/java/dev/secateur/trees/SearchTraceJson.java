package dev.secateur.trees;

import java.util.Collection;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Traces as JSON: everything that a page or a script needs to show a search, with a sentence for
/// each step.
///
/// Nodes are referred to by their ids; the tree has their names and values. Windows and values are
/// from MAX's point of view. Infinite values are the texts `"inf"` and `"-inf"`.
public final class SearchTraceJson {

  private static final JsonMapper MAPPER = new JsonMapper();

  private SearchTraceJson() {}

  /// The result of a trace, and the tree in the order in which it was searched.
  public static ObjectNode summary(SearchTrace trace, TreeMessages messages) {
    var names = new NodeNames(trace.tree(), messages);
    var json = MAPPER.createObjectNode();
    json.put("algorithm", trace.settings().algorithm().text());
    json.put("depth", trace.settings().depth());
    json.put("strict", trace.settings().strict());
    TreeJson.put(json, "value", trace.value());
    ids(json, "principalVariation", trace.principalVariation());
    ids(json, "visited", trace.visited());
    ids(json, "pruned", trace.pruned().stream().sorted().toList());
    ids(json, "cut", TreeStates.last(trace).cutEdges().stream().sorted().toList());
    json.put("nodes", trace.nodes());
    json.put("leaves", trace.leaves());
    var namesById = json.putObject("names");
    names.ids().forEach(id -> namesById.put(Integer.toString(id), names.of(id)));
    json.set("tree", TreeJson.write(trace.tree()));
    return json;
  }

  /// The summary with every step.
  public static ObjectNode whole(SearchTrace trace, TreeMessages messages) {
    var json = summary(trace, messages);
    var narration = new Narration(trace, messages);
    var steps = json.putArray("steps");
    trace.steps().forEach(step -> steps.add(step(step).put("text", narration.sentence(step))));
    return json;
  }

  private static ObjectNode step(TraceStep step) {
    var json = MAPPER.createObjectNode();
    json.put("kind", kind(step));
    json.put("node", step.node());
    switch (step) {
      case TraceStep.Pass pass -> {
        json.put("number", pass.number()).put("depth", pass.depth());
        window(json, pass.alpha(), pass.beta());
      }
      case TraceStep.TriedEarly tried -> {
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
      case TraceStep.NewBest best -> {
        json.put("child", best.child());
        TreeJson.put(json, "value", best.value());
      }
      case TraceStep.Bound bound -> {
        json.put("child", bound.child()).put("which", word(bound.which()));
        TreeJson.put(json, "from", bound.from());
        TreeJson.put(json, "to", bound.to());
      }
      case TraceStep.Cutoff cut -> {
        json.put("child", cut.child()).put("which", word(cut.which()));
        TreeJson.put(json, "value", cut.value());
        TreeJson.put(json, "bound", cut.bound());
        json.put("strict", cut.strict()).put("deep", cut.deep());
        ids(json, "removed", cut.removed());
      }
      case TraceStep.SearchedAgain again -> {
        json.put("child", again.child());
        window(json, again.alpha(), again.beta());
      }
      case TraceStep.KnownValue known -> {
        TreeJson.put(json, "value", known.value());
        json.put("bound", word(known.bound())).put("source", word(known.source()));
      }
      case TraceStep.Return returned -> {
        TreeJson.put(json, "value", returned.value());
        json.put("bound", word(returned.bound()));
      }
    }
    return json;
  }

  /// The names of the steps in the file format, which stay when a class is renamed.
  private static String kind(TraceStep step) {
    return switch (step) {
      case TraceStep.Pass _ -> "pass";
      case TraceStep.TriedEarly _ -> "tried";
      case TraceStep.Reduced _ -> "reduced";
      case TraceStep.Enter _ -> "enter";
      case TraceStep.Leaf _ -> "leaf";
      case TraceStep.NewBest _ -> "best";
      case TraceStep.Bound _ -> "bound";
      case TraceStep.Cutoff _ -> "cut";
      case TraceStep.SearchedAgain _ -> "again";
      case TraceStep.KnownValue _ -> "known";
      case TraceStep.Return _ -> "return";
    };
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
