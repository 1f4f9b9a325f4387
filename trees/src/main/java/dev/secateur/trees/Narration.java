package dev.secateur.trees;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A story in words, a sentence for each step, as a teacher tells it at the board.
public final class Narration {

  private final TreeMessages words;
  private final NodeNames names;
  private final SearchTrace story;

  public Narration(SearchTrace story, TreeMessages words) {
    this.story = story;
    this.words = words;
    this.names = new NodeNames(story.tree(), words);
  }

  public List<String> sentences() {
    return story.steps().stream().map(this::sentence).toList();
  }

  /// What came of it, on one line.
  public String result() {
    var way = story.principalVariation().stream().map(names::of).toList();
    return words.say(
        "story.result",
        words.say("algorithm." + story.setup().algorithm().text()),
        names.of(story.tree().root().id()),
        story.value(),
        String.join(" ", way));
  }

  /// What it cost, on one line. Where an algorithm comes to nodes again, each of them counts once,
  /// and a branch counts as cut if it was never looked into.
  public String counts() {
    long leaves = names.ids().stream().filter(this::isLeaf).count();
    return words.say(
        story.setup().algorithm().comesAgain() ? "story.counts.again" : "story.counts",
        story.visited().size(),
        names.ids().size(),
        story.visited().stream().filter(this::isLeaf).count(),
        leaves,
        neverComputed().size(),
        story.nodes());
  }

  /// The branches that were cut off and that no pass ever came to.
  private Set<Integer> neverComputed() {
    return story.steps().stream()
        .flatMap(
            step -> step instanceof TraceStep.Cut cut ? cut.removed().stream() : Stream.empty())
        .filter(story.pruned()::contains)
        .collect(Collectors.toSet());
  }

  /// What ordering and tables did, on one line; empty where they did nothing.
  public String techniques() {
    var counts = new ArrayList<String>();
    for (TraceStep.OrderingReason reason : TraceStep.OrderingReason.values()) {
      count(
          "story.tried." + word(reason),
          step -> step instanceof TraceStep.Tried tried && tried.reason() == reason,
          counts);
    }
    count("story.reduced", TraceStep.Reduced.class::isInstance, counts);
    for (TraceStep.ValueSource source : TraceStep.ValueSource.values()) {
      count(
          "story.known." + word(source),
          step -> step instanceof TraceStep.Known known && known.source() == source,
          counts);
    }
    return words.list(counts);
  }

  private void count(String key, Predicate<TraceStep> what, List<String> into) {
    long count = story.steps().stream().filter(what).count();
    if (count > 0) {
      into.add(words.say(key, count));
    }
  }

  private boolean isLeaf(int node) {
    return names.node(node).isLeaf();
  }

  public String sentence(TraceStep step) {
    var node = names.of(step.node());
    return switch (step) {
      case TraceStep.Pass pass ->
          words.say(
              pass.depth() == 0 ? "step.pass" : "step.pass.depth",
              pass.number(),
              node,
              pass.alpha(),
              pass.beta(),
              pass.depth());
      case TraceStep.Enter enter -> enter(node, enter);
      case TraceStep.Leaf leaf -> words.say("step.leaf", node, leaf.value());
      case TraceStep.Best best ->
          words.say("step.best", node, names.of(best.child()), best.value());
      case TraceStep.Bound bound ->
          words.say("step." + word(bound.which()), node, bound.from(), bound.to());
      case TraceStep.Cut cut -> cut(node, cut);
      case TraceStep.Again again ->
          words.say("step.again", node, names.of(again.child()), again.alpha(), again.beta());
      case TraceStep.Tried tried -> tried(node, tried);
      case TraceStep.Reduced reduced ->
          words.say("step.reduced", node, names.of(reduced.child()), reduced.plies());
      case TraceStep.Known known ->
          words.say(
              "step.known",
              node,
              words.say("source." + word(known.source())),
              words.say("value." + word(known.kind()), known.value()));
      case TraceStep.Return back -> back(node, back);
    };
  }

  private String enter(String node, TraceStep.Enter enter) {
    return names.node(enter.node()).isLeaf()
        ? words.say("step.enter.leaf", node, enter.alpha(), enter.beta())
        : words.say("step.enter", node, side(enter.side()), enter.alpha(), enter.beta());
  }

  private String tried(String node, TraceStep.Tried tried) {
    return words.say(
        tried.place() == tried.given() ? "step.tried" : "step.tried.moved",
        node,
        names.of(tried.child()),
        tried.place(),
        tried.given(),
        words.say("reason." + word(tried.reason())));
  }

  /// `C: value 1 <= alpha 3: cut, G is never computed`; where another pass computes it, this one
  /// leaves it out.
  private String cut(String node, TraceStep.Cut cut) {
    var sentence =
        words.say(
            cutKey(cut),
            node,
            cut.value(),
            cut.comparison(),
            words.say(cut.which() == TraceStep.WindowBound.ALPHA ? "alpha" : "beta"),
            cut.bound(),
            names.all(cut.removed()));
    return cut.deep() ? words.say("step.cut.deep", sentence) : sentence;
  }

  private String cutKey(TraceStep.Cut cut) {
    if (!story.pruned().containsAll(cut.removed())) {
      return "step.cut.now";
    }
    return cut.removed().size() == 1 ? "step.cut.one" : "step.cut.many";
  }

  private String back(String node, TraceStep.Return back) {
    var parent = names.parent(back.node());
    return parent.isEmpty()
        ? words.say("step.result." + word(back.kind()), node, back.value())
        : words.say(
            "step.return." + word(back.kind()), node, back.value(), names.of(parent.getAsInt()));
  }

  private String side(Side side) {
    return words.say("side." + word(side));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
