package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route.FulfillOptions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The analysis page: lines, questions about moves, the review, and learning from mistakes.
class AnalysisPageTest {

  /// The ninth move, 15-18, loses a man.
  private static final String WITH_A_BLUNDER =
      "9-14 23-18 14x23 27x18 11-15 18x11 8x15 32-27 15-18 22x15 10x19 24x15";

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

  private String open(String game, String moves) {
    var id = app.service.create(game, Service.TWO_PEOPLE, moves);
    page.navigate("/analyse/" + id);
    assertThat(page.locator("game-board [role=grid]")).hasAttribute("aria-busy", "false");
    return id;
  }

  private void type(String move) {
    Keyboard.write(page, "input#move:enabled", move);
    page.keyboard().press("Enter");
  }

  private Locator panel(String selector) {
    return page.locator("analysis-panel " + selector);
  }

  @Test
  void theEngineShowsItsLinesAndCanBePaused() {
    open("checkers", "11-15 23-19");
    assertThat(panel(".lines li")).hasCount(3);
    assertThat(page.locator("game-board .study .hint")).hasCount(3);
    assertThat(panel("score-bar [role=img]"))
        .hasAttribute("aria-label", Pattern.compile("Winning chances of Black: \\d.*%"));
    Pages.unfold(panel("details"));
    panel("[data-setup=lines]").selectOption("5");
    assertThat(panel(".lines li")).hasCount(5);
    panel("[data-engine]").click();
    assertThat(panel("[data-engine]")).hasAttribute("aria-pressed", "false");
    assertThat(page.locator("game-board .study .hint")).hasCount(0);
  }

  /// Black reaches its goal with the next step.
  @Test
  void anExactScoreIsMarked() {
    open("quoridor:size=3,walls=1", "b2 c3");
    var mark = panel(".lines li").first().locator(".exact");
    assertThat(mark).hasText("exact");
    assertThat(mark).hasAttribute("title", Pattern.compile("This score is certain.*"));
  }

  @Test
  void showingALineDoesNotChangeTheGame() {
    var id = open("quoridor", "e2 e8");
    assertThat(page.locator("game-board [data-path]")).hasCount(2);
    assertThat(page.locator(".players [data-side='0']")).containsText("7 steps to go");
    var line = panel(".lines button").first();
    line.waitFor();
    line.click();
    assertThat(page.locator("move-list [data-node='3']")).hasAttribute("aria-current", "true");
    assertThat(app.service.get("/api/v1/games/" + id).get("head").asInt()).isEqualTo(2);
  }

  @Test
  void everyLegalSquareOfReversiShowsItsValue() {
    var id = open("reversi", "f5 d6 c3");
    int legal = app.service.get("/api/v1/games/" + id + "/positions/3").get("moves").size();
    assertThat(page.locator("game-board [data-value]")).hasCount(legal);
    var square = page.locator("game-board [data-value]").first().getAttribute("data-value");
    assertThat(page.locator("game-board [data-cell='" + square + "']"))
        .hasAttribute("aria-label", Pattern.compile(".*score [+-]?\\d.*"));
  }

  @Test
  void piecesInDangerAreMarked() {
    open("checkers", "9-14 22-18");
    assertThat(page.locator("game-board [data-endangered='14']")).hasCount(1);
    assertThat(page.locator("game-board [data-endangered]")).hasCount(1);
    assertThat(page.locator("game-board [data-cell='14']"))
        .hasAttribute("aria-label", Pattern.compile(".*can be captured.*"));
  }

  @Test
  void aBadMoveIsRefutedOnTheBoard() {
    open("checkers", "9-14");
    page.locator("why-panel select").selectOption("23-18");
    page.locator("why-panel .ask button").first().click();
    var answer = page.locator("why-panel .answer");
    assertThat(answer).isVisible();
    assertThat(answer.locator(".sentence")).not().isEmpty();
    answer.locator("[data-step=on]").click();
    assertThat(page.locator("status-line")).containsText("Move 1 of");
    assertThat(page.locator("game-board [data-cell='18']"))
        .hasAttribute("aria-label", Pattern.compile("18, white man.*"));
    answer.locator("[data-step=on]").click();
    assertThat(page.locator("game-board [data-cell='23']"))
        .hasAttribute("aria-label", Pattern.compile("23, black man.*"));
    answer.locator("[data-step=end]").click();
    assertThat(page.locator("game-board [data-cell='23']"))
        .hasAttribute("aria-label", Pattern.compile("23, white man.*"));
  }

  @Test
  void aMoveOnTheBoardCanBeAQuestion() {
    var id = open("reversi", "f5");
    page.locator("why-panel .ask button").last().click();
    page.locator("game-board [data-cell='f6']").click();
    assertThat(page.locator("why-panel .verdict")).containsText("f6");
    assertThat(app.service.text("/api/v1/games/" + id + "/text")).isEqualTo("f5");
  }

  @Test
  void aReviewFindsTheBlunderAndAsksForABetterMove() {
    open("checkers", WITH_A_BLUNDER);
    Keyboard.press(page, "[data-review=start]");
    assertThat(page.locator("review-panel li.blunder button[data-node='9']")).isVisible();
    assertThat(page.locator("review-panel [data-review=start]")).isVisible();

    // Kept with the game.
    page.reload();
    assertThat(page.locator("review-graph [data-mistake='9']")).isVisible();

    Keyboard.press(page, "[data-learn='0']");
    var verdict = page.locator("review-panel [data-verdict]");
    for (int question = 0; question < 12; question++) {
      var asked = page.locator("review-panel .lesson strong").textContent();
      if (asked.contains("15-18")) {
        break;
      }
      Keyboard.press(page, "[data-lesson=next]");
    }
    assertThat(page.locator("move-list [data-node='8']")).hasAttribute("aria-current", "true");
    type("15-18");
    assertThat(verdict).hasAttribute("data-verdict", "wrong");
    Keyboard.press(page, "[data-lesson=show]");
    var solution = Pattern.compile("The best move was (\\S+)\\.");
    assertThat(verdict).containsText(solution);
    var text = solution.matcher(verdict.textContent());
    assertThat(text.find()).isTrue();
    type(text.group(1));
    assertThat(verdict).hasAttribute("data-verdict", "right");
    Keyboard.press(page, "[data-lesson=end]");
    assertThat(page.locator("review-panel ul")).isVisible();
  }

  @Test
  void aPastedGameIsAnalysedAndReviewedByKeyboardAlone() {
    page.navigate("/analyse");
    Keyboard.pick(page, "way", "records");
    Keyboard.write(
        page,
        "textarea",
        "[Black \"One\"]\n1. 11-15 23-19 *\n\n[Black \"Two\"]\n1. %s *".formatted(WITH_A_BLUNDER));
    Keyboard.press(page, "form button.main");
    page.locator("records-panel .open").first().waitFor();
    Keyboard.press(page, ".open[data-number='2']");
    assertThat(page.locator("analysis-page .players")).containsText("Two");
    assertThat(panel(".lines li").first()).isVisible();
    Keyboard.press(page, "[data-review=start]");
    assertThat(page.locator("review-graph [data-mistake='9']")).isVisible();
  }

  @Test
  void twoSearchesAreComparedDepthByDepth() {
    open("quoridor", "e2 e8 e3 e7");
    Keyboard.press(page, "summary.compare");
    Keyboard.press(page, "[data-race=start]");
    var summary = page.locator("race-panel [data-summary]");
    assertThat(summary).isVisible();
    assertThat(page.locator("race-panel [data-race=start]")).isVisible();
    assertThat(page.locator("race-panel tbody tr").first()).containsText("1");
  }

  @Test
  void theEvaluationIsSplitIntoItsTerms() {
    open("quoridor", "e2 e8 d3h");
    Pages.unfold(page.locator("details:has(position-terms)"));
    assertThat(page.locator("position-terms .terms tbody tr")).not().hasCount(0);
    assertThat(page.locator("position-terms .priorities tbody tr")).hasCount(12);
  }

  /// The corner region of a model, not the disc in a corner of the hand-made evaluator.
  @Test
  void theTermsOfAModelHaveTheNamesOfItsInputs() {
    var terms =
        """
        {"side": 0, "priorities": [], "marks": [], "terms": [
          {"name": "input.corner", "raw": 16, "weight": 0.2, "contribution": 3.2},
          {"name": "input.mobility", "raw": 2, "weight": -1, "contribution": -2},
          {"name": "input.base", "raw": 1, "weight": 0.5, "contribution": 0.5}]}
        """;
    page.route(
        "**/explanation*",
        route ->
            route.fulfill(new FulfillOptions().setContentType("application/json").setBody(terms)));
    open("reversi", "f5 d6 c3");
    Pages.unfold(page.locator("details:has(position-terms)"));
    var names = page.locator("position-terms .terms tbody th");
    assertThat(names).hasText(new String[] {"corner regions", "mobility", "starting value"});
    Pages.setLanguage(page, "ja");
    assertThat(names).hasText(new String[] {"隅の周辺", "着手可能数", "基準値"});
    Pages.saveScreenshot(page, "terms-of-a-model");
  }

  @Test
  void aGameIsAnalysedByKeyboardAlone() {
    open("reversi", "f5 d6 c3");
    page.locator("main").focus();
    page.keyboard().press("e");
    assertThat(panel("[data-engine]")).hasAttribute("aria-pressed", "false");
    page.keyboard().press("Home");
    assertThat(page.locator("move-list [data-node='0']")).hasAttribute("aria-current", "true");
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("move-list [data-node='1']")).hasAttribute("aria-current", "true");
    page.locator("why-panel select").focus();
    page.keyboard().press("Tab");
    page.keyboard().press("Enter");
    assertThat(page.locator("why-panel .answer")).isVisible();
  }
}
