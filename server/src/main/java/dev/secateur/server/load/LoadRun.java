package dev.secateur.server.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Lets many clients play for a while, and others analyse meanwhile.
public final class LoadRun {

  private static final int PATIENCE_SECONDS = 30;
  private static final List<String> AT_REST =
      List.of(
          "secateur_sockets_open 0",
          "secateur_games_watched 0",
          "secateur_searches_running 0",
          "secateur_searches_waiting 0");

  private LoadRun() {}

  /// Plays against the service at an address, and returns when the service is at rest again.
  ///
  /// @param figures what was seen is added to them
  /// @param everySecond is shown the figures so far
  public static void play(
      String address,
      int clients,
      int analysts,
      Duration time,
      LoadFigures figures,
      Consumer<LoadFigures> everySecond)
      throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    var threads = new ArrayList<Thread>();
    for (int number = 0; number < clients; number++) {
      var client = new LoadClient(address, number, figures);
      threads.add(Thread.ofVirtual().start(() -> client.playUntil(end)));
    }
    for (int number = 0; number < analysts; number++) {
      var analyst = new LoadAnalyst(address, figures);
      threads.add(Thread.ofVirtual().start(() -> analyst.analyseUntil(end)));
    }
    while (System.nanoTime() < end) {
      Thread.sleep(1_000);
      everySecond.accept(figures);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    awaitRest(address);
  }

  /// The service notices a little later that a page is gone, and gives its memory back only then.
  private static void awaitRest(String address) throws InterruptedException {
    try (var http = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create(address + "/api/v1/metrics")).build();
      for (int second = 0; second < PATIENCE_SECONDS; second++) {
        var metrics = http.send(request, BodyHandlers.ofString()).body().lines().toList();
        if (metrics.containsAll(AT_REST)) {
          return;
        }
        Thread.sleep(1_000);
      }
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }
}
