package dev.secateur.trees.draw;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// Several pictures below each other in one picture, each with lines of text above it.
public final class PictureStack {

  private static final Pattern SIZE = Pattern.compile("width=\"([0-9.]+)\" height=\"([0-9.]+)\"");
  private static final int LINE = 20;
  private static final int MARGIN = 16;

  /// A picture made by [SvgDrawing] and the lines of text above it.
  public record TitledPicture(List<String> lines, String svg) {
    public TitledPicture {
      lines = List.copyOf(lines);
    }
  }

  private PictureStack() {}

  public static String svg(
      String title, String language, List<TitledPicture> entries, DrawingTheme theme) {
    double width = 0;
    double y = 0;
    var inside = new StringBuilder();
    for (int i = 0; i < entries.size(); i++) {
      var entry = entries.get(i);
      for (String line : entry.lines()) {
        y += LINE;
        width = Math.max(width, DrawingLayout.textWidth(line, 14));
        inside.append(
            String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%.0f\" font-size=\"14\">%s</text>\n",
                MARGIN,
                y,
                escape(line)));
      }
      var size = SIZE.matcher(entry.svg());
      if (!size.find()) {
        throw new IllegalArgumentException("the picture has no size");
      }
      inside.append(
          numbered(entry.svg(), i + 1)
              .replaceFirst(
                  "<svg ", String.format(Locale.ROOT, "<svg x=\"0\" y=\"%.0f\" ", y + LINE / 2.0)));
      y += Double.parseDouble(size.group(2)) + LINE;
      width = Math.max(width, Double.parseDouble(size.group(1)));
    }
    return String.format(
        Locale.ROOT,
        """
        <svg xmlns="http://www.w3.org/2000/svg" class="tree" lang="%1$s" width="%2$.0f" \
        height="%3$.0f" viewBox="0 0 %2$.0f %3$.0f">
        <title>%4$s</title>
        <style>
        %5$s</style>
        <rect class="page" width="100%%" height="100%%"/>
        %6$s</svg>
        """,
        language,
        width + 2 * MARGIN,
        y + MARGIN,
        escape(title),
        theme.style(),
        inside);
  }

  /// Makes the ids of a picture unique in a document with several pictures.
  public static String numbered(String picture, int number) {
    return picture
        .replace("tree-title", "tree-title-" + number)
        .replace("tree-description", "tree-description-" + number);
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }
}
