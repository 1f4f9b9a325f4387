package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.testkit.Polling;
import java.util.List;
import java.util.function.Predicate;

/// A client of a session: sends lines and waits for answers.
final class TestClient {

  private final AwaitedText out = new AwaitedText();
  private final Session session;

  TestClient(String protocol, String game, Limits defaultLimits) {
    session = Sessions.of(protocol, game, defaultLimits, out);
  }

  Session session() {
    return session;
  }

  TestClient send(String... lines) {
    for (String line : lines) {
      session.receive(line);
    }
    return this;
  }

  /// All answers so far.
  String output() {
    return out.toString();
  }

  List<String> lines() {
    return output().lines().toList();
  }

  TestClient await(Predicate<List<String>> condition) {
    assertThat(receives(condition)).as(output()).isTrue();
    return this;
  }

  /// Waits for lines and returns whether they came in time.
  boolean receives(Predicate<List<String>> enough) {
    return out.await(text -> enough.test(text.lines().toList()), Polling.TIMEOUT);
  }

  TestClient awaitLine(String start) {
    return await(lines -> lines.stream().anyMatch(line -> line.startsWith(start)));
  }

  /// Sends a GTP command and returns its answer without the empty line.
  String ask(String line) {
    int before = output().length();
    session.receive(line);
    awaitAfter(before, answer -> answer.endsWith("\n\n"));
    return output().substring(before).strip();
  }

  /// Waits until the output after the first `before` characters fits.
  TestClient awaitAfter(int before, Predicate<String> fits) {
    boolean came = out.await(text -> fits.test(text.substring(before)), Polling.TIMEOUT);
    assertThat(came).as(output()).isTrue();
    return this;
  }
}
