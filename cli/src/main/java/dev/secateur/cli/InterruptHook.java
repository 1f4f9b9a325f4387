package dev.secateur.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a command stop its work when the user presses Ctrl-C, and then print and store what it has.
/// Java waits for that before it ends.
final class InterruptHook implements AutoCloseable {

  private static final long MAX_SECONDS_TO_FINISH = 60;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;

  /// @param stop makes the work end soon; called by another thread
  InterruptHook(Runnable stop) {
    hook = new Thread(() -> stopAndWait(stop));
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void stopAndWait(Runnable stop) {
    stop.run();
    try {
      finished.await(MAX_SECONDS_TO_FINISH, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /// To be called when everything is printed and stored.
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // The hook runs now.
    }
  }
}
