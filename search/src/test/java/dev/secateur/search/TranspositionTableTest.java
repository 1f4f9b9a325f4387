package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Score;
import java.util.HashSet;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void whatWasStoredIsFoundAgain() {
    table.store(42, -1234, 7, TranspositionTable.LOWER, 3, 99);
    long data = table.probe(42);
    assertThat(TranspositionTable.score(data, 3)).isEqualTo(-1234);
    assertThat(TranspositionTable.depth(data)).isEqualTo(7);
    assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.LOWER);
    assertThat(TranspositionTable.signature(data)).isEqualTo(99);
  }

  @Test
  void anotherKeyFindsNothing() {
    table.store(42, 1, 1, TranspositionTable.EXACT, 0, 1);
    assertThat(table.probe(43)).isEqualTo(TranspositionTable.NOTHING);
  }

  @Test
  void aWinIsCountedFromThePositionNotFromTheRoot() {
    int winInFiveFromTheRoot = Score.winIn(5);
    table.store(42, winInFiveFromTheRoot, 3, TranspositionTable.EXACT, 2, 0);
    assertThat(TranspositionTable.score(table.probe(42), 4)).isEqualTo(Score.winIn(7));
    table.store(43, Score.lossIn(5), 3, TranspositionTable.EXACT, 2, 0);
    assertThat(TranspositionTable.score(table.probe(43), 0)).isEqualTo(Score.lossIn(3));
  }

  @Test
  void aNewScoreWithoutAMoveKeepsTheOldMove() {
    table.store(42, 1, 1, TranspositionTable.LOWER, 0, 77);
    table.store(42, 2, 2, TranspositionTable.UPPER, 0, 0);
    assertThat(TranspositionTable.signature(table.probe(42))).isEqualTo(77);
    assertThat(TranspositionTable.score(table.probe(42), 0)).isEqualTo(2);
  }

  @Test
  void oldAndShallowEntriesGoFirst() {
    // Keys that differ only in low bits share a bucket of four.
    table.store(1, 1, 20, TranspositionTable.EXACT, 0, 0);
    table.age();
    table.store(2, 2, 9, TranspositionTable.EXACT, 0, 0);
    table.store(3, 3, 5, TranspositionTable.EXACT, 0, 0);
    table.store(4, 4, 8, TranspositionTable.EXACT, 0, 0);
    table.store(5, 5, 1, TranspositionTable.EXACT, 0, 0);
    assertThat(table.probe(1)).as("deep but old").isEqualTo(TranspositionTable.NOTHING);
    table.store(6, 6, 2, TranspositionTable.EXACT, 0, 0);
    assertThat(table.probe(5)).as("the shallowest").isEqualTo(TranspositionTable.NOTHING);
    assertThat(table.probe(2)).isNotEqualTo(TranspositionTable.NOTHING);
  }

  @Test
  void evenTheDeepestOldEntryGoesBeforeAShallowNewOne() {
    table.store(1, 1, 255, TranspositionTable.EXACT, 0, 0);
    table.age();
    for (int key = 2; key <= 4; key++) {
      table.store(key, key, 0, TranspositionTable.EXACT, 0, 0);
    }
    table.store(5, 5, 0, TranspositionTable.EXACT, 0, 0);
    assertThat(table.probe(1)).isEqualTo(TranspositionTable.NOTHING);
    for (int key = 2; key <= 5; key++) {
      assertThat(TranspositionTable.score(table.probe(key), 0)).isEqualTo(key);
    }
  }

  @Test
  void anEntryIsRenewedWhereItStands() {
    for (int key = 1; key <= 4; key++) {
      table.store(key, key, key, TranspositionTable.EXACT, 0, 0);
    }
    for (int key = 4; key >= 1; key--) {
      table.store(key, 10 * key, 1, TranspositionTable.EXACT, 0, 0);
    }
    for (int key = 1; key <= 4; key++) {
      assertThat(TranspositionTable.score(table.probe(key), 0)).isEqualTo(10 * key);
    }
  }

  @Test
  void keysFromBothEndsOfTheRangeHaveTheirPlace() {
    long[] keys = {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1};
    for (int i = 0; i < keys.length; i++) {
      table.store(keys[i], i, i, TranspositionTable.UPPER, 0, 7);
    }
    for (int i = 0; i < keys.length; i++) {
      assertThat(TranspositionTable.score(table.probe(keys[i]), 0)).isEqualTo(i);
    }
  }

  @Test
  void aTableOfNoMegabytesStillHasFourEntries() {
    var smallest = new TranspositionTable(0);
    for (int key = 1; key <= 5; key++) {
      smallest.store(key, key, key, TranspositionTable.EXACT, 0, 0);
    }
    assertThat(smallest.probe(1)).as("replaced by the fifth").isEqualTo(TranspositionTable.NOTHING);
    for (int key = 2; key <= 5; key++) {
      assertThat(TranspositionTable.score(smallest.probe(key), 0)).isEqualTo(key);
    }
    assertThat(smallest.fullness()).isEqualTo(1000);
  }

  @Test
  void aDepthOutsideTheFieldIsStoredAsTheNearestThatFits() {
    table.store(42, 1, 300, TranspositionTable.EXACT, 0, 0);
    assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(255);
    assertThat(TranspositionTable.bound(table.probe(42))).isEqualTo(TranspositionTable.EXACT);
    table.store(42, 1, -1, TranspositionTable.EXACT, 0, 0);
    assertThat(TranspositionTable.depth(table.probe(42))).isZero();
  }

  @Test
  void clearingForgetsEverything() {
    table.store(42, 1, 1, TranspositionTable.EXACT, 0, 0);
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
        table.store((bucket << 50) + entry, 1, 1, TranspositionTable.EXACT, 0, 0);
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
  void signaturesOfMovesFitSixteenBitsAndAreSeldomAlike() {
    var random = new SplittableRandom(1);
    var signatures = new HashSet<Integer>();
    for (int i = 0; i < 1000; i++) {
      int signature = TranspositionTable.signatureOf(random.nextLong() >>> 3);
      assertThat(signature).isBetween(1, 0xFFFF);
      signatures.add(signature);
    }
    assertThat(signatures).hasSizeGreaterThan(950);
  }

  /// Two threads write a bucket with eight positions, whose scores tell which they are: whatever is
  /// found must belong to the position that was asked for.
  @Test
  void threadsNeverSeeEachOthersHalves() throws Exception {
    // Keys that differ only in low bits share a bucket.
    var keys = new SplittableRandom(1).longs(8, 1, 1L << 40).toArray();
    var start = new CyclicBarrier(2);
    var wrong = new AtomicInteger();
    var found = new AtomicInteger();
    var threads = new Thread[2];
    for (int thread = 0; thread < threads.length; thread++) {
      int seed = thread;
      threads[thread] =
          Thread.ofPlatform()
              .start(
                  () -> {
                    var random = new SplittableRandom(seed);
                    int hits = 0;
                    await(start);
                    for (int i = 0; i < 4_000_000; i++) {
                      int stored = random.nextInt(keys.length);
                      table.store(keys[stored], stored, 1, TranspositionTable.EXACT, 0, 0);
                      int asked = random.nextInt(keys.length);
                      long data = table.probe(keys[asked]);
                      if (data != TranspositionTable.NOTHING) {
                        hits++;
                        wrong.addAndGet(TranspositionTable.score(data, 0) == asked ? 0 : 1);
                      }
                    }
                    found.addAndGet(hits);
                  });
    }
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(found.get()).isGreaterThan(100_000);
    assertThat(wrong.get()).isZero();
  }

  private static void await(CyclicBarrier start) {
    try {
      start.await();
    } catch (InterruptedException | BrokenBarrierException stopped) {
      throw new AssertionError(stopped);
    }
  }
}
