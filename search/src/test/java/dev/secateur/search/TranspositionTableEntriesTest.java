package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What the table keeps, replaces and counts.
class TranspositionTableEntriesTest {

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void evenTheDeepestOldEntryGoesBeforeAShallowNewOne() {
    table.store(1, 1, 127, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    table.age();
    for (int key = 2; key <= 4; key++) {
      table.store(
          key, key, 0, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    }
    table.store(5, 5, 0, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    assertThat(table.probe(1)).isEqualTo(TranspositionTable.NOTHING);
    for (int key = 2; key <= 5; key++) {
      assertThat(TranspositionTable.score(table.probe(key), 0)).isEqualTo(key);
    }
  }

  @Test
  void anEntryIsRenewedWhereItStands() {
    for (int key = 1; key <= 4; key++) {
      table.store(
          key, key, key, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    }
    for (int key = 4; key >= 1; key--) {
      table.store(
          key,
          10 * key,
          1,
          TranspositionTable.EXACT,
          false,
          0,
          0,
          TranspositionTable.NO_EVALUATION);
    }
    for (int key = 1; key <= 4; key++) {
      assertThat(TranspositionTable.score(table.probe(key), 0)).isEqualTo(10 * key);
    }
  }

  @Test
  void keysFromBothEndsOfTheRangeHaveTheirPlace() {
    long[] keys = {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1};
    for (int i = 0; i < keys.length; i++) {
      table.store(
          keys[i], i, i, TranspositionTable.UPPER, false, 0, 7, TranspositionTable.NO_EVALUATION);
    }
    for (int i = 0; i < keys.length; i++) {
      assertThat(TranspositionTable.score(table.probe(keys[i]), 0)).isEqualTo(i);
    }
  }

  @Test
  void aTableOfNoMegabytesStillHasFourEntries() {
    var smallest = new TranspositionTable(0);
    for (int key = 1; key <= 5; key++) {
      smallest.store(
          key, key, key, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    }
    assertThat(smallest.probe(1)).as("replaced by the fifth").isEqualTo(TranspositionTable.NOTHING);
    for (int key = 2; key <= 5; key++) {
      assertThat(TranspositionTable.score(smallest.probe(key), 0)).isEqualTo(key);
    }
    assertThat(smallest.fullness()).isEqualTo(1000);
  }

  @Test
  void aDepthOutsideTheFieldIsStoredAsTheNearestThatFits() {
    table.store(
        42, 1, 300, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(127);
    assertThat(TranspositionTable.bound(table.probe(42))).isEqualTo(TranspositionTable.EXACT);
    table.store(42, 1, -1, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    assertThat(TranspositionTable.depth(table.probe(42))).isZero();
  }

  @Test
  void clearingForgetsEverything() {
    table.store(42, 1, 1, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    table.clear();
    assertThat(table.probe(42)).isEqualTo(TranspositionTable.NOTHING);
    assertThat(table.fullness()).isZero();
  }

  @Test
  void fullnessIsTheShareOfEntriesThatThisSearchHasWritten() {
    assertThat(table.fullness()).isZero();
    fill(2);
    assertThat(table.fullness()).isEqualTo(500);
    table.age();
    assertThat(table.fullness()).as("a new search has written nothing").isZero();
    fill(1);
    assertThat(table.fullness()).isEqualTo(250);
    fill(4);
    assertThat(table.fullness()).isEqualTo(1000);
  }

  /// Writes so many entries of each bucket of a table of one megabyte.
  private void fill(int entries) {
    int buckets = 1024 * 1024 / 64;
    for (long bucket = 0; bucket < buckets; bucket++) {
      for (int entry = 1; entry <= entries; entry++) {
        table.store(
            (bucket << 50) + entry,
            1,
            1,
            TranspositionTable.EXACT,
            false,
            0,
            0,
            TranspositionTable.NO_EVALUATION);
      }
    }
  }

  @Test
  void afterManySearchesTheirNumberStillFitsItsField() {
    for (int search = 1; search <= 200; search++) {
      table.age();
      fill(1);
      assertThat(table.fullness()).as("search %d", search).isEqualTo(250);
      assertThat(TranspositionTable.signature(table.probe(1))).isZero();
    }
  }

  @Test
  void signaturesOfMovesFitThirteenBitsAndAreSeldomAlike() {
    var random = new SplittableRandom(1);
    var signatures = new HashSet<Integer>();
    for (int i = 0; i < 1000; i++) {
      int signature = TranspositionTable.signatureOf(random.nextLong() >>> 3);
      assertThat(signature).isBetween(1, 0x1FFF);
      signatures.add(signature);
    }
    assertThat(signatures).hasSizeGreaterThan(850);
  }
}
