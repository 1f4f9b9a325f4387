package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.server.play.GameSnapshot;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.RoomMessageWriter;
import dev.secateur.server.play.SearchProgress;
import dev.secateur.server.web.json.GameJson;
import dev.secateur.server.web.json.GameUpdateJson;
import dev.secateur.server.web.json.JsonText;
import dev.secateur.server.web.json.ProblemJson;
import dev.secateur.server.web.json.ServerMessage.ChangeMessage;
import dev.secateur.server.web.json.ServerMessage.GameMessage;
import dev.secateur.server.web.json.ServerMessage.ProblemMessage;
import dev.secateur.server.web.json.ServerMessage.SearchFinishedMessage;
import dev.secateur.server.web.json.ServerMessage.ThinkingMessage;
import dev.secateur.server.web.json.ThinkingJson;

/// The messages to the pages of a game as JSON.
final class LiveMessages implements RoomMessageWriter {

  @Override
  public String game(GameSnapshot game) {
    return JsonText.of(new GameMessage(GameJson.of(game)));
  }

  @Override
  public String change(GameSnapshot before, GameSnapshot now) {
    return JsonText.of(new ChangeMessage(GameUpdateJson.between(before, now)));
  }

  @Override
  public String thinking(Game game, SearchProgress progress, boolean finished) {
    var thinking = ThinkingJson.of(game, progress);
    return JsonText.of(
        finished ? new SearchFinishedMessage(thinking) : new ThinkingMessage(thinking));
  }

  @Override
  public String problem(Problem problem) {
    return JsonText.of(new ProblemMessage(ProblemJson.of(problem)));
  }
}
