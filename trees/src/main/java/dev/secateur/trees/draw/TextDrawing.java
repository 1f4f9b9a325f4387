package dev.secateur.trees.draw;

import dev.secateur.core.TextStyle;
import dev.secateur.core.TextStyle.Paint;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.draw.Folding.Drawn;
import java.util.ArrayList;
import java.util.List;

/// A tree for the terminal, a node a line, children below their parent and further in.
///
/// Best play is marked by a star, a branch that was cut by `x` and the reason.
public final class TextDrawing {

  private final TreeSnapshot scene;
  private final TextStyle style;
  private final Labels labels;
  private final Captions captions;
  private final List<Drawn> drawn;
  private final boolean windows;

  private TextDrawing(TreeSnapshot scene, TreeMessages words, TextStyle style) {
    this.scene = scene;
    this.style = style;
    labels = style.unicode() ? Labels.UNICODE : Labels.ASCII;
    captions = new Captions(scene, words);
    drawn = Folding.of(scene);
    windows = DrawingLayout.showsWindows(scene);
  }

  public static String draw(TreeSnapshot scene, TreeMessages words, TextStyle style) {
    return new TextDrawing(scene, words, style).draw();
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
      text.append(node.isMark() ? folded(node) : line(node)).append('\n');
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

  private String folded(Drawn node) {
    return style.paint(
        Paint.FAINT, style.choose("⋯", "...") + " " + captions.folded(node.hidden()));
  }

  private String line(Drawn node) {
    var view = scene.views().get(node.place().orElseThrow());
    var parts = new ArrayList<String>();
    if (view.cut().isPresent()) {
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
    if (view.saysReason()) {
      parts.add(" " + labels.reason(view.cut().orElseThrow()));
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
    return switch (view.look()) {
      case PRUNED, UNREACHED -> style.paint(Paint.FAINT, line);
      case PLAIN, VISITED -> line;
    };
  }
}
