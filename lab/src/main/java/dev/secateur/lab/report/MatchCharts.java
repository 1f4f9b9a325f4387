package dev.secateur.lab.report;

import dev.secateur.lab.match.EloHistory.EloPoint;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.PairingResult;
import dev.secateur.lab.report.MatchHistory.OpeningScore;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// The charts of the report, each with a table of its values.
final class MatchCharts {

  /// If there are more openings than this, only the best and the worst are shown.
  static final int MAX_OPENINGS = 24;

  private static final int MAX_OPENING_LENGTH = 44;
  private static final int COLOURS = 6;
  private static final double MAX_ELO = 1000;

  private final MatchSetup setup;
  private final MatchHistory history;

  MatchCharts(MatchSetup setup, MatchHistory history) {
    this.setup = setup;
    this.history = history;
  }

  String name(int player) {
    return setup.players().get(player).name();
  }

  /// The Elo estimate and its interval after each pair of games.
  String eloHistory(int index, PairingResult pairing) {
    var steps = history.eloHistory(index);
    if (steps.size() < 2) {
      return "<p>Too few pairs for a chart.</p>\n";
    }
    // The first intervals are very wide. The later ones determine the scale.
    var later = steps.subList(steps.size() / 5, steps.size());
    double low = -10;
    double high = 10;
    for (EloPoint step : later) {
      low = Math.min(low, Math.max(-MAX_ELO, step.elo().low()));
      high = Math.max(high, Math.min(MAX_ELO, step.elo().high()));
    }
    var last = steps.getLast();
    var label =
        "Elo of %s over %s after each pair of games, with the 95 %% interval: %s after %d pairs"
            .formatted(
                name(pairing.one()), name(pairing.other()), Figures.elo(last.elo()), last.pairs());
    var svg = new Svg(300, label, steps.getFirst().pairs(), last.pairs(), low, high);
    var xs = steps.stream().mapToDouble(EloPoint::pairs).toArray();
    svg.band(
        xs,
        steps.stream().mapToDouble(step -> step.elo().low()).toArray(),
        steps.stream().mapToDouble(step -> step.elo().high()).toArray());
    svg.axes("pairs of games", "Elo");
    // As long as all games are won or lost, the estimate is infinite and cannot be drawn.
    var finite = steps.stream().filter(step -> Double.isFinite(step.elo().elo())).toList();
    svg.line(
        "line c0",
        finite.stream().mapToDouble(EloPoint::pairs).toArray(),
        finite.stream().mapToDouble(step -> step.elo().elo()).toArray());
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < steps.size(); i += Math.max(1, steps.size() / 20)) {
      rows.add(row(steps.get(i)));
    }
    return svg.text()
        + Html.details(
            "Values", Html.table(label, List.of("pairs", "Elo", "low", "high", "LOS"), rows));
  }

  private static List<String> row(EloPoint step) {
    return List.of(
        Integer.toString(step.pairs()),
        Figures.signed(step.elo().elo()),
        Figures.signed(step.elo().low()),
        Figures.signed(step.elo().high()),
        Figures.percent(step.elo().superiority()));
  }

  /// The score of the first engine in each opening; only the best and worst ones if there are many.
  String openings() {
    var all = history.openings();
    var sorted =
        all.stream()
            .sorted(Comparator.comparingDouble((OpeningScore each) -> -each.share()))
            .toList();
    var shown = new ArrayList<>(sorted);
    if (sorted.size() > MAX_OPENINGS) {
      shown.subList(MAX_OPENINGS / 2, sorted.size() - MAX_OPENINGS / 2).clear();
    }
    var html = new StringBuilder("<div class=\"bars\" role=\"list\">\n");
    for (OpeningScore opening : shown) {
      double share = 100 * opening.share();
      html.append(
          String.format(
              Locale.ROOT,
              """
              <div class="bar" role="listitem"><span class="what">%s</span><span class="track" \
              aria-hidden="true"><span class="%s" style="left:%.1f%%;width:%.1f%%"></span></span>\
              <span class="value">%.0f %%, %d games</span></div>
              """,
              Html.escape(shortened(opening.moves())),
              share >= 50 ? "more" : "less",
              Math.min(50, share),
              Math.max(0.6, Math.abs(share - 50)),
              share,
              opening.games()));
    }
    return html.append("</div>\n").toString();
  }

  private static String shortened(String moves) {
    if (moves.isEmpty()) {
      return "the start position";
    }
    return moves.length() <= MAX_OPENING_LENGTH
        ? moves
        : moves.substring(0, MAX_OPENING_LENGTH - 1) + "…";
  }

  /// The mean time of each move over the game.
  String times() {
    double max = 0;
    int maxMoves = 1;
    for (int i = 0; i < setup.players().size(); i++) {
      var means = history.meanTimes(i);
      maxMoves = Math.max(maxMoves, means.size());
      max = means.stream().mapToDouble(Double::doubleValue).reduce(max, Math::max);
    }
    var label = "Mean time of each engine's moves after the opening, in milliseconds";
    var svg = new Svg(280, label, 1, maxMoves, 0, Math.max(1, max * 1.05));
    svg.axes("move after the opening", "ms");
    var legend = new StringBuilder("<ul class=\"legend\">");
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < setup.players().size(); i++) {
      var means = history.meanTimes(i);
      var xs = new double[means.size()];
      for (int move = 0; move < xs.length; move++) {
        xs[move] = move + 1.0;
      }
      svg.line(
          "line c" + i % COLOURS, xs, means.stream().mapToDouble(Double::doubleValue).toArray());
      legend.append(
          "<li><span class=\"key c%d\"></span>%s</li>"
              .formatted(i % COLOURS, Html.escape(name(i))));
      rows.add(timeRow(name(i), means));
    }
    return svg.text()
        + legend.append("</ul>\n")
        + Html.details(
            "Values",
            Html.table(
                label,
                List.of("engine", "move 1", "move 5", "move 10", "move 20", "move 30"),
                rows));
  }

  private static List<String> timeRow(String name, List<Double> means) {
    var cells = new ArrayList<String>();
    cells.add(name);
    for (int move : new int[] {1, 5, 10, 20, 30}) {
      cells.add(
          move <= means.size() ? String.format(Locale.ROOT, "%.1f", means.get(move - 1)) : "-");
    }
    return cells;
  }
}
