package dev.secateur.server;

/// What the service lets its clients use up.
public record ServiceLimits(Threads threads, Queue queue, Search search, Sizes sizes) {

  /// Threads of all searches together.
  ///
  /// @param moves on which computer players think
  /// @param analyses for hints, studies and verdicts, which never take those of the players
  public record Threads(int moves, int analyses) {}

  /// Searches that are under way or wait.
  ///
  /// @param movesPerClient searches of one client's games at a time, waiting ones included
  /// @param analysesPerClient hints, studies and verdicts of one client at a time, for as
  ///     many pages as somebody may have open
  /// @param waiting searches of all that may wait for a thread
  public record Queue(int movesPerClient, int analysesPerClient, int waiting) {}

  /// One search, and the memory of all.
  ///
  /// @param hash megabytes of one search's table
  /// @param hashPerClient megabytes of all tables of one client
  /// @param hashInAll megabytes of all tables together
  /// @param millis the longest that a player without a clock may think
  /// @param depth the deepest that a custom player may look
  public record Search(int hash, int hashPerClient, int hashInAll, long millis, int depth) {}

  /// What is sent and kept.
  ///
  /// @param nodesPerGame moves of one game's tree
  /// @param requestBytes the largest request
  /// @param importBytes the largest file of games
  public record Sizes(int nodesPerGame, long requestBytes, long importBytes) {}

  private static final int MEGABYTE = 1 << 20;

  /// Limits that suit the machine: every core may think, and tables take a third of the heap.
  public static ServiceLimits forThisMachine() {
    int cores = Runtime.getRuntime().availableProcessors();
    int heap = (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / MEGABYTE);
    int hash = Math.max(8, heap / 3);
    return new ServiceLimits(
        new Threads(cores, Math.max(1, cores / 2)),
        new Queue(4, 60, 200),
        new Search(Math.min(1024, Math.max(4, hash / 4)), hash / 2, hash, 120_000, 60),
        new Sizes(4_000, 256 * 1024L, 64L * MEGABYTE));
  }
}
