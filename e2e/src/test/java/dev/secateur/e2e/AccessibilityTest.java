package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The rules of WCAG 2.1 AA that a program can check, on every page in every theme.
class AccessibilityTest {

  private static final List<String> RULES = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa");
  private static final List<String> RULES_OF_COLOUR = List.of("color-contrast");

  private final App app = App.shared();

  @Test
  void axeFindsNothingOnAnyPageInAnyTheme() {
    var found = new ArrayList<String>();
    try (var visit = app.visit().expecting(Visit.REFUSAL)) {
      for (var stop : new Tour(app.service).stops().entrySet()) {
        stop.getValue().accept(visit.page);
        inAllThemes(visit.page).forEach(fault -> found.add(stop.getKey() + ": " + fault));
      }
    }
    assertThat(found).isEmpty();
  }

  /// A theme is nothing but colours, so the other rules are asked once.
  private static List<String> inAllThemes(Page page) {
    var found = new ArrayList<String>();
    Pages.dress(page, "light");
    violations(new AxeBuilder(page).withTags(RULES)).forEach(found::add);
    for (var theme : List.of("dark", "contrast")) {
      Pages.dress(page, theme);
      violations(new AxeBuilder(page).withRules(RULES_OF_COLOUR))
          .forEach(fault -> found.add(theme + ": " + fault));
    }
    return found;
  }

  private static Stream<String> violations(AxeBuilder axe) {
    return axe.setLegacyMode(true).analyze().getViolations().stream()
        .flatMap(
            rule ->
                rule.getNodes().stream()
                    .map(
                        node ->
                            "%s at %s: %s"
                                .formatted(rule.getId(), node.getTarget(), node.getHtml())));
  }
}
