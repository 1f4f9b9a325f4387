package dev.secateur.search;

import static dev.secateur.search.TestEntry.exact;
import static dev.secateur.search.TestEntry.lowerBound;
import static dev.secateur.search.TestEntry.upperBound;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Score;
import java.util.SplittableRandom;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {

  private final TranspositionTable table = new TranspositionTable(1);

  @Test
  void whatWasStoredIsFoundAgain() {
    lowerBound(42).score(-1234).depth(7).ply(3).signature(99).storeIn(table);
    long data = table.probe(42);
    assertThat(TranspositionTable.score(data, 3)).isEqualTo(-1234);
    assertThat(TranspositionTable.depth(data)).isEqualTo(7);
    assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.LOWER);
    assertThat(TranspositionTable.signature(data)).isEqualTo(99);
  }

  @Test
  void anotherKeyFindsNothing() {
    exact(42).score(1).depth(1).signature(1).storeIn(table);
    assertThat(table.probe(43)).isEqualTo(TranspositionTable.NOTHING);
  }

  @Test
  void aWinAtAnUnknownDistanceIsTheSameFromEveryPly() {
    for (int score : new int[] {Score.won(-5_000), Score.lost(5_000)}) {
      exact(42).score(score).depth(3).proven().ply(2).storeIn(table);
      assertThat(TranspositionTable.score(table.probe(42), 4)).isEqualTo(score);
    }
  }

  @Test
  void aWinIsCountedFromThePositionNotFromTheRoot() {
    int winInFiveFromTheRoot = Score.winIn(5);
    exact(42).score(winInFiveFromTheRoot).depth(3).ply(2).storeIn(table);
    assertThat(TranspositionTable.score(table.probe(42), 4)).isEqualTo(Score.winIn(7));
    exact(43).score(Score.lossIn(5)).depth(3).ply(2).storeIn(table);
    assertThat(TranspositionTable.score(table.probe(43), 0)).isEqualTo(Score.lossIn(3));
  }

  @Test
  void aNewScoreWithoutAMoveKeepsTheOldMove() {
    lowerBound(42).score(1).depth(1).signature(77).storeIn(table);
    upperBound(42).score(2).depth(2).storeIn(table);
    assertThat(TranspositionTable.signature(table.probe(42))).isEqualTo(77);
    assertThat(TranspositionTable.score(table.probe(42), 0)).isEqualTo(2);
  }

  @Test
  void oldAndShallowEntriesGoFirst() {
    // Keys that differ only in low bits share a bucket of four.
    exact(1).score(1).depth(20).storeIn(table);
    table.age();
    exact(2).score(2).depth(9).storeIn(table);
    exact(3).score(3).depth(5).storeIn(table);
    exact(4).score(4).depth(8).storeIn(table);
    exact(5).score(5).depth(1).storeIn(table);
    assertThat(table.probe(1)).as("deep but old").isEqualTo(TranspositionTable.NOTHING);
    exact(6).score(6).depth(2).storeIn(table);
    assertThat(table.probe(5)).as("the shallowest").isEqualTo(TranspositionTable.NOTHING);
    assertThat(table.probe(2)).isNotEqualTo(TranspositionTable.NOTHING);
  }

  /// Two threads write eight positions into one bucket. The score of an entry is the number of its
  /// position, so that an entry of another position is noticed.
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
                      exact(keys[stored]).score(stored).depth(1).storeIn(table);
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
