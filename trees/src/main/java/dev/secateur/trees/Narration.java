package dev.secateur.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A trace in words: a sentence for each step, as a teacher explains it at the board.
public final class Narration {

  private final TreeMessages messages;
  private final NodeNames names;
  private final SearchTrace trace;

  public Narration(SearchTrace trace, TreeMessages messages) {
    this.trace = trace;
    this.messages = messages;
    this.names = new NodeNames(trace.tree(), messages);
  }

  public List<String> sentences() {
    return trace.steps().stream().map(this::sentence).toList();
  }

  /// The result, on one line.
  public String result() {
    var line = trace.principalVariation().stream().map(names::of).toList();
    return messages.say(
        "trace.result",
        messages.say("algorithm." + trace.settings().algorithm().text()),
        names.of(trace.tree().root().id()),
        trace.value(),
        String.join(" ", line));
  }

  /// The number of visited nodes and leaves, on one line. If an algorithm revisits nodes, each node
  /// counts once, and a branch counts as cut off if it was never visited.
  public String counts() {
    long leaves = names.ids().stream().filter(this::isLeaf).count();
    return messages.say(
        trace.settings().algorithm().revisitsNodes() ? "trace.counts.again" : "trace.counts",
        trace.visited().size(),
        names.ids().size(),
        trace.visited().stream().filter(this::isLeaf).count(),
        leaves,
        neverComputed().size(),
        trace.nodes());
  }

  /// The branches that were cut off and that no pass visited.
  private Set<Integer> neverComputed() {
    return trace.steps().stream()
        .flatMap(
            step ->
                step instanceof TraceStep.Cutoff cutoff
                    ? cutoff.removed().stream()
                    : Stream.empty())
        .filter(trace.pruned()::contains)
        .collect(Collectors.toSet());
  }

  /// How often move ordering, reductions and tables were used, on one line; empty if they were not.
  public String techniques() {
    var counts = new ArrayList<String>();
    for (TraceStep.TriedReason reason : TraceStep.TriedReason.values()) {
      count(
          "trace.tried." + word(reason),
          step -> step instanceof TraceStep.TriedEarly tried && tried.reason() == reason,
          counts);
    }
    count("trace.reduced", TraceStep.Reduced.class::isInstance, counts);
    for (TraceStep.ValueSource source : TraceStep.ValueSource.values()) {
      count(
          "trace.known." + word(source),
          step -> step instanceof TraceStep.KnownValue known && known.source() == source,
          counts);
    }
    return messages.list(counts);
  }

  private void count(String key, Predicate<TraceStep> condition, List<String> counts) {
    long count = trace.steps().stream().filter(condition).count();
    if (count > 0) {
      counts.add(messages.say(key, count));
    }
  }

  private boolean isLeaf(int node) {
    return names.node(node).isLeaf();
  }

  public String sentence(TraceStep step) {
    var node = names.of(step.node());
    return switch (step) {
      case TraceStep.Pass pass ->
          messages.say(
              pass.depth() == 0 ? "step.pass" : "step.pass.depth",
              pass.number(),
              node,
              pass.alpha(),
              pass.beta(),
              pass.depth());
      case TraceStep.Enter enter -> enter(node, enter);
      case TraceStep.Leaf leaf -> messages.say("step.leaf", node, leaf.value());
      case TraceStep.NewBest best ->
          messages.say("step.best", node, names.of(best.child()), best.value());
      case TraceStep.Bound bound ->
          messages.say("step." + word(bound.which()), node, bound.from(), bound.to());
      case TraceStep.Cutoff cutoff -> cutoff(node, cutoff);
      case TraceStep.SearchedAgain again ->
          messages.say("step.again", node, names.of(again.child()), again.alpha(), again.beta());
      case TraceStep.TriedEarly tried -> tried(node, tried);
      case TraceStep.Reduced reduced ->
          messages.say("step.reduced", node, names.of(reduced.child()), reduced.plies());
      case TraceStep.KnownValue known ->
          messages.say(
              "step.known",
              node,
              messages.say("source." + word(known.source())),
              messages.say("value." + word(known.bound()), known.value()));
      case TraceStep.Return returned -> returned(node, returned);
    };
  }

  private String enter(String node, TraceStep.Enter enter) {
    return names.node(enter.node()).isLeaf()
        ? messages.say("step.enter.leaf", node, enter.alpha(), enter.beta())
        : messages.say("step.enter", node, side(enter.side()), enter.alpha(), enter.beta());
  }

  private String tried(String node, TraceStep.TriedEarly tried) {
    return messages.say(
        tried.place() == tried.given() ? "step.tried" : "step.tried.moved",
        node,
        names.of(tried.child()),
        tried.place(),
        tried.given(),
        messages.say("reason." + word(tried.reason())));
  }

  /// `C: value 1 <= alpha 3: cutoff, G is never computed`. If another pass computes G, the sentence
  /// says that this pass skips it.
  private String cutoff(String node, TraceStep.Cutoff cutoff) {
    var sentence =
        messages.say(
            cutoffKey(cutoff),
            node,
            cutoff.value(),
            cutoff.comparison(),
            messages.say(cutoff.which() == TraceStep.WindowBound.ALPHA ? "alpha" : "beta"),
            cutoff.bound(),
            names.list(cutoff.removed()));
    return cutoff.deep() ? messages.say("step.cut.deep", sentence) : sentence;
  }

  private String cutoffKey(TraceStep.Cutoff cutoff) {
    if (!trace.pruned().containsAll(cutoff.removed())) {
      return "step.cut.now";
    }
    return cutoff.removed().size() == 1 ? "step.cut.one" : "step.cut.many";
  }

  private String returned(String node, TraceStep.Return returned) {
    var parent = names.parent(returned.node());
    return parent.isEmpty()
        ? messages.say("step.result." + word(returned.bound()), node, returned.value())
        : messages.say(
            "step.return." + word(returned.bound()),
            node,
            returned.value(),
            names.of(parent.getAsInt()));
  }

  private String side(Side side) {
    return messages.say("side." + word(side));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
