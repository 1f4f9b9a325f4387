package dev.secateur.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets a command stop its work and print what it has when the user presses Ctrl-C. Java waits for
/// that before it ends.
final class InterruptHook implements AutoCloseable {

  private static final long MAX_SECONDS_TO_FINISH = 20;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;

  /// @param stop makes the work end soon
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

  /// Everything is printed.
  @Override
  public void close() {
    finished.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException shuttingDown) {
      // The program is being interrupted.
    }
  }
}
