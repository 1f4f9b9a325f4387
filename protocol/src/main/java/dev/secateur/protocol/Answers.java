package dev.secateur.protocol;

import dev.secateur.core.NotationException;
import java.io.PrintWriter;

/// What we say: whole lines, each sent at once, from any thread.
final class Answers {

  private final PrintWriter out;

  Answers(PrintWriter out) {
    this.out = out;
  }

  /// Protocols end lines with LF, whatever the system does.
  synchronized void say(String text) {
    out.print(text + "\n");
    out.flush();
  }

  /// One line about a failure: ours says so, the other side's says what would have been right.
  static String problem(Throwable failure) {
    var message = String.valueOf(failure.getMessage()).replaceAll("\\R", " ");
    return failure instanceof NotationException || failure instanceof Refusal
        ? message
        : "a mistake in secateur itself, %s: %s"
            .formatted(failure.getClass().getSimpleName(), message);
  }

  /// The version in the jar's manifest.
  static String version() {
    var version = Answers.class.getPackage().getImplementationVersion();
    return version == null ? "unreleased" : version;
  }
}
