package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The lesson and the rules of the games.
class LearnPageTest {

  /// The right answers, computed by hand.
  private static final Map<String, List<String>> ANSWERS =
      new LinkedHashMap<>(
          Map.of(
              "minimax", List.of("4", "-3", "81"),
              "pruning", List.of("b", "3", "3"),
              "windows", List.of("(−∞, ∞)", "3", "4"),
              "order", List.of("8", "17"),
              "killers", List.of("a", "c"),
              "table", List.of("b", "a")));

  private final App app = App.shared();
  private Visit visit;
  private Page page;

  @BeforeEach
  void openBrowser() {
    visit = app.visit();
    page = visit.page;
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  @Test
  void everyQuestionOfEveryChapterIsAnsweredWithAReason() {
    page.navigate("/learn");
    page.locator("learn-page ol a").first().click();
    for (int chapter = 0; chapter < ANSWERS.size(); chapter++) {
      page.locator("lesson-page h1").waitFor();
      var name = page.url().replaceFirst(".*/", "");
      var right = ANSWERS.getOrDefault(name, List.of());
      var questions = page.locator("lesson-question");
      assertThat(questions).hasCount(right.size());
      assertThat(page.locator("tree-player [role=alert], .verdict")).hasCount(0);
      for (int question = 0; question < right.size(); question++) {
        answer(questions.nth(question), right.get(question));
      }
      assertThat(PageTexts.rawKeys(page)).isEmpty();
      Keyboard.press(page, "a[rel=next]");
      page.waitForURL(address -> !address.endsWith("/" + name));
    }
    assertThat(page.locator("tree-exercise")).hasCount(2);
    page.navigate("/learn/nowhere");
    assertThat(page.locator("lesson-page h1")).hasText("Page not found");
  }

  /// Answers by keyboard: first wrong, which shows a hint, then right, which shows the reason.
  private void answer(Locator question, String right) {
    var choices = new ArrayList<String>();
    for (var choice : question.locator("[data-choice]").all()) {
      choices.add(choice.getAttribute("data-choice"));
    }
    assertThat(choices).contains(right);
    var wrong = choices.stream().filter(choice -> !choice.equals(right)).findFirst().orElseThrow();
    Keyboard.press(question.locator("[data-choice='" + wrong + "']"));
    assertThat(question.locator(".verdict.wrong")).containsText("Not quite.");
    Keyboard.press(question.locator("[data-choice='" + right + "']"));
    assertThat(question.locator(".verdict.right")).containsText("Correct.");
  }

  @Test
  void theOrdersOfTheLessonStepSideBySide() {
    page.navigate("/learn/order");
    var player = page.locator("[data-part=other] tree-player");
    player.locator("[data-action=last]").click();
    assertThat(player.locator("dd strong")).hasText(new String[] {"10", "21", "8", "17"});
    player.locator("[data-action=first]").click();
    page.keyboard().press("ArrowRight");
    assertThat(player.locator("tree-view svg").first()).hasAttribute("data-step", "1");
    // The counts are hidden until the end, because they answer the question.
    assertThat(player.locator("dd strong")).hasCount(0);
    player.locator("a").click();
    assertThat(page.locator("trees-page tree-panel h2"))
        .hasText(new String[] {"Alpha-beta, fail-hard, A-B-C", "Alpha-beta, fail-hard, A-C-B"});
    assertThat(page.locator("tree-stepper output")).containsText("1 /");
  }

  @Test
  void theRulesAreTriedOnBoards() {
    // Some tasks are to try an illegal move.
    visit.expecting(Visit.CLIENT_ERROR);
    tryCheckers();
    tryReversi();
    tryQuoridor();
  }

  private void tryCheckers() {
    page.navigate("/learn/checkers");
    move("step", "11", "15");
    assertRight("step");
    click("capture", "1");
    assertThat(verdict("capture", "wrong"))
        .containsText("You can capture, and capturing is compulsory.");
    move("capture", "14", "23");
    assertRight("capture");
    move("chain", "1", "10");
    click("chain", "19");
    assertRight("chain");
    move("crown", "26", "30");
    assertRight("crown");
    assertThat(board("crown").locator("[data-cell='30']"))
        .hasAttribute("aria-label", Pattern.compile("king"));
    move("king", "17", "10");
    assertRight("king");
  }

  private void tryReversi() {
    page.navigate("/learn/reversi");
    click("flank", "f5");
    assertRight("flank");
    click("lines", "c7");
    assertThat(verdict("lines", "wrong")).containsText("c7 is legal");
    board("lines").locator("[data-action=again]").click();
    click("lines", "d4");
    assertRight("lines");
    click("nothing", "a1");
    assertRight("nothing");
    assertThat(verdict("nothing", "right")).containsText("A disc there would flip nothing.");
    board("pass").locator("[data-action=pass]").click();
    assertRight("pass");
  }

  private void tryQuoridor() {
    page.navigate("/learn/quoridor");
    click("walk", "e2");
    assertRight("walk");
    click("jump", "e6");
    assertRight("jump");
    click("aside", "d5");
    assertRight("aside");
    ready("wall").locator("[data-tool=h]").focus();
    page.keyboard().press("Enter");
    page.keyboard().press("Enter");
    assertRight("wall");
    ready("closed").locator("[data-tool=v]").focus();
    page.keyboard().press("Enter");
    for (int step = 0; step < 8; step++) {
      page.keyboard().press("ArrowLeft");
      page.keyboard().press("ArrowDown");
    }
    page.keyboard().press("Enter");
    assertRight("closed");
    assertThat(verdict("closed", "right")).containsText("close your own last path");
  }

  private Locator board(String part) {
    return page.locator("[data-part=" + part + "] lesson-board");
  }

  /// A board accepts no moves until its position is loaded.
  private Locator ready(String part) {
    board(part).locator("[role=grid][aria-busy=false]").waitFor();
    return board(part);
  }

  private void click(String part, String cell) {
    ready(part).locator("[data-cell='" + cell + "']").click();
  }

  private void move(String part, String from, String to) {
    click(part, from);
    click(part, to);
  }

  private Locator verdict(String part, String kind) {
    return board(part).locator(".verdict." + kind);
  }

  private void assertRight(String part) {
    assertThat(verdict(part, "right")).isVisible();
  }
}
