package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Screenshots of every page in three widths, light and dark, in `target/screenshots`, for a person
/// to look at.
class ScreenshotsTest {

  private static final List<Integer> WIDTHS = List.of(360, 820, 1600);
  private static final int HEIGHT = 900;
  private static final String TOO_WIDE =
      "() => document.documentElement.scrollWidth > document.documentElement.clientWidth";

  private final App app = App.shared();

  @Test
  @Tag("long")
  void noPageScrollsSidewaysAtAnyWidth() {
    var found = new ArrayList<String>();
    try (var visit = app.visit().expecting(Visit.CLIENT_ERROR)) {
      for (var stop : new AllPages(app.service).openers().entrySet()) {
        visit.page.setViewportSize(WIDTHS.getLast(), HEIGHT);
        stop.getValue().accept(visit.page);
        for (int width : WIDTHS) {
          visit.page.setViewportSize(width, HEIGHT);
          var name = "%s-%d".formatted(stop.getKey(), width);
          if ((Boolean) visit.page.evaluate(TOO_WIDE)) {
            found.add(name);
          }
          for (var theme : List.of("light", "dark")) {
            Pages.setTheme(visit.page, theme);
            Pages.saveScreenshot(visit.page, name + "-" + theme);
          }
        }
      }
    }
    assertThat(found).isEmpty();
  }
}
