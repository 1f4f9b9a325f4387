package dev.secateur.core;

/// When a search has to end. Zero means no limit. The search ends at the first limit that it
/// reaches; without limits it runs until it is stopped.
///
/// @param depth plies of the last iteration
/// @param nodes positions visited
/// @param moveMillis time for this move
/// @param cpuMillis processor time for this move: the mean of the searching threads. While it is
///     set, the other times count as processor time too, so that a busy machine changes nothing
/// @param clockMillis time left on the player's clock, which the time manager divides
/// @param incrementMillis what each move adds to the clock
/// @param forPlay whether a move is wanted, not an analysis: a single legal move is then played at
///     once
public record Limits(
    int depth,
    long nodes,
    long moveMillis,
    long cpuMillis,
    long clockMillis,
    long incrementMillis,
    boolean forPlay) {

  public static final Limits NONE = new Limits(0, 0, 0, 0, 0, 0, false);

  public Limits {
    if (depth < 0
        || nodes < 0
        || moveMillis < 0
        || cpuMillis < 0
        || clockMillis < 0
        || incrementMillis < 0) {
      throw new IllegalArgumentException("a limit is negative");
    }
  }

  /// Limits without one of processor time.
  public Limits(
      int depth,
      long nodes,
      long moveMillis,
      long clockMillis,
      long incrementMillis,
      boolean forPlay) {
    this(depth, nodes, moveMillis, 0, clockMillis, incrementMillis, forPlay);
  }

  public static Limits depth(int plies) {
    return NONE.withDepth(plies);
  }

  public static Limits nodes(long nodes) {
    return NONE.withNodes(nodes);
  }

  public static Limits moveTime(long millis) {
    return NONE.withMoveTime(millis);
  }

  /// See [#cpuMillis].
  public static Limits cpuTime(long millis) {
    return NONE.withCpuTime(millis);
  }

  /// Limits for a player with a clock, who wants a move.
  public static Limits clock(long millis, long incrementMillis) {
    return new Limits(0, 0, 0, Math.max(1, millis), incrementMillis, true);
  }

  public Limits withDepth(int plies) {
    return new Limits(plies, nodes, moveMillis, cpuMillis, clockMillis, incrementMillis, forPlay);
  }

  public Limits withNodes(long max) {
    return new Limits(depth, max, moveMillis, cpuMillis, clockMillis, incrementMillis, forPlay);
  }

  public Limits withMoveTime(long millis) {
    return new Limits(depth, nodes, millis, cpuMillis, clockMillis, incrementMillis, forPlay);
  }

  public Limits withCpuTime(long millis) {
    return new Limits(depth, nodes, moveMillis, millis, clockMillis, incrementMillis, forPlay);
  }

  /// The same limits for a move instead of an analysis.
  public Limits toPlay() {
    return new Limits(depth, nodes, moveMillis, cpuMillis, clockMillis, incrementMillis, true);
  }
}
