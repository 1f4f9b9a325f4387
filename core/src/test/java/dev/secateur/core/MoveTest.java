package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveTest {

  private static final long ALL_GAME_BITS = 0xFFFF_FFFF_FFFFL;

  @Test
  void theGameHas48BitsThenComeTheHistoryIndexAndTheNoisyBit() {
    assertThat(Move.quiet(0x1234, 0)).isEqualTo(0x1234L);
    assertThat(Move.quiet(0, 1)).isEqualTo(1L << 48);
    assertThat(Move.noisy(0, 0)).isEqualTo(1L << 60);
    assertThat(Move.HISTORY_SIZE).isEqualTo(4096);
  }

  @Test
  void theFieldsDoNotOverlap() {
    for (long bits : new long[] {0, 1, 0x8000_0000L, ALL_GAME_BITS}) {
      for (int index : new int[] {0, 1, 2048, Move.HISTORY_SIZE - 1}) {
        long quiet = Move.quiet(bits, index);
        assertThat(Move.gameBits(quiet)).isEqualTo(bits);
        assertThat(Move.historyIndex(quiet)).isEqualTo(index);
        assertThat(Move.isNoisy(quiet)).isFalse();
        long noisy = Move.noisy(bits, index);
        assertThat(Move.gameBits(noisy)).isEqualTo(bits);
        assertThat(Move.historyIndex(noisy)).isEqualTo(index);
        assertThat(Move.isNoisy(noisy)).isTrue();
      }
    }
  }

  @Test
  void noMoveIsNegativeSoNoneIsNoMove() {
    assertThat(Move.noisy(ALL_GAME_BITS, Move.HISTORY_SIZE - 1)).isPositive();
    assertThat(Move.NONE).isNegative();
  }
}
