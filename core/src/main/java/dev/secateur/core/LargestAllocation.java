package dev.secateur.core;

import java.lang.ref.Reference;
import java.util.function.IntFunction;

/// Something large, such as a table, and its size in megabytes: the size that was asked for, or the
/// largest for which the memory was enough.
public record LargestAllocation<T>(T made, int megabytes) {

  /// Each attempt asks for an eighth less than the one before.
  private static final int STEPS = 8;

  /// Stays free for everything else that a search allocates.
  private static final int RESERVE_BYTES = 32 << 20;

  /// Tries the size that is asked for, then smaller ones.
  ///
  /// @param make takes the megabytes; may throw an [OutOfMemoryError]
  /// @throws OutOfMemoryError if there is not enough memory for one megabyte
  public static <T> LargestAllocation<T> of(int megabytes, IntFunction<T> make) {
    for (int size = megabytes; ; size -= Math.max(1, size / STEPS)) {
      byte[] reserve = null;
      try {
        if (size < megabytes && size > 1) {
          reserve = new byte[RESERVE_BYTES];
        }
        return new LargestAllocation<>(make.apply(size), size);
      } catch (OutOfMemoryError tooLarge) {
        if (size <= 1) {
          throw tooLarge;
        }
      } finally {
        // The reserve must not be collected before.
        Reference.reachabilityFence(reserve);
      }
    }
  }
}
