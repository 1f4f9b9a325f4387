package dev.secateur.server.load;

import java.time.Duration;
import java.util.ArrayList;
import java.util.function.Consumer;

/// Lets many clients play for a while.
public final class LoadRun {

  private LoadRun() {}

  /// Plays against the service at an address.
  ///
  /// @param everySecond is shown the figures so far
  public static LoadFigures play(
      String address, int clients, Duration time, Consumer<LoadFigures> everySecond)
      throws InterruptedException {
    var figures = new LoadFigures();
    long end = System.nanoTime() + time.toNanos();
    var threads = new ArrayList<Thread>();
    for (int number = 0; number < clients; number++) {
      var client = new LoadClient(address, number, figures);
      threads.add(Thread.ofVirtual().start(() -> client.playUntil(end)));
    }
    while (System.nanoTime() < end) {
      Thread.sleep(1_000);
      everySecond.accept(figures);
    }
    for (Thread thread : threads) {
      thread.join();
    }
    return figures;
  }
}
