package dev.secateur.trees.draw;

import dev.secateur.trees.Narration;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.draw.DrawingLayout.Box;
import dev.secateur.trees.draw.DrawingLayout.Point;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A story made ready to be stepped through, as data: whoever shows it computes nothing.
///
/// It has the picture twice, as an SVG whose parts have ids (`n3` is node 3, `e3` the edge above
/// it, `c3` the cut of that edge) and as places and sizes for those who draw themselves; and for
/// each step the sentence and how every node that changed looks from then on.
public final class StepByStepDrawing {

  /// A reader steps through some dozens of steps; more are slow to make and to open.
  public static final int MAX_STEPS = 5000;

  private static final JsonMapper JSON = new JsonMapper();

  private final SearchTrace story;
  private final TreeMessages words;
  private final TreeSnapshot end;
  private final Captions captions;

  private StepByStepDrawing(SearchTrace story, TreeMessages words) {
    this.story = story;
    this.words = words;
    end = TreeSnapshot.of(story);
    captions = new Captions(end, words);
  }

  /// The stage of a story.
  ///
  /// @throws IllegalArgumentException if the story has more than [#MAX_STEPS] steps
  public static StepByStepDrawing of(SearchTrace story, TreeMessages words) {
    if (story.steps().size() > MAX_STEPS) {
      throw new IllegalArgumentException(
          words.say("draw.page.long", story.steps().size(), MAX_STEPS));
    }
    return new StepByStepDrawing(story, words);
  }

  /// What is shown, in a few words.
  public String title() {
    return captions.title();
  }

  /// The picture whose parts have ids.
  public String svg() {
    return SvgDrawing.live(end, words);
  }

  /// Everything as one object.
  public ObjectNode json() {
    var narration = new Narration(story, words);
    var json = JSON.createObjectNode();
    json.put("title", title());
    json.put("result", narration.result());
    json.put("counts", narration.counts());
    json.put("techniques", narration.techniques());
    json.put("svg", svg());
    json.set("layout", layout(end, words));
    json.set("steps", steps());
    return json;
  }

  /// A tree that nobody has searched yet, with room to write values and windows into, in the same
  /// shape as a story's stage; its one step tells how all nodes look.
  public static ObjectNode sheet(Tree tree, TreeMessages words) {
    var scene = TreeSnapshot.sheet(tree);
    var captions = new Captions(scene, words);
    var json = JSON.createObjectNode();
    json.put("title", captions.title());
    json.set("layout", layout(scene, words));
    var changes = json.putArray("steps").addObject().put("sentence", "").putArray("changes");
    changes(List.of(), scene, drawn(scene), captions, changes);
    return json;
  }

  /// Where everything stands, in pixels: nodes by their ids, and marks for nodes that are folded
  /// away.
  private static ObjectNode layout(TreeSnapshot scene, TreeMessages words) {
    var plan = new DrawingLayout(scene);
    var names = new NodeNames(scene.tree(), words);
    var json = JSON.createObjectNode();
    json.put("width", plan.width());
    json.put("height", plan.height());
    json.put("downwards", plan.downwards());
    json.put("windows", plan.windows());
    var nodes = json.putArray("nodes");
    for (Box box : plan.boxes()) {
      var node = nodes.addObject();
      if (!box.drawn().isMark()) {
        var view = plan.view(box);
        node.put("id", view.id());
        node.put("label", names.of(view.id()));
        node.put("name", view.node().name());
        node.put("side", view.side().name().toLowerCase(Locale.ROOT));
        node.put("leaf", view.node().isLeaf());
      }
      int parent = box.drawn().parent();
      if (parent >= 0) {
        node.put("parent", plan.view(plan.boxes().get(parent)).id());
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

  /// Entry 0 tells how all nodes look at the start, each later one what was said and which nodes
  /// look different from then on.
  ArrayNode steps() {
    var sentences = new Narration(story, words).sentences();
    var drawn = drawn(end);
    var shown = folded(drawn);
    var steps = JSON.createArrayNode();
    List<NodeView> before = List.of();
    for (int step = 0; step <= story.steps().size(); step++) {
      var scene = TreeSnapshot.of(shown, step);
      var said = steps.addObject();
      said.put("sentence", step == 0 ? "" : sentences.get(step - 1));
      if (step > 0) {
        said.put("node", story.steps().get(step - 1).node());
      }
      changes(before, scene, drawn, captions, said.putArray("changes"));
      before = scene.views();
    }
    ((ObjectNode) steps.get(steps.size() - 1))
        .put("result", captions.result() + "\n" + captions.counts());
    return steps;
  }

  /// The same story on what is drawn of the tree: the search of a game knows thousands of moves
  /// that nobody sees, and every step walks the whole tree.
  private SearchTrace folded(BitSet drawn) {
    return new SearchTrace(
        new Tree(story.tree().rootSide(), folded(story.tree().root(), drawn)),
        story.setup(),
        story.value(),
        story.principalVariation(),
        story.visited(),
        story.pruned(),
        story.nodes(),
        story.leaves(),
        story.steps());
  }

  private static TreeNode folded(TreeNode node, BitSet drawn) {
    var shown =
        node.children().stream()
            .filter(child -> drawn.get(child.id()))
            .map(child -> folded(child, drawn))
            .toList();
    // One that shows no child is not a leaf because of that.
    return shown.isEmpty() && !node.isLeaf()
        ? with(node, List.of(with(node.children().getFirst(), List.of())))
        : with(node, shown);
  }

  private static TreeNode with(TreeNode node, List<TreeNode> children) {
    return new TreeNode(node.id(), node.name(), node.value(), node.comment(), children);
  }

  /// The ids of the nodes that are not folded away.
  private static BitSet drawn(TreeSnapshot scene) {
    var drawn = new BitSet();
    for (var node : Folding.of(scene)) {
      node.place().ifPresent(place -> drawn.set(scene.views().get(place).id()));
    }
    return drawn;
  }

  private static void changes(
      List<NodeView> before,
      TreeSnapshot scene,
      BitSet drawn,
      Captions captions,
      ArrayNode changes) {
    for (int place = 0; place < scene.views().size(); place++) {
      var view = scene.views().get(place);
      if (drawn.get(view.id()) && (before.isEmpty() || !view.equals(before.get(place)))) {
        var change = changes.addObject();
        change.put("id", view.id());
        change.put("looks", SvgDrawing.looks(view).strip());
        change.put("value", Labels.UNICODE.value(view));
        change.put("alpha", view.state().map(Labels.UNICODE::alpha).orElse(""));
        change.put("beta", view.state().map(Labels.UNICODE::beta).orElse(""));
        change.put("cut", view.cut().isPresent());
        change.put("reason", view.saysReason() ? Labels.UNICODE.reason(view.cut().get()) : "");
        change.put("title", captions.node(view));
      }
    }
  }
}
