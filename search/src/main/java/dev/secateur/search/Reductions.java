package dev.secateur.search;

/// How many plies a late move is reduced: more for later moves and at higher depth.
final class Reductions {

  private static final int MOVES = 256;
  private static final byte[] TABLE = new byte[(Search.DEEPEST + 1) * MOVES];

  static {
    for (int depth = 1; depth <= Search.DEEPEST; depth++) {
      for (int tried = 1; tried < MOVES; tried++) {
        double plies = 0.5 + Math.log(depth) * Math.log(tried) / 2.5;
        TABLE[depth * MOVES + tried] = (byte) plies;
      }
    }
  }

  private Reductions() {}

  static int of(int depth, int tried) {
    return TABLE[depth * MOVES + Math.min(tried, MOVES - 1)];
  }
}
