package dev.secateur.load;

import java.io.IOException;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// One client that analyses a position all the time, while others play.
final class AnalysingClient {

  private static final String ANALYSE =
      "{\"type\":\"analyse\",\"request\":1,\"node\":0,\"lines\":3,\"timeMs\":60000}";

  private final String address;
  private final String game;
  private final LoadFigures figures;

  AnalysingClient(String address, String game, LoadFigures figures) {
    this.address = address;
    this.game = game;
    this.figures = figures;
  }

  void analyseUntil(long endNanos) {
    try (var server = new ServerConnection(address)) {
      var created =
          server.send(
              "POST",
              "/games",
              "{\"game\":\"%s\",\"players\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}"
                  .formatted(game));
      var socket =
          server.connect(
              "/games/" + created.get("id").asString() + "/study", new AnalysisCounter());
      socket.sendText(ANALYSE, true).join();
      Thread.sleep(Duration.ofNanos(endNanos - System.nanoTime()));
      socket.abort();
    } catch (IOException failed) {
      figures.addFailure(String.valueOf(failed));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /// Counts the iterations that the server reports, and asks again when a search has ended.
  private final class AnalysisCounter implements WebSocket.Listener {

    private final StringBuilder partial = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      partial.append(text);
      if (last) {
        var message = partial.toString();
        if (message.contains("\"type\":\"analysis\"")) {
          figures.addIteration();
        } else if (message.contains("\"type\":\"problem\"")) {
          figures.addFailure(message);
        } else {
          var _ = from.sendText(ANALYSE, true);
        }
        partial.setLength(0);
      }
      from.request(1);
      return null;
    }
  }
}
