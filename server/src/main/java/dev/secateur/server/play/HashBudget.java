package dev.secateur.server.play;

/// The memory for all transposition tables together. Who comes late gets a smaller table, never
/// none: a search plays with little memory too.
final class HashBudget {

  static final int SMALLEST = 1;

  private int left;

  HashBudget(int megabytes) {
    left = megabytes;
  }

  /// As much of what is wanted as there is.
  synchronized int take(int wanted) {
    int given = Math.max(SMALLEST, Math.min(wanted, left));
    left -= given;
    return given;
  }

  synchronized void giveBack(int megabytes) {
    left += megabytes;
  }
}
