package dev.secateur.lab.report;

import java.util.List;

/// Small pieces of HTML.
final class Html {

  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /// A table that scrolls if it is wider than the screen. The first cell of a row is its heading.
  static String table(String caption, List<String> headings, List<List<String>> rows) {
    var html =
        new StringBuilder("<div class=\"wide\" tabindex=\"0\" role=\"region\" aria-label=\"");
    html.append(escape(caption)).append("\"><table><caption>").append(escape(caption));
    html.append("</caption><thead><tr>");
    headings.forEach(
        heading -> html.append("<th scope=\"col\">").append(escape(heading)).append("</th>"));
    html.append("</tr></thead><tbody>\n");
    for (List<String> row : rows) {
      html.append("<tr><th scope=\"row\">").append(escape(row.getFirst())).append("</th>");
      row.subList(1, row.size())
          .forEach(cell -> html.append("<td>").append(escape(cell)).append("</td>"));
      html.append("</tr>\n");
    }
    return html.append("</tbody></table></div>\n").toString();
  }

  /// A folded block with the exact values of a chart, also for people who cannot see it.
  static String details(String summary, String content) {
    return "<details><summary>%s</summary>%s</details>\n".formatted(escape(summary), content);
  }
}
