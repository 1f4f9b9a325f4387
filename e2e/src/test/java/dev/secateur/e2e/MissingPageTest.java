package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Unknown addresses show a message and have an error status. A page that cannot be loaded says so.
class MissingPageTest {

  private final App app = App.shared();
  private Visit visit;

  @BeforeEach
  void openBrowser() {
    visit = app.visit().expecting(Visit.CLIENT_ERROR).expecting("WebSocket connection to ");
  }

  @AfterEach
  void closeBrowser() {
    visit.close();
  }

  @Test
  void anUnknownAddressShowsPageNotFound() {
    Response answer = Objects.requireNonNull(visit.page.navigate("/nowhere"));
    assertThat(answer.status()).isEqualTo(404);
    assertThat(visit.page.locator("main h1")).hasText("Page not found");
  }

  @Test
  void anUnknownGameShowsGameNotFound() {
    visit.page.navigate("/play/AAAAAAAAAAAAAAAAAAAAAA");
    assertThat(visit.page.locator("main h1")).hasText("Game not found");
  }

  @Test
  void aPageThatCannotBeLoadedSaysSoAndCanBeTriedAgain() {
    visit.expecting("Failed to load resource: net::ERR_FAILED");
    visit.page.navigate("/");
    visit.page.route("**/lab-page.js", Route::abort);
    visit.page.locator("nav a[href='/lab']").click();
    assertThat(visit.page.locator("main [role=alert]")).containsText("does not answer");
    visit.page.locator("nav a[href='/about']").click();
    assertThat(visit.page.locator("main h1")).hasText("About Secateur");
    visit.page.goBack();
    assertThat(visit.page.locator("main [role=alert]")).isVisible();
    visit.page.unroute("**/lab-page.js");
    visit.page.locator("main [role=alert] button").click();
    assertThat(visit.page.locator("main lab-page h1")).isVisible();
  }
}
