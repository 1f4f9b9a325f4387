package dev.secateur.trees.draw;

import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.draw.Folding.Drawn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Where everything of a drawing stands, in pixels. It is the same at every step of a story, with
/// room for the longest value and window that may come.
///
/// A tree of some forty leaves grows downwards. A wider one grows to the right, leaf under leaf,
/// because a page is scrolled and printed downwards.
final class DrawingLayout {

  static final int MAX_LEAVES_ABREAST = 40;

  static final double VALUE_SIZE = 13;
  static final double NAME_SIZE = 12;
  static final double WINDOW_SIZE = 11;
  private static final double LEAF_HEIGHT = 22;

  /// A node or a mark with its place: the middle of its shape.
  ///
  /// @param width of the shape alone
  /// @param in where the edge from its parent arrives
  /// @param at where it touches the shape or the name, level with `in`
  /// @param out where the edges to its children leave
  record Box(
      Drawn drawn,
      double x,
      double y,
      double width,
      double height,
      Point in,
      Point at,
      Point out) {}

  record Point(double x, double y) {
    Point towards(Point other, double part) {
      return new Point(x + (other.x - x) * part, y + (other.y - y) * part);
    }
  }

  private final TreeSnapshot scene;
  private final List<Drawn> drawn;
  private final boolean downwards;
  private final boolean windows;
  private final double shapeWidth;
  private final double shapeHeight;
  private final double windowWidth;
  private final double widestReason;
  private final List<Box> boxes = new ArrayList<>();
  private double width;
  private double height;

  DrawingLayout(TreeSnapshot scene) {
    this.scene = scene;
    drawn = Folding.of(scene);
    boolean[] inner = new boolean[drawn.size()];
    drawn.stream().filter(node -> node.parent() >= 0).forEach(node -> inner[node.parent()] = true);
    long tips = IntStream.range(0, inner.length).filter(i -> !inner[i]).count();
    downwards = tips <= MAX_LEAVES_ABREAST;
    windows = showsWindows(scene);
    double widest = widestValue();
    boolean bare = scene.story().isEmpty() && !scene.blanks();
    double valueWidth = bare ? 0 : widest + textWidth("≥", VALUE_SIZE);
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

  /// Plain minimax has no window to show.
  static boolean showsWindows(TreeSnapshot scene) {
    return scene.blanks()
        || scene.story().filter(s -> s.setup().algorithm() != TreeAlgorithm.MINIMAX).isPresent();
  }

  boolean downwards() {
    return downwards;
  }

  boolean windows() {
    return windows;
  }

  List<Box> boxes() {
    return boxes;
  }

  /// How far down an edge its cut is marked: edges that leave a node side by side are told from
  /// each other only near their ends.
  double cutAt() {
    return downwards ? 0.55 : 0.75;
  }

  /// How much room the longest reason of a cut may take.
  double widestReason() {
    return widestReason;
  }

  double width() {
    return width;
  }

  double height() {
    return height;
  }

  NodeView view(Box box) {
    return scene.views().get(box.drawn.place().orElseThrow());
  }

  /// Roughly how wide a text is; a little too much is better than too little.
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
        scene.views().stream()
            .filter(view -> view.node().value().isPresent())
            .map(view -> view.node().value().getAsDouble());
    // What is estimated at a depth limit stands nowhere in the tree.
    var inStory =
        scene.story().stream()
            .flatMap(story -> story.steps().stream())
            .flatMap(step -> step instanceof TraceStep.Leaf leaf ? Stream.of(leaf.value()) : null);
    return Stream.concat(inTree, inStory)
        .mapToDouble(value -> textWidth(Labels.UNICODE.number(value), VALUE_SIZE))
        .max()
        .orElse(0);
  }

  private boolean isInner(Drawn node) {
    return !node.isMark() && !nodeView(node).node().isLeaf();
  }

  private NodeView nodeView(Drawn node) {
    return scene.views().get(node.place().orElseThrow());
  }

  private double nameWidth(Drawn node) {
    String name = node.isMark() ? "" : nodeView(node).node().name();
    return name.isEmpty() ? 0 : 4 + textWidth(name, NAME_SIZE);
  }

  private double widthOf(Drawn node) {
    if (isInner(node)) {
      return shapeWidth;
    }
    return node.isMark()
        ? textWidth(markText(node), WINDOW_SIZE) + 12
        : Math.max(26, textWidth(Labels.UNICODE.value(nodeView(node)), VALUE_SIZE) + 10);
  }

  /// What is folded into a node stands after it, or below.
  private double badgeWidth(Drawn node) {
    return node.isMark() || node.hidden() == 0 ? 0 : 4 + textWidth(markText(node), WINDOW_SIZE);
  }

  static String markText(Drawn mark) {
    return "⋯ +" + mark.hidden();
  }

  private double heightOf(Drawn node) {
    return isInner(node) ? shapeHeight : downwards ? LEAF_HEIGHT + 2 : LEAF_HEIGHT - 2;
  }

  private double[] breadthPlaces(double[] before, double[] after, double gap) {
    int[] parents = drawn.stream().mapToInt(Drawn::parent).toArray();
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
    double[] x = breadthPlaces(before, after, 14);
    double[] levels = levels(x, 0.2, 46, 130);
    for (int i = 0; i < count; i++) {
      var node = drawn.get(i);
      double y = shapeHeight / 2 + levels[node.depth()] + node.depth() * shapeHeight;
      double half = heightOf(node) / 2;
      var in = new Point(x[i], y - half);
      add(node, x[i], y, in, in, new Point(x[i], y + half));
      width = Math.max(width, x[i] + after[i]);
      // Leaves have their names below, folded nodes their count.
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
      // Triangles want more air between them than the boxes of leaves.
      half[i] = heightOf(node) / 2 + (isInner(node) ? 4 : 0);
      int depth = node.depth();
      if (isInner(node)) {
        nameColumn[depth] = Math.max(nameColumn[depth], nameWidth(node));
        column[depth] = Math.max(column[depth], shapeWidth + windowWidth);
      }
    }
    double[] y = breadthPlaces(half, half, 4);
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

  private void add(Drawn node, double x, double y, Point in, Point at, Point out) {
    boxes.add(new Box(node, x, y, widthOf(node), heightOf(node), in, at, out));
  }

  /// Where each level begins, the sizes of the nodes apart: the further children spread, the more
  /// room their edges get, or they would lie too flat to be told from each other. What has to stand
  /// beside an edge gets its room even beyond the most.
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
