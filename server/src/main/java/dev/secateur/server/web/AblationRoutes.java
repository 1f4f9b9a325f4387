package dev.secateur.server.web;

import dev.secateur.core.GameTree;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.server.lab.AblationRun;
import dev.secateur.server.lab.Ablations;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.json.AblationRunJson;
import dev.secateur.server.web.request.NewAblationRequest;
import dev.secateur.server.web.request.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/// What each technique is worth in a position.
final class AblationRoutes {

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
        request -> answer(request, ablations.find(request.pathParam("id"))));
    routes.post(
        "/api/v1/ablations/{id}/stop",
        request -> answer(request, ablations.stop(request.pathParam("id"))));
  }

  private void create(Context request) {
    var asked = RequestReader.read(request.body(), NewAblationRequest.class);
    try {
      var game = games.find(asked.game());
      var text = asked.text() == null ? "" : asked.text().strip();
      var tree =
          text.isEmpty()
              ? new GameTree(game, game.notation().formatPosition(game.start()))
              : NewGame.pasted(game, text);
      var position = tree.position(tree.mainLineEnd(GameTree.START));
      int depth = asked.depth() == null ? 0 : asked.depth();
      var run = ablations.start(guard.newId(), game, position, depth);
      request.status(201);
      answer(request, run);
    } catch (NotationException broken) {
      throw Problem.unprocessable(broken.error());
    }
  }

  private static void answer(Context request, AblationRun run) {
    Answers.json(request, AblationRunJson.of(run.snapshot()));
  }
}
