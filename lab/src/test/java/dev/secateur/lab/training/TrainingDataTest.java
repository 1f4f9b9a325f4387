package dev.secateur.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingDataTest {

  private static final TrainingDataHeader HEADER = new TrainingDataHeader("reversi", "a test");

  @TempDir private Path folder;

  private static List<LabelledGame> games(int count) {
    var random = new Random(1);
    var games = new ArrayList<LabelledGame>();
    for (int i = 0; i < count; i++) {
      var plies = new ArrayList<LabelledPly>();
      for (int ply = random.nextInt(5); ply > 0; ply--) {
        boolean scored = random.nextBoolean();
        plies.add(
            new LabelledPly(
                "f" + random.nextInt(8),
                random.nextBoolean(),
                random.nextBoolean(),
                scored && random.nextBoolean(),
                scored,
                scored ? random.nextInt(-1_999_999, 2_000_000) : 0));
      }
      var result = List.of(Outcome.GameResult.values()).get(i % 4);
      games.add(
          new LabelledGame(i % 3 == 0 ? "" : "start", plies, result, i % 2 == 0, i % 2 * -4200));
    }
    return games;
  }

  private Path write(String name, List<LabelledGame> games) throws IOException {
    var file = folder.resolve(name);
    try (var writer = new TrainingDataWriter(file, HEADER)) {
      for (var game : games) {
        writer.add(game);
      }
    }
    return file;
  }

  private static List<LabelledGame> read(Path file) throws IOException {
    var games = new ArrayList<LabelledGame>();
    try (var reader = new TrainingDataReader(file)) {
      assertThat(reader.header()).isEqualTo(HEADER);
      for (var block = reader.nextBlock(); !block.isEmpty(); block = reader.nextBlock()) {
        games.addAll(block);
      }
    }
    return games;
  }

  @Test
  void aScoreThatASearchNeverFoundIsNone() throws IOException {
    var broken = new LabelledPly("f5", false, true, false, true, -2_000_000);
    var game = new LabelledGame("", List.of(broken), Outcome.GameResult.FIRST_WINS, true, 1_400);
    var read = read(write("x", List.of(game))).getFirst().plies().getFirst();
    assertThat(read).isEqualTo(LabelledPly.unscored("f5", false, true));
  }

  private static void assertRefused(Path file, String message) {
    assertThatThrownBy(() -> read(file)).isInstanceOf(NotationException.class).hasMessage(message);
  }

  @Test
  void gamesComeBackFromTheFile() throws IOException {
    var games = games(200);
    assertThat(read(write("x", games))).isEqualTo(games);
  }

  @Test
  void gamesAreAddedWithoutATrace() throws IOException {
    var games = games(200);
    var whole = Files.readAllBytes(write("whole", games));
    for (int first : new int[] {0, 1, 63, 64, 100, 200}) {
      var file = write("parts" + first, games.subList(0, first));
      try (var writer = new TrainingDataWriter(file, HEADER)) {
        assertThat(writer.games()).isEqualTo(first);
        assertThat(writer.scored())
            .isEqualTo(games.subList(0, first).stream().mapToLong(LabelledGame::scored).sum());
        for (var game : games.subList(first, games.size())) {
          writer.add(game);
        }
      }
      assertThat(Files.readAllBytes(file)).isEqualTo(whole);
    }
  }

  @Test
  void aBlockThatWasCutOffIsDroppedWhenGamesAreAdded() throws IOException {
    var games = games(100);
    var file = write("x", games);
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length - 5));
    assertRefused(
        file,
        file
            + " is cut off after 64 games: expected a whole file;"
            + " \"secateur train GAME positions\" with the same options repairs it");
    try (var writer = new TrainingDataWriter(file, HEADER)) {
      assertThat(writer.games()).isEqualTo(64);
      for (var game : games.subList(64, 100)) {
        writer.add(game);
      }
    }
    assertThat(Files.readAllBytes(file)).isEqualTo(whole);
  }

  @Test
  void aChangedBlockIsNoticed() throws IOException {
    var file = write("x", games(64));
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] ^= 1;
    Files.write(file, bytes);
    assertRefused(file, file + " is broken: expected training data as it was written");
  }

  @Test
  void anyOtherFileIsRefused() throws IOException {
    var file = folder.resolve("x");
    var message =
        " is not a file of training data:"
            + " expected a file made by \"secateur train GAME positions\"";
    Files.writeString(file, "not training data");
    assertRefused(file, file + message);
    Files.write(file, new byte[0]);
    assertRefused(file, file + message);
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    var file = write("x", List.of());
    byte[] bytes = Files.readAllBytes(file);
    bytes[11] = 7;
    Files.write(file, bytes);
    assertRefused(file, file + " has version 7: expected version 1");
  }

  @Test
  void gamesMadeInAnotherWayAreNotMixed() throws IOException {
    var file = write("x", games(3));
    byte[] before = Files.readAllBytes(file);
    var other = new TrainingDataHeader("reversi", "another test");
    assertThatThrownBy(() -> new TrainingDataWriter(file, other))
        .isInstanceOf(NotationException.class)
        .hasMessage(
            file
                + " was made in another way (reversi: a test):"
                + " expected a new file, or the same options");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }
}
