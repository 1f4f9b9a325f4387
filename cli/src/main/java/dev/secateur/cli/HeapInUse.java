package dev.secateur.cli;

import java.lang.management.ManagementFactory;

/// Measures how much memory is really in use.
final class HeapInUse {

  private static final int COLLECTIONS = 8;
  private static final long PAUSE_MILLIS = 200;

  private HeapInUse() {}

  /// The minimum after several garbage collections. One is not enough: the serial collector leaves
  /// some dead objects in place and removes all of them only in every fourth full collection, and
  /// objects behind a reference queue are freed one collection later.
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
