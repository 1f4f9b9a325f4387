package dev.secateur.server;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.load.FollowedGame;
import dev.secateur.testkit.Polling;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A real server on a free port, and a client of it. Every request, every answer and every
/// WebSocket message is checked against the OpenAPI document on its way.
final class RunningServer implements AutoCloseable {

  static final JsonMapper JSON = JsonMapper.builder().build();
  static final String TWO_PEOPLE = "[{\"kind\":\"human\"},{\"kind\":\"human\"}]";
  static final String AGAINST_LEVEL_1 = "[{\"kind\":\"human\"},{\"kind\":\"level\",\"level\":1}]";

  /// Less than the searches take that tests want stopped.
  private static final long PATIENCE_SECONDS = 90;

  final SecateurServer server;
  private final HttpClient http =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

  /// For requests that bring a cookie of their own.
  private final HttpClient withoutCookies = HttpClient.newHttpClient();

  private final List<Listener> listeners = new CopyOnWriteArrayList<>();

  RunningServer(Path data) {
    this(data, ServiceLimits.forThisMachine());
  }

  RunningServer(Path data, ServiceLimits limits) {
    this(new ServerOptions(null, 0, data, null, limits, "test"));
  }

  RunningServer(ServerOptions options) {
    this(options, Evaluators.installed());
  }

  RunningServer(ServerOptions options, Evaluators evaluators) {
    server = SecateurServer.start(options, Games.installed(), evaluators);
  }

  /// An answer with its body as JSON, where it is JSON.
  record Answer(int status, HttpResponse<String> response) {

    JsonNode json() {
      return JSON.readTree(response.body());
    }

    String text() {
      return response.body();
    }

    String detail() {
      return json().path("detail").asString("");
    }

    String code() {
      return json().path("code").asString("");
    }

    String header(String name) {
      return response.headers().firstValue(name).orElse("");
    }
  }

  Answer get(String path) {
    return send("GET", path, null, Map.of());
  }

  Answer post(String path, String body) {
    return send("POST", path, body, Map.of());
  }

  Answer send(String method, String path, @Nullable String body, Map<String, String> headers) {
    var publisher = body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body);
    return send(method, path, publisher, body, headers);
  }

  /// Sends a file that is not text.
  Answer postBytes(String path, byte[] file) {
    return send("POST", path, BodyPublishers.ofByteArray(file), null, Map.of());
  }

  private Answer send(
      String method,
      String path,
      BodyPublisher publisher,
      @Nullable String body,
      Map<String, String> headers) {
    try {
      boolean isJson = ApiDocument.get().takesJson(method, path);
      var request =
          HttpRequest.newBuilder(URI.create(server.address() + path))
              .method(method, publisher)
              .header("Content-Type", isJson ? "application/json" : "application/octet-stream");
      headers.forEach(request::header);
      var client = headers.containsKey("Cookie") ? withoutCookies : http;
      var response = client.send(request.build(), BodyHandlers.ofString());
      var answer = new Answer(response.statusCode(), response);
      ApiDocument.get()
          .check(method, path, body, answer.status(), answer.header("Content-Type"), answer.text());
      return answer;
    } catch (IOException failed) {
      throw new AssertionError(failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new AssertionError(stopped);
    }
  }

  /// A new game's id.
  String create(String game, String players) {
    var answer = post("/api/v1/games", "{\"game\":\"%s\",\"players\":%s}".formatted(game, players));
    if (answer.status() != 201) {
      throw new AssertionError(answer.text());
    }
    return answer.json().get("id").asString();
  }

  Answer play(String id, int at, String move) {
    return post(
        "/api/v1/games/" + id + "/moves", "{\"at\":%d,\"move\":\"%s\"}".formatted(at, move));
  }

  /// A figure that the server publishes.
  long metric(String name) {
    var line = "secateur_" + name + " ";
    return get("/api/v1/metrics")
        .text()
        .lines()
        .filter(text -> text.startsWith(line))
        .mapToLong(text -> Long.parseLong(text.substring(line.length())))
        .findFirst()
        .orElseThrow();
  }

  void awaitMetric(String name, long value) {
    Polling.until(name + " is " + value, () -> metric(name), now -> now == value);
  }

  Listener listen(String id) {
    return listenAt("/api/v1/games/" + id + "/live");
  }

  /// A page that asks for analyses of a game.
  Listener study(String id) {
    return listenAt("/api/v1/games/" + id + "/study");
  }

  Listener listenAt(String path) {
    var listener = new Listener(path);
    listeners.add(listener);
    listener.socket =
        http.newWebSocketBuilder()
            .buildAsync(URI.create(server.address().replace("http:", "ws:") + path), listener)
            .join();
    return listener;
  }

  /// A message, and the game as the page knew it after that.
  private record HeardMessage(JsonNode message, @Nullable JsonNode game) {}

  /// A page that listens.
  static final class Listener implements WebSocket.Listener {

    private final String path;
    private final BlockingQueue<HeardMessage> messages = new LinkedBlockingQueue<>();
    private final List<String> texts = new CopyOnWriteArrayList<>();

    private final FollowedGame game = new FollowedGame();

    /// What was wrong with messages of the server.
    private final List<String> errors = new CopyOnWriteArrayList<>();

    private final AtomicInteger wrongSent = new AtomicInteger();
    private final AtomicInteger problemsHeard = new AtomicInteger();
    private final StringBuilder partial = new StringBuilder();
    @Nullable WebSocket socket;
    private final CompletableFuture<Integer> closed = new CompletableFuture<>();

    private Listener(String path) {
      this.path = path;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      partial.append(text);
      if (last) {
        receive(partial.toString());
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }

    private void receive(String text) {
      var wrong = ApiDocument.get().errorsOfServerMessage(path, text);
      if (!wrong.isEmpty()) {
        errors.add(path + ": " + wrong + " in " + text);
      }
      texts.add(text);
      var message = JSON.readTree(text);
      switch (message.path("type").asString("")) {
        case "problem" -> problemsHeard.incrementAndGet();
        case "game" -> game.replace(message.get("game"));
        case "change" -> takeChange(message.get("change"));
        default -> {}
      }
      messages.add(new HeardMessage(message, game.state()));
    }

    /// On one connection no version is ever missing.
    private void takeChange(JsonNode change) {
      if (game.apply(change) == null) {
        errors.add("the version %s is missing before %s".formatted(change.get("from"), change));
      }
    }

    private void check() {
      if (!errors.isEmpty()) {
        throw new AssertionError(String.join("\n", errors));
      }
    }

    /// At the end, every message that is not as documented must have been answered with a problem.
    private void checkAll() {
      check();
      if (!closed.isDone() && problemsHeard.get() < wrongSent.get()) {
        throw new AssertionError(
            path + ": the server took a message that is not as documented without a problem");
      }
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
      closed.complete(status);
      return null;
    }

    /// The next message, whichever it is.
    JsonNode next() {
      return poll().message();
    }

    private HeardMessage poll() {
      try {
        var message = messages.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        check();
        if (message != null) {
          return message;
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
      throw new AssertionError("no message came");
    }

    /// The next message of a kind that fits; others are passed over.
    JsonNode await(String type, Predicate<JsonNode> fits) {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
      while (System.nanoTime() < end) {
        var message = next();
        if (message.get("type").asString().equals(type) && fits.test(message)) {
          return message;
        }
      }
      throw new AssertionError("no " + type + " came");
    }

    /// The next state of the game that fits, whole or after a change.
    JsonNode awaitGame(Predicate<JsonNode> fits) {
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
      while (System.nanoTime() < end) {
        var heard = poll();
        var type = heard.message().get("type").asString();
        boolean isState = type.equals("game") || type.equals("change");
        if (isState && heard.game() != null && fits.test(heard.game())) {
          return heard.game();
        }
      }
      throw new AssertionError("no such state of the game came");
    }

    /// Every message that has come, as text.
    List<String> texts() {
      return List.copyOf(texts);
    }

    /// The status with which the server ends the connection.
    int awaitClose() {
      return closed.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    }

    /// How many problems the server has told this page.
    int problems() {
      return problemsHeard.get();
    }

    void send(String text) {
      if (!ApiDocument.get().errorsOfPageMessage(path, text).isEmpty()) {
        wrongSent.incrementAndGet();
      }
      Objects.requireNonNull(socket).sendText(text, true).join();
    }

    void leave() {
      Objects.requireNonNull(socket).sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
    withoutCookies.shutdownNow();
    server.close();
    listeners.forEach(Listener::checkAll);
  }
}
