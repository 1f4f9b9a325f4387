package dev.secateur.games.checkers.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What is coded must be decoded.
class ValueModelTest {

  private static byte[] values(SplittableRandom random, int count, int chance) {
    var values = new byte[count];
    byte value = 0;
    for (int i = 0; i < count; i++) {
      value = random.nextInt(chance) == 0 ? (byte) random.nextInt(3) : value;
      values[i] = value;
    }
    return values;
  }

  @Test
  void everyBlockIsDecoded() {
    var random = new SplittableRandom(1);
    for (int round = 0; round < 200; round++) {
      var values = values(random, 1 + random.nextInt(3 * BlockCoding.BLOCK), 1 + round);
      var coding = new ValueCoding(ValueModel.best(values, new int[] {1, 1 + random.nextInt(500)}));
      for (int start = 0; start < values.length; start += BlockCoding.BLOCK) {
        int end = Math.min(start + BlockCoding.BLOCK, values.length);
        var block = coding.decode(coding.encode(values, start, end), end - start);
        for (int i = start; i < end; i++) {
          assertThat(coding.get(block, i - start)).isEqualTo(values[i]);
        }
      }
    }
  }

  @Test
  void decisionsOfAnyLikelihoodAreDecoded() {
    var random = new SplittableRandom(2);
    for (int round = 0; round < 2_000; round++) {
      int count = 1 + random.nextInt(400);
      var decisions = new boolean[count];
      var likelihoods = new int[count];
      var encoder = new RangeEncoder();
      for (int i = 0; i < count; i++) {
        likelihoods[i] = random.nextInt(3) == 0 ? 65_535 : 1 + random.nextInt(65_535);
        decisions[i] = random.nextInt(65_536) >= likelihoods[i];
        encoder.encode(decisions[i], likelihoods[i]);
      }
      var decoder = new RangeDecoder(encoder.finish());
      for (int i = 0; i < count; i++) {
        assertThat(decoder.decode(likelihoods[i])).isEqualTo(decisions[i]);
      }
    }
  }

  @Test
  void longRunsCostAlmostNothing() {
    var values = new byte[BlockCoding.BLOCK];
    Arrays.fill(values, BlockCoding.BLOCK / 2, BlockCoding.BLOCK, (byte) 2);
    assertThat(ValueModel.of(values, 30).encode(values, 0, values.length)).hasSizeLessThan(6);
  }
}
