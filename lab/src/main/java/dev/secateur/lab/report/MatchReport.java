package dev.secateur.lab.report;

import dev.secateur.lab.match.EngineStanding;
import dev.secateur.lab.match.GameStore;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.match.PairingResult;
import dev.secateur.lab.statistics.EloEstimate;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A match as one self-contained HTML page: result, charts, settings, and the command to repeat it.
public final class MatchReport {

  private final MatchSetup setup;
  private final MatchStandings standing;
  private final MatchHistory history;
  private final MatchCharts charts;

  /// Reads the games again, for the statistics that the standings do not have.
  public MatchReport(MatchSetup setup, MatchStandings standing, GameStore games)
      throws IOException {
    this.setup = setup;
    this.standing = standing;
    history = new MatchHistory(setup, games);
    charts = new MatchCharts(setup, history);
  }

  /// The page as HTML.
  ///
  /// @param version of the program, shown with the command to repeat the match
  public String html(String version, LocalDate date) {
    var title =
        setup.players().size() == 2
            ? "%s against %s".formatted(charts.name(0), charts.name(1))
            : "%d engines".formatted(setup.players().size());
    var page = new ReportPage(setup.game().specification(), title, verdict(), meta(date));
    page.section("Result", players() + pairings() + notes());
    for (int i = 0; i < standing.pairings().size(); i++) {
      var pairing = standing.pairings().get(i);
      page.section(
          standing.pairings().size() == 1
              ? "Elo after each pair"
              : "Elo after each pair: " + names(pairing),
          "<p>The line is the Elo difference after each pair of games, the band is its 95 %"
              + " confidence interval.</p>\n"
              + charts.eloHistory(i, pairing));
    }
    page.section("Openings", openings());
    page.section("Time", charts.times());
    page.section("Settings", settings(version));
    return page.html();
  }

  /// The result in a sentence.
  private String verdict() {
    if (standing.pairings().size() > 1) {
      var best = 0;
      for (int i = 1; i < standing.players().size(); i++) {
        best = standing.players().get(i).score() > standing.players().get(best).score() ? i : best;
      }
      return "%s has the highest score: %s."
          .formatted(charts.name(best), Figures.percent(standing.players().get(best).score()));
    }
    var pairing = standing.pairings().getFirst();
    return pairing
        .elo()
        .map(elo -> verdict(pairing, elo))
        .orElse("No estimate: %s.".formatted(Sentences.noEstimate(pairing)));
  }

  private String verdict(PairingResult pairing, EloEstimate elo) {
    if (elo.low() <= 0 && elo.high() >= 0) {
      return "The games do not show which engine is stronger: %s Elo.".formatted(Figures.elo(elo));
    }
    boolean first = elo.elo() > 0;
    return "%s is stronger: %s Elo (95 %%)."
        .formatted(
            charts.name(first ? pairing.one() : pairing.other()),
            Figures.elo(first ? elo : elo.reversed()));
  }

  private String meta(LocalDate date) {
    var state = standing.isComplete() || isDecided() ? "" : " so far";
    return String.format(
        Locale.ROOT, "%,d of %,d games%s, %s", standing.finished(), standing.of(), state, date);
  }

  private boolean isDecided() {
    return standing.sequential().map(MatchStandings.SequentialTest::isDecided).orElse(false);
  }

  private String players() {
    var ratings = standing.ratings();
    var rows = new ArrayList<List<String>>();
    for (int i = 0; i < standing.players().size(); i++) {
      var player = standing.players().get(i);
      rows.add(
          List.of(
              charts.name(i),
              Figures.rating(ratings.get(i)),
              Integer.toString(player.wins()),
              Integer.toString(player.draws()),
              Integer.toString(player.losses()),
              Figures.percent(player.score()),
              String.format(Locale.ROOT, "%.1f", player.millisPerMove()),
              Long.toString(player.longestMillis()),
              Figures.millis(player.cpuMillisPerMove()),
              player.depthMoves() == 0
                  ? "-"
                  : String.format(Locale.ROOT, "%.1f", player.meanDepth()),
              faults(player)));
    }
    return Html.table(
        "Engines",
        List.of(
            "engine",
            "rating",
            "won",
            "drawn",
            "lost",
            "score",
            "ms a move",
            "longest ms",
            "processor ms a move",
            "depth",
            "faults"),
        rows);
  }

  private static String faults(EngineStanding player) {
    return player.faultCount() == 0
        ? "none"
        : player.faults().entrySet().stream()
            .map(fault -> "%s %d".formatted(MatchSetupJson.word(fault.getKey()), fault.getValue()))
            .collect(Collectors.joining(", "));
  }

  private String pairings() {
    boolean margins = standing.pairings().stream().anyMatch(one -> one.meanMargin().isPresent());
    var headings = new ArrayList<>(List.of("", "Elo, 95 %", "normalized", "LOS", "draws"));
    if (margins) {
      headings.add("mean " + setup.game().scoreUnit());
    }
    var rows = new ArrayList<List<String>>();
    for (PairingResult pairing : standing.pairings()) {
      var row = new ArrayList<String>();
      row.add(names(pairing));
      row.add(pairing.elo().map(Figures::elo).orElse("-"));
      row.add(pairing.elo().map(elo -> Figures.signed(elo.normalized())).orElse("-"));
      row.add(pairing.elo().map(elo -> Figures.percent(elo.superiority())).orElse("-"));
      row.add(Figures.percent(pairing.drawRate()));
      if (margins) {
        row.add(pairing.meanMargin().map(Figures::signed).orElse("-"));
      }
      rows.add(row);
    }
    return Html.table("Pairings", headings, rows) + pairs();
  }

  private String pairs() {
    var rows = new ArrayList<List<String>>();
    for (PairingResult pairing : standing.pairings()) {
      var row = new ArrayList<String>();
      row.add(names(pairing));
      pairing.pairs().counts().forEach(count -> row.add(Integer.toString(count)));
      rows.add(row);
    }
    return Html.table(
        "Pairs of games by points of the first engine",
        List.of("", "0", "½", "1", "1½", "2"),
        rows);
  }

  private String names(PairingResult pairing) {
    return "%s against %s".formatted(charts.name(pairing.one()), charts.name(pairing.other()));
  }

  private String notes() {
    var notes = new StringBuilder("<ul>\n");
    standing.sequential().ifPresent(test -> item(notes, Sentences.of(test)));
    var ways =
        standing.endings().entrySet().stream()
            .map(entry -> "%s %d".formatted(entry.getKey(), entry.getValue()))
            .collect(Collectors.joining(", "));
    item(notes, "How the games ended: " + ways + ".");
    if (setup.audit()) {
      item(notes, Sentences.audit(standing));
    }
    item(
        notes,
        "A rating is relative to the mean of all engines, with the 95 % interval. LOS is the"
            + " probability that the first engine is stronger. Games of one opening with colours"
            + " swapped are counted as a pair, because they are not independent.");
    return notes.append("</ul>\n").toString();
  }

  private static void item(StringBuilder list, String text) {
    list.append("<li>").append(Html.escape(text)).append("</li>\n");
  }

  private String openings() {
    int count = history.openings().size();
    var first = setup.players().size() == 2 ? charts.name(0) : "the side that moves first";
    return """
    <p>%s: %d of %d were played. The side that moves first scored %s. The bars show the score of \
    %s; right of the middle is more than half%s.</p>
    """
            .formatted(
                Html.escape(setup.openings().source()),
                count,
                setup.openings().list().size(),
                Figures.percent(history.firstPlayerScore()),
                Html.escape(first),
                count > MatchCharts.MAX_OPENINGS
                    ? "; only the best and the worst openings are shown"
                    : "")
        + charts.openings();
  }

  private String settings(String version) {
    var rows = new ArrayList<List<String>>();
    for (var player : setup.players()) {
      var limits = String.join(", ", Figures.words(player.limits()));
      rows.add(List.of(player.name(), player.text(), limits.isEmpty() ? "default" : limits));
    }
    var table = Html.table("Engines", List.of("name", "engine", "limits"), rows);
    return table
        + """
        <p>To repeat the match with Secateur %s:</p>
        <pre tabindex="0"><code>%s</code></pre>
        <p>%s</p>
        """
            .formatted(Html.escape(version), Html.escape(RepeatCommand.of(setup)), repeatable());
  }

  private String repeatable() {
    boolean clocks =
        setup.players().stream()
            .anyMatch(
                player ->
                    player.limits().moveMillis() > 0
                        || player.limits().cpuMillis() > 0
                        || player.limits().clockMillis() > 0);
    return clocks
        ? "With time limits every run is different; the result should lie within the interval."
        : "With node or depth limits our engines play exactly the same games again.";
  }
}
