package dev.secateur.server.archive;

/// Makes many waiters share one sync: whoever comes while one is running may not be covered by it,
/// but everybody who waits is covered by the next, and one of them does it for all.
final class DiskSync {

  private final Runnable sync;
  private long started;
  private long finished;
  private boolean isRunning;

  DiskSync(Runnable sync) {
    this.sync = sync;
  }

  /// Returns when a sync that began after this call has ended.
  void await() {
    if (isMyTurn()) {
      long round = started;
      boolean done = false;
      try {
        sync.run();
        done = true;
      } finally {
        end(done ? round : 0);
      }
    }
  }

  /// Waits until somebody else has done it, or until this thread is to do it.
  private synchronized boolean isMyTurn() {
    long needed = started + 1;
    boolean wasInterrupted = false;
    while (finished < needed && isRunning) {
      try {
        wait();
      } catch (InterruptedException later) {
        wasInterrupted = true;
      }
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
    if (finished >= needed) {
      return false;
    }
    isRunning = true;
    started++;
    return true;
  }

  private synchronized void end(long round) {
    isRunning = false;
    finished = Math.max(finished, round);
    notifyAll();
  }
}
