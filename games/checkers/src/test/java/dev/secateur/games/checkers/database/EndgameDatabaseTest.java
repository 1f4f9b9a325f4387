package dev.secateur.games.checkers.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.DatabaseProvider.DatabasePlan;
import dev.secateur.games.checkers.CheckersRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Looking positions up, in whole and in damaged files.
class EndgameDatabaseTest {

  @TempDir private Path folder;

  private Path build() throws IOException {
    new DatabaseBuilder(new DatabasePlan(folder, 3, 3, 200, 1)).run(_ -> {});
    return folder.resolve(DatabaseKind.VALUES.fileName(3));
  }

  private EndgameDatabase open(int megabytes) {
    return EndgameDatabase.open(folder, 6, megabytes);
  }

  /// Also those that are not stored, because the side to move must capture.
  @Test
  void everyPositionIsFound() throws IOException {
    var tables = new Tables();
    var distances = new DistanceTables();
    var lookup = new DatabaseLookup(open(1));
    for (int pieces = 2; pieces <= 3; pieces++) {
      for (var slice : Slice.all(pieces)) {
        if (!tables.has(slice)) {
          new SliceSolver(tables, slice).solve(() -> false);
          new DistanceSolver(tables, distances, slice).solve(() -> false);
        }
        var table = tables.get(slice);
        SlicePositions.visit(
            table.index(),
            (number, own, opponent, kings) -> {
              int value = lookup.value(own, opponent, kings);
              assertThat(value).isEqualTo(table.get(number));
              if (value != Value.DRAW) {
                assertThat(lookup.plies(own, opponent, kings, value))
                    .isEqualTo(distances.get(slice.id()).plies(number, value));
              }
            });
      }
    }
  }

  /// The blocks of all slices do not fit into one megabyte.
  @Test
  void aSmallCacheDropsBlocksAndReadsThemAgain() {
    var small = new DatabaseLookup(open(1));
    var large = new DatabaseLookup(open(100));
    var random = new SplittableRandom(1);
    for (int i = 0; i < 30_000; i++) {
      long own = 0;
      long opponent = 0;
      long kings = 0;
      for (int piece = 0; piece < 5; piece++) {
        long bit = CheckersRules.bit(random.nextInt(5, 29));
        if (((own | opponent) & bit) == 0) {
          own |= piece % 2 == 0 ? bit : 0;
          opponent |= piece % 2 == 0 ? 0 : bit;
          kings |= random.nextBoolean() ? bit : 0;
        }
      }
      if (own != 0 && opponent != 0) {
        assertThat(small.value(own, opponent, kings)).isEqualTo(large.value(own, opponent, kings));
      }
    }
  }

  @Test
  void theShippedFilesAreUsedWhereTheFolderHasNone() {
    var database = open(1);
    assertThat(database.pieces()).isEqualTo(5);
    assertThat(database.distancePieces()).isEqualTo(4);
    assertThat(database.warnings()).isEmpty();
    assertThat(EndgameDatabase.open(folder, 3, 1).pieces()).isEqualTo(3);
  }

  @Test
  void aDamagedFileIsRefusedAndTheShippedOneUsed() throws IOException {
    var file = build();
    var content = Files.readAllBytes(file);
    for (int at : new int[] {12, 500, content.length - 1}) {
      var damaged = content.clone();
      damaged[at] ^= 4;
      Files.write(file, damaged);
      var database = open(1);
      assertThat(database.warnings())
          .containsExactly(
              file
                  + " is damaged: its checksum is wrong: expected an unchanged file;"
                  + " remove it, then build it again with \"secateur database checkers build\"");
      assertThat(database.pieces()).isEqualTo(5);
    }
  }

  @Test
  void aTruncatedFileIsRefused() throws IOException {
    var file = build();
    var content = Files.readAllBytes(file);
    for (int length : new int[] {0, 5, 20, content.length / 2, content.length - 1}) {
      Files.write(file, Arrays.copyOf(content, length));
      assertThat(open(1).warnings()).as("%d bytes", length).hasSize(1);
      assertThat(open(1).pieces()).isEqualTo(5);
    }
  }

  @Test
  void aFileUnderAnotherNameIsRefused() throws IOException {
    var file = build();
    Files.copy(file, folder.resolve(DatabaseKind.VALUES.fileName(6)));
    assertThat(open(1).warnings()).hasSize(1).first().asString().contains("other contents");
    assertThat(open(1).pieces()).isEqualTo(5);
  }
}
