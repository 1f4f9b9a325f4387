package dev.secateur.server.load;

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

/// One player who plays game after game against level 1, as fast as the computer answers.
final class LoadClient {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final List<String> GAMES =
      List.of("reversi", "checkers", "quoridor:size=5,walls=3");
  private static final long PATIENCE_SECONDS = 30;

  private final SplittableRandom random;
  private final LoadFigures figures;
  private final ServiceClient service;

  /// The games with as many nodes as the server has acknowledged.
  private final Map<String, Integer> acknowledged = new HashMap<>();

  LoadClient(String address, long seed, LoadFigures figures) {
    this.figures = figures;
    random = new SplittableRandom(seed);
    service = new ServiceClient(address);
  }

  void playUntil(long endNanos) {
    try {
      while (System.nanoTime() < endNanos) {
        playGame(endNanos);
      }
      checkAll();
    } catch (IOException failed) {
      figures.failed(String.valueOf(failed));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    } finally {
      service.close();
    }
  }

  private void playGame(long endNanos) throws IOException, InterruptedException {
    var kind = GAMES.get(random.nextInt(GAMES.size()));
    var game =
        service.send(
            "POST",
            "/games",
            "{\"game\":\"%s\",\"players\":[{\"kind\":\"human\"},{\"kind\":\"level\",\"level\":1}]}"
                .formatted(kind));
    var id = game.get("id").asString();
    acknowledged.put(id, 1);
    var live = new Live();
    var socket = service.connect("/games/" + id + "/live", live);
    try {
      while (System.nanoTime() < endNanos && isUndecided(game)) {
        game = playMove(id, game, live);
      }
      figures.gameDone();
    } finally {
      socket.abort();
    }
  }

  private static boolean isUndecided(JsonNode game) {
    return game.get("result").asString().equals("undecided");
  }

  private JsonNode playMove(String id, JsonNode game, Live live)
      throws IOException, InterruptedException {
    int head = game.get("head").intValue();
    var position = service.send("GET", "/games/" + id + "/positions/" + head, null);
    var moves = position.get("moves");
    var move = moves.get(random.nextInt(moves.size())).get("move").asString();
    long asked = System.nanoTime();
    var played =
        service.send(
            "POST", "/games/" + id + "/moves", "{\"at\":%d,\"move\":\"%s\"}".formatted(head, move));
    figures.acknowledged(System.nanoTime() - asked);
    acknowledged.put(id, played.get("nodes").size());
    if (!isUndecided(played)) {
      return played;
    }
    var answered = live.awaitMoreThan(played.get("nodes").size());
    if (answered == null) {
      figures.failed("no answer to a move of game %s; %s".formatted(id, live.lastWords()));
      return service.send("GET", "/games/" + id, null);
    }
    figures.answered(System.nanoTime() - asked);
    acknowledged.put(id, answered.get("nodes").size());
    return answered;
  }

  /// Nothing that was acknowledged may be missing.
  private void checkAll() throws IOException, InterruptedException {
    for (var game : acknowledged.entrySet()) {
      int nodes = service.send("GET", "/games/" + game.getKey(), null).get("nodes").size();
      if (nodes < game.getValue()) {
        figures.lost(game.getValue() - nodes);
      }
    }
  }

  /// What the server tells of a game.
  private static final class Live implements WebSocket.Listener {

    private final BlockingQueue<JsonNode> games = new LinkedBlockingQueue<>();
    private final StringBuilder partial = new StringBuilder();
    private volatile String lastWords = "the server said nothing else";

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      partial.append(text);
      if (last) {
        var message = JSON.readTree(partial.toString());
        if (message.has("game")) {
          games.add(message.get("game"));
        } else if (message.has("problem")) {
          lastWords = "the server said: " + message.get("problem").get("detail").asString();
        }
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      lastWords = "the server closed the socket: %d %s".formatted(status, reason);
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
      lastWords = "the socket broke: " + error;
    }

    String lastWords() {
      return lastWords;
    }

    @Nullable JsonNode awaitMoreThan(int nodes) throws InterruptedException {
      while (true) {
        var game = games.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (game == null || game.get("nodes").size() > nodes) {
          return game;
        }
      }
    }
  }
}
