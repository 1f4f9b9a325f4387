package dev.secateur.lab.training;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Outcome;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameLabellerTest {

  private static final Games GAMES = Games.installed();
  private static final TrainingDataHeader HEADER = new TrainingDataHeader("any", "a test");

  @TempDir private Path folder;

  private static GameLabeller labeller(Game game, int threads) {
    return new GameLabeller(game, Settings.of(Evaluators.installed().standard(game)), threads);
  }

  private static Iterator<SelfPlay> selfPlay(Game game, long first, int maxPlies) {
    var options = new SelfPlayOptions(new LabelSearch(150, 0), 4, maxPlies, 7);
    return LongStream.iterate(first, number -> number + 1)
        .mapToObj(number -> new SelfPlay(game, options, number))
        .iterator();
  }

  private Path play(Game game, int threads, int count, int maxPlies) throws Exception {
    var file = Files.createTempFile(folder, "games", ".data");
    try (var writer = new TrainingDataWriter(file, HEADER)) {
      var tasks = selfPlay(game, 0, maxPlies);
      assertThat(labeller(game, threads).run(tasks, writer, count, Long.MAX_VALUE, _ -> {}))
          .isTrue();
    }
    return file;
  }

  private static List<LabelledGame> read(Path file) throws IOException {
    var games = new ArrayList<LabelledGame>();
    try (var reader = new TrainingDataReader(file)) {
      for (var block = reader.nextBlock(); !block.isEmpty(); block = reader.nextBlock()) {
        games.addAll(block);
      }
    }
    return games;
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor:size=5"})
  void theNumberOfThreadsMakesNoDifference(String name) throws Exception {
    var game = GAMES.find(name);
    byte[] one = Files.readAllBytes(play(game, 1, 5, 60));
    assertThat(Files.readAllBytes(play(game, 2, 5, 60))).isEqualTo(one);
    assertThat(Files.readAllBytes(play(game, 3, 5, 60))).isEqualTo(one);
  }

  @Test
  void gamesDifferAndCanBeReplayed() throws Exception {
    var game = GAMES.find("reversi");
    var games = read(play(game, 2, 4, 400));
    assertThat(games).hasSize(4).doesNotHaveDuplicates();
    for (var one : games) {
      var position = game.start();
      for (var ply : one.plies()) {
        assertThat(ply.isQuiet()).isEqualTo(!position.isNoisy());
        position.make(game.notation().parseMove(position, ply.move()));
      }
      assertThat(one.result()).isEqualTo(position.outcome().result());
      assertThat(one.hasMargin()).isTrue();
      int sign = position.sideToMove() == 0 ? 1 : -1;
      assertThat(one.margin()).isEqualTo(sign * position.finalScore());
      assertThat(one.scored()).isPositive();
      assertThat(one.plies().getFirst().isRandom()).isTrue();
      assertThat(one.plies().getLast().isRandom()).isFalse();
    }
  }

  @Test
  void aProvenWinEndsTheGame() throws Exception {
    var game = GAMES.find("quoridor:size=3,walls=0");
    var one = read(play(game, 1, 1, 400)).getFirst();
    var last = one.plies().getLast();
    assertThat(last.isExact()).isTrue();
    int mover = (one.plies().size() - 1) % 2;
    boolean moverWins = last.score() > 0;
    assertThat(one.result())
        .isEqualTo(
            (mover == 0) == moverWins
                ? Outcome.GameResult.FIRST_WINS
                : Outcome.GameResult.SECOND_WINS);
  }

  @Test
  void aStoppedRunKeepsFinishedGamesAndGoesOnWhereItStopped() throws Exception {
    var game = GAMES.find("reversi");
    var file = folder.resolve("stopped");
    try (var writer = new TrainingDataWriter(file, HEADER)) {
      var labeller = labeller(game, 2);
      boolean complete =
          labeller.run(
              selfPlay(game, 0, 400),
              writer,
              100_000,
              Long.MAX_VALUE,
              current -> {
                if (current.games() == 2) {
                  labeller.stop();
                }
              });
      assertThat(complete).isFalse();
      assertThat(writer.games()).isGreaterThanOrEqualTo(2);
    }
    int kept = read(file).size();
    assertThat(kept).isBetween(2, 40);
    try (var writer = new TrainingDataWriter(file, HEADER)) {
      var rest = selfPlay(game, writer.games(), 400);
      labeller(game, 2).run(rest, writer, kept + 2, Long.MAX_VALUE, _ -> {});
    }
    assertThat(Files.readAllBytes(file))
        .isEqualTo(Files.readAllBytes(play(game, 1, kept + 2, 400)));
  }

  @Test
  void enoughPositionsEndTheRun() throws Exception {
    var game = GAMES.find("reversi");
    try (var writer = new TrainingDataWriter(folder.resolve("x"), HEADER)) {
      labeller(game, 2).run(selfPlay(game, 0, 400), writer, 1_000, 60, _ -> {});
      assertThat(writer.scored()).isGreaterThanOrEqualTo(60);
      assertThat(writer.games()).isLessThan(5);
    }
  }

  @Test
  void recordsKeepTheirMovesAndResults() throws Exception {
    var game = GAMES.find("checkers");
    var record =
        GameRecord.of(game)
            .withMoves("11-15 23-19 8-11 22-17")
            .withResult(Outcome.GameResult.SECOND_WINS);
    var labelled =
        new RecordedGame(record, new LabelSearch(100, 0))
            .label(
                new Engine(game, Settings.of(Evaluators.installed().standard(game))),
                new GameLabeller.StopSignal());
    assertThat(labelled.plies())
        .extracting(LabelledPly::move)
        .containsExactly("11-15", "23-19", "8-11", "22-17");
    assertThat(labelled.plies()).allMatch(LabelledPly::hasScore);
    assertThat(labelled.result()).isEqualTo(Outcome.GameResult.SECOND_WINS);
    assertThat(labelled.hasMargin()).isFalse();
  }

  @Test
  void theLastPliesOfARecordHaveExactScores() throws Exception {
    var game = GAMES.find("reversi");
    var played = read(play(game, 1, 1, 400)).getFirst();
    var record = GameRecord.of(game).withResult(played.result());
    for (var ply : played.plies()) {
      record = record.withMoves(ply.move());
    }
    var engine = new Engine(game, Settings.of(Evaluators.installed().standard(game)));
    var labelled =
        new RecordedGame(record, new LabelSearch(0, 8))
            .label(engine, new GameLabeller.StopSignal());
    var position = game.start();
    int solved = 0;
    for (var ply : labelled.plies()) {
      boolean isLate = position.maxPliesLeft() <= 8 && position.countMoves() > 1;
      assertThat(ply.hasScore()).isEqualTo(isLate);
      assertThat(ply.isExact()).isEqualTo(isLate);
      solved += isLate ? 1 : 0;
      position.make(game.notation().parseMove(position, ply.move()));
    }
    assertThat(solved).isPositive();
  }

  @Test
  void recordFilesAreReadFromWhereTheWorkStopped() throws Exception {
    var game = GAMES.find("reversi");
    var file = folder.resolve("games.txt");
    Files.writeString(file, "f5d6c3\nf5f6e6\nf5xxc5\nd3c3c4\n");
    var moves = new ArrayList<String>();
    try (var tasks = new RecordTasks(game, GAMES, List.of(file), new LabelSearch(0, 0), 1)) {
      var engine = new Engine(game, Settings.of(Evaluators.installed().standard(game)));
      while (tasks.hasNext()) {
        var one = tasks.next().label(engine, new GameLabeller.StopSignal());
        moves.add(String.join("", one.plies().stream().map(LabelledPly::move).toList()));
      }
    }
    assertThat(moves).hasSize(3);
  }
}
