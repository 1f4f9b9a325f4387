package dev.secateur.testkit;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionFactory;

/// Waits for conditions that send no event: another process, a file, a number that a server
/// publishes, a thread that must block. It is the only place where tests wait by the clock; the
/// build refuses every other sleep in a test. If there is an event (a latch, a future, a message, a
/// line of output), wait for that instead.
public final class Polling {

  /// Only a failing test waits this long, so it may be far more than a busy machine needs.
  public static final Duration TIMEOUT = Duration.ofMinutes(2);

  private static final Duration INTERVAL = Duration.ofMillis(5);

  private Polling() {}

  /// Waits until a condition holds.
  ///
  /// @param awaited what the test waits for, for the message
  public static void until(String awaited, Callable<Boolean> condition) {
    await(awaited).until(condition);
  }

  /// Waits until a value fits. The message of a failure has the last value.
  ///
  /// @return the value that fits
  public static <T> T until(String awaited, Callable<T> value, Predicate<? super T> fits) {
    return await(awaited).until(value, fits);
  }

  /// Waits until a thread is blocked or has ended. What it has not done by then it will not do by
  /// itself, so a test can assert that something does not happen.
  public static void untilBlocked(Thread thread) {
    until(
        thread.getName() + " waits or has ended",
        thread::getState,
        state -> state == Thread.State.WAITING || state == Thread.State.TERMINATED);
  }

  /// Polls on the calling thread, because a condition may depend on the thread, and exceptions keep
  /// their stack trace.
  private static ConditionFactory await(String awaited) {
    return Awaitility.await(awaited)
        .atMost(TIMEOUT)
        .pollDelay(Duration.ZERO)
        .pollInterval(INTERVAL)
        .pollInSameThread()
        .dontCatchUncaughtExceptions();
  }
}
