package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.WebSocketRoute;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Two pages of one game, and lost connections.
class TwoPagesTest {

  private final App app = App.shared();

  @Test
  void twoPagesOfOneGameShowTheSameMoves() {
    try (var here = app.visit();
        var there = app.visit(Visit.phone())) {
      var id = app.service.create("reversi", Service.TWO_PEOPLE);
      var game = here.open(id);
      var same = there.open(id);
      game.cell("f5").click();
      same.awaitShown(1);
      same.cell("d6").tap();
      game.awaitShown(2);
      game.action("take-back").click();
      same.awaitShown(1);
      game.awaitShown(1);
      assertThat(game.text()).isEqualTo("f5 d6");
    }
  }

  /// A new move does not change the position of a page that shows an older one.
  @Test
  void aPageThatShowsAnOldMoveStaysThere() {
    try (var here = app.visit();
        var there = app.visit()) {
      var id = app.service.create("reversi", Service.TWO_PEOPLE, "f5 d6");
      var game = here.open(id);
      var same = there.open(id);
      same.move(1).click();
      same.awaitShown(1);
      game.cell("c3").click();
      game.awaitShown(3);
      assertThat(same.move(3)).isVisible();
      same.awaitShown(1);
    }
  }

  @Test
  void afterALostConnectionThePageReconnectsAndCatchesUp() {
    try (var here = app.visit();
        var there = app.visit()) {
      here.expecting("WebSocket connection to ")
          .expecting("Failed to load resource: net::ERR_INTERNET_DISCONNECTED");
      var id = app.service.create("reversi", Service.TWO_PEOPLE);
      var game = here.open(id);
      var same = there.open(id);
      here.context.setOffline(true);
      assertThat(here.page.locator("connection-banner .banner"))
          .containsText("The server does not answer");
      same.cell("f5").click();
      same.awaitShown(1);
      same.cell("d6").click();
      same.awaitShown(2);
      here.context.setOffline(false);
      assertThat(here.page.locator("connection-banner .banner")).hasCount(0);
      game.awaitShown(2);
      game.cell("c3").click();
      same.awaitShown(3);
    }
  }

  /// The next change shows the page that one is missing.
  @Test
  void aPageThatMissesAChangeReadsTheWholeGame() {
    try (var here = app.visit();
        var there = app.visit()) {
      var isLost = new AtomicBoolean();
      here.page.routeWebSocket(Pattern.compile(".*/live"), route -> loseFirstChange(route, isLost));
      var id = app.service.create("reversi", Service.TWO_PEOPLE);
      var game = here.open(id);
      var same = there.open(id);
      same.cell("f5").click();
      same.awaitShown(1);
      same.cell("d6").click();
      game.awaitShown(2);
      assertThat(isLost).isTrue();
      assertThat(game.move(1)).isVisible();
    }
  }

  private static void loseFirstChange(WebSocketRoute route, AtomicBoolean isLost) {
    route
        .connectToServer()
        .onMessage(
            frame -> {
              boolean isChange = frame.text().startsWith("{\"type\":\"change\"");
              if (!isChange || !isLost.compareAndSet(false, true)) {
                route.send(frame.text());
              }
            });
  }

  @Test
  void aMoveMadeOfflineIsSentAfterReconnecting() {
    try (var visit = app.visit()) {
      visit
          .expecting("WebSocket connection to ")
          .expecting("Failed to load resource: net::ERR_INTERNET_DISCONNECTED");
      var game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE));
      visit.context.setOffline(true);
      game.cell("f5").click();
      assertThat(visit.page.locator("connection-banner")).containsText("The move f5");
      assertThat(game.head()).isZero();
      visit.context.setOffline(false);
      game.awaitShown(1);
      assertThat(game.text()).isEqualTo("f5");
      assertThat(visit.page.locator("connection-banner .banner")).hasCount(0);
    }
  }
}
