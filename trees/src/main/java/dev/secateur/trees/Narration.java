package dev.secateur.trees;

import java.util.List;
import java.util.Locale;

/// A story in words, a sentence for each step, as a teacher tells it at the board.
public final class Narration {

  private final Words words;
  private final NodeNames names;

  public Narration(Tree tree, Words words) {
    this.words = words;
    this.names = new NodeNames(tree, words);
  }

  public List<String> sentences(Story story) {
    return story.steps().stream().map(this::sentence).toList();
  }

  /// What came of it, on one line.
  public String result(Story story) {
    var way = story.principalVariation().stream().map(names::of).toList();
    return words.say(
        "story.result",
        words.say("algorithm." + story.setup().algorithm().text()),
        names.of(story.tree().root().id()),
        story.value(),
        String.join(" ", way));
  }

  /// What it cost, on one line. Where there were several passes, a node counts once.
  public String counts(Story story) {
    long leaves = names.ids().stream().filter(this::isLeaf).count();
    return words.say(
        "story.counts",
        story.visited().size(),
        names.ids().size(),
        story.visited().stream().filter(this::isLeaf).count(),
        leaves,
        TreeStates.last(story).cutEdges().size());
  }

  private boolean isLeaf(int node) {
    return names.node(node).isLeaf();
  }

  public String sentence(Step step) {
    var node = names.of(step.node());
    return switch (step) {
      case Step.Pass pass ->
          words.say(
              pass.depth() == 0 ? "step.pass" : "step.pass.depth",
              pass.number(),
              node,
              pass.alpha(),
              pass.beta(),
              pass.depth());
      case Step.Enter enter -> enter(node, enter);
      case Step.Leaf leaf -> words.say("step.leaf", node, leaf.value());
      case Step.Best best -> words.say("step.best", node, names.of(best.child()), best.value());
      case Step.Bound bound ->
          words.say("step." + word(bound.which()), node, bound.from(), bound.to());
      case Step.Cut cut -> cut(node, cut);
      case Step.Again again ->
          words.say("step.again", node, names.of(again.child()), again.alpha(), again.beta());
      case Step.Known known -> words.say("step.known." + word(known.kind()), node, known.value());
      case Step.Return back -> back(node, back);
    };
  }

  private String enter(String node, Step.Enter enter) {
    return names.node(enter.node()).isLeaf()
        ? words.say("step.enter.leaf", node, enter.alpha(), enter.beta())
        : words.say("step.enter", node, side(enter.side()), enter.alpha(), enter.beta());
  }

  /// `C: value 1 <= alpha 3: cut, G is never computed`.
  private String cut(String node, Step.Cut cut) {
    var sentence =
        words.say(
            cut.removed().size() == 1 ? "step.cut.one" : "step.cut.many",
            node,
            cut.value(),
            cut.comparison(),
            words.say(cut.which() == Step.Which.ALPHA ? "alpha" : "beta"),
            cut.bound(),
            names.all(cut.removed()));
    return cut.deep() ? words.say("step.cut.deep", sentence) : sentence;
  }

  private String back(String node, Step.Return back) {
    var parent = names.parent(back.node());
    return parent.isEmpty()
        ? words.say("step.result", node, back.value())
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
