package dev.secateur.lab.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// A self-contained page: a heading with the result in a sentence, then sections.
final class ReportPage {

  private static final String STYLE = "report.css";

  private final StringBuilder page = new StringBuilder();

  /// @param verdict the result in a sentence
  /// @param meta what was measured, and when
  ReportPage(String game, String title, String verdict, String meta) {
    page.append(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>%s: %s</title>
        <style>
        %s</style>
        </head>
        <body>
        <main>
        <header>
        <p class="game">%s</p>
        <h1>%s</h1>
        <p class="verdict">%s</p>
        <p class="meta">%s</p>
        </header>
        """
            .formatted(
                Html.escape(title),
                Html.escape(game),
                style(),
                Html.escape(game),
                Html.escape(title),
                Html.escape(verdict),
                Html.escape(meta)));
  }

  private static String style() {
    try (var stream = Objects.requireNonNull(ReportPage.class.getResourceAsStream(STYLE), STYLE)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// @param content HTML
  void section(String heading, String content) {
    page.append("<section>\n<h2>").append(Html.escape(heading)).append("</h2>\n");
    page.append(content).append("</section>\n");
  }

  /// The whole page.
  String html() {
    return page + "</main>\n</body>\n</html>\n";
  }
}
