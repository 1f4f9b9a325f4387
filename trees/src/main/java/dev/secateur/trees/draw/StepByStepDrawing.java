package dev.secateur.trees.draw;

import dev.secateur.trees.Narration;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.draw.DrawingLayout.NodeBox;
import dev.secateur.trees.draw.DrawingLayout.Point;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A trace as data for a page that steps through it. The page computes nothing.
///
/// It contains the picture twice: as an SVG whose parts have ids (`n3` is node 3, `e3` the edge
/// above it, `c3` the cutoff of that edge), and as positions and sizes for pages that draw it
/// themselves. For each step it contains the sentence and the new appearance of every node that
/// changes.
public final class StepByStepDrawing {

  /// People step through some dozens of steps; pages with more are slow to make and to open.
  public static final int MAX_STEPS = 5000;

  private static final JsonMapper JSON = new JsonMapper();

  private final SearchTrace trace;
  private final TreeMessages messages;
  private final TreeSnapshot end;
  private final Captions captions;

  private StepByStepDrawing(SearchTrace trace, TreeMessages messages) {
    this.trace = trace;
    this.messages = messages;
    end = TreeSnapshot.of(trace);
    captions = new Captions(end, messages);
  }

  /// The drawing of a trace.
  ///
  /// @throws IllegalArgumentException if the trace has more than [#MAX_STEPS] steps
  public static StepByStepDrawing of(SearchTrace trace, TreeMessages messages) {
    if (trace.steps().size() > MAX_STEPS) {
      throw new IllegalArgumentException(
          messages.say("draw.page.long", trace.steps().size(), MAX_STEPS));
    }
    return new StepByStepDrawing(trace, messages);
  }

  /// What is drawn, in short.
  public String title() {
    return captions.title();
  }

  /// The picture as SVG whose parts have ids.
  public String svg() {
    return SvgDrawing.withIds(end, messages);
  }

  /// The whole drawing as one object.
  public ObjectNode json() {
    var narration = new Narration(trace, messages);
    var json = JSON.createObjectNode();
    json.put("title", title());
    json.put("result", narration.result());
    json.put("counts", narration.counts());
    json.put("techniques", narration.techniques());
    json.put("svg", svg());
    json.set("layout", layout(end, messages));
    json.set("steps", steps());
    return json;
  }

  /// A tree with blanks for values and windows, in the same format as the drawing of a trace. Its
  /// only step describes all nodes.
  public static ObjectNode sheet(Tree tree, TreeMessages messages) {
    var snapshot = TreeSnapshot.forSheet(tree);
    var captions = new Captions(snapshot, messages);
    var json = JSON.createObjectNode();
    json.put("title", captions.title());
    json.set("layout", layout(snapshot, messages));
    var changes = json.putArray("steps").addObject().put("sentence", "").putArray("changes");
    changes(List.of(), snapshot, drawn(snapshot), captions, changes);
    return json;
  }

  /// The positions in pixels: nodes with their ids, and placeholders for folded nodes.
  private static ObjectNode layout(TreeSnapshot snapshot, TreeMessages messages) {
    var layout = new DrawingLayout(snapshot);
    var names = new NodeNames(snapshot.tree(), messages);
    var json = JSON.createObjectNode();
    json.put("width", layout.width());
    json.put("height", layout.height());
    json.put("downwards", layout.downwards());
    json.put("windows", layout.windows());
    var nodes = json.putArray("nodes");
    for (NodeBox box : layout.boxes()) {
      var node = nodes.addObject();
      if (!box.drawn().isPlaceholder()) {
        var view = layout.view(box);
        node.put("id", view.id());
        node.put("label", names.of(view.id()));
        node.put("name", view.node().name());
        node.put("side", view.side().name().toLowerCase(Locale.ROOT));
        node.put("leaf", view.node().isLeaf());
      }
      int parent = box.drawn().parent();
      if (parent >= 0) {
        node.put("parent", layout.view(layout.boxes().get(parent)).id());
      }
      node.put("x", box.x()).put("y", box.y());
      node.put("width", box.width()).put("height", box.height());
      point(node, "in", box.in());
      point(node, "out", box.out());
      node.put("hidden", box.drawn().hidden());
    }
    return json;
  }

  private static void point(ObjectNode json, String field, Point point) {
    json.putArray(field).add(point.x()).add(point.y());
  }

  /// The first entry describes all nodes at the start. Each later entry has the sentence of a step
  /// and the nodes that change.
  ArrayNode steps() {
    var sentences = new Narration(trace, messages).sentences();
    var drawn = drawn(end);
    var folded = folded(drawn);
    var steps = JSON.createArrayNode();
    List<NodeView> before = List.of();
    for (int step = 0; step <= trace.steps().size(); step++) {
      var snapshot = TreeSnapshot.of(folded, step);
      var entry = steps.addObject();
      entry.put("sentence", step == 0 ? "" : sentences.get(step - 1));
      if (step > 0) {
        entry.put("node", trace.steps().get(step - 1).node());
      }
      changes(before, snapshot, drawn, captions, entry.putArray("changes"));
      before = snapshot.nodes();
    }
    ((ObjectNode) steps.get(steps.size() - 1))
        .put("result", captions.result() + "\n" + captions.counts());
    return steps;
  }

  /// The trace on the drawn part of the tree. The search of a game has thousands of moves that are
  /// not drawn, and every step walks the whole tree.
  private SearchTrace folded(BitSet drawn) {
    return new SearchTrace(
        new Tree(trace.tree().rootSide(), folded(trace.tree().root(), drawn)),
        trace.settings(),
        trace.value(),
        trace.principalVariation(),
        trace.visited(),
        trace.pruned(),
        trace.nodes(),
        trace.leaves(),
        trace.steps());
  }

  private static TreeNode folded(TreeNode node, BitSet drawn) {
    var shown =
        node.children().stream()
            .filter(child -> drawn.get(child.id()))
            .map(child -> folded(child, drawn))
            .toList();
    // A node without drawn children must not look like a leaf.
    return shown.isEmpty() && !node.isLeaf()
        ? withChildren(node, List.of(withChildren(node.children().getFirst(), List.of())))
        : withChildren(node, shown);
  }

  private static TreeNode withChildren(TreeNode node, List<TreeNode> children) {
    return new TreeNode(node.id(), node.name(), node.value(), node.comment(), children);
  }

  /// The ids of the nodes that are drawn.
  private static BitSet drawn(TreeSnapshot snapshot) {
    var drawn = new BitSet();
    for (var node : Folding.of(snapshot)) {
      node.index().ifPresent(index -> drawn.set(snapshot.nodes().get(index).id()));
    }
    return drawn;
  }

  private static void changes(
      List<NodeView> before,
      TreeSnapshot snapshot,
      BitSet drawn,
      Captions captions,
      ArrayNode changes) {
    for (int index = 0; index < snapshot.nodes().size(); index++) {
      var view = snapshot.nodes().get(index);
      if (drawn.get(view.id()) && (before.isEmpty() || !view.equals(before.get(index)))) {
        var change = changes.addObject();
        change.put("id", view.id());
        change.put("looks", SvgDrawing.styleClasses(view).strip());
        change.put("value", Labels.UNICODE.value(view));
        change.put("alpha", view.state().map(Labels.UNICODE::alpha).orElse(""));
        change.put("beta", view.state().map(Labels.UNICODE::beta).orElse(""));
        change.put("cut", view.cutoff().isPresent());
        change.put("reason", view.showsReason() ? Labels.UNICODE.reason(view.cutoff().get()) : "");
        change.put("title", captions.node(view));
      }
    }
  }
}
