package dev.secateur.protocol;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.NotationException;
import java.io.PrintWriter;

/// Sends text to the client. May be used by any thread: texts of two threads are never mixed.
final class ProtocolOutput {

  @GuardedBy("this")
  private final PrintWriter out;

  ProtocolOutput(PrintWriter out) {
    this.out = out;
  }

  /// Sends a text and the end of its last line, at once. Protocols end lines with LF on every
  /// system.
  synchronized void send(String text) {
    out.print(text + "\n");
    out.flush();
  }

  /// One line about a failure. A mistake of the client says what was expected; a bug of ours says
  /// that it is one.
  static String errorText(Throwable failure) {
    var message = String.valueOf(failure.getMessage()).replaceAll("\\R", " ");
    return failure instanceof NotationException || failure instanceof CommandException
        ? message
        : "a bug in secateur, %s: %s".formatted(failure.getClass().getSimpleName(), message);
  }

  /// The version in the jar's manifest.
  static String version() {
    var version = ProtocolOutput.class.getPackage().getImplementationVersion();
    return version == null ? "unreleased" : version;
  }
}
