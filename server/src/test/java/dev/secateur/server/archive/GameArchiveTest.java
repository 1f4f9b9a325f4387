package dev.secateur.server.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.Player.Person;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The same tests on both databases; PostgreSQL's where Debian's packages have put one.
class GameArchiveTest {

  enum Kind {
    H2,
    POSTGRESQL
  }

  private static final Instant NOW = Instant.parse("2026-05-04T03:02:01.123Z");

  @TempDir Path folder;

  private interface Check {
    void run(Database database);
  }

  private void on(Kind kind, Check check) {
    if (kind == Kind.H2) {
      try (var database = Database.inFolder(folder)) {
        check.run(database);
      }
      return;
    }
    LocalPostgresql.assumeInstalled();
    try (var server = LocalPostgresql.start();
        var database = Database.at(server.url())) {
      check.run(database);
    }
  }

  private static StoredGame game(String id, Instant updated) {
    var custom = new CustomSearch(500L, 7, null, "classic", "founding", Map.of("lmr", "off"));
    return new StoredGame(
        id,
        1,
        "quoridor:size=5",
        "quoridor",
        "Título 日本",
        NOW,
        updated,
        List.of(new Person(), custom),
        new ClockRule(60_000, 1_000),
        false,
        "- / - / c1 c5 / 10 10 / 1",
        Ending.UNDECIDED,
        1,
        List.of(
            new StoredNode(1, 0, "c2", StoredNode.HUMAN, 1234, List.of(58_000L, 60_000L), null)));
  }

  @ParameterizedTest
  @EnumSource
  void aStoredGameIsReadUnchanged(Kind kind) {
    on(
        kind,
        database -> {
          var archive = new GameArchive(database);
          var first = game("abcdefgh", NOW).from("xot:17");
          archive.add(first);
          assertThat(archive.find("abcdefgh")).contains(first);
          var judgement = new StoredJudgement(-1.25, -8, 12, 345_678, 901);
          var answer = new StoredNode(2, 1, "c4", StoredNode.COMPUTER, 901, null, judgement);
          var nodes = new ArrayList<>(first.nodes());
          nodes.add(answer);
          var next = first.at(2, Ending.lossOf(0, Ending.TIME), nodes, NOW);
          assertThat(archive.update(next, List.of(answer))).isTrue();
          assertThat(archive.find("abcdefgh")).contains(next);
        });
  }

  @ParameterizedTest
  @EnumSource
  void aReviewedPositionIsReadUnchanged(Kind kind) {
    on(
        kind,
        database -> {
          new GameArchive(database).add(game("abcdefgh", NOW));
          var reviews = new ReviewArchive(database);
          var sure = new ReviewedPosition(1, 250, false, 95, List.of("c4", "c3"), 21, 1_000);
          reviews.put("abcdefgh", new ReviewedPosition(1, 100, false, 0, List.of("c4"), 9, 50));
          reviews.put("abcdefgh", sure);
          var exact = new ReviewedPosition(0, 200, true, 0, List.of("c2"), 24, 1_000);
          reviews.put("abcdefgh", exact);
          assertThat(reviews.find("abcdefgh")).isEqualTo(Map.of(0, exact, 1, sure));
        });
  }

  @ParameterizedTest
  @EnumSource
  void anUpdateOfAnotherVersionChangesNothing(Kind kind) {
    on(
        kind,
        database -> {
          var archive = new GameArchive(database);
          var first = game("abcdefgh", NOW);
          archive.add(first);
          var next = first.at(0, Ending.UNDECIDED, first.nodes(), NOW);
          assertThat(archive.update(next, List.of())).isTrue();
          assertThat(archive.update(next, List.of())).isFalse();
          assertThat(archive.delete("abcdefgh", NOW)).isTrue();
          var after = next.at(1, Ending.UNDECIDED, next.nodes(), NOW);
          assertThat(archive.update(after, List.of())).isFalse();
        });
  }

  @ParameterizedTest
  @EnumSource
  void theListIsSortedByTheLastChange(Kind kind) {
    on(
        kind,
        database -> {
          var archive = new GameArchive(database);
          for (int age = 0; age < 250; age++) {
            archive.add(game(UUID.randomUUID().toString().substring(0, 20), NOW.minusSeconds(age)));
          }
          var all = new ArrayList<StoredGame>();
          archive.forEach(all::add);
          assertThat(all)
              .hasSize(250)
              .isSortedAccordingTo((a, b) -> b.updated().compareTo(a.updated()));
          assertThat(archive.count()).isEqualTo(250);
        });
  }

  @ParameterizedTest
  @EnumSource
  void aGameThatWasDeletedLongAgoIsPurged(Kind kind) {
    on(
        kind,
        database -> {
          var archive = new GameArchive(database);
          archive.add(game("abcdefgh", NOW));
          archive.add(game("ijklmnop", NOW));
          archive.delete("abcdefgh", NOW.minus(Duration.ofDays(31)));
          archive.delete("ijklmnop", NOW.minus(Duration.ofDays(29)));
          archive.purge(NOW);
          assertThat(archive.restore("abcdefgh")).isFalse();
          assertThat(archive.restore("ijklmnop")).isTrue();
        });
  }

  @ParameterizedTest
  @EnumSource
  void settingsAreReplaced(Kind kind) {
    on(
        kind,
        database -> {
          var settings = new SettingsArchive(database);
          settings.put("somebody", "{\"a\":1}", NOW);
          settings.put("somebody", "{\"a\":2}", NOW);
          assertThat(settings.find("somebody")).contains("{\"a\":2}");
          assertThat(settings.find("nobody")).isEmpty();
        });
  }
}
