package dev.secateur.cli;

import java.lang.management.ManagementFactory;

/// How much of the heap somebody still needs.
final class HeapInUse {

  private static final int MOST_COLLECTIONS = 10;
  private static final long PAUSE_MILLIS = 500;

  private HeapInUse() {}

  /// What is left when collecting frees no more. One collection is not enough: what threads hold
  /// that are just ending, and what a reference queue still has to let go, falls to a later one.
  static long megabytes() throws InterruptedException {
    long before = Long.MAX_VALUE;
    long now = afterCollection();
    for (int round = 1; round < MOST_COLLECTIONS && now < before; round++) {
      Thread.sleep(PAUSE_MILLIS);
      before = now;
      now = Math.min(now, afterCollection());
    }
    return now;
  }

  private static long afterCollection() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() >> 20;
  }
}
