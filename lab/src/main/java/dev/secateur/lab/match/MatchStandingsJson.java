package dev.secateur.lab.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/// How a match stands, as objects that become JSON: what `match --json` prints and the service
/// answers.
public final class MatchStandingsJson {

  private MatchStandingsJson() {}

  /// Everything.
  public static Map<String, Object> of(MatchSetup setup, MatchStandings standing) {
    var json = new LinkedHashMap<String, Object>();
    json.put("game", setup.game().specification());
    json.put("match", setup.id());
    json.put("finished", standing.finished());
    json.put("games", standing.of());
    var engines = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < standing.accounts().size(); i++) {
      var engine = account(setup.entrants().get(i).name(), standing.accounts().get(i));
      engine.put("rating", standing.ratings().get(i).elo());
      engine.put("ratingError", standing.ratings().get(i).error());
      engines.add(engine);
    }
    json.put("engines", engines);
    json.put("encounters", standing.encounters().stream().map(each -> named(setup, each)).toList());
    json.put("endings", standing.endings());
    if (setup.audit()) {
      json.put(
          "audit",
          Map.of("playedOut", standing.adjudications(), "misjudged", standing.misjudged()));
    }
    standing.sequential().ifPresent(test -> json.put("sprt", sequential(test)));
    return json;
  }

  private static Map<String, Object> account(String name, EngineStanding account) {
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

  private static Map<String, Object> named(MatchSetup setup, PairingResult encounter) {
    var json = new LinkedHashMap<String, Object>();
    json.put("first", setup.entrants().get(encounter.one()).name());
    json.put("second", setup.entrants().get(encounter.other()).name());
    json.putAll(encounter(encounter));
    return json;
  }

  /// What two have played, from the first one's view.
  public static Map<String, Object> encounter(PairingResult encounter) {
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

  /// A step on the way, with the same names.
  public static Map<String, Object> step(EloHistory.EloPoint step) {
    var json = new LinkedHashMap<String, Object>();
    json.put("pairs", step.pairs());
    putFinite(json, "elo", step.elo().elo());
    putFinite(json, "eloLow", step.elo().low());
    putFinite(json, "eloHigh", step.elo().high());
    return json;
  }

  /// JSON has no infinity: what is unbounded is left out.
  private static void putFinite(Map<String, Object> json, String name, double value) {
    if (Double.isFinite(value)) {
      json.put(name, value);
    }
  }

  private static Map<String, Object> sequential(MatchStandings.SequentialTest test) {
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
