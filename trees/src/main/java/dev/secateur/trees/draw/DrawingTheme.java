package dev.secateur.trees.draw;

import java.util.Arrays;
import java.util.Optional;

/// Light, dark, or the setting of the reader's device.
public enum DrawingTheme {
  AUTO,
  LIGHT,
  DARK;

  /// The theme with this name, in upper or lower case; empty if there is none.
  public static Optional<DrawingTheme> find(String name) {
    return Arrays.stream(values()).filter(one -> one.name().equalsIgnoreCase(name)).findFirst();
  }

  private static final String SHAPES =
      """
      .tree text { font-family: "DejaVu Sans", Verdana, "Noto Sans", "Noto Sans CJK JP", sans-serif; }
      .tree .value { font-size: 13px; text-anchor: middle; }
      .tree .name { font-size: 12px; font-weight: bold; }
      .tree .window, .tree .count { font-size: 11px; }
      .tree .reason { font-size: 11px; font-weight: bold; stroke-width: 3px; paint-order: stroke; }
      .tree .caption { font-size: 13px; }
      .tree .shape { stroke-width: 1.5px; }
      .tree .edge { stroke-width: 1.5px; fill: none; }
      .tree .mark { stroke-width: 2px; }
      .tree .principal .shape, .tree .principal.edge { stroke-width: 3.5px; }
      .tree .principal .value { font-weight: bold; }
      .tree .current .shape { stroke-width: 4px; }
      .tree .pruned .shape, .tree .pruned.edge, .tree .folded .shape { stroke-dasharray: 4 3; }
      """;

  /// Plain colours in plain rules, because slide programs understand nothing else.
  private static final String COLOURS =
      """
      .tree .page { fill: PAGE; }
      .tree text { fill: TEXT; }
      .tree .shape { stroke: TEXT; fill: PAGE; }
      .tree .max .shape { fill: MAXFILL; }
      .tree .min .shape { fill: MINFILL; }
      .tree .edge { stroke: EDGE; }
      .tree .window { fill: MUTED; }
      .tree .mark { stroke: CUT; }
      .tree .reason { fill: CUT; stroke: PAGE; }
      .tree .principal .shape, .tree .principal.edge { stroke: BEST; }
      .tree .current .shape { stroke: CURRENT; }
      .tree .pruned .shape, .tree .unreached .shape { fill: PAGE; stroke: FAINT; }
      .tree .pruned.edge, .tree .unreached.edge { stroke: FAINT; }
      .tree .pruned text, .tree .folded text { fill: GREY; }
      .tree .folded .shape { fill: PAGE; stroke: GREY; }
      """;

  /// The rules of a drawing.
  String style() {
    return switch (this) {
      case LIGHT -> SHAPES + light();
      case DARK -> SHAPES + dark();
      case AUTO -> SHAPES + light() + "@media (prefers-color-scheme: dark) {\n" + dark() + "}\n";
    };
  }

  private static String light() {
    return colours(
        "#ffffff", "#24221e", "#e2eee7", "#f6e7da", "#6b665c", "#5f5a50", "#a12c24", "#1d5fa8",
        "#d07a00", "#c9c4b8", "#77726a");
  }

  private static String dark() {
    return colours(
        "#161917", "#e8ebe7", "#24402f", "#4a3423", "#a3a9a4", "#b4bab5", "#ff8f82", "#7db8ff",
        "#ffb84d", "#4a514c", "#8d958f");
  }

  private static String colours(
      String page,
      String text,
      String max,
      String min,
      String edge,
      String muted,
      String cut,
      String best,
      String current,
      String faint,
      String grey) {
    return COLOURS
        .replace("PAGE", page)
        .replace("MAXFILL", max)
        .replace("MINFILL", min)
        .replace("TEXT", text)
        .replace("EDGE", edge)
        .replace("MUTED", muted)
        .replace("CUT", cut)
        .replace("BEST", best)
        .replace("CURRENT", current)
        .replace("FAINT", faint)
        .replace("GREY", grey);
  }
}
