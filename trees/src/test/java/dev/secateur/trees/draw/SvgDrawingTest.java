package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.trees.TraceStep;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeAlgorithms;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeText;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class SvgDrawingTest {

  /// The reason of a cutoff needs more space than there usually is between two levels.
  @Test
  void aWideTreeWithLongValuesIsDrawn() {
    var leaves = IntStream.range(0, 50).mapToObj(i -> "-1000000" + i + ".123456").toList();
    var tree = TreeText.parse("((" + String.join(" ", leaves) + ")(-999999999.5 7))");
    var trace = TreeAlgorithms.run(tree, TreeAlgorithm.FAIL_SOFT);
    assertThat(SvgDrawing.draw(TreeSnapshot.of(trace), TreeMessages.english(), DrawingTheme.AUTO))
        .contains("<svg");
  }

  @Test
  void thePictureIsValidXmlWithAnyNames() throws Exception {
    for (var language : TreeMessages.LANGUAGES) {
      for (var snapshot :
          List.of(
              TreeSnapshot.of(SampleTraces.nasty()), TreeSnapshot.forSheet(SampleTraces.nasty()))) {
        var names =
            texts(
                parse(SvgDrawing.draw(snapshot, TreeMessages.in(language), DrawingTheme.AUTO)),
                "name");
        assertThat(names).contains("<b>&amp;\"'", "</script>", "日本");
      }
    }
  }

  @Test
  void everyCutoffIsMarkedOnItsEdgeAndItsReasonAppearsOnce() throws Exception {
    var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    var svg =
        parse(SvgDrawing.draw(TreeSnapshot.of(trace), TreeMessages.english(), DrawingTheme.LIGHT));
    assertThat(texts(svg, "reason")).containsExactly("5 ≥ β=3", "1 ≤ α=3");
    assertThat(elements(svg, "mark")).hasSize(2);
  }

  @Test
  void theReasonIsAtTheLastEdgeThatWasCutOff() {
    var trace = SampleTraces.trace(TreeText.parse("(3 (1 5 6 7))"), TreeAlgorithm.FAIL_SOFT);
    var reasons = TreeSnapshot.of(trace).nodes().stream().filter(NodeView::showsReason).toList();
    assertThat(reasons).singleElement().extracting(NodeView::id).isEqualTo(6);
  }

  @Test
  void everyTextIsInsideThePicture() throws Exception {
    for (int seed = 0; seed < 60; seed++) {
      int count = seed % 5 == 0 ? 600 : 4 + 3 * seed;
      var trace = SampleTraces.trace(SampleTraces.random(seed, count), TreeAlgorithm.FAIL_SOFT);
      var svg =
          parse(
              SvgDrawing.draw(TreeSnapshot.of(trace), TreeMessages.english(), DrawingTheme.LIGHT));
      double width = Double.parseDouble(svg.getAttribute("width"));
      var group = (Element) svg.getElementsByTagName("g").item(0);
      double left = Double.parseDouble(group.getAttribute("transform").split("[( ]", -1)[1]);
      for (var kind : List.of("name", "window", "reason", "count")) {
        for (var text : elements(svg, kind)) {
          double x = left + Double.parseDouble(text.getAttribute("x"));
          double own = DrawingLayout.textWidth(text.getTextContent(), 11);
          double part =
              switch (text.getAttribute("text-anchor")) {
                case "end" -> 1;
                case "middle" -> 0.5;
                default -> 0;
              };
          assertThat(x - part * own).isGreaterThanOrEqualTo(0);
          assertThat(x + (1 - part) * own)
              .as("seed %d, %s", seed, text.getTextContent())
              .isLessThanOrEqualTo(width);
        }
      }
    }
  }

  @Test
  void nodesThatNoPassVisitedAreGrey() {
    for (int seed = 0; seed < 30; seed++) {
      var tree = SampleTraces.random(seed, 60);
      for (TreeAlgorithm algorithm : TreeAlgorithm.onTrees()) {
        var trace = SampleTraces.trace(tree, algorithm);
        var grey =
            TreeSnapshot.of(trace).nodes().stream()
                .filter(view -> view.status() == NodeView.NodeStatus.PRUNED)
                .map(NodeView::id)
                .collect(Collectors.toSet());
        assertThat(grey).as("%s, seed %d", algorithm, seed).isEqualTo(trace.pruned());
      }
    }
  }

  @Test
  void theResultOfAnEarlierPassStaysIfALaterPassCutsOffTheBranch() throws Exception {
    var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.MTDF);
    var svg =
        parse(SvgDrawing.draw(TreeSnapshot.of(trace), TreeMessages.english(), DrawingTheme.LIGHT));
    assertThat(texts(svg, "reason")).containsExactly("5 ≥ β=3", "3 ≥ β=3", "1 ≤ α=3");
    // The bounds of both passes meet on the line of best play.
    assertThat(texts(svg, "value")).startsWith("3", "3", "3", "2", "3", "≥5");
  }

  @Test
  void everyVisitedInnerNodeShowsItsWindowAndEveryPrunedNodeIsGrey() throws Exception {
    for (int seed = 0; seed < 30; seed++) {
      var trace = SampleTraces.trace(SampleTraces.random(seed, 4 + seed), TreeAlgorithm.ALPHA_BETA);
      var svg =
          parse(
              SvgDrawing.draw(TreeSnapshot.of(trace), TreeMessages.english(), DrawingTheme.LIGHT));
      long inner =
          TreeSnapshot.of(trace).nodes().stream()
              .filter(view -> !view.node().isLeaf() && trace.visited().contains(view.id()))
              .count();
      long windows = texts(svg, "window").stream().filter(text -> text.contains("α=")).count();
      assertThat(windows).isEqualTo(inner);
      long grey = elements(svg, "pruned").stream().filter(e -> "g".equals(e.getTagName())).count();
      assertThat(grey).isEqualTo(trace.pruned().size());
      long bold =
          elements(svg, "principal").stream().filter(e -> "g".equals(e.getTagName())).count();
      assertThat(bold).isEqualTo(trace.principalVariation().size());
      long removed =
          trace.steps().stream()
              .mapToLong(step -> step instanceof TraceStep.Cutoff cut ? cut.removed().size() : 0)
              .sum();
      assertThat(elements(svg, "mark")).hasSize((int) removed);
    }
  }

  @Test
  void thePictureHasATitleAndADescription() throws Exception {
    var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    var svg =
        parse(SvgDrawing.draw(TreeSnapshot.of(trace), TreeMessages.english(), DrawingTheme.AUTO));
    assertThat(svg.getAttribute("role")).isEqualTo("img");
    assertThat(svg.getAttribute("aria-labelledby")).isEqualTo("tree-title tree-description");
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .contains("15 nodes", "8 of them leaves");
    assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
        .contains("The root is a max node", "= 3", "A B D");
  }

  @Test
  void theDarkThemeHasOtherColoursAndTheAutomaticThemeHasBoth() {
    var snapshot = TreeSnapshot.of(SampleTraces.MINIMAX);
    String light = SvgDrawing.draw(snapshot, TreeMessages.english(), DrawingTheme.LIGHT);
    String dark = SvgDrawing.draw(snapshot, TreeMessages.english(), DrawingTheme.DARK);
    String both = SvgDrawing.draw(snapshot, TreeMessages.english(), DrawingTheme.AUTO);
    assertThat(light).contains("#ffffff").doesNotContain("#161917", "@media");
    assertThat(dark).contains("#161917").doesNotContain("#ffffff", "@media");
    assertThat(both).contains("#ffffff", "#161917", "@media (prefers-color-scheme: dark)");
  }

  @Test
  void nothingOverlapsFromThreeToFiveHundredNodes() {
    for (int count = 3; count <= 500; count += count < 60 ? 1 : 40) {
      var tree = SampleTraces.random(count, count);
      for (var snapshot :
          List.of(
              TreeSnapshot.of(tree),
              TreeSnapshot.of(SampleTraces.trace(tree, TreeAlgorithm.ALPHA_BETA)))) {
        var boxes = new DrawingLayout(snapshot).boxes();
        for (int a = 0; a < boxes.size(); a++) {
          for (int b = a + 1; b < boxes.size(); b++) {
            assertThat(overlap(boxes.get(a), boxes.get(b)))
                .as("%d nodes: %s and %s", count, boxes.get(a), boxes.get(b))
                .isFalse();
          }
        }
      }
    }
  }

  private static boolean overlap(DrawingLayout.NodeBox a, DrawingLayout.NodeBox b) {
    return Math.abs(a.x() - b.x()) < (a.width() + b.width()) / 2
        && Math.abs(a.y() - b.y()) < (a.height() + b.height()) / 2;
  }

  private static Element parse(String svg) throws Exception {
    var factory = DocumentBuilderFactory.newInstance();
    return factory
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)))
        .getDocumentElement();
  }

  private static List<Element> elements(Element svg, String kind) {
    var found = new ArrayList<Element>();
    var all = svg.getElementsByTagName("*");
    for (int i = 0; i < all.getLength(); i++) {
      var element = (Element) all.item(i);
      if (List.of(element.getAttribute("class").split(" ")).contains(kind)) {
        found.add(element);
      }
    }
    return found;
  }

  private static List<String> texts(Element svg, String kind) {
    return elements(svg, kind).stream().map(Element::getTextContent).toList();
  }
}
