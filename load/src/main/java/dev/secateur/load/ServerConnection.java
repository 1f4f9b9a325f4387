package dev.secateur.load;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// One client's connection to a server, with a cookie of its own.
final class ServerConnection implements AutoCloseable {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final String address;
  private final HttpClient http =
      HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

  ServerConnection(String address) {
    this.address = address;
  }

  JsonNode send(String method, String path, @Nullable String body)
      throws IOException, InterruptedException {
    return send(
        to(path)
            .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body))
            .build());
  }

  /// Posts a change of a game, as the page does: the answer is the new version, and what changed
  /// arrives on the WebSocket.
  JsonNode change(String path, String body) throws IOException, InterruptedException {
    return send(
        to(path).header("Prefer", "return=minimal").POST(BodyPublishers.ofString(body)).build());
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(address + "/api/v1" + path));
  }

  private JsonNode send(HttpRequest request) throws IOException, InterruptedException {
    var response = http.send(request, BodyHandlers.ofString());
    if (response.statusCode() >= 300) {
      throw new IOException(
          "%s %s: %s".formatted(request.method(), request.uri().getPath(), response.body()));
    }
    return JSON.readTree(response.body());
  }

  WebSocket connect(String path, WebSocket.Listener listener) throws IOException {
    try {
      return http.newWebSocketBuilder()
          .buildAsync(URI.create(address.replace("http:", "ws:") + "/api/v1" + path), listener)
          .join();
    } catch (CompletionException failed) {
      throw new IOException("cannot open %s: %s".formatted(path, failed.getCause()), failed);
    }
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
