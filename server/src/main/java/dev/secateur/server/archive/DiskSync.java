package dev.secateur.server.archive;

import java.util.concurrent.locks.ReentrantLock;

/// Makes many waiters share one sync: whoever comes while a sync is running may not be covered by
/// it, but everybody who waits is covered by the next.
final class DiskSync {

  private final Runnable sync;
  private final ReentrantLock one = new ReentrantLock(true);
  private long started;
  private volatile long finished;

  DiskSync(Runnable sync) {
    this.sync = sync;
  }

  /// Returns when a sync that began after this call has ended.
  void await() {
    long needed;
    synchronized (this) {
      needed = started + 1;
    }
    one.lock();
    try {
      if (finished >= needed) {
        return;
      }
      long mine;
      synchronized (this) {
        mine = ++started;
      }
      sync.run();
      finished = mine;
    } finally {
      one.unlock();
    }
  }
}
