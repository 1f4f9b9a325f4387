package dev.secateur.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Lets long work end in order when the user presses Ctrl-C: the work is told to stop, and the
/// program waits until its results are stored.
final class Interruption implements AutoCloseable {

  private static final long MAX_SECONDS_TO_FINISH = 60;

  private final CountDownLatch finished = new CountDownLatch(1);
  private final Thread hook;

  /// @param stop makes the work end soon; called by another thread
  Interruption(Runnable stop) {
    hook =
        new Thread(
            () -> {
              stop.run();
              try {
                finished.await(MAX_SECONDS_TO_FINISH, TimeUnit.SECONDS);
              } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
              }
            });
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /// To be called when everything is stored.
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
