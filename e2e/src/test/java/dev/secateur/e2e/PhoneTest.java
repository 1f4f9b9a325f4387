package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Every page fits on a phone of 360 pixels and is translated. A quick run checks two languages per
/// page, a full run all.
class PhoneTest {

  private static final List<String> LANGUAGES = List.of("en", "pt-BR", "fr", "ja");
  private static final String TOO_WIDE =
      "() => document.documentElement.scrollWidth - document.documentElement.clientWidth";

  private final App app = App.shared();

  @Test
  void allPagesFit() {
    var turns = new int[1];
    assertFit(
        () -> {
          turns[0]++;
          return turns[0] % 2 == 0 ? LANGUAGES.subList(0, 2) : LANGUAGES.subList(2, 4);
        });
  }

  @Tag("long")
  @Test
  void allPagesFitInAllLanguages() {
    assertFit(() -> LANGUAGES);
  }

  /// @param languages gives the languages of the next page
  private void assertFit(Supplier<List<String>> languages) {
    var found = new ArrayList<String>();
    try (var visit = app.visit(Visit.phone()).expecting(Visit.CLIENT_ERROR)) {
      for (var stop : new AllPages(app.service).openers().entrySet()) {
        stop.getValue().accept(visit.page);
        for (var language : languages.get()) {
          Pages.setLanguage(visit.page, language);
          var name = "%s-%s".formatted(stop.getKey(), language);
          faults(visit.page).forEach(fault -> found.add(name + ": " + fault));
          Pages.saveScreenshot(visit.page, "phone-" + name);
        }
      }
    }
    assertThat(found).isEmpty();
  }

  private static List<String> faults(Page page) {
    var faults = new ArrayList<String>();
    int tooWide = ((Number) page.evaluate(TOO_WIDE)).intValue();
    if (tooWide > 0) {
      faults.add("%d pixels too wide".formatted(tooWide));
    }
    PageTexts.rawKeys(page).forEach(key -> faults.add("the key %s is shown".formatted(key)));
    return faults;
  }
}
