package dev.secateur.server.web;

import dev.secateur.core.MoveNote;
import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.match.MatchStandingsJson;
import dev.secateur.server.lab.GameLine;
import dev.secateur.server.lab.MatchSnapshot;
import dev.secateur.server.lab.MatchSnapshot.Playing;
import dev.secateur.server.lab.Matches;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/// Matches as the service shows them.
final class MatchView {

  /// So many plies no game has: a position of one game is never taken for one of the next.
  private static final int NODES_OF_A_GAME = 10_000;

  private MatchView() {}

  /// In a list: everything but what only a page of its own shows.
  static Map<String, Object> summary(MatchSnapshot match) {
    var view = new LinkedHashMap<String, Object>();
    view.put("id", match.id());
    view.put("state", MatchSetupJson.word(match.phase()));
    view.put("updated", match.updated().toString());
    view.put("name", match.setup().game().name());
    view.put("outside", Matches.needsOwner(match.setup()));
    view.put("setup", setup(match.setup()));
    view.put("standing", MatchStandingsJson.of(match.setup(), match.standing()));
    if (!match.trouble().isEmpty()) {
      view.put("trouble", match.trouble());
    }
    return view;
  }

  /// Of the openings it is enough to know how many there are.
  private static ObjectNode setup(MatchSetup setup) {
    var json = MatchSetupJson.write(setup);
    var openings = (ObjectNode) json.get("openings");
    openings.put("count", setup.openings().list().size());
    openings.remove("lines");
    return json;
  }

  static Map<String, Object> match(MatchSnapshot match) {
    var view = summary(match);
    view.put("convergence", match.steps().stream().map(MatchStandingsJson::step).toList());
    match.playing().ifPresent(playing -> view.put("playing", playing(playing)));
    return view;
  }

  static Map<String, Object> playing(Playing playing) {
    var record = playing.soFar();
    var texts = record.moveTexts();
    var notes = record.line().moves();
    var moves = new ArrayList<Map<String, Object>>();
    for (int ply = 0; ply < texts.size(); ply++) {
      moves.add(move(texts.get(ply), notes.get(ply).note()));
    }
    var fixture = playing.fixture();
    var view = new LinkedHashMap<String, Object>();
    view.put("number", fixture.number() + 1);
    view.put("first", fixture.first());
    view.put("second", fixture.second());
    view.put("moves", moves);
    int node = fixture.number() % 100_000 * NODES_OF_A_GAME + record.plies();
    view.put("position", GameView.watched(record, node));
    return view;
  }

  private static Map<String, Object> move(String text, MoveNote note) {
    var view = new LinkedHashMap<String, Object>();
    view.put("move", text);
    note.judgement()
        .ifPresent(
            judgement -> {
              view.put("score", judgement.score());
              judgement.winIn().ifPresent(plies -> view.put("winIn", plies));
              judgement.depth().ifPresent(depth -> view.put("depth", depth));
              judgement.nodes().ifPresent(nodes -> view.put("nodes", nodes));
            });
    note.timeMs().ifPresent(millis -> view.put("timeMs", millis));
    return view;
  }

  /// What is new after some games.
  static Map<String, Object> progress(
      MatchSetup setup,
      MatchStandings standing,
      List<GameLine> games,
      Optional<EloHistory.EloPoint> step) {
    var view = new LinkedHashMap<String, Object>();
    view.put("standing", MatchStandingsJson.of(setup, standing));
    view.put("games", games);
    step.ifPresent(each -> view.put("step", MatchStandingsJson.step(each)));
    return view;
  }

  static Map<String, Object> games(List<GameLine> lines, int from, int limit) {
    var sorted =
        lines.stream()
            .sorted((one, other) -> Integer.compare(one.number(), other.number()))
            .skip(from)
            .limit(limit)
            .toList();
    return Map.of("games", sorted, "of", lines.size());
  }
}
