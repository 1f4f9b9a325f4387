package dev.secateur.lab.report;

import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// Columns side by side as an SVG that takes its colours from the page.
final class ColumnChart {

  private static final int HEIGHT = 280;
  private static final int TOP = 24;
  private static final int BOTTOM = 52;

  /// The most columns whose labels fit side by side.
  private static final int MOST_LABELS = 12;

  private ColumnChart() {}

  /// @param label says in words what there is to see
  /// @param names below the columns
  /// @param counts how high the columns are
  /// @param title what is below the columns
  static String svg(String label, List<String> names, List<Integer> counts, String title) {
    double most = Math.max(1, Collections.max(counts));
    double width = Svg.WIDTH / (double) counts.size();
    int each = (names.size() + MOST_LABELS - 1) / MOST_LABELS;
    var svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n",
            Svg.WIDTH,
            HEIGHT,
            Html.escape(label)));
    for (int i = 0; i < counts.size(); i++) {
      double height = (HEIGHT - TOP - BOTTOM) * counts.get(i) / most;
      double middle = (i + 0.5) * width;
      svg.append(
          String.format(
              Locale.ROOT,
              """
              <rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" fill="var(--c%d)"/>
              <text x="%.1f" y="%.1f" text-anchor="middle">%d</text>
              """,
              middle - 0.4 * width,
              HEIGHT - BOTTOM - height,
              0.8 * width,
              height,
              i == 0 ? 0 : 1,
              middle,
              HEIGHT - BOTTOM - height - 6,
              counts.get(i)));
      if (i % each == 0) {
        svg.append(
            String.format(
                Locale.ROOT,
                "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
                middle,
                HEIGHT - BOTTOM + 18,
                Html.escape(names.get(i))));
      }
    }
    svg.append(
        String.format(
            Locale.ROOT,
            """
            <line class="zero" x1="0" x2="%d" y1="%d" y2="%d"/>
            <text x="%d" y="%d" text-anchor="end">%s</text>
            </svg>
            """,
            Svg.WIDTH,
            HEIGHT - BOTTOM,
            HEIGHT - BOTTOM,
            Svg.WIDTH,
            HEIGHT - 10,
            Html.escape(title)));
    return svg.toString();
  }
}
