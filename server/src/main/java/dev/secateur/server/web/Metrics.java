package dev.secateur.server.web;

import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.play.SearchScheduler;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntSupplier;

/// Counters for monitoring.
final class Metrics {

  private final SearchScheduler scheduler;
  private final Rooms rooms;
  private final GameArchive archive;
  private final IntSupplier imports;
  private final IntSupplier sockets;
  private final LongAdder requests = new LongAdder();
  private final LongAdder failures = new LongAdder();

  Metrics(
      SearchScheduler scheduler,
      Rooms rooms,
      GameArchive archive,
      IntSupplier imports,
      IntSupplier sockets) {
    this.scheduler = scheduler;
    this.rooms = rooms;
    this.archive = archive;
    this.imports = imports;
    this.sockets = sockets;
  }

  void requestDone(int status) {
    requests.increment();
    if (status >= 500) {
      failures.increment();
    }
  }

  String text() {
    var memory = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
    var text = new StringBuilder();
    write(text, "counter", "requests_total", "requests answered", requests.sum());
    write(text, "counter", "failures_total", "requests that the server failed", failures.sum());
    write(text, "counter", "searches_total", "searches finished", scheduler.finished());
    write(text, "counter", "searches_refused_total", "searches refused", scheduler.refused());
    write(text, "gauge", "searches_running", "searches at work", scheduler.running());
    write(text, "gauge", "searches_waiting", "searches in the queue", scheduler.waiting());
    write(text, "gauge", "games_stored", "games in the archive", archive.count());
    write(text, "gauge", "imports_running", "files being imported", imports.getAsInt());
    write(text, "gauge", "games_watched", "games with a listener", rooms.watched());
    write(text, "gauge", "sockets_open", "WebSockets open", sockets.getAsInt());
    write(text, "gauge", "heap_used_bytes", "heap in use", memory.getUsed());
    return text.toString();
  }

  private static void write(StringBuilder text, String type, String name, String help, long value) {
    text.append(
        String.format(
            Locale.ROOT,
            "# HELP secateur_%2$s %3$s\n# TYPE secateur_%2$s %1$s\nsecateur_%2$s %4$d\n",
            type,
            name,
            help,
            value));
  }
}
