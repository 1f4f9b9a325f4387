package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.RecordJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchFileTest {

  private static final Games GAMES = Games.installed();

  /// The match waits at this number of games, so it has not ended when it is killed.
  private static final int LAST_PAUSE = MatchRunner.GAMES - 10;

  @TempDir private Path folder;

  private static MatchSetup setup(int games) {
    return Setups.of(
        GAMES.find("reversi"),
        games,
        TestPlayers.player("a", TestPlayers.random(1)),
        TestPlayers.player("b", TestPlayers.random(2)));
  }

  /// The numbers of all games in a file, in its order.
  private static List<Integer> numbers(Path path) throws IOException {
    return Files.readAllLines(path).stream()
        .skip(1)
        .map(line -> RecordJson.parse(line, GAMES))
        .map(record -> FinishedGame.wholeNumber(record.headers(), FinishedGame.GAME))
        .toList();
  }

  private static MatchStandings whole(MatchSetup setup) throws Exception {
    return new Match(setup, GameStore.NONE, 1, MatchListener.NONE).run();
  }

  @Test
  void aKilledMatchResumesWithoutLosingOrRepeatingAGame() throws Exception {
    var path = folder.resolve("killed.jsonl");
    for (int min : new int[] {2, 90, 200, 333}) {
      var runner = MatchRunner.start(path, LAST_PAUSE);
      runner.await(min);
      runner.kill();
      var kept = Files.readString(path);
      var whole = kept.substring(0, kept.lastIndexOf('\n') + 1);
      var next = MatchRunner.start(path, LAST_PAUSE);
      next.await(min + 20);
      next.kill();
      assertThat(Files.readString(path)).startsWith(whole);
    }
    assertThat(MatchRunner.start(path, LAST_PAUSE).finish()).isZero();
    assertThat(numbers(path)).hasSize(MatchRunner.GAMES).doesNotHaveDuplicates();
    try (var file = MatchFile.resume(path, MatchRunner.setup(), GAMES)) {
      var standing = new Match(MatchRunner.setup(), file, 1, MatchListener.NONE).run();
      assertThat(standing.isComplete()).isTrue();
      assertThat(standing.pairings()).isEqualTo(whole(MatchRunner.setup()).pairings());
    }
  }

  @Test
  void anIncompleteLastLineIsRemovedAndItsGamePlayedAgain() throws Exception {
    var path = folder.resolve("torn.jsonl");
    var setup = setup(6);
    try (var file = MatchFile.create(path, setup, GAMES)) {
      new Match(setup, file, 1, MatchListener.NONE).run();
    }
    var whole = Files.readString(path);
    var lastLine = whole.lastIndexOf('\n', whole.length() - 2) + 1;
    for (int cut : new int[] {lastLine, lastLine + 1, whole.length() - 20, whole.length() - 1}) {
      Files.writeString(path, whole.substring(0, cut));
      var played = new ArrayList<Integer>();
      try (var file = MatchFile.resume(path, setup, GAMES)) {
        new Match(
                setup,
                file,
                1,
                new MatchListener() {
                  @Override
                  public void gameStarted(Schedule.ScheduledGame game) {
                    played.add(game.number() + 1);
                  }
                })
            .run();
      }
      assertThat(played).containsExactly(6);
      assertThat(numbers(path)).containsExactly(1, 2, 3, 4, 5, 6);
    }
  }

  @Test
  void aStoppedMatchResumesWithTheMissingGames() throws Exception {
    var path = folder.resolve("stopped.jsonl");
    var setup = setup(40);
    try (var file = MatchFile.create(path, setup, GAMES)) {
      var match = new Match[1];
      var finished = new AtomicInteger();
      match[0] =
          new Match(
              setup,
              file,
              3,
              new MatchListener() {
                @Override
                public void gameFinished(FinishedGame game, MatchStandings standing) {
                  if (finished.incrementAndGet() == 11) {
                    match[0].stop();
                  }
                }
              });
      assertThat(match[0].run().finished()).isBetween(11, 13);
    }
    try (var file = MatchFile.resume(path, setup, GAMES)) {
      var standing = new Match(setup, file, 2, MatchListener.NONE).run();
      assertThat(standing.pairings()).isEqualTo(whole(setup).pairings());
    }
    assertThat(numbers(path)).hasSize(40).doesNotHaveDuplicates();
  }

  @Test
  void aDifferentSetUpIsRefusedWithTheDifference() throws Exception {
    var path = folder.resolve("other.jsonl");
    MatchFile.create(path, setup(6), GAMES).close();
    assertThatThrownBy(() -> MatchFile.resume(path, setup(8), GAMES))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("has different games")
        .hasMessageContaining("expected 6, not 8");
    assertThatThrownBy(() -> MatchFile.create(path, setup(6), GAMES))
        .isInstanceOf(FileAlreadyExistsException.class);
    Files.writeString(path, "{\"schema\":1,\"game\":\"reversi\"}\n");
    assertThatThrownBy(() -> MatchFile.resume(path, setup(6), GAMES))
        .hasMessageContaining("does not start with the set-up of a match");
  }

  @Test
  void onlyOneMatchAtATimeWritesToAFile() throws Exception {
    var path = folder.resolve("locked.jsonl");
    try (var file = MatchFile.create(path, setup(6), GAMES)) {
      assertThat(file.path()).isEqualTo(path);
      assertThatThrownBy(() -> MatchFile.resume(path, setup(6), GAMES))
          .hasMessageContaining("another match is writing to");
    }
  }

  @Test
  void anotherProcessCannotWriteToTheFileOfARunningMatch() throws Exception {
    var path = folder.resolve("shared.jsonl");
    var runner = MatchRunner.start(path, 20);
    runner.await(20);
    assertThatThrownBy(() -> MatchFile.resume(path, MatchRunner.setup(), GAMES))
        .hasMessageContaining("another match is writing to");
    assertThat(runner.finish()).isZero();
    assertThat(numbers(path)).hasSize(MatchRunner.GAMES).doesNotHaveDuplicates();
    assertThat(folder)
        .isDirectoryContaining("glob:**.jsonl")
        .isDirectoryNotContaining("glob:**.lock");
  }

  @Test
  void changesInAFileAreReported() throws Exception {
    var path = folder.resolve("changed.jsonl");
    var setup = setup(2);
    try (var file = MatchFile.create(path, setup, GAMES)) {
      new Match(setup, file, 1, MatchListener.NONE).run();
    }
    var text = Files.readString(path);
    Files.writeString(
        path, text.replaceAll("\"result\":\"(first|second)\"", "\"result\":\"draw\""));
    assertThatThrownBy(() -> read(path, setup))
        .hasMessageContaining("line 2 of")
        .hasMessageContaining("has a result that does not follow from its moves");
    Files.write(path, (text + "\u00e9\n").getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> read(path, setup))
        .hasMessageContaining("line 4 of")
        .hasMessageContaining("not valid UTF-8");
    Files.writeString(path, text.substring(5));
    assertThatThrownBy(() -> MatchFile.resume(path, setup, GAMES))
        .hasMessageContaining("does not start with the set-up of a match");
  }

  @Test
  void aReaderDoesNotDisturbTheMatchAndIgnoresAnIncompleteLine() throws Exception {
    var path = folder.resolve("read.jsonl");
    var setup = setup(6);
    try (var file = MatchFile.create(path, setup, GAMES)) {
      var whole = new Match(setup, file, 1, MatchListener.NONE).run();
      assertThat(read(path, setup)).isEqualTo(whole);
      var text = Files.readString(path);
      Files.writeString(path, text.substring(0, text.length() - 9));
      assertThat(read(path, setup).finished()).isEqualTo(5);
      assertThat(Files.size(path)).isEqualTo(text.length() - 9);
    }
  }

  private static MatchStandings read(Path path, MatchSetup setup) throws IOException {
    return new Match(setup, MatchFile.reading(path, setup, GAMES), 1, MatchListener.NONE)
        .standing();
  }

  @Test
  void anErrorNamesTheBrokenLine() throws Exception {
    var path = folder.resolve("broken.jsonl");
    var setup = setup(4);
    try (var file = MatchFile.create(path, setup, GAMES)) {
      new Match(setup, file, 1, MatchListener.NONE).run();
    }
    var lines = new ArrayList<>(Files.readAllLines(path));
    refused(path, setup, replaced(lines, 2, lines.get(2).substring(9)), "line 3 of");
    refused(path, setup, replaced(lines, 2, lines.get(1)), "game 1 appears twice");
    refused(
        path,
        setup,
        replaced(lines, 2, lines.get(2).replace("\"Match\":\"test\"", "\"Match\":\"x\"")),
        "this game belongs to another match");
  }

  private static List<String> replaced(List<String> lines, int at, String line) {
    var changed = new ArrayList<>(lines);
    changed.set(at, line);
    return changed;
  }

  private static void refused(Path path, MatchSetup setup, List<String> lines, String message)
      throws IOException {
    Files.write(path, lines);
    try (var file = MatchFile.resume(path, setup, GAMES)) {
      assertThatThrownBy(() -> new Match(setup, file, 1, MatchListener.NONE))
          .isInstanceOf(NotationException.class)
          .hasMessageContaining(message);
    }
    assertThat(Files.readAllLines(path)).isEqualTo(lines);
  }

  @Test
  void aSetUpIsReadBackFromItsJson() {
    var setup = setup(6);
    var json = MatchSetupJson.write(setup);
    var again =
        MatchSetupJson.read(
            json,
            GAMES,
            (text, _) ->
                setup.players().stream()
                    .filter(player -> player.text().equals(text))
                    .findFirst()
                    .orElseThrow()
                    .source());
    assertThat(MatchSetupJson.write(again)).isEqualTo(json);
  }
}
