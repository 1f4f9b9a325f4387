package dev.secateur.lab;

import dev.secateur.lab.Ablation.AblationRow;
import java.util.List;
import java.util.Locale;

/// A bar chart of an ablation: the nodes of each configuration divided by those of the standard
/// one. The scale is logarithmic, because a technique can be worth five per cent or a factor of
/// fifty.
public final class AblationChart {

  private static final int ROW = 22;
  private static final int LABELS = 240;
  private static final int BARS = 420;
  private static final int TOP = 46;

  private AblationChart() {}

  public static String svg(String title, List<AblationRow> rows) {
    double standard = Math.max(1, rows.getFirst().nodes());
    double min = 1;
    double max = 2;
    for (AblationRow row : rows) {
      min = Math.min(min, row.nodes() / standard);
      max = Math.max(max, row.nodes() / standard);
    }
    double range = Math.log(max / min);
    double one = LABELS + BARS * Math.log(1 / min) / range;
    int height = TOP + ROW * rows.size() + 12;
    var svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" \
        font-size="12" role="img" aria-label="%s">
        <rect width="100%%" height="100%%" fill="#ffffff"/>
        <text x="12" y="22" font-size="15">%s</text>
        <text x="12" y="38" fill="#555555">nodes against the standard, on a logarithmic scale; right of the line: more</text>
        """
            .formatted(LABELS + BARS + 110, height, escape(title), escape(title)));
    for (int i = 0; i < rows.size(); i++) {
      double ratio = rows.get(i).nodes() / standard;
      double end = LABELS + BARS * Math.log(ratio / min) / range;
      double from = Math.min(one, end);
      int y = TOP + ROW * i;
      svg.append(
          String.format(
              Locale.ROOT,
              """
              <text x="%d" y="%d" text-anchor="end">%s</text>
              <rect x="%.1f" y="%d" width="%.1f" height="14" fill="%s"/>
              <text x="%.1f" y="%d">%.2f</text>
              """,
              LABELS - 8,
              y + 12,
              escape(rows.get(i).name()),
              from,
              y + 1,
              Math.max(1, Math.abs(end - one)),
              ratio >= 1 ? "#b3541e" : "#2f6f4f",
              Math.max(one, end) + 6,
              y + 12,
              ratio));
    }
    svg.append(
        String.format(
            Locale.ROOT,
            "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#222222\"/>\n</svg>\n",
            one,
            TOP - 4,
            one,
            height - 8));
    return svg.toString();
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }
}
