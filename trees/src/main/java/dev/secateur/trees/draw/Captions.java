package dev.secateur.trees.draw;

import dev.secateur.trees.Narration;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.Side;
import dev.secateur.trees.TreeMessages;
import java.util.Locale;

/// The longer texts of a drawing, for its captions and for screen readers.
final class Captions {

  private final TreeSnapshot snapshot;
  private final TreeMessages messages;
  private final NodeNames names;

  Captions(TreeSnapshot snapshot, TreeMessages messages) {
    this.snapshot = snapshot;
    this.messages = messages;
    names = new NodeNames(snapshot.tree(), messages);
  }

  /// What is drawn, in short.
  String title() {
    long leaves = snapshot.nodes().stream().filter(view -> view.node().isLeaf()).count();
    String tree = messages.say("draw.tree", snapshot.nodes().size(), leaves);
    return snapshot
        .trace()
        .map(trace -> messages.say("draw.title", algorithm(trace), tree))
        .orElse(tree);
  }

  private String algorithm(SearchTrace trace) {
    String name = messages.say("algorithm." + trace.settings().algorithm().text());
    int all = trace.steps().size();
    return snapshot.isFinished() ? name : messages.say("draw.step", name, snapshot.step(), all);
  }

  /// The result of the trace, or the sentence of the last step; empty for a tree without a trace.
  String result() {
    if (snapshot.trace().isEmpty() || snapshot.step() == 0) {
      return "";
    }
    var trace = snapshot.trace().get();
    var narration = new Narration(trace, messages);
    return snapshot.isFinished()
        ? narration.result()
        : narration.sentence(trace.steps().get(snapshot.step() - 1));
  }

  /// The counts of the trace; empty before the last step.
  String counts() {
    return snapshot.isFinished()
        ? snapshot.trace().map(trace -> new Narration(trace, messages).counts()).orElse("")
        : "";
  }

  String description() {
    return String.join(" ", root(), result(), counts()).strip();
  }

  String root() {
    var root = snapshot.nodes().getFirst();
    return messages.say("draw.root", side(root), root.node().children().size());
  }

  /// The description of a node, for tooltips and screen readers: name, side, value, window.
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
    return messages.say("draw.folded", hidden);
  }

  static boolean isMax(NodeView view) {
    return view.side() == Side.MAX;
  }

  String side(NodeView view) {
    return messages.say("side." + view.side().name().toLowerCase(Locale.ROOT));
  }
}
