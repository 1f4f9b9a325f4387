package dev.secateur.games.reversi;

/// Discs that can never be flipped, as far as simple rules find them.
final class StableDiscs {

  private static final long OUTER_COLUMNS = 0x8181818181818181L;
  private static final long OUTER_ROWS = 0xFF000000000000FFL;
  private static final long NOT_A = ~0x0101010101010101L;
  private static final long NOT_H = ~0x8080808080808080L;

  /// For steps of 1, 2 and 4 along a diagonal: the squares from which that step down leaves the
  /// board, to the left on diagonals like a1-h8, to the right on those like h1-a8. For steps up,
  /// the board is turned by half a circle.
  private static final long[] NONE_BELOW_LEFT = new long[3];

  private static final long[] NONE_BELOW_RIGHT = new long[3];

  static {
    for (int square = 0; square < 64; square++) {
      int column = square % 8;
      int row = square / 8;
      for (int i = 0; i < 3; i++) {
        int step = 1 << i;
        if (row < step || column < step) {
          NONE_BELOW_LEFT[i] |= 1L << square;
        }
        if (row < step || column > 7 - step) {
          NONE_BELOW_RIGHT[i] |= 1L << square;
        }
      }
    }
  }

  private StableDiscs() {}

  /// Stable discs of one side. A disc cannot be flipped along a line if the line is full, or if
  /// next to it on this line is the edge or a stable disc of the same side.
  static long of(long discs, long others) {
    long all = discs | others;
    long fullRows = fullRows(all) | OUTER_COLUMNS;
    long fullColumns = fullColumns(all) | OUTER_ROWS;
    long border = OUTER_COLUMNS | OUTER_ROWS;
    long fullRising = fullDiagonals(all, 9, NONE_BELOW_LEFT) | border;
    long fullFalling = fullDiagonals(all, 7, NONE_BELOW_RIGHT) | border;
    long stable = discs & fullRows & fullColumns & fullRising & fullFalling;
    long before = 0;
    while (stable != before) {
      before = stable;
      long beside = (stable & NOT_H) << 1 | (stable & NOT_A) >>> 1;
      long above = stable << 8 | stable >>> 8;
      long rising = (stable & NOT_H) << 9 | (stable & NOT_A) >>> 9;
      long falling = (stable & NOT_A) << 7 | (stable & NOT_H) >>> 7;
      stable =
          discs
              & (fullRows | beside)
              & (fullColumns | above)
              & (fullRising | rising)
              & (fullFalling | falling);
    }
    return stable;
  }

  private static long fullRows(long all) {
    long full = all & all >>> 4 & 0x0F0F0F0F0F0F0F0FL;
    full &= full >>> 2 & 0x0303030303030303L;
    full &= full >>> 1 & 0x0101010101010101L;
    return full * 0xFF;
  }

  private static long fullColumns(long all) {
    long full = all & Long.rotateRight(all, 8);
    full &= Long.rotateRight(full, 16);
    return full & Long.rotateRight(full, 32);
  }

  /// Squares on full diagonals. After steps of 1, 2 and 4 the whole diagonal has been looked at.
  ///
  /// @param step from a square to the next one above it on its diagonal
  private static long fullDiagonals(long all, int step, long[] noneBelow) {
    long below = all;
    long above = all;
    for (int i = 0; i < noneBelow.length; i++) {
      below &= below << (step << i) | noneBelow[i];
      above &= above >>> (step << i) | Long.reverse(noneBelow[i]);
    }
    return below & above;
  }
}
