package dev.secateur.lab.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/// The standings of a match as JSON objects, as `match --json` and the web service print them.
public final class MatchStandingsJson {

  private MatchStandingsJson() {}

  /// The whole standings.
  public static Map<String, Object> toJson(MatchSetup setup, MatchStandings standing) {
    var json = new LinkedHashMap<String, Object>();
    json.put("game", setup.game().specification());
    json.put("match", setup.id());
    json.put("finished", standing.finished());
    json.put("games", standing.of());
    var engines = new ArrayList<Map<String, Object>>();
    for (int i = 0; i < standing.players().size(); i++) {
      var engine = player(setup.players().get(i).name(), standing.players().get(i));
      engine.put("rating", standing.ratings().get(i).elo());
      engine.put("ratingError", standing.ratings().get(i).error());
      engines.add(engine);
    }
    json.put("engines", engines);
    json.put("encounters", standing.pairings().stream().map(each -> named(setup, each)).toList());
    json.put("endings", standing.endings());
    if (setup.audit()) {
      json.put(
          "audit",
          Map.of("playedOut", standing.adjudications(), "misjudged", standing.misjudged()));
    }
    standing.sequential().ifPresent(test -> json.put("sprt", sequential(test)));
    return json;
  }

  private static Map<String, Object> player(String name, EngineStanding player) {
    var json = new LinkedHashMap<String, Object>();
    json.put("name", name);
    json.put("games", player.games());
    json.put("wins", player.wins());
    json.put("draws", player.draws());
    json.put("losses", player.losses());
    json.put("score", player.score());
    json.put("moves", player.moves());
    json.put("timeMs", player.millis());
    json.put("longestMs", player.longestMillis());
    player.cpuMillisPerMove().ifPresent(millis -> json.put("cpuMsPerMove", millis));
    json.put("nodes", player.nodes());
    json.put("meanDepth", player.meanDepth());
    var faults = new LinkedHashMap<String, Integer>();
    player.faults().forEach((kind, count) -> faults.put(MatchSetupJson.word(kind), count));
    json.put("faults", faults);
    return json;
  }

  private static Map<String, Object> named(MatchSetup setup, PairingResult pairing) {
    var json = new LinkedHashMap<String, Object>();
    json.put("first", setup.players().get(pairing.one()).name());
    json.put("second", setup.players().get(pairing.other()).name());
    json.putAll(pairing(pairing));
    return json;
  }

  /// The results of two players, from the view of the first.
  public static Map<String, Object> pairing(PairingResult pairing) {
    var json = new LinkedHashMap<String, Object>();
    var games = pairing.games().counts();
    json.put("wins", games.get(2));
    json.put("draws", games.get(1));
    json.put("losses", games.getFirst());
    json.put("pairs", pairing.pairs().counts());
    json.put("drawRate", pairing.drawRate());
    pairing
        .elo()
        .ifPresent(
            elo -> {
              putFinite(json, "elo", elo.elo());
              putFinite(json, "eloLow", elo.low());
              putFinite(json, "eloHigh", elo.high());
              putFinite(json, "normalizedElo", elo.normalized());
              json.put("los", elo.superiority());
            });
    pairing.meanMargin().ifPresent(mean -> json.put("meanMargin", mean));
    return json;
  }

  /// One point of the Elo history.
  public static Map<String, Object> step(EloHistory.EloPoint step) {
    var json = new LinkedHashMap<String, Object>();
    json.put("pairs", step.pairs());
    putFinite(json, "elo", step.elo().elo());
    putFinite(json, "eloLow", step.elo().low());
    putFinite(json, "eloHigh", step.elo().high());
    return json;
  }

  /// JSON has no infinity: infinite values are left out.
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
