package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The controls and messages of the game page.
class GamePageTest {

  private static final String ONLY_A_PASS =
      "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOX- X";

  private final App app = App.shared();
  private Visit visit;

  @BeforeEach
  void openBrowser() {
    visit = app.visit();
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  @Test
  void takeBackGivesTheTurnBackAndLosesNothing() {
    var game = open("reversi", Service.AGAINST_LEVEL_1);
    for (int move = 0; move < 2; move++) {
      game.awaitTurn();
      int before = game.head();
      new Mouse().play(game, game.goodMove());
      game.awaitMoveAfter(before);
    }
    game.awaitTurn();
    assertThat(game.head()).isEqualTo(4);
    game.action("take-back").click();
    game.awaitShown(2);
    assertThat(game.head()).isEqualTo(2);
    assertThat(game.game().get("nodes")).hasSize(5);
    assertThat(game.status("turn")).isVisible();
    game.action("take-back").click();
    game.awaitShown(0);
    assertThat(game.head()).isZero();
  }

  @Test
  void aBookMoveIsCalledSoAndHasNoStatistics() {
    var game = open("reversi", Service.AGAINST_LEVEL_1.replace("\"level\":1", "\"level\":9"));
    game.awaitTurn();
    game.cell("f5").click();
    visit.page.waitForCondition(() -> game.head() == 2);
    assertThat(visit.page.locator("engine-panel .state"))
        .hasText("From the opening book, for White");
    assertThat(visit.page.locator("engine-panel dt")).hasText(new String[] {"Score"});
    assertThat(visit.page.locator("engine-panel .line")).containsText("Expected line");
    Pages.unfold(visit.page.locator("details"));
    assertThat(visit.page.locator("search-statistics p").first())
        .hasText("A move of the opening book needs no search.");
    assertThat(visit.page.locator("search-statistics dl")).hasCount(0);
    visit.page.reload();
    assertThat(visit.page.locator("engine-panel .state"))
        .hasText("From the opening book, for White");
  }

  @Test
  void anotherMoveStartsAVariationAndOverwritesNothing() {
    var game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6 c3 d3"));
    game.move(1).click();
    assertThat(game.status("looking")).isVisible();
    game.cell("f6").click();
    game.awaitShown(5);
    assertThat(game.text()).isEqualTo("f5 d6 (f6) c3 d3");
    assertThat(visit.page.locator("move-list .variation")).containsText("f6");
    assertThat(visit.page.locator("move-list .move")).hasCount(6);

    // Switch between the variations, and move along each.
    visit.page.locator("main").focus();
    visit.page.keyboard().press("ArrowUp");
    game.awaitShown(2);
    visit.page.keyboard().press("End");
    game.awaitShown(4);
    visit.page.keyboard().press("ArrowLeft");
    game.awaitShown(3);
    visit.page.keyboard().press("Home");
    game.awaitShown(0);
    visit.page.keyboard().press("ArrowRight");
    game.awaitShown(1);
    visit.page.keyboard().press("ArrowRight");
    game.awaitShown(2);
    visit.page.keyboard().press("ArrowDown");
    game.awaitShown(5);
    assertThat(game.head()).isEqualTo(5);
  }

  @Test
  void aMoveIsNotAddedTwice() {
    var game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6 c3"));
    game.action("first").click();
    game.awaitShown(0);
    game.cell("f5").click();
    game.awaitShown(1);
    assertThat(game.text()).isEqualTo("f5 d6 c3");
  }

  @Test
  void theHintIsShownAndThenPlayed() {
    var game = open("checkers", Service.TWO_PEOPLE);
    game.action("hint").click();
    assertThat(game.status("hint")).isVisible();
    assertThat(visit.page.locator("game-board .hint").first()).isVisible();
    game.status("hint").locator("button.main").click();
    game.awaitShown(1);
  }

  @Test
  void flippingTurnsTheBoardRound() {
    var game = open("reversi", Service.TWO_PEOPLE);
    assertThat(visit.page.locator("game-board [role=gridcell]").first())
        .hasAttribute("data-cell", "a1");
    game.action("flip").click();
    assertThat(visit.page.locator("game-board [role=gridcell]").first())
        .hasAttribute("data-cell", "h8");
  }

  @Test
  void resigningNeedsAConfirmation() {
    var game = open("quoridor", Service.AGAINST_LEVEL_1);
    var dialog = visit.page.locator("confirm-dialog dialog");
    game.action("resign").click();
    assertThat(dialog).isVisible();
    dialog.locator("button:not(.main)").click();
    assertThat(dialog).isHidden();
    assertThat(game.isOver()).isFalse();
    game.action("resign").click();
    dialog.locator("button.main").click();
    assertThat(game.status("result")).containsText("White wins");
    assertThat(game.game().get("reason").asString()).isEqualTo("resignation");
  }

  @Test
  void twoPeopleAgreeOnADraw() {
    var game = open("checkers", Service.TWO_PEOPLE);
    game.action("draw").click();
    assertThat(game.status("result")).containsText("Draw");
  }

  @Test
  void aPassIsAnnouncedAndTakesOneClick() {
    var start = "\"start\":\"%s\"".formatted(ONLY_A_PASS);
    var body = "{\"game\":\"reversi\",\"players\":%s,%s}".formatted(Service.AGAINST_LEVEL_1, start);
    var game = visit.open(app.service.post("/api/v1/games", body).get("id").asString());
    assertThat(game.status("turn")).containsText("Black has no legal move and must pass");
    game.status("turn").locator("button.main").click();
    assertThat(game.status("result")).containsText("White wins");
  }

  @Test
  void anIllegalClickIsExplained() {
    var game = open("reversi", Service.TWO_PEOPLE);
    game.cell("a1").click();
    assertThat(game.status("refused")).containsText("A disc there would flip nothing.");
    game.cell("d4").click();
    assertThat(game.status("refused")).containsText("There is already a disc on this square.");
  }

  @Test
  void anIllegalWallIsExplained() {
    var game = visit.open(app.service.create("quoridor", Service.TWO_PEOPLE, "e3h e7h"));
    visit.page.locator("game-board [data-wall='e3v']").hover();
    assertThat(visit.page.locator("wall-panel .reason")).hasText("The wall would cross e3h.");
    visit.page.locator("game-board [data-wall='e3v']").click();
    assertThat(game.status("refused")).containsText("The wall would cross e3h.");
    assertThat(game.head()).isEqualTo(2);
  }

  @Test
  void aCheckersPieceThatCannotMoveIsExplained() {
    visit.expecting(Visit.CLIENT_ERROR);
    var game = open("checkers", Service.TWO_PEOPLE);
    game.cell("1").click();
    assertThat(game.status("refused")).containsText("The piece on 1 cannot move now.");
  }

  @Test
  void aTypedMoveIsPlayedAndAWrongOneExplained() {
    visit.expecting(Visit.CLIENT_ERROR);
    var game = open("quoridor", Service.TWO_PEOPLE);
    var input = visit.page.locator("typed-move input");
    input.fill("z9");
    input.press("Enter");
    assertThat(game.status("refused")).isVisible();
    assertThat(input).hasValue("z9");
    input.fill("e2");
    input.press("Enter");
    game.awaitShown(1);
    assertThat(input).hasValue("");
  }

  @Test
  void rematchStartsAGameWithTheSameSettings() {
    var game = open("quoridor:size=5,walls=3", Service.AGAINST_LEVEL_1);
    game.action("rematch").click();
    visit.page.waitForURL(address -> !address.endsWith(game.id));
    var next = PlayedGame.on(app.service, visit.page).game();
    assertThat(next.get("game")).isEqualTo(game.game().get("game"));
    assertThat(next.get("players")).isEqualTo(game.game().get("players"));
  }

  private PlayedGame open(String name, String players) {
    return visit.open(app.service.create(name, players));
  }
}
