package dev.secateur.search;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// A clock that stands still until a test moves it. It starts at an odd time, as
/// [System#nanoTime] does: only differences mean anything.
final class ManualClock implements LongSupplier {

  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 12_345);

  void advanceNanos(long nanos) {
    now.addAndGet(nanos);
  }

  void advanceMillis(long millis) {
    advanceNanos(millis * 1_000_000);
  }

  @Override
  public long getAsLong() {
    return now.get();
  }
}
