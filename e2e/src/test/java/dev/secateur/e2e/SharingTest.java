package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A game is exported as a link, as moves or as a position, and imported from each.
class SharingTest {

  private static final String MOVES = "f5 d6 (f6 e6) c3 d3";

  private final App app = App.shared();
  private Visit visit;
  private PlayedGame game;

  @BeforeEach
  void openBrowser() {
    visit = app.visit(Visit.desktop().setPermissions(List.of("clipboard-read", "clipboard-write")));
    game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE, MOVES));
    visit.page.locator("section.moves summary").last().click();
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  @Test
  void aLinkOpensTheWholeTreeInAnotherBrowser() {
    var link = copied(0);
    assertThat(link).startsWith(app.service.address + "/#");
    try (var friend = app.visit()) {
      friend.page.navigate(link);
      friend.page.locator("shared-game button.main").click();
      var same = PlayedGame.on(app.service, friend.page);
      assertThat(same.id).isNotEqualTo(game.id);
      assertThat(same.text()).isEqualTo(MOVES);
      assertThat(friend.page.locator("move-list .variation")).containsText("e6");
    }
  }

  @Test
  void anIncompleteLinkIsExplained() {
    try (var friend = app.visit().expecting(Visit.CLIENT_ERROR)) {
      friend.page.navigate("/#game=reversi&moves=f5+d6+z");
      friend.page.locator("shared-game button.main").click();
      assertThat(friend.page.locator("shared-game [role=alert]")).containsText("\"z\"");
    }
  }

  @Test
  void copiedMovesCanBePastedBack() {
    var moves = copied(1);
    assertThat(moves.strip()).isEqualTo(MOVES);
    var pasted = paste(moves);
    assertThat(pasted.text()).isEqualTo(MOVES);
    assertThat(pasted.game().get("players")).isEqualTo(game.game().get("players"));
  }

  @Test
  void aCopiedPositionCanBePastedBack() {
    var position = copied(2);
    assertThat(position).isEqualTo(game.position(game.head()).get("position").asString());
    var pasted = paste(position);
    assertThat(pasted.position(0).get("position").asString()).isEqualTo(position);
    assertThat(pasted.game().get("nodes")).hasSize(1);
  }

  @Test
  void aDownloadedGameIsRecognisedWhenItIsImported() throws IOException {
    visit.page.locator("share-panel #format").selectOption("sgf");
    var download =
        visit.page.waitForDownload(() -> visit.page.locator("share-panel a[download]").click());
    assertThat(download.suggestedFilename()).isEqualTo("secateur-" + game.id + ".sgf");
    assertThat(Files.readString(download.path())).startsWith("(;FF[4]GM[2]").contains(";B[f5]");
    try (var friend = app.visit()) {
      friend.page.navigate("/games");
      friend.page.locator("games-page .head input[type=file]").setInputFiles(download.path());
      assertThat(friend.page.locator("games-page .report"))
          .containsText("1 game was already saved.");
    }
  }

  @Test
  void anInvalidTextStaysInTheDialogWithTheReason() {
    visit.expecting(Visit.CLIENT_ERROR);
    visit.page.locator("share-panel .buttons").first().locator("button").nth(3).click();
    var dialog = visit.page.locator("paste-dialog");
    dialog.locator("textarea").fill("f5 nonsense");
    dialog.locator("button.main").click();
    assertThat(dialog.locator("[role=alert]")).containsText("\"nonsense\"");
    assertThat(dialog.locator("textarea")).hasValue("f5 nonsense");
  }

  @Test
  void theNewGameFormAcceptsAPastedText() {
    var home = new HomePage(visit.page).open();
    var form = home.options("reversi");
    form.locator("details summary").last().click();
    form.locator("#text").fill(MOVES);
    form.locator("input[value=people]").check();
    home.start().click();
    assertThat(PlayedGame.on(app.service, visit.page).text()).isEqualTo(MOVES);
  }

  /// Presses a button of the panel and reads the clipboard.
  private String copied(int button) {
    visit.page.locator("share-panel .buttons").first().locator("button").nth(button).click();
    assertThat(visit.page.locator("toast-stack .toast")).isVisible();
    return (String) visit.page.evaluate("() => navigator.clipboard.readText()");
  }

  private PlayedGame paste(String text) {
    visit.page.locator("share-panel .buttons").first().locator("button").nth(3).click();
    var dialog = visit.page.locator("paste-dialog");
    dialog.locator("textarea").fill(text);
    dialog.locator("button.main").click();
    visit.page.waitForURL(address -> !address.endsWith(game.id));
    return PlayedGame.on(app.service, visit.page);
  }
}
