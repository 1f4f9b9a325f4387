package dev.secateur.trees.draw;

import dev.secateur.core.TextStyle;
import dev.secateur.core.TextStyle.Paint;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.draw.Folding.DrawnNode;
import java.util.ArrayList;
import java.util.List;

/// A tree for the terminal: one node per line, children indented below their parent.
///
/// A star marks best play; `x` and the reason mark a branch that was cut off.
public final class TextDrawing {

  private final TreeSnapshot snapshot;
  private final TextStyle style;
  private final Labels labels;
  private final Captions captions;
  private final List<DrawnNode> drawn;
  private final boolean windows;

  private TextDrawing(TreeSnapshot snapshot, TreeMessages messages, TextStyle style) {
    this.snapshot = snapshot;
    this.style = style;
    labels = style.unicode() ? Labels.UNICODE : Labels.ASCII;
    captions = new Captions(snapshot, messages);
    drawn = Folding.of(snapshot);
    windows = DrawingLayout.showsWindows(snapshot);
  }

  public static String draw(TreeSnapshot snapshot, TreeMessages messages, TextStyle style) {
    return new TextDrawing(snapshot, messages, style).draw();
  }

  private String draw() {
    boolean[] last = lastChildren();
    var text = new StringBuilder();
    var stems = new ArrayList<String>();
    for (int i = 0; i < drawn.size(); i++) {
      var node = drawn.get(i);
      while (stems.size() >= Math.max(node.depth(), 1)) {
        stems.removeLast();
      }
      if (node.depth() > 0) {
        stems.forEach(text::append);
        text.append(style.choose(last[i] ? "└─ " : "├─ ", last[i] ? "`- " : "|- "));
        stems.add(last[i] ? "   " : style.choose("│  ", "|  "));
      }
      text.append(node.isPlaceholder() ? folded(node) : line(node)).append('\n');
    }
    return text.toString();
  }

  private boolean[] lastChildren() {
    boolean[] last = new boolean[drawn.size()];
    int[] lastOf = new int[drawn.size()];
    for (int i = 1; i < drawn.size(); i++) {
      lastOf[drawn.get(i).parent()] = i;
    }
    for (int i = 1; i < drawn.size(); i++) {
      last[i] = lastOf[drawn.get(i).parent()] == i;
    }
    return last;
  }

  private String folded(DrawnNode node) {
    return style.paint(
        Paint.FAINT, style.choose("⋯", "...") + " " + captions.folded(node.hidden()));
  }

  private String line(DrawnNode node) {
    var view = snapshot.nodes().get(node.index().orElseThrow());
    var parts = new ArrayList<String>();
    if (view.cutoff().isPresent()) {
      parts.add(style.choose("✂", "x"));
    }
    if (!view.node().name().isEmpty()) {
      parts.add(view.node().name());
    }
    if (!view.node().isLeaf()) {
      parts.add(style.choose(Captions.isMax(view) ? "△" : "▽", captions.side(view)));
    }
    String value = labels.value(view);
    if (!value.isEmpty()) {
      parts.add(value);
    }
    if (view.principal()) {
      parts.add("*");
    }
    if (windows && !view.node().isLeaf() && view.state().isPresent()) {
      var state = view.state().get();
      parts.add(" " + labels.alpha(state) + " " + labels.beta(state));
    }
    if (view.showsReason()) {
      parts.add(" " + labels.reason(view.cutoff().orElseThrow()));
    }
    if (view.current()) {
      parts.add(style.choose("◀", "<--"));
    }
    if (node.hidden() > 0) {
      parts.add(" " + folded(node));
    }
    return paint(view, String.join(" ", parts));
  }

  private String paint(NodeView view, String line) {
    if (view.principal() || view.current()) {
      return style.paint(view.current() ? Paint.ACCENT : Paint.SECOND, line);
    }
    return switch (view.status()) {
      case PRUNED, UNREACHED -> style.paint(Paint.FAINT, line);
      case PLAIN, VISITED -> line;
    };
  }
}
