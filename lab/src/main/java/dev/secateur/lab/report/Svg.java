package dev.secateur.lab.report;

import java.util.Locale;

/// A plot with axes as SVG. Its colours come from the page.
final class Svg {

  static final int WIDTH = 720;
  private static final int LEFT = 72;
  private static final int RIGHT = 20;
  private static final int TOP = 12;
  private static final int BOTTOM = 58;
  private static final int MAX_TICKS = 7;

  private final StringBuilder body = new StringBuilder();
  private final int height;
  private final String label;
  private final double fromX;
  private final double toX;
  private final double fromY;
  private final double toY;

  /// @param label describes the plot in words, for screen readers
  Svg(int height, String label, double fromX, double toX, double fromY, double toY) {
    this.height = height;
    this.label = label;
    this.fromX = fromX;
    this.toX = toX > fromX ? toX : fromX + 1;
    this.fromY = fromY;
    this.toY = toY > fromY ? toY : fromY + 1;
  }

  double x(double value) {
    return LEFT + (WIDTH - LEFT - RIGHT) * (value - fromX) / (toX - fromX);
  }

  double y(double value) {
    double inside = Math.clamp(value, fromY, toY);
    return height - BOTTOM - (height - TOP - BOTTOM) * (inside - fromY) / (toY - fromY);
  }

  /// Grid lines and labels at round values, and the titles of the axes.
  void axes(String titleX, String titleY) {
    double stepY = roundStep((toY - fromY) / MAX_TICKS);
    for (double at = Math.ceil(fromY / stepY) * stepY; at <= toY + stepY / 1e6; at += stepY) {
      body.append(
          format(
              """
              <line class="%s" x1="%d" x2="%d" y1="%.1f" y2="%.1f"/>
              <text x="%d" y="%.1f" text-anchor="end">%s</text>
              """,
              Math.abs(at) < stepY / 1e6 ? "zero" : "grid",
              LEFT,
              WIDTH - RIGHT,
              y(at),
              y(at),
              LEFT - 8,
              y(at) + 4,
              figure(at, stepY)));
    }
    double stepX = Math.max(1, roundStep((toX - fromX) / MAX_TICKS));
    for (double at = Math.ceil(fromX / stepX) * stepX; at <= toX + stepX / 1e6; at += stepX) {
      body.append(
          format(
              "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n",
              x(at), height - BOTTOM + 22, figure(at, stepX)));
    }
    body.append(
        format(
            """
            <text x="%d" y="%d" text-anchor="end">%s</text>
            <text x="14" y="%d" transform="rotate(-90 14 %d)" text-anchor="middle">%s</text>
            """,
            WIDTH - RIGHT,
            height - 10,
            Html.escape(titleX),
            (height - BOTTOM) / 2,
            (height - BOTTOM) / 2,
            Html.escape(titleY)));
  }

  private static double roundStep(double min) {
    double power = Math.pow(10, Math.floor(Math.log10(min)));
    for (double factor : new double[] {1, 2, 5}) {
      if (factor * power >= min) {
        return factor * power;
      }
    }
    return 10 * power;
  }

  private static String figure(double value, double step) {
    double shown = Math.abs(value) < step / 1e6 ? 0 : value;
    return step >= 1 ? format("%,.0f", shown) : format("%.2f", shown);
  }

  /// A line through points.
  void line(String style, double[] xs, double[] ys) {
    body.append("<polyline class=\"").append(style).append("\" points=\"");
    for (int i = 0; i < xs.length; i++) {
      body.append(format("%.1f,%.1f ", x(xs[i]), y(ys[i])));
    }
    body.append("\"/>\n");
  }

  /// The area between two lines.
  void band(double[] xs, double[] lows, double[] highs) {
    body.append("<polygon class=\"band\" points=\"");
    for (int i = 0; i < xs.length; i++) {
      body.append(format("%.1f,%.1f ", x(xs[i]), y(highs[i])));
    }
    for (int i = xs.length - 1; i >= 0; i--) {
      body.append(format("%.1f,%.1f ", x(xs[i]), y(lows[i])));
    }
    body.append("\"/>\n");
  }

  /// The complete SVG.
  String text() {
    return format(
        "<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">\n%s</svg>\n",
        WIDTH, height, Html.escape(label), body);
  }

  @SuppressWarnings("AnnotateFormatMethod")
  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
