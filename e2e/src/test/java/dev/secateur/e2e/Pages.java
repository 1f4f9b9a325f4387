package dev.secateur.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;

/// Changes an open page by scripts, which is faster than loading it again.
final class Pages {

  private static final Path SCREENSHOTS = Path.of("target", "screenshots");
  private static final String LOAD_LANGUAGE =
      "async (language) => (await %s).loadLanguage(language)"
          .formatted(importing("lib/messages.js"));

  private Pages() {}

  /// A JavaScript expression that imports a module of the page.
  static String importing(String module) {
    return "import(new URL('%s', document.querySelector('script[type=module]').src))"
        .formatted(module);
  }

  /// Sets the theme, as the settings page does.
  static void setTheme(Page page, String theme) {
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
  }

  /// Sets the language, as the settings page does.
  static void setLanguage(Page page, String language) {
    page.evaluate(LOAD_LANGUAGE, language);
    page.locator("html[lang='" + language + "']").waitFor();
  }

  static void unfold(Locator details) {
    details.evaluateAll("all => all.forEach((one) => { one.open = true; })");
  }

  /// Saves a screenshot of the whole page, only with `-Dscreenshots=true`, because hundreds of
  /// pictures take minutes.
  static void saveScreenshot(Page page, String name) {
    if (!Boolean.getBoolean("screenshots")) {
      return;
    }
    page.screenshot(
        new ScreenshotOptions().setFullPage(true).setPath(SCREENSHOTS.resolve(name + ".png")));
  }
}
