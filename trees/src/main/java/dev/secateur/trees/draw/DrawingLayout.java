package dev.secateur.trees.draw;

import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.draw.Folding.DrawnNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// The positions of everything in a drawing, in pixels. They are the same at every step of a trace,
/// with enough room for the longest value and window.
///
/// A tree with up to forty leaves grows downwards. A wider tree grows to the right, with the leaves
/// below each other, because pages are scrolled and printed downwards.
final class DrawingLayout {

  static final int MAX_LEAVES_IN_A_ROW = 40;

  static final double VALUE_SIZE = 13;
  static final double NAME_SIZE = 12;
  static final double WINDOW_SIZE = 11;
  private static final double LEAF_HEIGHT = 22;

  /// A node or a placeholder with the coordinates of the centre of its shape.
  ///
  /// @param width the width of the shape alone
  /// @param in where the edge from its parent ends
  /// @param at where that edge touches the shape or the name, on the same level as `in`
  /// @param out where the edges to its children start
  record NodeBox(
      DrawnNode drawn,
      double x,
      double y,
      double width,
      double height,
      Point in,
      Point at,
      Point out) {}

  record Point(double x, double y) {
    Point towards(Point other, double fraction) {
      return new Point(x + (other.x - x) * fraction, y + (other.y - y) * fraction);
    }
  }

  private final TreeSnapshot snapshot;
  private final List<DrawnNode> drawn;
  private final boolean downwards;
  private final boolean windows;
  private final double shapeWidth;
  private final double shapeHeight;
  private final double windowWidth;
  private final double widestReason;
  private final List<NodeBox> boxes = new ArrayList<>();
  private double width;
  private double height;

  DrawingLayout(TreeSnapshot snapshot) {
    this.snapshot = snapshot;
    drawn = Folding.of(snapshot);
    boolean[] inner = new boolean[drawn.size()];
    drawn.stream().filter(node -> node.parent() >= 0).forEach(node -> inner[node.parent()] = true);
    long leaves = IntStream.range(0, inner.length).filter(i -> !inner[i]).count();
    downwards = leaves <= MAX_LEAVES_IN_A_ROW;
    windows = showsWindows(snapshot);
    double widest = widestValue();
    boolean hasNoValues = snapshot.trace().isEmpty() && !snapshot.blanks();
    double valueWidth = hasNoValues ? 0 : widest + textWidth("≥", VALUE_SIZE);
    shapeHeight = downwards ? 36 : 26;
    shapeWidth = Math.max(downwards ? 42 : 34, (valueWidth + 4) / (downwards ? 0.6 : 0.47));
    double bound = Math.max(widest * WINDOW_SIZE / VALUE_SIZE, 18) + textWidth("α=", WINDOW_SIZE);
    windowWidth = windows ? 4 + (downwards ? bound : 2 * bound + 12) : 0;
    widestReason = 2 * widest + textWidth(" ≥ α=", WINDOW_SIZE);
    if (downwards) {
      placeDownwards();
    } else {
      placeToTheRight();
    }
  }

  /// Plain minimax has no windows to show.
  static boolean showsWindows(TreeSnapshot snapshot) {
    return snapshot.blanks()
        || snapshot
            .trace()
            .filter(s -> s.settings().algorithm() != TreeAlgorithm.MINIMAX)
            .isPresent();
  }

  boolean downwards() {
    return downwards;
  }

  boolean windows() {
    return windows;
  }

  List<NodeBox> boxes() {
    return boxes;
  }

  /// The fraction of an edge where its cutoff is marked. Edges that start close to each other can
  /// be distinguished only near their ends.
  double cutoffPosition() {
    return downwards ? 0.55 : 0.75;
  }

  /// The width of the longest reason of a cutoff.
  double widestReason() {
    return widestReason;
  }

  double width() {
    return width;
  }

  double height() {
    return height;
  }

  NodeView view(NodeBox box) {
    return snapshot.nodes().get(box.drawn.index().orElseThrow());
  }

  /// The approximate width of a text; rather too large than too small.
  static double textWidth(String text, double size) {
    return size * text.codePoints().mapToDouble(DrawingLayout::widthOf).sum();
  }

  private static double widthOf(int c) {
    if (c >= 0x2E80) {
      return 1.0;
    }
    return "≤≥−∞".indexOf(c) >= 0 ? 0.84 : 0.64;
  }

  private double widestValue() {
    var inTree =
        snapshot.nodes().stream()
            .filter(view -> view.node().value().isPresent())
            .map(view -> view.node().value().getAsDouble());
    // Estimates at a depth limit are not in the tree.
    var inTrace =
        snapshot.trace().stream()
            .flatMap(trace -> trace.steps().stream())
            .flatMap(step -> step instanceof TraceStep.Leaf leaf ? Stream.of(leaf.value()) : null);
    return Stream.concat(inTree, inTrace)
        .mapToDouble(value -> textWidth(Labels.UNICODE.number(value), VALUE_SIZE))
        .max()
        .orElse(0);
  }

  private boolean isInner(DrawnNode node) {
    return !node.isPlaceholder() && !nodeView(node).node().isLeaf();
  }

  private NodeView nodeView(DrawnNode node) {
    return snapshot.nodes().get(node.index().orElseThrow());
  }

  private double nameWidth(DrawnNode node) {
    String name = node.isPlaceholder() ? "" : nodeView(node).node().name();
    return name.isEmpty() ? 0 : 4 + textWidth(name, NAME_SIZE);
  }

  private double widthOf(DrawnNode node) {
    if (isInner(node)) {
      return shapeWidth;
    }
    return node.isPlaceholder()
        ? textWidth(hiddenText(node), WINDOW_SIZE) + 12
        : Math.max(26, textWidth(Labels.UNICODE.value(nodeView(node)), VALUE_SIZE) + 10);
  }

  /// The width of the number of nodes that are folded into a node.
  private double badgeWidth(DrawnNode node) {
    return node.isPlaceholder() || node.hidden() == 0
        ? 0
        : 4 + textWidth(hiddenText(node), WINDOW_SIZE);
  }

  static String hiddenText(DrawnNode node) {
    return "⋯ +" + node.hidden();
  }

  private double heightOf(DrawnNode node) {
    return isInner(node) ? shapeHeight : downwards ? LEAF_HEIGHT + 2 : LEAF_HEIGHT - 2;
  }

  private double[] tidyPlaces(double[] before, double[] after, double gap) {
    int[] parents = drawn.stream().mapToInt(DrawnNode::parent).toArray();
    return TidyLayout.place(parents, before, after, gap);
  }

  private void placeDownwards() {
    int count = drawn.size();
    double[] before = new double[count];
    double[] after = new double[count];
    for (int i = 0; i < count; i++) {
      var node = drawn.get(i);
      double half = widthOf(node) / 2;
      if (isInner(node)) {
        before[i] = Math.max(half + nameWidth(node), badgeWidth(node) / 2);
        after[i] = Math.max(half + windowWidth, badgeWidth(node) / 2);
      } else {
        before[i] = Math.max(half, nameWidth(node) / 2);
        after[i] = before[i];
      }
    }
    double[] x = tidyPlaces(before, after, 14);
    double[] levels = levels(x, 0.2, 46, 130);
    for (int i = 0; i < count; i++) {
      var node = drawn.get(i);
      double y = shapeHeight / 2 + levels[node.depth()] + node.depth() * shapeHeight;
      double half = heightOf(node) / 2;
      var in = new Point(x[i], y - half);
      add(node, x[i], y, in, in, new Point(x[i], y + half));
      width = Math.max(width, x[i] + after[i]);
      // The names of leaves and the counts of folded nodes are below them.
      boolean more = node.hidden() > 0 || (!isInner(node) && nameWidth(node) > 0);
      height = Math.max(height, y + half + (more ? 16 : 0));
    }
  }

  private void placeToTheRight() {
    int count = drawn.size();
    double[] half = new double[count];
    double[] nameColumn = new double[count + 1];
    double[] column = new double[count + 1];
    for (int i = 0; i < count; i++) {
      var node = drawn.get(i);
      // Triangles need more space between them than the boxes of leaves.
      half[i] = heightOf(node) / 2 + (isInner(node) ? 4 : 0);
      int depth = node.depth();
      if (isInner(node)) {
        nameColumn[depth] = Math.max(nameColumn[depth], nameWidth(node));
        column[depth] = Math.max(column[depth], shapeWidth + windowWidth);
      }
    }
    double[] y = tidyPlaces(half, half, 4);
    double[] levels = levels(y, 0.3, windows ? widestReason + 12 : 50, 170);
    double left = 0;
    double[] shapeLeft = new double[count + 1];
    for (int depth = 0; depth < count; depth++) {
      shapeLeft[depth] = levels[depth] + left + nameColumn[depth];
      left += nameColumn[depth] + column[depth];
    }
    for (int i = 0; i < count; i++) {
      var node = drawn.get(i);
      double own = widthOf(node);
      double x = shapeLeft[node.depth()] + own / 2;
      boolean inner = isInner(node);
      double name = inner ? nameWidth(node) : 0;
      double start = x - own / 2 - name - 2;
      double touch = inner && name == 0 ? x - own / 4 : start;
      double end = x + own / 2 + (inner ? windowWidth : nameWidth(node)) + 2;
      add(node, x, y[i], new Point(start, y[i]), new Point(touch, y[i]), new Point(end, y[i]));
      width = Math.max(width, end + badgeWidth(node));
      height = Math.max(height, y[i] + half[i]);
    }
  }

  private void add(DrawnNode node, double x, double y, Point in, Point at, Point out) {
    boxes.add(new NodeBox(node, x, y, widthOf(node), heightOf(node), in, at, out));
  }

  /// Where each level begins, without the sizes of the nodes. The wider the children are spread,
  /// the longer their edges are, so that the edges are not too flat to be distinguished. The text
  /// at an edge gets its space even if that is more than the maximum.
  private double[] levels(double[] places, double slope, double min, double max) {
    double[] spread = new double[drawn.size() + 1];
    for (int i = 1; i < drawn.size(); i++) {
      var node = drawn.get(i);
      double distance = Math.abs(places[i] - places[node.parent()]);
      spread[node.depth()] = Math.max(spread[node.depth()], distance);
    }
    double[] levels = new double[spread.length];
    for (int depth = 1; depth < levels.length; depth++) {
      levels[depth] = levels[depth - 1] + Math.max(min, Math.min(max, spread[depth] * slope));
    }
    return levels;
  }
}
