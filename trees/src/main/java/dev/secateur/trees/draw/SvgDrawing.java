package dev.secateur.trees.draw;

import dev.secateur.trees.Side;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.draw.DrawingLayout.Box;
import dev.secateur.trees.draw.DrawingLayout.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A picture as SVG that stands alone: on a slide, in a page, on paper.
///
/// Triangles point up for MAX and down for MIN, leaves are boxes. Cut edges carry two strokes and
/// the reason, best play is bold, what was never computed is grey.
public final class SvgDrawing {

  private static final double MARGIN = 16;
  private static final double LINE = 18;

  private final TreeSnapshot scene;
  private final Captions captions;
  private final DrawingTheme theme;
  private final boolean live;
  private final DrawingLayout plan;
  private final StringBuilder svg = new StringBuilder();

  private SvgDrawing(TreeSnapshot scene, TreeMessages words, DrawingTheme theme, boolean live) {
    this.scene = scene;
    this.captions = new Captions(scene, words);
    this.theme = theme;
    this.live = live;
    this.plan = new DrawingLayout(scene);
  }

  public static String draw(TreeSnapshot scene, TreeMessages words, DrawingTheme theme) {
    return new SvgDrawing(scene, words, theme, false).draw();
  }

  /// For a page whose script moves it from step to step: every part is there, and has an id.
  static String live(TreeSnapshot scene, TreeMessages words) {
    return new SvgDrawing(scene, words, DrawingTheme.AUTO, true).draw();
  }

  private String draw() {
    List<String> lines = live ? List.of() : captionLines();
    double captionWidth =
        lines.stream().mapToDouble(line -> DrawingLayout.textWidth(line, 13)).max().orElse(0);
    double width = Math.max(plan.width() + reasonRoom(), captionWidth) + 2 * MARGIN;
    double height = plan.height() + 2 * MARGIN + lines.size() * LINE + (lines.isEmpty() ? 0 : 8);
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="tree" role="img" \
        aria-labelledby="tree-title tree-description" \
        width="%s" height="%s" viewBox="0 0 %s %s">
        <title id="tree-title">%s</title>
        <desc id="tree-description">%s</desc>
        <style>
        %s</style>
        <rect class="page" width="100%%" height="100%%"/>
        """
            .formatted(
                number(width),
                number(height),
                number(width),
                number(height),
                escape(captions.title()),
                escape(live ? captions.root() : captions.description()),
                theme.style()));
    double left = MARGIN + Math.max(0, (width - 2 * MARGIN - plan.width() - reasonRoom()) / 2);
    svg.append("<g transform=\"translate(%s %s)\">\n".formatted(number(left), number(MARGIN)));
    // Grey edges first, best play last: where they meet, what matters lies above.
    var boxes = new ArrayList<>(plan.boxes());
    boxes.stream().filter(box -> !isPrincipal(box)).forEach(this::edge);
    boxes.stream().filter(this::isPrincipal).forEach(this::edge);
    boxes.forEach(this::box);
    boxes.forEach(this::cut);
    svg.append("</g>\n");
    double y = plan.height() + MARGIN + LINE + 8;
    for (String line : lines) {
      text("caption", MARGIN, y, line, "");
      y += LINE;
    }
    return svg.append("</svg>\n").toString();
  }

  private List<String> captionLines() {
    var lines = new ArrayList<String>();
    if (scene.story().isPresent()) {
      lines.add(captions.title());
      lines.add(captions.result());
      lines.add(captions.counts());
    }
    lines.removeIf(String::isEmpty);
    return lines;
  }

  /// The reason of a cut at the last edge of all may reach beyond the nodes.
  private double reasonRoom() {
    return plan.downwards() && (live || hasCut()) ? plan.widestReason() : 0;
  }

  private boolean hasCut() {
    return scene.views().stream().anyMatch(view -> view.cut().isPresent());
  }

  private boolean isPrincipal(Box box) {
    return !box.drawn().isMark() && plan.view(box).principal();
  }

  private void edge(Box box) {
    if (box.drawn().parent() < 0) {
      return;
    }
    Point from = plan.boxes().get(box.drawn().parent()).out();
    svg.append(
        "<path class=\"edge%s\"%s d=\"M%s %sL%s %s%s\"/>\n"
            .formatted(
                box.drawn().isMark() ? " unreached" : looks(plan.view(box)),
                id("e", box),
                number(from.x()),
                number(from.y()),
                number(box.in().x()),
                number(box.in().y()),
                box.at().equals(box.in()) ? "" : "H" + number(box.at().x())));
  }

  private void box(Box box) {
    if (box.drawn().isMark()) {
      svg.append("<g class=\"folded\">");
      svg.append("<title>").append(escape(captions.folded(box.drawn().hidden())));
      svg.append("</title>");
      rectangle(box);
      text(
          "count",
          box.x(),
          box.y() + 4,
          DrawingLayout.markText(box.drawn()),
          "text-anchor=\"middle\"");
      svg.append("</g>\n");
      return;
    }
    var view = plan.view(box);
    boolean leaf = view.node().isLeaf();
    String kind = leaf ? "leaf" : view.side() == Side.MAX ? "max" : "min";
    svg.append("<g class=\"%s%s\"%s>".formatted(kind, looks(view), id("n", box)));
    svg.append("<title>").append(escape(captions.node(view))).append("</title>");
    if (leaf) {
      rectangle(box);
    } else {
      triangle(box, view.side() == Side.MAX);
    }
    String value = Labels.UNICODE.value(view);
    if (!value.isEmpty() || live) {
      text("value", box.x(), box.y() + valueDrop(box, view), value, "");
    }
    if (!view.node().name().isEmpty()) {
      name(box, view);
    }
    if (!leaf && plan.windows()) {
      window(box, view);
    }
    if (box.drawn().hidden() > 0) {
      badge(box, view);
    }
    svg.append("</g>\n");
  }

  /// How many nodes are folded into this one.
  private void badge(Box box, NodeView view) {
    String count = DrawingLayout.markText(box.drawn());
    if (plan.downwards()) {
      text("count", box.x(), box.y() + box.height() / 2 + 13, count, "text-anchor=\"middle\"");
    } else {
      double x = view.state().isPresent() ? box.out().x() : box.x() + box.width() / 2;
      text("count", x + 3, box.y() + 4, count, "");
    }
  }

  /// A triangle has its room where it is wide.
  private static double valueDrop(Box box, NodeView view) {
    if (view.node().isLeaf()) {
      return 4.5;
    }
    return view.side() == Side.MAX ? box.height() / 2 - 4 : 13.5 - box.height() / 2;
  }

  private void name(Box box, NodeView view) {
    String name = view.node().name();
    if (!view.node().isLeaf()) {
      text("name", box.x() - box.width() / 2 - 3, box.y() + 4, name, "text-anchor=\"end\"");
    } else if (plan.downwards()) {
      text("name", box.x(), box.y() + box.height() / 2 + 13, name, "text-anchor=\"middle\"");
    } else {
      text("name", box.x() + box.width() / 2 + 4, box.y() + 4, name, "");
    }
  }

  private void window(Box box, NodeView view) {
    String alpha = view.state().map(Labels.UNICODE::alpha).orElse(scene.blanks() ? "α=" : "");
    String beta = view.state().map(Labels.UNICODE::beta).orElse(scene.blanks() ? "β=" : "");
    double x = box.x() + box.width() / 2 + 4;
    if (!plan.downwards()) {
      String both = scene.blanks() ? "α=      β=" : (alpha + " " + beta).strip();
      text("window", x, box.y() + 4, both, "xml:space=\"preserve\"");
    } else if (!alpha.isEmpty() || live) {
      text("window", x, box.y() - 3, alpha, "");
      text("window", x, box.y() + 11, beta, "");
    }
  }

  private void rectangle(Box box) {
    svg.append(
        "<rect class=\"shape\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"/>"
            .formatted(
                number(box.x() - box.width() / 2),
                number(box.y() - box.height() / 2),
                number(box.width()),
                number(box.height()),
                box.drawn().isMark() ? number(box.height() / 2) : "3"));
  }

  private void triangle(Box box, boolean up) {
    double half = box.width() / 2;
    double base = box.y() + (up ? 1 : -1) * box.height() / 2;
    double tip = box.y() - (up ? 1 : -1) * box.height() / 2;
    svg.append(
        "<path class=\"shape\" stroke-linejoin=\"round\" d=\"M%s %sL%s %sL%s %sZ\"/>"
            .formatted(
                number(box.x()),
                number(tip),
                number(box.x() + half),
                number(base),
                number(box.x() - half),
                number(base)));
  }

  /// Two strokes across the edge, and why.
  private void cut(Box box) {
    if (box.drawn().parent() < 0 || box.drawn().isMark()) {
      return;
    }
    var view = plan.view(box);
    if (view.cut().isEmpty() && !live) {
      return;
    }
    Point from = plan.boxes().get(box.drawn().parent()).out();
    double length = Math.hypot(box.in().x() - from.x(), box.in().y() - from.y());
    double alongX = (box.in().x() - from.x()) / length;
    double alongY = (box.in().y() - from.y()) / length;
    Point middle = from.towards(box.in(), plan.cutAt());
    svg.append("<g class=\"cut\"%s%s>".formatted(id("c", box), hiddenUnless(view)));
    svg.append("<path class=\"mark\" d=\"");
    for (int side = -1; side <= 1; side += 2) {
      double x = middle.x() + side * 2.5 * alongX;
      double y = middle.y() + side * 2.5 * alongY;
      svg.append(
          "M%s %sL%s %s"
              .formatted(
                  number(x - 6 * alongY),
                  number(y + 6 * alongX),
                  number(x + 6 * alongY),
                  number(y - 6 * alongX)));
    }
    svg.append("\"/>");
    if (live || view.saysReason()) {
      String reason = view.saysReason() ? Labels.UNICODE.reason(view.cut().orElseThrow()) : "";
      if (plan.downwards()) {
        text("reason", middle.x() + 10, middle.y() + 1, reason, "");
      } else {
        text("reason", middle.x() + 8, middle.y() + 15, reason, "text-anchor=\"end\"");
      }
    }
    svg.append("</g>\n");
  }

  private static String hiddenUnless(NodeView view) {
    return view.cut().isPresent() ? "" : " visibility=\"hidden\"";
  }

  /// The names of the style's rules that a node and the edge above it follow.
  static String looks(NodeView view) {
    var looks = new StringBuilder();
    if (view.look() == NodeView.NodeStatus.PRUNED || view.look() == NodeView.NodeStatus.UNREACHED) {
      looks.append(' ').append(view.look().name().toLowerCase(Locale.ROOT));
    }
    if (view.principal()) {
      looks.append(" principal");
    }
    if (view.current()) {
      looks.append(" current");
    }
    return looks.toString();
  }

  private String id(String letter, Box box) {
    return live && !box.drawn().isMark()
        ? " id=\"%s%d\"".formatted(letter, plan.view(box).id())
        : "";
  }

  private void text(String kind, double x, double y, String text, String more) {
    svg.append("<text class=\"%s\" x=\"%s\" y=\"%s\"".formatted(kind, number(x), number(y)));
    svg.append(more.isEmpty() ? "" : " ").append(more).append('>');
    svg.append(escape(text)).append("</text>");
  }

  /// A tenth of a pixel is enough, and the same on every machine.
  static String number(double value) {
    long tenths = Math.round(value * 10);
    return tenths % 10 == 0
        ? Long.toString(tenths / 10)
        : String.format(Locale.ROOT, "%.1f", tenths / 10.0);
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
