package dev.secateur.cli;

import dev.secateur.lab.match.Account;
import dev.secateur.lab.match.Encounter;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.Standing;
import dev.secateur.lab.statistics.EloEstimate;
import dev.secateur.lab.statistics.Sprt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// How a match ended, as tables for people and as JSON for programs.
final class MatchTable {

  private final MatchSetup setup;
  private final Standing standing;

  MatchTable(MatchSetup setup, Standing standing) {
    this.setup = setup;
    this.standing = standing;
  }

  /// `+35.2 ±12.1`, and where everything was won, at least how much that is.
  static String elo(EloEstimate elo) {
    if (Double.isInfinite(elo.elo())) {
      return elo.elo() > 0
          ? String.format(Locale.ROOT, "above %+.0f", elo.low())
          : String.format(Locale.ROOT, "below %+.0f", elo.high());
    }
    return Double.isInfinite(elo.error())
        ? String.format(Locale.ROOT, "%+.1f (%s to %s)", elo.elo(), end(elo.low()), end(elo.high()))
        : String.format(Locale.ROOT, "%+.1f ±%.1f", elo.elo(), elo.error());
  }

  private static String end(double elo) {
    return Double.isInfinite(elo)
        ? elo > 0 ? "inf" : "-inf"
        : String.format(Locale.ROOT, "%+.0f", elo);
  }

  /// Every line ended.
  String text() {
    var text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s, %,d of %,d games%n",
            setup.game().specification(),
            standing.finished(),
            standing.of()));
    text.append('\n').append(entrants());
    text.append('\n').append(encounters());
    standing.sequential().ifPresent(test -> text.append('\n').append(sentence(test)).append('\n'));
    if (setup.audit()) {
      text.append(
          String.format(
              Locale.ROOT,
              "%naudit: %d games adjudicated and played out, %d ended otherwise%n",
              standing.adjudications(),
              standing.misjudged()));
    }
    var ways =
        standing.endings().entrySet().stream()
            .filter(entry -> !entry.getKey().equals("rules"))
            .map(entry -> "%s %d".formatted(entry.getKey(), entry.getValue()))
            .collect(Collectors.joining(", "));
    return ways.isEmpty()
        ? text.toString()
        : text + "\nended otherwise than by the rules: " + ways + "\n";
  }

  private String entrants() {
    var table =
        new TextTable(
            "engine", "games", "won", "drawn", "lost", "score", "ms/move", "longest", "depth",
            "faults");
    for (int i = 0; i < standing.accounts().size(); i++) {
      var account = standing.accounts().get(i);
      table.row(
          setup.entrants().get(i).name(),
          account.games(),
          account.wins(),
          account.draws(),
          account.losses(),
          String.format(Locale.ROOT, "%.1f%%", 100 * account.score()),
          String.format(Locale.ROOT, "%.1f", account.millisPerMove()),
          account.longestMillis(),
          account.depthMoves() == 0 ? "-" : String.format(Locale.ROOT, "%.1f", account.meanDepth()),
          account.faultCount() == 0 ? "-" : faults(account));
    }
    return table.toString();
  }

  private static String faults(Account account) {
    return account.faults().entrySet().stream()
        .map(fault -> "%s %d".formatted(MatchSetupJson.word(fault.getKey()), fault.getValue()))
        .collect(Collectors.joining(", "));
  }

  private String encounters() {
    var unit = setup.game().scoreUnit();
    boolean margins =
        standing.encounters().stream().anyMatch(each -> each.meanMargin().isPresent());
    var headings =
        new ArrayList<>(List.of("", "Elo, 95%", "normalized", "LOS", "draws", "pairs 0 ½ 1 1½ 2"));
    if (margins) {
      headings.add(unit);
    }
    var table = new TextTable(headings.toArray(String[]::new));
    for (Encounter encounter : standing.encounters()) {
      var cells = new ArrayList<Object>();
      cells.add(names(encounter));
      cells.add(encounter.elo().map(MatchTable::elo).orElse("-"));
      cells.add(
          encounter
              .elo()
              .filter(elo -> !Double.isInfinite(elo.normalized()))
              .map(elo -> String.format(Locale.ROOT, "%+.1f", elo.normalized()))
              .orElse("-"));
      cells.add(
          encounter
              .elo()
              .map(elo -> String.format(Locale.ROOT, "%.1f%%", 100 * elo.superiority()))
              .orElse("-"));
      cells.add(String.format(Locale.ROOT, "%.1f%%", 100 * encounter.drawRate()));
      cells.add(
          encounter.pairs().counts().stream()
              .map(String::valueOf)
              .collect(Collectors.joining(" ")));
      if (margins) {
        cells.add(
            encounter
                .meanMargin()
                .map(mean -> String.format(Locale.ROOT, "%+.2f", mean))
                .orElse("-"));
      }
      table.row(cells.toArray());
    }
    return table.toString();
  }

  private String names(Encounter encounter) {
    return "%s against %s"
        .formatted(
            setup.entrants().get(encounter.one()).name(),
            setup.entrants().get(encounter.other()).name());
  }

  private static String sentence(Standing.Sequential test) {
    var hypotheses = test.test();
    var decision =
        switch (test.decision()) {
          case CONTINUE -> "not decided";
          case ACCEPT_ELO0 -> String.format(Locale.ROOT, "%s is accepted", elo(hypotheses.elo0()));
          case ACCEPT_ELO1 -> String.format(Locale.ROOT, "%s is accepted", elo(hypotheses.elo1()));
        };
    return String.format(
        Locale.ROOT,
        "sequential test of %s against %s %sElo: %s after %,d pairs, LLR %.2f (%.2f to %.2f)",
        elo(hypotheses.elo0()),
        elo(hypotheses.elo1()),
        hypotheses.model() == Sprt.Model.NORMALIZED ? "normalized " : "",
        decision,
        test.pairs(),
        test.ratio(),
        hypotheses.lowerBound(),
        hypotheses.upperBound());
  }

  private static String elo(double value) {
    return String.format(Locale.ROOT, "%+.1f", value);
  }

  /// One object with everything.
  String json() {
    var json =
        Json.object()
            .with("game", setup.game().specification())
            .with("match", setup.id())
            .with("finished", standing.finished())
            .with("games", standing.of());
    var engines = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < standing.accounts().size(); i++) {
      engines.add(json(setup.entrants().get(i).name(), standing.accounts().get(i)));
    }
    json.with("engines", engines);
    json.with("encounters", standing.encounters().stream().map(this::named).toList());
    json.with("endings", standing.endings());
    if (setup.audit()) {
      json.with(
          "audit",
          Map.of("playedOut", standing.adjudications(), "misjudged", standing.misjudged()));
    }
    standing.sequential().ifPresent(test -> json.with("sprt", json(test)));
    return json.toString();
  }

  private static Map<String, Object> json(String name, Account account) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", name);
    json.put("games", account.games());
    json.put("wins", account.wins());
    json.put("draws", account.draws());
    json.put("losses", account.losses());
    json.put("score", account.score());
    json.put("moves", account.moves());
    json.put("timeMs", account.millis());
    json.put("longestMs", account.longestMillis());
    json.put("nodes", account.nodes());
    json.put("meanDepth", account.meanDepth());
    var faults = new LinkedHashMap<String, Integer>();
    account.faults().forEach((kind, count) -> faults.put(MatchSetupJson.word(kind), count));
    json.put("faults", faults);
    return json;
  }

  private Map<String, Object> named(Encounter encounter) {
    var json = new LinkedHashMap<String, Object>();
    json.put("first", setup.entrants().get(encounter.one()).name());
    json.put("second", setup.entrants().get(encounter.other()).name());
    json.putAll(json(encounter));
    return json;
  }

  /// What two have played, from the first one's view.
  static Map<String, Object> json(Encounter encounter) {
    var json = new LinkedHashMap<String, Object>();
    var games = encounter.games().counts();
    json.put("wins", games.get(2));
    json.put("draws", games.get(1));
    json.put("losses", games.getFirst());
    json.put("pairs", encounter.pairs().counts());
    json.put("drawRate", encounter.drawRate());
    encounter
        .elo()
        .ifPresent(
            elo -> {
              putFinite(json, "elo", elo.elo());
              putFinite(json, "eloLow", elo.low());
              putFinite(json, "eloHigh", elo.high());
              putFinite(json, "normalizedElo", elo.normalized());
              json.put("los", elo.superiority());
            });
    encounter.meanMargin().ifPresent(mean -> json.put("meanMargin", mean));
    return json;
  }

  /// JSON has no infinity: what is unbounded is left out.
  private static void putFinite(Map<String, Object> json, String name, double value) {
    if (Double.isFinite(value)) {
      json.put(name, value);
    }
  }

  private static Map<String, Object> json(Standing.Sequential test) {
    var json = new LinkedHashMap<String, Object>();
    json.put("elo0", test.test().elo0());
    json.put("elo1", test.test().elo1());
    json.put("alpha", test.test().alpha());
    json.put("beta", test.test().beta());
    json.put("model", MatchSetupJson.word(test.test().model()));
    json.put("llr", test.ratio());
    json.put("lower", test.test().lowerBound());
    json.put("upper", test.test().upperBound());
    json.put("pairs", test.pairs());
    json.put("decision", MatchSetupJson.word(test.decision()));
    return json;
  }
}
