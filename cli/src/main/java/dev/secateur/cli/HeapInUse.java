package dev.secateur.cli;

import java.lang.management.ManagementFactory;

/// How much of the heap somebody still needs.
final class HeapInUse {

  private static final int COLLECTIONS = 8;
  private static final long PAUSE_MILLIS = 200;

  private HeapInUse() {}

  /// The least that several collections leave. One tells too much: the serial collector counts as
  /// used what is dead but not worth moving the living for, and only every fourth of its full
  /// collections leaves none of that; and what a reference queue has to let go falls to the next.
  static long megabytes() throws InterruptedException {
    long min = Long.MAX_VALUE;
    for (int round = 0; round < COLLECTIONS; round++) {
      System.gc();
      long used = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
      min = Math.min(min, used >> 20);
      Thread.sleep(PAUSE_MILLIS);
    }
    return min;
  }
}
