package dev.secateur.load;

import java.io.IOException;
import java.net.http.WebSocket;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One client that plays game after game against level 1, as fast as the computer answers.
final class PlayingClient {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final long MAX_SECONDS_FOR_ANSWER = 30;

  private final List<String> games;
  private final SplittableRandom random;
  private final LoadFigures figures;
  private final ServerConnection server;

  /// How many nodes of each game the server has acknowledged, by the game's id.
  private final Map<String, Integer> acknowledgedNodes = new HashMap<>();

  /// @param games the games to choose from, with their parameters
  PlayingClient(String address, List<String> games, long seed, LoadFigures figures) {
    this.games = games;
    this.figures = figures;
    random = new SplittableRandom(seed);
    server = new ServerConnection(address);
  }

  void playUntil(long endNanos) {
    try {
      while (System.nanoTime() < endNanos) {
        playGame(endNanos);
      }
      checkThatNothingIsLost();
    } catch (IOException failed) {
      figures.addFailure(String.valueOf(failed));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      server.close();
    }
  }

  private void playGame(long endNanos) throws IOException, InterruptedException {
    var name = games.get(random.nextInt(games.size()));
    var game =
        server.send(
            "POST",
            "/games",
            "{\"game\":\"%s\",\"players\":[{\"kind\":\"human\"},{\"kind\":\"level\",\"level\":1}]}"
                .formatted(name));
    var id = game.get("id").asString();
    acknowledgedNodes.put(id, 1);
    var live = new GameListener();
    var socket = server.connect("/games/" + id + "/live", live);
    try {
      while (System.nanoTime() < endNanos && isUndecided(game)) {
        game = playMove(id, game, live);
      }
      figures.addGame();
    } finally {
      socket.abort();
    }
  }

  private static boolean isUndecided(JsonNode game) {
    return game.get("result").asString().equals("undecided");
  }

  private JsonNode playMove(String id, JsonNode game, GameListener live)
      throws IOException, InterruptedException {
    int head = game.get("head").intValue();
    var position = server.send("GET", "/games/" + id + "/positions/" + head, null);
    var moves = position.get("moves");
    var move = moves.get(random.nextInt(moves.size())).get("move").asString();
    long startNanos = System.nanoTime();
    long version =
        server
            .change("/games/" + id + "/moves", "{\"at\":%d,\"move\":\"%s\"}".formatted(head, move))
            .get("version")
            .longValue();
    figures.addMove(System.nanoTime() - startNanos);
    var played = live.awaitVersion(version);
    if (played == null) {
      return readAfterFailure(id, "the change of a move did not arrive", live);
    }
    acknowledgedNodes.put(id, played.get("nodes").size());
    if (!isUndecided(played)) {
      return played;
    }
    var answered = live.awaitVersion(version + 1);
    if (answered == null) {
      return readAfterFailure(id, "no answer to a move", live);
    }
    figures.addAnswer(System.nanoTime() - startNanos);
    acknowledgedNodes.put(id, answered.get("nodes").size());
    return answered;
  }

  private JsonNode readAfterFailure(String id, String failure, GameListener live)
      throws IOException, InterruptedException {
    figures.addFailure("%s, game %s; %s".formatted(failure, id, live.lastProblem()));
    return server.send("GET", "/games/" + id, null);
  }

  /// The server must still have every move that it has acknowledged.
  private void checkThatNothingIsLost() throws IOException, InterruptedException {
    for (var game : acknowledgedNodes.entrySet()) {
      int nodes = server.send("GET", "/games/" + game.getKey(), null).get("nodes").size();
      if (nodes < game.getValue()) {
        figures.addLostMoves(game.getValue() - nodes);
      }
    }
  }

  /// Receives what the server sends about a game.
  private static final class GameListener implements WebSocket.Listener {

    private final BlockingQueue<JsonNode> games = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();

    private final FollowedGame game = new FollowedGame();

    private volatile String lastProblem = "the server reported no problem";

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      partial.append(text);
      if (last) {
        var message = JSON.readTree(partial.toString());
        if (message.has("game")) {
          game.replace(message.get("game"));
          games.add(message.get("game"));
        } else if (message.has("change")) {
          take(message.get("change"));
        } else if (message.has("problem")) {
          lastProblem = "the server reported: " + message.get("problem").get("detail").asString();
        }
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }

    /// Within one connection no version may be missing.
    private void take(JsonNode change) {
      var changed = game.apply(change);
      if (changed != null) {
        games.add(changed);
      } else {
        lastProblem = "a change is missing before version " + change.get("version");
      }
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      lastProblem = "the server closed the WebSocket: %d %s".formatted(status, reason);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      lastProblem = "the WebSocket failed: " + error;
    }

    String lastProblem() {
      return lastProblem;
    }

    /// The first state of the game that has a version or a later one; null if none arrives.
    @Nullable JsonNode awaitVersion(long version) throws InterruptedException {
      while (true) {
        var state = games.poll(MAX_SECONDS_FOR_ANSWER, TimeUnit.SECONDS);
        if (state == null || state.get("version").longValue() >= version) {
          return state;
        }
      }
    }
  }
}
