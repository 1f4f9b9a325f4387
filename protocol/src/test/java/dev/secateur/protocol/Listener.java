package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Predicate;

/// The other side of a session: says lines and waits for answers.
final class Listener {

  private static final long PATIENCE_NANOS = 20_000_000_000L;

  private final StringWriter out = new StringWriter();
  private final Session session;

  Listener(String protocol, String game, Limits usual) {
    session = Sessions.of(protocol, game, usual, out);
  }

  Session session() {
    return session;
  }

  Listener say(String... lines) {
    for (String line : lines) {
      session.receive(line);
    }
    return this;
  }

  /// Everything that was answered so far.
  String heard() {
    return out.toString();
  }

  List<String> lines() {
    return heard().lines().toList();
  }

  Listener await(Predicate<List<String>> enough) {
    long end = System.nanoTime() + PATIENCE_NANOS;
    while (!enough.test(lines()) && System.nanoTime() < end) {
      pause(2);
    }
    assertThat(enough.test(lines())).as(heard()).isTrue();
    return this;
  }

  Listener awaitLine(String start) {
    return await(lines -> lines.stream().anyMatch(line -> line.startsWith(start)));
  }

  /// Says a line of GTP and gives its answer without the blank line.
  String ask(String line) {
    int before = heard().length();
    session.receive(line);
    await(_ -> heard().substring(before).endsWith("\n\n"));
    return heard().substring(before).strip();
  }

  static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException asked) {
      throw new AssertionError(asked);
    }
  }
}
