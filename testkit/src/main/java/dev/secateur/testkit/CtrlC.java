package dev.secateur.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/// Ctrl-C for a process that a test has started.
public final class CtrlC {

  private static final Path STATUS = Path.of("/proc/self/status");
  private static final long INTERRUPT_BIT = 2;

  private CtrlC() {}

  /// Sends the signal of Ctrl-C. A shell starts its background jobs with this signal ignored, and
  /// their children cannot change that: the process is then ended and the test skipped.
  public static void send(Process process) throws IOException, InterruptedException {
    if (isIgnored()) {
      process.destroyForcibly();
      Assumptions.abort("the tests run as a background job, where Ctrl-C is ignored");
    }
    new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
  }

  private static boolean isIgnored() throws IOException {
    if (!Files.exists(STATUS)) {
      return false;
    }
    try (var lines = Files.lines(STATUS)) {
      return lines
          .filter(line -> line.startsWith("SigIgn:"))
          .map(line -> line.substring("SigIgn:".length()).strip())
          .anyMatch(mask -> (Long.parseUnsignedLong(mask, 16) & INTERRUPT_BIT) != 0);
    }
  }
}
