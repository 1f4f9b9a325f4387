package dev.secateur.server;

/// How much clients may use.
public record ServiceLimits(Threads threads, Queue queue, SearchLimits search, Sizes sizes) {

  /// Threads of all searches together.
  ///
  /// @param moves for computer players
  /// @param analyses for hints, studies and answers to draw offers; separate from those of the
  ///     players
  public record Threads(int moves, int analyses) {}

  /// Searches that run or wait.
  ///
  /// @param movesPerClient searches of one client's games at a time, waiting ones included
  /// @param analysesPerClient hints, studies and answers to draw offers of one client at a time, on
  ///     all its pages
  /// @param waiting searches of all clients that may wait for a thread
  public record Queue(int movesPerClient, int analysesPerClient, int waiting) {}

  /// The limits of one search, and of the memory of all searches.
  ///
  /// @param hash megabytes of one search's table
  /// @param hashPerClient megabytes of all tables of one client
  /// @param hashInAll megabytes of all tables together
  /// @param millis the maximum time for a move without a clock
  /// @param depth the maximum depth of a custom player
  public record SearchLimits(int hash, int hashPerClient, int hashInAll, long millis, int depth) {}

  /// What is sent and kept.
  ///
  /// @param nodesPerGame moves of one game's tree
  /// @param requestBytes the largest request
  /// @param importBytes the largest file of games
  public record Sizes(int nodesPerGame, long requestBytes, long importBytes) {}

  private static final int MEGABYTE = 1 << 20;

  /// Limits for this machine: a thread for every core, and a third of the heap for tables.
  public static ServiceLimits forThisMachine() {
    int cores = Runtime.getRuntime().availableProcessors();
    int heap = (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / MEGABYTE);
    int hash = Math.max(8, heap / 3);
    return new ServiceLimits(
        new Threads(cores, Math.max(1, cores / 2)),
        new Queue(4, 60, 200),
        new SearchLimits(Math.min(1024, Math.max(4, hash / 4)), hash / 2, hash, 120_000, 60),
        new Sizes(4_000, 256 * 1024L, 64L * MEGABYTE));
  }
}
