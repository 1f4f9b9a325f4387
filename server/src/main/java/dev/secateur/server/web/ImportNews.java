package dev.secateur.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoubleSupplier;
import tools.jackson.databind.json.JsonMapper;

/// Tells a page how far the games of a file have come in, line by line while they do. A page that
/// goes away stops it.
final class ImportNews {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final long EVERY_NANOS = 200_000_000;

  private final Context request;
  private final ImportReport report;
  private final DoubleSupplier share;
  private long next = System.nanoTime();

  /// @param share how much of the file has been read, from 0 to 1
  ImportNews(Context request, ImportReport report, DoubleSupplier share) {
    this.request = request;
    this.report = report;
    this.share = share;
  }

  /// Tells it, if it is time.
  ///
  /// @throws UncheckedIOException if nobody listens any more
  void tell() {
    if (System.nanoTime() - next >= 0) {
      next = System.nanoTime() + EVERY_NANOS;
      var view = new LinkedHashMap<String, Object>();
      view.put("share", share.getAsDouble());
      view.put("added", report.stored());
      view.put("known", report.known());
      write(view);
    }
  }

  /// The last line.
  void end() {
    var view = new LinkedHashMap<String, Object>();
    view.put("done", true);
    view.putAll(report.view());
    write(view);
  }

  private void write(Map<String, Object> view) {
    try {
      var stream = stream();
      stream.write((JSON.writeValueAsString(view) + "\n").getBytes(StandardCharsets.UTF_8));
      stream.flush();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /// Javalin's own would gather lines to press them together.
  private OutputStream stream() throws IOException {
    request.contentType("application/x-ndjson; charset=utf-8");
    return request.res().getOutputStream();
  }
}
