package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The sources of the page: types, templates, and nothing that is not used.
class PageSourcesTest {

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
