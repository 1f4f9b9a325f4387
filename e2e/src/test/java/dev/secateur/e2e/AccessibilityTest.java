package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Checks every page with axe, by the rules of WCAG 2.1 AA: in the light or dark theme, in a full
/// run in every theme.
class AccessibilityTest {

  private static final List<String> RULES = List.of("wcag2a", "wcag2aa", "wcag21a", "wcag21aa");
  private static final List<String> THEMES = List.of("light", "dark", "contrast");
  private static final List<String> RULES_OF_COLOUR = List.of("color-contrast");

  private final App app = App.shared();

  @Test
  void axeFindsNothingOnAnyPage() {
    var isDark = new AtomicBoolean();
    assertThat(
            faults(
                page -> {
                  boolean dark = isDark.get();
                  isDark.set(!dark);
                  Pages.setTheme(page, dark ? "dark" : "light");
                  return violations(axe(page).withTags(RULES));
                }))
        .isEmpty();
  }

  @Tag("long")
  @Test
  void axeFindsNothingInAnyTheme() {
    assertThat(faults(page -> THEMES.stream().flatMap(theme -> inColours(page, theme)))).isEmpty();
  }

  private List<String> faults(Function<Page, Stream<String>> look) {
    var found = new ArrayList<String>();
    try (var visit = app.visit().expecting(Visit.CLIENT_ERROR)) {
      for (var stop : new AllPages(app.service).openers().entrySet()) {
        stop.getValue().accept(visit.page);
        look.apply(visit.page).forEach(fault -> found.add(stop.getKey() + ": " + fault));
      }
    }
    return found;
  }

  /// A theme changes only colours, so the other rules are checked once.
  private static Stream<String> inColours(Page page, String theme) {
    Pages.setTheme(page, theme);
    return violations(axe(page).withRules(RULES_OF_COLOUR)).map(fault -> theme + ": " + fault);
  }

  /// Axe, without the long lists of rules that a page keeps.
  private static AxeBuilder axe(Page page) {
    var options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    return new AxeBuilder(page).options(options);
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
