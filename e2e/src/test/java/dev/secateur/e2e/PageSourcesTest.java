package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/// Checks the sources of the page: types, templates, unused code.
class PageSourcesTest {

  /// A second copy, left by an older build, could be served instead of these sources.
  @Test
  void thePageIsOnTheClassPathOnce() throws IOException {
    var found = getClass().getClassLoader().getResources("web/index.html");
    assertThat(Collections.list(found)).hasSize(1);
  }

  @Test
  void thePageIsWellTypedAndHasNothingUnused() {
    assertThat(String.join("\n", PageCheck.ofThePage().problems())).isEmpty();
  }

  /// Here and not with the other tests of messages, so that the page is checked only once.
  @Test
  void noTextIsUnused() {
    var english = Messages.of("en");
    var page = PageCheck.ofThePage().messages();
    var server = ServerKeys.ofThisServer().keys();
    assertThat(english.keys())
        .filteredOn(key -> !page.contains(key) && !server.contains(key))
        .isEmpty();
  }

  /// A page with one error of each kind.
  @Test
  void everyKindOfErrorIsReportedWithItsLine() {
    var page = Path.of("src/test/resources/broken-page").toAbsolutePath();
    assertThat(PageCheck.of(page.resolve("tsconfig.json"), page).problems())
        .containsExactlyInAnyOrder(
            Sources.read(page.resolve("problems.txt")).lines().toArray(String[]::new));
  }
}
