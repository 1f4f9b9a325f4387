package dev.secateur.e2e;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Calls the API of the server directly, to prepare games and to check what is stored.
final class Service implements AutoCloseable {

  static final String TWO_PEOPLE = "[{\"kind\":\"human\"},{\"kind\":\"human\"}]";
  static final String AGAINST_LEVEL_1 = "[{\"kind\":\"human\"},{\"kind\":\"level\",\"level\":1}]";

  private static final JsonMapper JSON = JsonMapper.builder().build();

  final String address;
  private final HttpClient http =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

  Service(String address) {
    this.address = address;
  }

  JsonNode get(String path) {
    return JSON.readTree(text(path));
  }

  String text(String path) {
    return send(HttpRequest.newBuilder(uri(path)).GET().build());
  }

  /// The value of a metric.
  long metric(String name) {
    var line = "secateur_" + name + " ";
    return text("/api/v1/metrics")
        .lines()
        .filter(text -> text.startsWith(line))
        .mapToLong(text -> Long.parseLong(text.substring(line.length())))
        .findFirst()
        .orElseThrow();
  }

  JsonNode post(String path, String body) {
    return JSON.readTree(
        send(
            HttpRequest.newBuilder(uri(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body))
                .build()));
  }

  /// Creates a game and returns its id.
  String create(String game, String players) {
    return create(game, players, "");
  }

  /// Creates a game with these moves and returns its id.
  String create(String game, String players, String moves) {
    var body = JSON.createObjectNode().put("game", game).put("moves", moves);
    body.set("players", JSON.readTree(players));
    return post("/api/v1/games", body.toString()).get("id").asString();
  }

  /// Creates a game of two people from a position, with these moves, and returns its id.
  String createFrom(String game, String start, String moves) {
    var body = JSON.createObjectNode().put("game", game).put("start", start).put("moves", moves);
    body.set("players", JSON.readTree(TWO_PEOPLE));
    return post("/api/v1/games", body.toString()).get("id").asString();
  }

  private URI uri(String path) {
    return URI.create(address + path);
  }

  private String send(HttpRequest request) {
    try {
      var answer = http.send(request, BodyHandlers.ofString());
      if (answer.statusCode() >= 400) {
        throw new AssertionError(request + " failed: " + answer.body());
      }
      return answer.body();
    } catch (IOException failed) {
      throw new AssertionError(failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new AssertionError(stopped);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
