package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Every page on a phone of 360 pixels: all of it fits, and all of it is translated. A quick run
/// looks at each page in two languages, a full one in all.
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

  /// @param languages asked at each page
  private void assertFit(Supplier<List<String>> languages) {
    var found = new ArrayList<String>();
    try (var visit = app.visit(Visit.phone()).expecting(Visit.REFUSAL)) {
      for (var stop : new Tour(app.service).stops().entrySet()) {
        stop.getValue().accept(visit.page);
        for (var language : languages.get()) {
          Pages.speak(visit.page, language);
          var name = "%s-%s".formatted(stop.getKey(), language);
          faults(visit.page).forEach(fault -> found.add(name + ": " + fault));
          Pages.keep(visit.page, "phone-" + name);
        }
        Pages.speak(visit.page, "en");
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
    Words.rawKeys(page).forEach(key -> faults.add("the key %s is shown".formatted(key)));
    return faults;
  }
}
