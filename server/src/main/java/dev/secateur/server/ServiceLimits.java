package dev.secateur.server;

/// What the service lets its clients use up.
///
/// @param moveThreads threads on which computer players think, all games together
/// @param analysisThreads threads for hints and verdicts, which never take those of the players
/// @param gamesThinkingPerClient searches of one client's games at a time, waiting ones included
/// @param analysesPerClient hints and verdicts of one client at a time
/// @param waiting searches that may wait for a thread
/// @param hashPerSearch megabytes of one search's table
/// @param hashInAll megabytes of all tables together
/// @param millisPerMove the longest that a player without a clock may think
/// @param depth the deepest that a custom player may look
/// @param nodesPerGame moves of one game's tree
/// @param requestBytes the largest request
/// @param importBytes the largest file of games
public record ServiceLimits(
    int moveThreads,
    int analysisThreads,
    int gamesThinkingPerClient,
    int analysesPerClient,
    int waiting,
    int hashPerSearch,
    int hashInAll,
    long millisPerMove,
    int depth,
    int nodesPerGame,
    long requestBytes,
    long importBytes) {

  private static final int MEGABYTE = 1 << 20;

  /// Limits that suit the machine: every core may think, and tables take a third of the heap.
  public static ServiceLimits forThisMachine() {
    int cores = Runtime.getRuntime().availableProcessors();
    int heap = (int) Math.min(Integer.MAX_VALUE, Runtime.getRuntime().maxMemory() / MEGABYTE);
    int hash = Math.max(8, heap / 3);
    return new ServiceLimits(
        cores,
        Math.max(1, cores / 2),
        4,
        2,
        200,
        Math.min(1024, Math.max(4, hash / 2)),
        hash,
        120_000,
        60,
        4_000,
        256 * 1024L,
        64L * MEGABYTE);
  }

  public ServiceLimits withThreads(int moves, int analyses) {
    return new ServiceLimits(
        moves,
        analyses,
        gamesThinkingPerClient,
        analysesPerClient,
        waiting,
        hashPerSearch,
        hashInAll,
        millisPerMove,
        depth,
        nodesPerGame,
        requestBytes,
        importBytes);
  }

  public ServiceLimits withQueue(int perClient, int analyses, int inAll) {
    return new ServiceLimits(
        moveThreads,
        analysisThreads,
        perClient,
        analyses,
        inAll,
        hashPerSearch,
        hashInAll,
        millisPerMove,
        depth,
        nodesPerGame,
        requestBytes,
        importBytes);
  }

  public ServiceLimits withSizes(int nodes, long request, long file) {
    return new ServiceLimits(
        moveThreads,
        analysisThreads,
        gamesThinkingPerClient,
        analysesPerClient,
        waiting,
        hashPerSearch,
        hashInAll,
        millisPerMove,
        depth,
        nodes,
        request,
        file);
  }
}
