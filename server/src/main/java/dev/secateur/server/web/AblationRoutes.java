package dev.secateur.server.web;

import dev.secateur.core.GameTree;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.lab.AblationJson;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.server.lab.AblationRun;
import dev.secateur.server.lab.Ablations;
import dev.secateur.server.play.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What each technique is worth in a position.
final class AblationRoutes {

  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_TEXT = 100_000;
  private static final int MAX_DEPTH = 1_000;

  private final Games games;
  private final Ablations ablations;
  private final Guard guard;

  AblationRoutes(Games games, Ablations ablations, Guard guard) {
    this.games = games;
    this.ablations = ablations;
    this.guard = guard;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/v1/ablations", this::create);
    routes.get(
        "/api/v1/ablations/{id}",
        request -> request.json(view(ablations.find(request.pathParam("id")).snapshot())));
    routes.post(
        "/api/v1/ablations/{id}/stop",
        request -> request.json(view(ablations.stop(request.pathParam("id")).snapshot())));
  }

  private void create(Context request) {
    var body = Body.of(request.body(), Set.of("game", "text", "depth"));
    try {
      var game = games.find(body.text("game", LONGEST_NAME));
      var text = Optional.ofNullable(body.optionalText("text", LONGEST_TEXT)).orElse("").strip();
      var tree =
          text.isEmpty()
              ? new GameTree(game, game.notation().position(game.start()))
              : NewGame.pasted(game, text);
      var position = tree.position(tree.mainLineEnd(GameTree.START));
      var depth = Optional.ofNullable(body.optionalInteger("depth", 1, MAX_DEPTH)).orElse(0);
      var run = ablations.start(guard.newId(), game, position, depth);
      request.status(201);
      request.json(view(run.snapshot()));
    } catch (NotationException broken) {
      throw Problem.unprocessable(broken.error());
    }
  }

  static Map<String, Object> view(AblationRun.Snapshot ablation) {
    var rows = ablation.rows();
    var view = new LinkedHashMap<String, Object>();
    view.put("id", ablation.id());
    view.put("game", ablation.game().specification());
    view.put("position", ablation.position());
    view.put("depth", ablation.depth());
    view.put("state", MatchSetupJson.word(ablation.phase()));
    view.put("of", ablation.of());
    view.put("rows", rows.stream().map(row -> AblationJson.row(row, rows.getFirst())).toList());
    return view;
  }
}
