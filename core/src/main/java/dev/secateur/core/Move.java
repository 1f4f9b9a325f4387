package dev.secateur.core;

/// The layout of a move, which is a `long` so that no object is made for it.
///
/// | bits | what |
/// |---|---|
/// | 0-47 | the game's own: whatever it needs to make the move |
/// | 48-59 | the history index: moves that are "the same idea" in different positions share it |
/// | 60 | noisy: a capture, a promotion, a goal; what a quiet evaluation cannot judge |
/// | 61 | pass: the side has no other move, so it costs the search no depth |
/// | 62-63 | zero, so that a move is never negative |
public final class Move {

  public static final int HISTORY_SIZE = 1 << 12;

  /// No game's move is negative.
  public static final long NONE = -1;

  private static final int GAME_BITS = 48;
  private static final long GAME_MASK = (1L << GAME_BITS) - 1;
  private static final long NOISY = 1L << 60;
  private static final long PASS = 1L << 61;

  private Move() {}

  public static long quiet(long gameBits, int historyIndex) {
    return gameBits | (long) historyIndex << GAME_BITS;
  }

  public static long noisy(long gameBits, int historyIndex) {
    return quiet(gameBits, historyIndex) | NOISY;
  }

  /// A forced pass.
  public static long pass(long gameBits, int historyIndex) {
    return quiet(gameBits, historyIndex) | PASS;
  }

  public static long gameBits(long move) {
    return move & GAME_MASK;
  }

  public static int historyIndex(long move) {
    return (int) (move >>> GAME_BITS) & (HISTORY_SIZE - 1);
  }

  public static boolean isNoisy(long move) {
    return (move & NOISY) != 0;
  }

  public static boolean isPass(long move) {
    return (move & PASS) != 0;
  }
}
