package dev.secateur.server.archive;

import com.google.errorprone.annotations.concurrent.GuardedBy;

/// Lets many threads share one sync of the disk. A sync that is running when a thread comes may be
/// too early for it, but the next one serves all threads that wait; one of them runs it for all.
final class DiskSync {

  private static final long NONE = 0;

  private final Runnable sync;

  @GuardedBy("this")
  private long started;

  @GuardedBy("this")
  private long finished;

  @GuardedBy("this")
  private boolean isRunning;

  DiskSync(Runnable sync) {
    this.sync = sync;
  }

  /// Returns when a sync that began after this call has ended.
  void await() {
    long round = begin();
    if (round != NONE) {
      boolean done = false;
      try {
        sync.run();
        done = true;
      } finally {
        end(done ? round : NONE);
      }
    }
  }

  /// Waits until another thread has run the sync, or until this thread has to.
  ///
  /// @return the number of the sync to run, or [#NONE]
  private synchronized long begin() {
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
      return NONE;
    }
    isRunning = true;
    started++;
    return started;
  }

  private synchronized void end(long round) {
    isRunning = false;
    finished = Math.max(finished, round);
    notifyAll();
  }
}
