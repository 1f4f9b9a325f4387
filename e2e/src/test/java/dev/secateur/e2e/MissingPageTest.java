package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Unknown addresses show a message and have an error status.
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
}
