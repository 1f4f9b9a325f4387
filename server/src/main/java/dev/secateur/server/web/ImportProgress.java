package dev.secateur.server.web;

import dev.secateur.server.web.json.ImportReportJson.ImportProgressJson;
import dev.secateur.server.web.json.JsonText;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.DoubleSupplier;

/// Sends the progress of an import, a line at a time. If the client disconnects, the import stops.
final class ImportProgress {

  private static final long EVERY_NANOS = 200_000_000;

  private final Context request;
  private final ImportReport report;
  private final DoubleSupplier share;
  private long next = System.nanoTime();

  /// @param share how much of the file has been read, from 0 to 1
  ImportProgress(Context request, ImportReport report, DoubleSupplier share) {
    this.request = request;
    this.report = report;
    this.share = share;
  }

  /// Sends a line, if the last one is long enough ago.
  ///
  /// @throws UncheckedIOException if the client has disconnected
  void send() {
    if (System.nanoTime() - next >= 0) {
      next = System.nanoTime() + EVERY_NANOS;
      write(new ImportProgressJson(share.getAsDouble(), report.stored(), report.known()));
    }
  }

  /// The last line.
  void end() {
    write(report.lastLine());
  }

  private void write(Record line) {
    try {
      var stream = stream();
      stream.write((JsonText.of(line) + "\n").getBytes(StandardCharsets.UTF_8));
      stream.flush();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  /// Javalin's own stream would collect lines to compress them.
  private OutputStream stream() throws IOException {
    request.contentType("application/x-ndjson; charset=utf-8");
    return request.res().getOutputStream();
  }
}
