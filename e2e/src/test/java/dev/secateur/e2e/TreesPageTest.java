package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The tree explorer.
class TreesPageTest {

  /// The steps of the worked alpha-beta example: each change of a window, and each cut branch.
  private static final List<String> AS_WORKED =
      List.of(
          "A α=−∞ β=∞",
          "B α=−∞ β=∞",
          "D α=−∞ β=∞",
          "D α=2 β=∞",
          "D α=3 β=∞",
          "B α=−∞ β=3",
          "E α=−∞ β=3",
          "E α=5 β=3",
          "E.2 is cut",
          "A α=3 β=∞",
          "C α=3 β=∞",
          "F α=3 β=∞",
          "C α=3 β=1",
          "G is cut");

  /// The final values; a bound has a sign.
  private static final Map<String, String> VALUES =
      Map.of("A", "3", "B", "3", "C", "≤1", "D", "3", "E", "≥5", "F", "≤1", "G", "");

  private static final String STATES =
      """
      (view) => [...view.querySelectorAll('.node, .cut')].map((part) => part.matches('.cut')
        ? [part.dataset.cut, 'is cut']
        : [part.dataset.node, [...part.querySelectorAll('.window')].map((text) => text.textContent)
            .join(' ')])
      """;

  private final App app = App.shared();
  private Visit visit;
  private Page page;

  @BeforeEach
  void openBrowser() {
    visit = app.visit(Visit.desktop().setPermissions(List.of("clipboard-read", "clipboard-write")));
    page = visit.page;
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  private void open(String address) {
    page.navigate(address);
    page.locator("tree-view svg").first().waitFor();
  }

  private Locator picture() {
    return page.locator("tree-view svg").first();
  }

  /// The window beside each node, and the cut edges.
  @SuppressWarnings("unchecked")
  private Map<String, String> windows() {
    var states = new LinkedHashMap<String, String>();
    for (var pair : (List<List<String>>) picture().evaluate(STATES)) {
      if (!pair.get(1).isEmpty()) {
        states.put(pair.get(0), pair.get(1));
      }
    }
    return states;
  }

  private void awaitStep(int step) {
    assertThat(picture()).hasAttribute("data-step", String.valueOf(step));
  }

  private static List<String> changes(Map<String, String> before, Map<String, String> after) {
    var changes = new ArrayList<String>();
    after.forEach(
        (node, state) -> {
          if (!state.equals(before.get(node))) {
            changes.add(node + " " + state);
          }
        });
    return changes;
  }

  @Test
  void theWorkedExampleShowsTheRightWindowsAtEachStep() {
    open("/trees");
    assertThat(page.locator("tree-stepper output")).hasText(Pattern.compile("0 / \\d+"));
    int last =
        Integer.parseInt(page.locator("tree-stepper output").textContent().split(" / ", -1)[1]);
    var seen = new ArrayList<String>();
    var all = new ArrayList<Map<String, String>>(List.of(windows()));
    assertThat(all.getFirst()).isEmpty();
    for (int step = 1; step <= last; step++) {
      page.keyboard().press("ArrowRight");
      awaitStep(step);
      all.add(windows());
      seen.addAll(changes(all.get(step - 1), all.get(step)));
    }
    assertThat(seen).isEqualTo(AS_WORKED);
    VALUES.forEach(
        (node, value) ->
            assertThat(page.locator("tree-view [data-node=" + node + "] .value")).hasText(value));
    assertThat(page.locator("tree-panel .result")).containsText("A = 3");
    for (int step = last - 1; step >= last - 8; step--) {
      page.keyboard().press("ArrowLeft");
      awaitStep(step);
      assertThat(windows()).isEqualTo(all.get(step));
    }
    page.keyboard().press("Home");
    awaitStep(0);
    page.keyboard().press("End");
    awaitStep(last);
    assertThat(page.locator("#announcements")).containsText("A is worth 3");
  }

  @Test
  void twoOrdersAreComparedWithTheMinimum() {
    var tree = "S(A(D(0 -1) E(1 5 2)) B(F(1 0) G(2 4) H(6 7)) C(I(3 2) J(4 8)))";
    open("/trees?algorithm=alpha-beta&tree=" + tree.replace(" ", "+"));
    page.locator("[data-action=compare]").click();
    assertThat(page.locator("tree-panel")).hasCount(2);
    var second = page.locator("tree-setup").nth(1);
    second.locator("#order").selectOption("listed");
    second.locator("#list").fill("A-C-B");
    page.keyboard().press("Enter");
    assertThat(page.locator("tree-panel").nth(1).locator("h2")).containsText("A-C-B");
    int given = leaves(0);
    assertThat(given).isEqualTo(10);
    assertThat(leaves(1)).isLessThan(given);
    assertThat(page.locator("tree-panel").nth(0).locator("dd span").first())
        .hasText(page.locator("tree-panel").nth(1).locator("dd span").first().textContent());
    page.locator("details summary")
        .filter(new Locator.FilterOptions().setHasText("compared"))
        .click();
    assertThat(page.locator("tree-comparison tbody tr")).hasCount(5);
  }

  private int leaves(int panel) {
    return Integer.parseInt(
        page.locator("tree-panel").nth(panel).locator("dd strong").first().textContent());
  }

  @Test
  void anErrorInTheTextIsMarkedAndTheOldDrawingStays() {
    visit.expecting(Visit.CLIENT_ERROR);
    open("/trees");
    var area = page.locator("tree-text textarea");
    area.fill("A(B(1 2) C(3 ?))");
    assertThat(page.locator("tree-text mark")).hasText("?");
    assertThat(page.locator("tree-text [role=alert]")).containsText("character 14");
    assertThat(area).hasAttribute("aria-invalid", "true");
    assertThat(page.locator("tree-view .node")).hasCount(15);
    // Other changes do not replace the invalid text.
    page.locator("tree-setup #algorithm").selectOption("minimax");
    assertThat(page.locator("tree-text mark")).hasText("?");
    area.fill("A(B(1 2) C(3 4))");
    assertThat(page.locator("tree-view .node")).hasCount(7);
    assertThat(page.locator("tree-text mark")).hasCount(0);
  }

  @Test
  void anExerciseIsFailedWithExplanationsAndThenPassed() {
    open("/trees?exercise=yes&algorithm=fail-soft&tree=A(B(5+3)+C(2+8))");
    enter("A", "value", "3");
    enter("B", "value", "5");
    page.locator("[data-action=check]").click();
    var grade = page.locator("tree-exercise .grade");
    assertThat(grade).containsText("B: you wrote 5, but the value is 3.");
    assertThat(grade).containsText("B is a min node: it takes the smallest value of its children");
    assertThat(grade).containsText("C.2 is cut off, but you did not mark it.");
    assertThat(cell("B", "value")).hasAttribute("aria-invalid", "true");
    assertThat(cell("A", "value")).hasAttribute("aria-invalid", "false");
    assertThat(page.locator("#announcements")).containsText("points");

    enter("B", "value", "3");
    enter("C", "value", "2");
    enter("A", "alpha", "-inf");
    enter("A", "beta", "inf");
    enter("B", "alpha", "-inf");
    enter("B", "beta", "inf");
    enter("C", "alpha", "3");
    enter("C", "beta", "inf");
    cell("C.2", "cut").check();
    for (var leaf : List.of("B.1", "B.2", "C.1")) {
      cell(leaf, "visited").check();
    }
    assertThat(page.locator("tree-exercise [data-cut='C.2']")).isVisible();
    page.locator("[data-action=check]").click();
    assertThat(grade.locator("h3")).hasText("10 of 10 points");
    assertThat(grade.locator("li")).hasCount(0);
  }

  private Locator cell(String node, String part) {
    return page.locator("tr[data-node='%s'] [data-part=%s]".formatted(node, part));
  }

  private void enter(String node, String part, String value) {
    cell(node, part).fill(value);
  }

  @Test
  void aChangeBeforeTheAnswerKeepsTheChangeBeforeIt() {
    open("/trees");
    var held = new ArrayList<Route>();
    page.route("**/api/v1/trees/**", held::add);
    page.waitForRequest(
        "**/api/v1/trees/exercise", () -> page.locator("input[name=mode][value=exercise]").check());
    page.waitForRequest("**/api/v1/trees/*", () -> page.locator("#strict").check());
    page.unroute("**/api/v1/trees/**");
    held.forEach(Route::resume);
    assertThat(page.locator("tree-exercise .leaf").first()).isVisible();
    assertThat(page.locator("#strict")).isChecked();
  }

  @Test
  void aTeachersLinkOpensTheSameExerciseWithoutItsAnswer() {
    open("/trees");
    page.locator("input[name=mode][value=exercise]").check();
    page.locator("input[name=from][value=random]").check();
    page.locator("tree-random #cutoffs").fill("2");
    page.locator("tree-random #seed").fill("7");
    page.locator("tree-random button.main").click();
    // The first exercise is the worked example, whose first leaf is 2.
    assertThat(page.locator("tree-exercise [data-node='D.1'] .value")).not().hasText("2");
    page.locator("[data-action=copy-exercise]").click();
    assertThat(page.locator("toast-stack .toast")).isVisible();
    var link = (String) page.evaluate("() => navigator.clipboard.readText()");
    assertThat(link).contains("exercise=yes&algorithm=").doesNotContain("value", "cutoffs", "seed");
    var leaves = page.locator("tree-exercise .leaf .value").allTextContents();
    try (var student = app.visit()) {
      student.page.navigate(link);
      assertThat(student.page.locator("tree-exercise .leaf .value"))
          .hasText(leaves.toArray(String[]::new));
      assertThat(student.page.locator("tree-exercise .cut")).hasCount(0);
    }
  }

  @Test
  void aLinkShowsTheSameState() {
    open("/trees?tree=max:(3+(4+-2)+1)&algorithm=pvs");
    page.locator("#strict").check();
    page.locator("[data-action=compare]").click();
    assertThat(page.locator("tree-panel")).hasCount(2);
    var steps = page.locator("tree-stepper output");
    var whole = steps.textContent();
    page.locator("#plies").fill("1");
    page.keyboard().press("Tab");
    // Wait for the shorter list of steps; otherwise the steps would start again.
    assertThat(steps).not().hasText(whole);
    assertThat(steps).hasText(Pattern.compile("0 / .*"));
    page.locator("tree-stepper [data-action=forward]").click();
    page.locator("tree-stepper [data-action=forward]").click();
    page.waitForURL(address -> address.contains("step=2") && address.contains("depth=1"));
    page.locator("[data-action=copy-link]").click();
    assertThat(page.locator("toast-stack .toast")).isVisible();
    var link = (String) page.evaluate("() => navigator.clipboard.readText()");
    try (var friend = app.visit()) {
      friend.page.navigate(link);
      assertThat(friend.page.locator("tree-panel .sentence"))
          .hasText(page.locator("tree-panel .sentence").allTextContents().toArray(String[]::new));
      assertThat(friend.page.locator("tree-stepper output"))
          .hasText(page.locator("tree-stepper output").textContent());
      assertThat(friend.page.locator("#strict")).isChecked();
      assertThat(friend.page.locator("#plies")).hasValue("1");
    }
  }

  @Test
  void picturesAreDownloadedInEveryFormat() throws IOException {
    open("/trees?step=21");
    awaitStep(21);
    assertThat(text("svg")).startsWith("<svg").contains("5 ≥ β=3");
    assertThat(text("tikz")).contains("\\documentclass", "\\begin{tikzpicture}");
    assertThat(text("html")).startsWith("<!DOCTYPE html>");
    var dots = downloaded("png");
    assertThat(dots).startsWith(0x89, 'P', 'N', 'G').hasSizeGreaterThan(5_000);
    page.locator("[data-action=copy-text]").click();
    assertThat(page.locator("toast-stack .toast")).isVisible();
    assertThat(page.evaluate("() => navigator.clipboard.readText()"))
        .isEqualTo("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))");
  }

  private String text(String format) throws IOException {
    return new String(downloaded(format), StandardCharsets.UTF_8);
  }

  private byte[] downloaded(String format) throws IOException {
    var button = page.locator("tree-export [data-format=" + format + "]");
    var download = page.waitForDownload(button::click);
    assertThat(download.suggestedFilename()).startsWith("secateur-tree.");
    return Files.readAllBytes(download.path());
  }

  @Test
  void theAddressOfAPositionShowsItsTreeAndTheRecordedSearch() {
    var id = app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6 c3");
    var position =
        app.service.get("/api/v1/games/" + id + "/positions/3").get("position").asString();
    var address = "/trees?game=reversi&position=" + position.replace(" ", "%20");
    open(address + "&depth=2&best=3");
    assertThat(page.locator("tree-view .node")).hasCount(13);
    assertThat(page.locator("tree-position #position")).hasValue(position);
    assertThat(page.locator("tree-position #depth")).hasValue("2");
    page.locator("tree-position #recorded").check();
    page.locator("tree-position #depth").fill("1");
    page.locator("tree-position button.main").click();
    // The product's own search has no algorithm or order to choose.
    assertThat(page.locator("tree-setup")).hasCount(0);
    page.keyboard().press("End");
    assertThat(page.locator("tree-panel .result")).containsText("Secateur's own search");
    page.waitForURL(now -> now.contains("recorded=1"));
  }

  @Test
  void theTreeExplorerIsUsedByKeyboardAlone() {
    open("/trees");
    Keyboard.write(page, "textarea", "A(B(1 2) C(0 9))");
    assertThat(page.locator("tree-view .node")).hasCount(7);
    Keyboard.tabTo(page, "select#algorithm");
    page.keyboard().press("Home");
    page.waitForURL(address -> address.contains("algorithm=minimax"));
    Keyboard.press(page, "[data-action=compare]");
    assertThat(page.locator("tree-panel")).hasCount(2);
    Keyboard.press(page, "tree-stepper [data-action=forward], [data-action=forward]");
    page.keyboard().press("ArrowRight");
    awaitStep(2);
    assertThat(page.locator("#announcements")).containsText("A (max)");
    Keyboard.tabTo(page, "input[type=range]");
    page.keyboard().press("End");
    assertThat(page.locator("tree-panel .result")).hasCount(2);
    // Plain minimax has no windows.
    assertThat(page.locator("tree-view .window")).hasCount(0);
    var download = page.waitForDownload(() -> Keyboard.press(page, "[data-format=svg]"));
    assertThat(download.suggestedFilename()).endsWith(".svg");
  }
}
