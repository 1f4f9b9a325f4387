package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Response;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Addresses that lead nowhere are answered in words, and as errors.
class MissingPageTest {

  private final App app = App.shared();
  private Visit visit;

  @BeforeEach
  void arrive() {
    visit = app.visit().expecting(Visit.REFUSAL).expecting("WebSocket connection to ");
  }

  @AfterEach
  void leave() {
    visit.close();
  }

  @Test
  void aMistypedAddressSaysSo() {
    Response answer = Objects.requireNonNull(visit.page.navigate("/nowhere"));
    assertThat(answer.status()).isEqualTo(404);
    assertThat(visit.page.locator("main h1")).hasText("Page not found");
  }

  @Test
  void aGameThatIsGoneSaysSo() {
    visit.page.navigate("/play/AAAAAAAAAAAAAAAAAAAAAA");
    assertThat(visit.page.locator("main h1")).hasText("Game not found");
  }
}
