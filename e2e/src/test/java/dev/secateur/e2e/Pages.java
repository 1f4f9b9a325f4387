package dev.secateur.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.nio.file.Path;

/// What can be done to any page from outside, quicker than by loading it anew.
final class Pages {

  private static final Path SCREENSHOTS = Path.of("target", "screenshots");
  private static final String SPEAK =
      "async (language) => (await import('/lib/messages.js')).loadLanguage(language)";

  private Pages() {}

  /// Puts a theme on, as the settings do it.
  static void dress(Page page, String theme) {
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme);
  }

  /// Changes the language, as the settings do it.
  static void speak(Page page, String language) {
    page.evaluate(SPEAK, language);
    page.locator("html[lang='" + language + "']").waitFor();
  }

  static void unfold(Locator details) {
    details.evaluateAll("all => all.forEach((one) => { one.open = true; })");
  }

  /// Keeps the look of the whole page for a person who asked for it by `-Dscreenshots=true`:
  /// hundreds of pictures take minutes.
  static void keep(Page page, String name) {
    if (!Boolean.getBoolean("screenshots")) {
      return;
    }
    page.screenshot(
        new ScreenshotOptions().setFullPage(true).setPath(SCREENSHOTS.resolve(name + ".png")));
  }
}
