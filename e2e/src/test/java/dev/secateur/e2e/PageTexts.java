package dev.secateur.e2e;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// All texts of a page, also those for screen readers, in all shadow roots.
final class PageTexts {

  private static final String COLLECT =
      """
      () => {
        const texts = [document.title];
        const visit = (node) => {
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
          if (node.nodeType === Node.ELEMENT_NODE) {
            if (['STYLE', 'SCRIPT', 'NOSCRIPT'].includes(node.tagName)) return;
            for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext', 'alt']) {
              if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
            }
            if (node.shadowRoot) visit(node.shadowRoot);
          }
          node.childNodes.forEach(visit);
        };
        visit(document.body);
        return texts.map((text) => text.trim()).filter(Boolean).join('\\n');
      }
      """;
  private static final Pattern DOTTED = Pattern.compile("[a-z]+(?:\\.[a-z0-9-]+)+");

  private PageTexts() {}

  static String of(Page page) {
    return (String) page.evaluate(COLLECT);
  }

  /// Texts that look like a message key instead of a message.
  static List<String> rawKeys(Page page) {
    var namespaces =
        Messages.of("en").keys().stream().map(key -> key.replaceFirst("\\..*", "")).toList();
    return DOTTED
        .matcher(of(page))
        .results()
        .map(MatchResult::group)
        .filter(word -> namespaces.contains(word.replaceFirst("\\..*", "")))
        .toList();
  }
}
