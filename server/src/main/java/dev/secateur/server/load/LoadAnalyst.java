package dev.secateur.server.load;

import java.io.IOException;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// One page that has a position analysed all the time, while others play.
final class LoadAnalyst {

  private static final String ANALYSE =
      "{\"type\":\"analyse\",\"request\":1,\"node\":0,\"lines\":3,\"timeMs\":60000}";
  private static final long LOOK_EVERY_MILLIS = 200;

  private final String address;
  private final LoadFigures figures;

  LoadAnalyst(String address, LoadFigures figures) {
    this.address = address;
    this.figures = figures;
  }

  void analyseUntil(long endNanos) {
    try (var service = new ServiceClient(address)) {
      var game =
          service.send(
              "POST",
              "/games",
              "{\"game\":\"checkers\",\"players\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}");
      var socket = service.connect("/games/" + game.get("id").asString() + "/study", new Counter());
      socket.sendText(ANALYSE, true).join();
      while (System.nanoTime() < endNanos) {
        Thread.sleep(LOOK_EVERY_MILLIS);
      }
      socket.abort();
    } catch (IOException failed) {
      figures.failed(String.valueOf(failed));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /// Counts what is found, and asks again when a search has ended.
  private final class Counter implements WebSocket.Listener {

    private final StringBuilder partial = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      partial.append(text);
      if (last) {
        var message = partial.toString();
        if (message.contains("\"type\":\"analysis\"")) {
          figures.analysed();
        } else if (message.contains("\"type\":\"problem\"")) {
          figures.failed(message);
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
