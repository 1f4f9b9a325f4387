package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/// The sources of the page: types, templates, and nothing that is not used.
class PageSourcesTest {

  /// A folder of classes that an older build has left behind would hide what these tests are about.
  @Test
  void thePageIsOnTheClassPathOnce() throws IOException {
    var found = getClass().getClassLoader().getResources("web/index.html");
    assertThat(Collections.list(found)).hasSize(1);
  }

  @Test
  void thePageIsWellTypedAndHasNothingUnused() {
    assertThat(String.join("\n", PageCheck.ofThePage().problems())).isEmpty();
  }

  /// A page that has each kind of mistake once.
  @Test
  void everyKindOfMistakeIsFoundWhereItIs() {
    var page = Path.of("src/test/resources/broken-page").toAbsolutePath();
    assertThat(PageCheck.of(page.resolve("tsconfig.json"), page).problems())
        .containsExactlyInAnyOrder(
            Sources.read(page.resolve("problems.txt")).lines().toArray(String[]::new));
  }
}
