package dev.secateur.cli;

import dev.secateur.core.DatabaseProvider.DatabaseProgress;
import dev.secateur.core.DatabaseProvider.DatabaseResult;
import dev.secateur.core.DatabaseProvider.DatabaseWork;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;

/// Runs work on databases and shows how far it is.
final class DatabaseProgressLine {

  private final ProgressLine line;
  private final long start = System.nanoTime();

  DatabaseProgressLine(Terminal terminal, PrintWriter err) {
    line = new ProgressLine(terminal, err);
  }

  /// Runs the work; Ctrl-C ends it.
  static DatabaseResult run(DatabaseWork work, DatabaseCommand command, CommandSpec spec)
      throws IOException {
    var shown =
        new DatabaseProgressLine(command.secateur().terminal(), spec.commandLine().getErr());
    try (var _ = new InterruptHook(work::stop)) {
      var result = work.run(shown::show);
      shown.line.clear();
      var out = spec.commandLine().getOut();
      result.summary().forEach(out::println);
      out.flush();
      return result;
    } finally {
      shown.line.clear();
    }
  }

  private void show(DatabaseProgress progress) {
    if (line.isDue()) {
      double seconds = (System.nanoTime() - start) / 1e9;
      double left = seconds / progress.share() - seconds;
      line.show(
          "%d of %d slices, %s, %s left"
              .formatted(
                  progress.slices(),
                  progress.allSlices(),
                  progress.slice(),
                  ProgressLine.time(left)));
    }
  }
}
