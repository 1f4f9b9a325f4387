package dev.secateur.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.testkit.Polling;
import java.util.List;
import java.util.function.Predicate;

/// The other side of a session: says lines and waits for answers.
final class TestClient {

  private final AwaitedText out = new AwaitedText();
  private final Session session;

  TestClient(String protocol, String game, Limits usual) {
    session = Sessions.of(protocol, game, usual, out);
  }

  Session session() {
    return session;
  }

  TestClient say(String... lines) {
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

  TestClient await(Predicate<List<String>> enough) {
    assertThat(hears(enough)).as(heard()).isTrue();
    return this;
  }

  /// Waits for lines, and tells whether they came in time.
  boolean hears(Predicate<List<String>> enough) {
    return out.await(text -> enough.test(text.lines().toList()), Polling.PATIENCE);
  }

  TestClient awaitLine(String start) {
    return await(lines -> lines.stream().anyMatch(line -> line.startsWith(start)));
  }

  /// Says a line of GTP and gives its answer without the blank line.
  String ask(String line) {
    int before = heard().length();
    session.receive(line);
    awaitAfter(before, answer -> answer.endsWith("\n\n"));
    return heard().substring(before).strip();
  }

  /// Waits until what is heard after the first `before` characters fits.
  TestClient awaitAfter(int before, Predicate<String> fits) {
    boolean came = out.await(text -> fits.test(text.substring(before)), Polling.PATIENCE);
    assertThat(came).as(heard()).isTrue();
    return this;
  }
}
