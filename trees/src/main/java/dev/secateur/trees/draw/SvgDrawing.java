package dev.secateur.trees.draw;

import dev.secateur.trees.Side;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.draw.DrawingLayout.NodeBox;
import dev.secateur.trees.draw.DrawingLayout.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A picture as a self-contained SVG for slides, pages and paper.
///
/// Triangles point up for MAX and down for MIN, leaves are boxes. Two strokes and the reason mark
/// an edge that was cut off, best play is bold, and nodes that were never computed are grey.
public final class SvgDrawing {

  private static final double MARGIN = 16;
  private static final double LINE = 18;

  private final TreeSnapshot snapshot;
  private final Captions captions;
  private final DrawingTheme theme;
  private final boolean hasIds;
  private final DrawingLayout layout;
  private final StringBuilder svg = new StringBuilder();

  private SvgDrawing(
      TreeSnapshot snapshot, TreeMessages messages, DrawingTheme theme, boolean hasIds) {
    this.snapshot = snapshot;
    this.captions = new Captions(snapshot, messages);
    this.theme = theme;
    this.hasIds = hasIds;
    this.layout = new DrawingLayout(snapshot);
  }

  public static String draw(TreeSnapshot snapshot, TreeMessages messages, DrawingTheme theme) {
    return new SvgDrawing(snapshot, messages, theme, false).draw();
  }

  /// A picture for a page with a script that steps through it: it contains all parts, and each part
  /// has an id.
  static String withIds(TreeSnapshot snapshot, TreeMessages messages) {
    return new SvgDrawing(snapshot, messages, DrawingTheme.AUTO, true).draw();
  }

  private String draw() {
    List<String> lines = hasIds ? List.of() : captionLines();
    double captionWidth =
        lines.stream().mapToDouble(line -> DrawingLayout.textWidth(line, 13)).max().orElse(0);
    double width = Math.max(layout.width() + reasonRoom(), captionWidth) + 2 * MARGIN;
    double height = layout.height() + 2 * MARGIN + lines.size() * LINE + (lines.isEmpty() ? 0 : 8);
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
                escape(hasIds ? captions.root() : captions.description()),
                theme.style()));
    double left = MARGIN + Math.max(0, (width - 2 * MARGIN - layout.width() - reasonRoom()) / 2);
    svg.append("<g transform=\"translate(%s %s)\">\n".formatted(number(left), number(MARGIN)));
    // Grey edges first and best play last, so that best play is on top.
    var boxes = new ArrayList<>(layout.boxes());
    boxes.stream().filter(box -> !isPrincipal(box)).forEach(this::edge);
    boxes.stream().filter(this::isPrincipal).forEach(this::edge);
    boxes.forEach(this::box);
    boxes.forEach(this::cutoff);
    svg.append("</g>\n");
    double y = layout.height() + MARGIN + LINE + 8;
    for (String line : lines) {
      text("caption", MARGIN, y, line, "");
      y += LINE;
    }
    return svg.append("</svg>\n").toString();
  }

  private List<String> captionLines() {
    var lines = new ArrayList<String>();
    if (snapshot.trace().isPresent()) {
      lines.add(captions.title());
      lines.add(captions.result());
      lines.add(captions.counts());
    }
    lines.removeIf(String::isEmpty);
    return lines;
  }

  /// The reason of a cutoff at the last edge may extend beyond the nodes.
  private double reasonRoom() {
    return layout.downwards() && (hasIds || hasCutoff()) ? layout.widestReason() : 0;
  }

  private boolean hasCutoff() {
    return snapshot.nodes().stream().anyMatch(view -> view.cutoff().isPresent());
  }

  private boolean isPrincipal(NodeBox box) {
    return !box.drawn().isPlaceholder() && layout.view(box).principal();
  }

  private void edge(NodeBox box) {
    if (box.drawn().parent() < 0) {
      return;
    }
    Point from = layout.boxes().get(box.drawn().parent()).out();
    svg.append(
        "<path class=\"edge%s\"%s d=\"M%s %sL%s %s%s\"/>\n"
            .formatted(
                box.drawn().isPlaceholder() ? " unreached" : styleClasses(layout.view(box)),
                id("e", box),
                number(from.x()),
                number(from.y()),
                number(box.in().x()),
                number(box.in().y()),
                box.at().equals(box.in()) ? "" : "H" + number(box.at().x())));
  }

  private void box(NodeBox box) {
    if (box.drawn().isPlaceholder()) {
      svg.append("<g class=\"folded\">");
      svg.append("<title>").append(escape(captions.folded(box.drawn().hidden())));
      svg.append("</title>");
      rectangle(box);
      text(
          "count",
          box.x(),
          box.y() + 4,
          DrawingLayout.hiddenText(box.drawn()),
          "text-anchor=\"middle\"");
      svg.append("</g>\n");
      return;
    }
    var view = layout.view(box);
    boolean leaf = view.node().isLeaf();
    String kind = leaf ? "leaf" : view.side() == Side.MAX ? "max" : "min";
    svg.append("<g class=\"%s%s\"%s>".formatted(kind, styleClasses(view), id("n", box)));
    svg.append("<title>").append(escape(captions.node(view))).append("</title>");
    if (leaf) {
      rectangle(box);
    } else {
      triangle(box, view.side() == Side.MAX);
    }
    String value = Labels.UNICODE.value(view);
    if (!value.isEmpty() || hasIds) {
      text("value", box.x(), box.y() + valueOffset(box, view), value, "");
    }
    if (!view.node().name().isEmpty()) {
      name(box, view);
    }
    if (!leaf && layout.windows()) {
      window(box, view);
    }
    if (box.drawn().hidden() > 0) {
      hiddenCount(box, view);
    }
    svg.append("</g>\n");
  }

  /// The number of nodes that are folded into this one.
  private void hiddenCount(NodeBox box, NodeView view) {
    String count = DrawingLayout.hiddenText(box.drawn());
    if (layout.downwards()) {
      text("count", box.x(), box.y() + box.height() / 2 + 13, count, "text-anchor=\"middle\"");
    } else {
      double x = view.state().isPresent() ? box.out().x() : box.x() + box.width() / 2;
      text("count", x + 3, box.y() + 4, count, "");
    }
  }

  /// The offset of the value from the centre; in a triangle the value is at the wide side.
  private static double valueOffset(NodeBox box, NodeView view) {
    if (view.node().isLeaf()) {
      return 4.5;
    }
    return view.side() == Side.MAX ? box.height() / 2 - 4 : 13.5 - box.height() / 2;
  }

  private void name(NodeBox box, NodeView view) {
    String name = view.node().name();
    if (!view.node().isLeaf()) {
      text("name", box.x() - box.width() / 2 - 3, box.y() + 4, name, "text-anchor=\"end\"");
    } else if (layout.downwards()) {
      text("name", box.x(), box.y() + box.height() / 2 + 13, name, "text-anchor=\"middle\"");
    } else {
      text("name", box.x() + box.width() / 2 + 4, box.y() + 4, name, "");
    }
  }

  private void window(NodeBox box, NodeView view) {
    String alpha = view.state().map(Labels.UNICODE::alpha).orElse(snapshot.blanks() ? "α=" : "");
    String beta = view.state().map(Labels.UNICODE::beta).orElse(snapshot.blanks() ? "β=" : "");
    double x = box.x() + box.width() / 2 + 4;
    if (!layout.downwards()) {
      String both = snapshot.blanks() ? "α=      β=" : (alpha + " " + beta).strip();
      text("window", x, box.y() + 4, both, "xml:space=\"preserve\"");
    } else if (!alpha.isEmpty() || hasIds) {
      text("window", x, box.y() - 3, alpha, "");
      text("window", x, box.y() + 11, beta, "");
    }
  }

  private void rectangle(NodeBox box) {
    svg.append(
        "<rect class=\"shape\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\"/>"
            .formatted(
                number(box.x() - box.width() / 2),
                number(box.y() - box.height() / 2),
                number(box.width()),
                number(box.height()),
                box.drawn().isPlaceholder() ? number(box.height() / 2) : "3"));
  }

  private void triangle(NodeBox box, boolean up) {
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

  /// Two strokes across the edge, and the reason of the cutoff.
  private void cutoff(NodeBox box) {
    if (box.drawn().parent() < 0 || box.drawn().isPlaceholder()) {
      return;
    }
    var view = layout.view(box);
    if (view.cutoff().isEmpty() && !hasIds) {
      return;
    }
    Point from = layout.boxes().get(box.drawn().parent()).out();
    double length = Math.hypot(box.in().x() - from.x(), box.in().y() - from.y());
    double alongX = (box.in().x() - from.x()) / length;
    double alongY = (box.in().y() - from.y()) / length;
    Point middle = from.towards(box.in(), layout.cutoffPosition());
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
    if (hasIds || view.showsReason()) {
      String reason = view.showsReason() ? Labels.UNICODE.reason(view.cutoff().orElseThrow()) : "";
      if (layout.downwards()) {
        text("reason", middle.x() + 10, middle.y() + 1, reason, "");
      } else {
        text("reason", middle.x() + 8, middle.y() + 15, reason, "text-anchor=\"end\"");
      }
    }
    svg.append("</g>\n");
  }

  private static String hiddenUnless(NodeView view) {
    return view.cutoff().isPresent() ? "" : " visibility=\"hidden\"";
  }

  /// The style classes of a node and the edge above it.
  static String styleClasses(NodeView view) {
    var classes = new StringBuilder();
    if (view.status() == NodeView.NodeStatus.PRUNED
        || view.status() == NodeView.NodeStatus.UNREACHED) {
      classes.append(' ').append(view.status().name().toLowerCase(Locale.ROOT));
    }
    if (view.principal()) {
      classes.append(" principal");
    }
    if (view.current()) {
      classes.append(" current");
    }
    return classes.toString();
  }

  private String id(String letter, NodeBox box) {
    return hasIds && !box.drawn().isPlaceholder()
        ? " id=\"%s%d\"".formatted(letter, layout.view(box).id())
        : "";
  }

  private void text(String kind, double x, double y, String text, String more) {
    svg.append("<text class=\"%s\" x=\"%s\" y=\"%s\"".formatted(kind, number(x), number(y)));
    svg.append(more.isEmpty() ? "" : " ").append(more).append('>');
    svg.append(escape(text)).append("</text>");
  }

  /// Rounds to a tenth of a pixel, so that the text is the same on every machine.
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
