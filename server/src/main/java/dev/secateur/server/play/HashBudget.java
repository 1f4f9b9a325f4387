package dev.secateur.server.play;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.HashMap;
import java.util.Map;

/// The memory for all transposition tables together, and how much of it one client may have. When
/// the memory is used up, a search gets a smaller table, but never none.
public final class HashBudget {

  static final int SMALLEST = 1;

  private final int perClient;

  @GuardedBy("this")
  private final Map<String, Integer> taken = new HashMap<>();

  @GuardedBy("this")
  private int left;

  HashBudget(int megabytes, int perClient) {
    left = megabytes;
    this.perClient = perClient;
  }

  /// Takes as much of the wanted memory as is left for this client.
  synchronized int take(String client, int wanted) {
    int share = Math.min(left, perClient - taken.getOrDefault(client, 0));
    int given = Math.max(SMALLEST, Math.min(wanted, share));
    left -= given;
    taken.merge(client, given, Integer::sum);
    return given;
  }

  synchronized void giveBack(String client, int megabytes) {
    left += megabytes;
    taken.computeIfPresent(client, (_, had) -> had == megabytes ? null : had - megabytes);
  }
}
