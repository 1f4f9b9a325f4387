package dev.secateur.cli;

import dev.secateur.lab.match.Account;
import dev.secateur.lab.match.Encounter;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.Standing;
import dev.secateur.lab.report.Figures;
import dev.secateur.lab.report.Sentences;
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
    standing
        .sequential()
        .ifPresent(test -> text.append('\n').append(Sentences.of(test)).append('\n'));
    if (setup.audit()) {
      text.append("\n" + Sentences.audit(standing) + "\n");
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
    boolean rated = standing.accounts().size() > 2;
    var headings =
        new ArrayList<>(
            List.of("engine", "games", "won", "drawn", "lost", "score", "ms/move", "longest"));
    headings.add("depth");
    if (rated) {
      headings.add("rating");
    }
    headings.add("faults");
    var table = new TextTable(headings.toArray(String[]::new));
    var ratings = standing.ratings();
    for (int i = 0; i < standing.accounts().size(); i++) {
      var account = standing.accounts().get(i);
      var cells = new ArrayList<Object>();
      cells.add(setup.entrants().get(i).name());
      cells.add(account.games());
      cells.add(account.wins());
      cells.add(account.draws());
      cells.add(account.losses());
      cells.add(Figures.percent(account.score()));
      cells.add(String.format(Locale.ROOT, "%.1f", account.millisPerMove()));
      cells.add(account.longestMillis());
      cells.add(
          account.depthMoves() == 0
              ? "-"
              : String.format(Locale.ROOT, "%.1f", account.meanDepth()));
      if (rated) {
        cells.add(Figures.rating(ratings.get(i)));
      }
      cells.add(account.faultCount() == 0 ? "-" : faults(account));
      table.row(cells.toArray());
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
      cells.add(encounter.elo().map(Figures::elo).orElse("-"));
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
      var engine = json(setup.entrants().get(i).name(), standing.accounts().get(i));
      engine.put("rating", standing.ratings().get(i).elo());
      engine.put("ratingError", standing.ratings().get(i).error());
      engines.add(engine);
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
