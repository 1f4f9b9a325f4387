package dev.secateur.load;

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

/// Runs many clients at the same time: some play games, the others analyse a position.
public final class LoadClients {

  private static final int MAX_SECONDS_UNTIL_IDLE = 30;
  private static final List<String> IDLE_METRICS =
      List.of(
          "secateur_sockets_open 0",
          "secateur_games_watched 0",
          "secateur_searches_running 0",
          "secateur_searches_waiting 0");

  private LoadClients() {}

  /// Runs the clients against the server at an address, and returns when the server is idle again.
  ///
  /// @param games what they play, with parameters; all analyses are of the first
  /// @param figures the measurements are added to them
  /// @param everySecond gets the figures so far, once a second
  public static void run(
      String address,
      List<String> games,
      int playing,
      int analysing,
      Duration time,
      LoadFigures figures,
      Consumer<LoadFigures> everySecond)
      throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    var threads = new ArrayList<Thread>();
    for (int number = 0; number < playing; number++) {
      var client = new PlayingClient(address, games, number, figures);
      threads.add(Thread.ofVirtual().start(() -> client.playUntil(end)));
    }
    for (int number = 0; number < analysing; number++) {
      var client = new AnalysingClient(address, games.getFirst(), figures);
      threads.add(Thread.ofVirtual().start(() -> client.analyseUntil(end)));
    }
    while (System.nanoTime() < end) {
      Thread.sleep(1_000);
      everySecond.accept(figures);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    awaitIdle(address);
  }

  /// The server notices only after a moment that a client has disconnected, and frees its memory
  /// then.
  private static void awaitIdle(String address) throws InterruptedException {
    try (var http = HttpClient.newHttpClient()) {
      var request = HttpRequest.newBuilder(URI.create(address + "/api/v1/metrics")).build();
      for (int second = 0; second < MAX_SECONDS_UNTIL_IDLE; second++) {
        var metrics = http.send(request, BodyHandlers.ofString()).body().lines().toList();
        if (metrics.containsAll(IDLE_METRICS)) {
          return;
        }
        Thread.sleep(1_000);
      }
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }
}
