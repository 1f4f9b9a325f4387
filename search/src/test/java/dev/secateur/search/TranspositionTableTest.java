package dev.secateur.search;

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
    table.store(
        42, -1234, 7, TranspositionTable.LOWER, false, 3, 99, TranspositionTable.NO_EVALUATION);
    long data = table.probe(42);
    assertThat(TranspositionTable.score(data, 3)).isEqualTo(-1234);
    assertThat(TranspositionTable.depth(data)).isEqualTo(7);
    assertThat(TranspositionTable.bound(data)).isEqualTo(TranspositionTable.LOWER);
    assertThat(TranspositionTable.signature(data)).isEqualTo(99);
  }

  @Test
  void anotherKeyFindsNothing() {
    table.store(42, 1, 1, TranspositionTable.EXACT, false, 0, 1, TranspositionTable.NO_EVALUATION);
    assertThat(table.probe(43)).isEqualTo(TranspositionTable.NOTHING);
  }

  @Test
  void aWinAtAnUnknownDistanceIsTheSameFromEveryPly() {
    for (int score : new int[] {Score.won(-5_000), Score.lost(5_000)}) {
      table.store(
          42, score, 3, TranspositionTable.EXACT, true, 2, 0, TranspositionTable.NO_EVALUATION);
      assertThat(TranspositionTable.score(table.probe(42), 4)).isEqualTo(score);
    }
  }

  @Test
  void aWinIsCountedFromThePositionNotFromTheRoot() {
    int winInFiveFromTheRoot = Score.winIn(5);
    table.store(
        42,
        winInFiveFromTheRoot,
        3,
        TranspositionTable.EXACT,
        false,
        2,
        0,
        TranspositionTable.NO_EVALUATION);
    assertThat(TranspositionTable.score(table.probe(42), 4)).isEqualTo(Score.winIn(7));
    table.store(
        43,
        Score.lossIn(5),
        3,
        TranspositionTable.EXACT,
        false,
        2,
        0,
        TranspositionTable.NO_EVALUATION);
    assertThat(TranspositionTable.score(table.probe(43), 0)).isEqualTo(Score.lossIn(3));
  }

  @Test
  void aNewScoreWithoutAMoveKeepsTheOldMove() {
    table.store(42, 1, 1, TranspositionTable.LOWER, false, 0, 77, TranspositionTable.NO_EVALUATION);
    table.store(42, 2, 2, TranspositionTable.UPPER, false, 0, 0, TranspositionTable.NO_EVALUATION);
    assertThat(TranspositionTable.signature(table.probe(42))).isEqualTo(77);
    assertThat(TranspositionTable.score(table.probe(42), 0)).isEqualTo(2);
  }

  @Test
  void oldAndShallowEntriesGoFirst() {
    // Keys that differ only in low bits share a bucket of four.
    table.store(1, 1, 20, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    table.age();
    table.store(2, 2, 9, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    table.store(3, 3, 5, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    table.store(4, 4, 8, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    table.store(5, 5, 1, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    assertThat(table.probe(1)).as("deep but old").isEqualTo(TranspositionTable.NOTHING);
    table.store(6, 6, 2, TranspositionTable.EXACT, false, 0, 0, TranspositionTable.NO_EVALUATION);
    assertThat(table.probe(5)).as("the shallowest").isEqualTo(TranspositionTable.NOTHING);
    assertThat(table.probe(2)).isNotEqualTo(TranspositionTable.NOTHING);
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
                      table.store(
                          keys[stored],
                          stored,
                          1,
                          TranspositionTable.EXACT,
                          false,
                          0,
                          0,
                          TranspositionTable.NO_EVALUATION);
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
