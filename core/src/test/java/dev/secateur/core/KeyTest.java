package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class KeyTest {

  private static final int SAMPLES = 256;

  /// The transposition table takes its index from the high bits of a key and compares the rest, so
  /// positions that differ in a single bit need keys that differ everywhere.
  @Test
  void everyBitOfEveryWordChangesEachBitOfTheKeyInAboutHalfOfAllCases() {
    var random = new SplittableRandom(1);
    var changes = new int[3 * Long.SIZE][Long.SIZE];
    for (int sample = 0; sample < SAMPLES; sample++) {
      long[] words = {random.nextLong(), random.nextLong(), random.nextLong()};
      long key = Key.of(words[0], words[1], words[2]);
      for (int bit = 0; bit < changes.length; bit++) {
        words[bit / Long.SIZE] ^= 1L << bit;
        long difference = key ^ Key.of(words[0], words[1], words[2]);
        words[bit / Long.SIZE] ^= 1L << bit;
        for (int changed = 0; changed < Long.SIZE; changed++) {
          changes[bit][changed] += (int) (difference >>> changed & 1);
        }
      }
    }
    for (int[] ofOneBit : changes) {
      for (int count : ofOneBit) {
        assertThat(count / (double) SAMPLES).isBetween(0.3, 0.7);
      }
    }
  }

  @Test
  void theOrderOfTheWordsMatters() {
    assertThat(Key.of(1, 2)).isNotEqualTo(Key.of(2, 1));
    assertThat(Key.of(1, 2, 3)).isNotEqualTo(Key.of(3, 2, 1)).isNotEqualTo(Key.of(2, 1, 3));
    assertThat(Key.of(0, 0)).isNotZero();
    assertThat(Key.of(0, 0, 0)).isNotZero();
  }
}
