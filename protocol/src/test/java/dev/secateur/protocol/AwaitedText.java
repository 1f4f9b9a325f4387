package dev.secateur.protocol;

import java.io.Writer;
import java.time.Duration;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/// Text that a session writes on any of its threads and that a test waits for.
final class AwaitedText extends Writer {

  private final Lock textLock = new ReentrantLock();
  private final Condition grown = textLock.newCondition();
  private final StringBuilder text = new StringBuilder();

  @Override
  public void write(char[] from, int start, int length) {
    textLock.lock();
    try {
      text.append(from, start, length);
      grown.signalAll();
    } finally {
      textLock.unlock();
    }
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  /// Waits until the text fits.
  ///
  /// @return whether it did in time
  boolean await(Predicate<String> fits, Duration patience) {
    textLock.lock();
    try {
      long left = patience.toNanos();
      while (!fits.test(text.toString()) && left > 0) {
        left = grown.awaitNanos(left);
      }
      return fits.test(text.toString());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return false;
    } finally {
      textLock.unlock();
    }
  }

  @Override
  public String toString() {
    textLock.lock();
    try {
      return text.toString();
    } finally {
      textLock.unlock();
    }
  }
}
