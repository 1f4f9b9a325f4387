package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class BrowserTest {

  @Test
  void aBrowserIsOpenedOnlyWithADisplay() {
    assertThat(Browser.opener("linux", Map.of())).isEmpty();
    assertThat(Browser.opener("linux", Map.of("DISPLAY", ":0"))).containsExactly("xdg-open");
    assertThat(Browser.opener("linux", Map.of("WAYLAND_DISPLAY", "wayland-0"))).isNotEmpty();
    assertThat(Browser.opener("mac os x", Map.of())).containsExactly("open");
  }
}
