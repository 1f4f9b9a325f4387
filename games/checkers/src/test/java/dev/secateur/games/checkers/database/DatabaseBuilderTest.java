package dev.secateur.games.checkers.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.DatabaseProvider.DatabasePlan;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Databases on disk, and work on them that is interrupted.
class DatabaseBuilderTest {

  private static final int MEGABYTES = 200;

  @TempDir private Path folder;

  private DatabasePlan plan(String name, int pieces, int threads) {
    return new DatabasePlan(folder.resolve(name), pieces, pieces, MEGABYTES, threads);
  }

  private byte[] bytes(String name, DatabaseKind kind, int pieces) throws IOException {
    return Files.readAllBytes(folder.resolve(name).resolve(kind.fileName(pieces)));
  }

  private void build(String name, int pieces, int threads) throws IOException {
    assertThat(new DatabaseBuilder(plan(name, pieces, threads)).run(_ -> {})).isTrue();
  }

  /// Everything that comes with the program can be built again, to the byte.
  @Test
  void theShippedFilesAreWhatTheBuilderMakes() throws IOException {
    build("one", 4, 1);
    for (var kind : DatabaseKind.values()) {
      for (int pieces = 2; pieces <= 4; pieces++) {
        try (var shipped = EndgameDatabase.class.getResourceAsStream(kind.fileName(pieces))) {
          assertThat(shipped).isNotNull();
          assertThat(bytes("one", kind, pieces))
              .as(kind.fileName(pieces))
              .isEqualTo(shipped.readAllBytes());
        }
      }
    }
  }

  @Test
  void twoThreadsMakeTheSameFiles() throws IOException {
    build("one", 3, 1);
    build("two", 3, 2);
    for (var kind : DatabaseKind.values()) {
      assertThat(bytes("two", kind, 3)).isEqualTo(bytes("one", kind, 3));
    }
  }

  /// After every number of slices, the work is stopped once and then continued.
  @Test
  void interruptedWorkContinuesWithTheNextSlice() throws IOException {
    build("whole", 3, 1);
    int runs = 0;
    var seen = new ArrayList<String>();
    while (true) {
      runs++;
      var builder = new DatabaseBuilder(plan("parts", 3, 1));
      boolean finished =
          builder.run(
              progress -> {
                seen.add(progress.slice());
                builder.stop();
              });
      if (finished) {
        break;
      }
    }
    // A slice and the one after a move are solved together, and nothing is solved twice.
    assertThat(runs).isGreaterThan(10);
    assertThat(seen).doesNotHaveDuplicates().hasSize(2 * (4 + 12));
    for (var kind : DatabaseKind.values()) {
      for (int pieces = 2; pieces <= 3; pieces++) {
        assertThat(bytes("parts", kind, pieces)).isEqualTo(bytes("whole", kind, pieces));
      }
    }
    try (var files = Files.list(folder.resolve("parts"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(fileNames());
    }
  }

  private static List<String> fileNames() {
    var names = new ArrayList<String>();
    for (var kind : DatabaseKind.values()) {
      names.add(kind.fileName(2));
      names.add(kind.fileName(3));
    }
    return names;
  }

  /// The last slice of an unfinished file may be cut off, or its bytes may be wrong.
  @Test
  void whatIsDamagedAtTheEndOfAnUnfinishedFileIsSolvedAgain() throws IOException {
    build("whole", 3, 1);
    for (boolean isCut : new boolean[] {true, false}) {
      var name = isCut ? "cut" : "wrong";
      var builder = new DatabaseBuilder(plan(name, 3, 1));
      builder.run(
          progress -> {
            if (progress.slices() == 12) {
              builder.stop();
            }
          });
      var partial = folder.resolve(name).resolve(DatabaseKind.VALUES.fileName(3) + ".part");
      var content = Files.readAllBytes(partial);
      assertThat(content).hasSizeGreaterThan(500);
      if (isCut) {
        content = Arrays.copyOf(content, content.length - 7);
      } else {
        content[content.length - 7] ^= 1;
      }
      Files.write(partial, content);
      build(name, 3, 1);
      assertThat(bytes(name, DatabaseKind.VALUES, 3))
          .isEqualTo(bytes("whole", DatabaseKind.VALUES, 3));
    }
  }

  @Test
  void tooLittleMemoryIsSaidBeforeTheWork() {
    var plan = new DatabasePlan(folder, 5, 4, 110, 2);
    assertThatThrownBy(() -> new DatabaseBuilder(plan).run(_ -> {}))
        .isInstanceOf(NotationException.class)
        .hasMessageMatching("110 MB are not enough: expected --memory \\d+ or more");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aDamagedFileIsNotBuiltUpon() throws IOException {
    build("x", 2, 1);
    var file = folder.resolve("x").resolve(DatabaseKind.VALUES.fileName(2));
    var content = Files.readAllBytes(file);
    content[100] ^= 1;
    Files.write(file, content);
    assertThatThrownBy(() -> build("x", 3, 1))
        .isInstanceOf(NotationException.class)
        .hasMessageEndingWith(
            "endgames-2.values is damaged: its checksum is wrong:"
                + " expected a whole file; remove it first");
  }
}
