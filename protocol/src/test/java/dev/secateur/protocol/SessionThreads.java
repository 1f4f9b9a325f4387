package dev.secateur.protocol;

import dev.secateur.testkit.Polling;
import java.util.List;

/// The threads on which sessions work, to see when they have nothing more to say by themselves.
final class SessionThreads {

  private SessionThreads() {}

  /// Waits until each thread of a name waits for another line or has ended.
  static void awaitIdle(String name) {
    Polling.until(
        "each thread " + name + " waits or has ended",
        () -> states(name),
        states -> states.stream().allMatch(state -> state == Thread.State.WAITING));
  }

  /// Waits until no thread of a name is left.
  static void awaitEnd(String name) {
    Polling.until("each thread " + name + " has ended", () -> states(name), List::isEmpty);
  }

  private static List<Thread.State> states(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(name))
        .map(Thread::getState)
        .filter(state -> state != Thread.State.TERMINATED)
        .toList();
  }
}
