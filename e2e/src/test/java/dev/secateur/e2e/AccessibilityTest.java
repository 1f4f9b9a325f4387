package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The rules of WCAG 2.1 AA that a program can check, on every page in every theme; high contrast
/// is looked at in a full run.
class AccessibilityTest {

  private static final List<String> RULES = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa");
  private static final List<String> RULES_OF_COLOUR = List.of("color-contrast");

  private final App app = App.shared();

  @Test
  void axeFindsNothingOnAnyPage() {
    assertThat(
            faults(
                page -> {
                  Pages.dress(page, "light");
                  var found = violations(new AxeBuilder(page).withTags(RULES));
                  return Stream.concat(found, inColours(page, "dark"));
                }))
        .isEmpty();
  }

  @Tag("long")
  @Test
  void axeFindsNothingInHighContrast() {
    assertThat(faults(page -> inColours(page, "contrast"))).isEmpty();
  }

  private List<String> faults(Function<Page, Stream<String>> look) {
    var found = new ArrayList<String>();
    try (var visit = app.visit().expecting(Visit.REFUSAL)) {
      for (var stop : new Tour(app.service).stops().entrySet()) {
        stop.getValue().accept(visit.page);
        look.apply(visit.page).forEach(fault -> found.add(stop.getKey() + ": " + fault));
      }
    }
    return found;
  }

  /// A theme is nothing but colours, so the other rules are asked once.
  private static Stream<String> inColours(Page page, String theme) {
    Pages.dress(page, theme);
    return violations(new AxeBuilder(page).withRules(RULES_OF_COLOUR))
        .map(fault -> theme + ": " + fault);
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
