package dev.secateur.search;

import static dev.secateur.search.TestEntry.exact;
import static dev.secateur.search.TestEntry.upperBound;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What the table keeps, replaces and counts.
class TranspositionTableEntriesTest {

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void evenTheDeepestOldEntryGoesBeforeAShallowNewOne() {
    exact(1).score(1).depth(127).storeIn(table);
    table.age();
    for (int key = 2; key <= 4; key++) {
      exact(key).score(key).depth(0).storeIn(table);
    }
    exact(5).score(5).depth(0).storeIn(table);
    assertThat(table.probe(1)).isEqualTo(TranspositionTable.NOTHING);
    for (int key = 2; key <= 5; key++) {
      assertThat(TranspositionTable.score(table.probe(key), 0)).isEqualTo(key);
    }
  }

  @Test
  void anEntryIsRenewedWhereItStands() {
    for (int key = 1; key <= 4; key++) {
      exact(key).score(key).depth(key).storeIn(table);
    }
    for (int key = 4; key >= 1; key--) {
      exact(key).score(10 * key).depth(1).storeIn(table);
    }
    for (int key = 1; key <= 4; key++) {
      assertThat(TranspositionTable.score(table.probe(key), 0)).isEqualTo(10 * key);
    }
  }

  @Test
  void keysFromBothEndsOfTheRangeHaveTheirPlace() {
    long[] keys = {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1};
    for (int i = 0; i < keys.length; i++) {
      upperBound(keys[i]).score(i).depth(i).signature(7).storeIn(table);
    }
    for (int i = 0; i < keys.length; i++) {
      assertThat(TranspositionTable.score(table.probe(keys[i]), 0)).isEqualTo(i);
    }
  }

  @Test
  void aTableOfNoMegabytesStillHasFourEntries() {
    var smallest = new TranspositionTable(0);
    for (int key = 1; key <= 5; key++) {
      exact(key).score(key).depth(key).storeIn(smallest);
    }
    assertThat(smallest.probe(1)).as("replaced by the fifth").isEqualTo(TranspositionTable.NOTHING);
    for (int key = 2; key <= 5; key++) {
      assertThat(TranspositionTable.score(smallest.probe(key), 0)).isEqualTo(key);
    }
    assertThat(smallest.fullness()).isEqualTo(1000);
  }

  @Test
  void aDepthOutsideTheFieldIsStoredAsTheNearestThatFits() {
    exact(42).score(1).depth(300).storeIn(table);
    assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(127);
    assertThat(TranspositionTable.bound(table.probe(42))).isEqualTo(TranspositionTable.EXACT);
    exact(42).score(1).depth(-1).storeIn(table);
    assertThat(TranspositionTable.depth(table.probe(42))).isZero();
  }

  @Test
  void clearingForgetsEverything() {
    exact(42).score(1).depth(1).storeIn(table);
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
        exact((bucket << 50) + entry).score(1).depth(1).storeIn(table);
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
