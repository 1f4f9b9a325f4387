package dev.secateur.trees.draw;

import dev.secateur.trees.Narration;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.Side;
import dev.secateur.trees.TreeMessages;
import java.util.Locale;

/// The longer texts of a drawing: what it shows, for those who look and for those who listen.
final class Captions {

  private final TreeSnapshot scene;
  private final TreeMessages words;
  private final NodeNames names;

  Captions(TreeSnapshot scene, TreeMessages words) {
    this.scene = scene;
    this.words = words;
    names = new NodeNames(scene.tree(), words);
  }

  /// What is drawn, in a few words.
  String title() {
    long leaves = scene.views().stream().filter(view -> view.node().isLeaf()).count();
    String tree = words.say("draw.tree", scene.views().size(), leaves);
    return scene.story().map(story -> words.say("draw.title", algorithm(story), tree)).orElse(tree);
  }

  private String algorithm(SearchTrace story) {
    String name = words.say("algorithm." + story.setup().algorithm().text());
    int all = story.steps().size();
    return scene.finished() ? name : words.say("draw.step", name, scene.step(), all);
  }

  /// What came of it, or what happened last; empty for a tree alone.
  String result() {
    if (scene.story().isEmpty() || scene.step() == 0) {
      return "";
    }
    var story = scene.story().get();
    var narration = new Narration(story, words);
    return scene.finished()
        ? narration.result()
        : narration.sentence(story.steps().get(scene.step() - 1));
  }

  /// What it cost; empty until it is over.
  String counts() {
    return scene.finished()
        ? scene.story().map(story -> new Narration(story, words).counts()).orElse("")
        : "";
  }

  String description() {
    return String.join(" ", root(), result(), counts()).strip();
  }

  String root() {
    var root = scene.views().getFirst();
    return words.say("draw.root", side(root), root.node().children().size());
  }

  /// A node for somebody who points at it or listens: name, side, value, window.
  String node(NodeView view) {
    var text = new StringBuilder(names.of(view.id()));
    if (!view.node().isLeaf()) {
      text.append(" (").append(side(view)).append(')');
    }
    String value = Labels.UNICODE.value(view);
    if (!value.isEmpty()) {
      text.append(": ").append(value);
    }
    view.state()
        .ifPresent(
            state ->
                text.append(", ")
                    .append(Labels.UNICODE.alpha(state))
                    .append(' ')
                    .append(Labels.UNICODE.beta(state)));
    if (!view.node().comment().isEmpty()) {
      text.append(". ").append(view.node().comment());
    }
    return text.toString();
  }

  String folded(int hidden) {
    return words.say("draw.folded", hidden);
  }

  static boolean isMax(NodeView view) {
    return view.side() == Side.MAX;
  }

  String side(NodeView view) {
    return words.say("side." + view.side().name().toLowerCase(Locale.ROOT));
  }
}
