package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Games with a clock.
class ClocksTest {

  private final App app = App.shared();

  @Test
  void theClockOfTheSideToMoveRuns() {
    try (var visit = app.visit()) {
      var home = new HomePage(visit.page).open();
      var form = home.options("reversi");
      form.locator("input[name=mode][value=people]").check();
      form.locator("#clock").selectOption("custom");
      HomePage.enter(form.locator("#minutes"), "2.25");
      HomePage.enter(form.locator("#increment"), "2");
      home.start().click();
      var game = PlayedGame.on(app.service, visit.page);
      var clock = game.game().get("clock");
      assertThat(clock.get("initialMs").asInt()).isEqualTo(135_000);
      assertThat(clock.get("incrementMs").asInt()).isEqualTo(2_000);

      // The second player sits at the top.
      var white = visit.page.locator("clock-face .face").first();
      var black = visit.page.locator("clock-face .face").last();
      assertThat(black).hasClass(Pattern.compile("running"));
      assertThat(white).hasText("2:15");
      int before = seconds(black);
      visit.page.waitForCondition(() -> seconds(black) < before);
      game.cell("f5").click();
      game.awaitShown(1);
      assertThat(white).hasClass(Pattern.compile("running"));
      assertThat(black).not().hasClass(Pattern.compile("running"));
      visit.page.waitForCondition(() -> seconds(white) < 135);
    }
  }

  @Test
  void aPlayerWithoutTimeLoses() {
    try (var visit = app.visit()) {
      var body =
          "{\"game\":\"checkers\",\"players\":%s,\"clock\":{\"initialMs\":1500,\"incrementMs\":0}}"
              .formatted(Service.TWO_PEOPLE);
      var game = visit.open(app.service.post("/api/v1/games", body).get("id").asString());
      assertThat(game.status("result")).containsText("White wins");
      assertThat(game.game().get("reason").asString()).isEqualTo("time");
      assertThat(visit.page.locator("clock-face .face").last()).hasText("0:00.0");
      assertThat(game.grid()).hasAttribute("aria-readonly", "true");
    }
  }

  private static int seconds(Locator face) {
    var parts = face.innerText().strip().split(":", -1);
    return 60 * Integer.parseInt(parts[0]) + Integer.parseInt(parts[1]);
  }
}
