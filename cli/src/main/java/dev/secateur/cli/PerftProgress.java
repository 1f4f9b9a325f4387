package dev.secateur.cli;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.lab.DividedPerft;
import java.io.PrintWriter;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;

/// Shows the progress of a count: a bar on a terminal if it takes longer than a moment, and the
/// count so far if it is interrupted.
final class PerftProgress implements DividedPerft.PerftListener, AutoCloseable {

  private final Terminal terminal;
  private final PrintWriter err;
  private final long start = System.nanoTime();
  private final Thread onInterrupt = new Thread(this::reportInterruption);

  @GuardedBy("this")
  private int done;

  @GuardedBy("this")
  private int of;

  @GuardedBy("this")
  private long leaves;

  @GuardedBy("this")
  private @Nullable ProgressBar bar;

  PerftProgress(Terminal terminal, PrintWriter err) {
    this.terminal = terminal;
    this.err = err;
    Runtime.getRuntime().addShutdownHook(onInterrupt);
  }

  @Override
  public synchronized void subtreeCounted(int done, int of, long leavesSoFar) {
    this.done = Math.max(this.done, done);
    this.of = of;
    leaves = Math.max(leaves, leavesSoFar);
    if (!terminal.progress() || System.nanoTime() - start < ProgressBars.DELAY_NANOS) {
      return;
    }
    if (bar == null) {
      bar = ProgressBars.create(terminal, "perft", of).build();
    }
    bar.stepTo(this.done);
  }

  private synchronized void reportInterruption() {
    closeBar();
    err.println(
        String.format(
            Locale.ROOT,
            "interrupted: %,d of %,d subtrees counted, %,d leaves so far",
            done,
            of,
            leaves));
    err.flush();
  }

  @GuardedBy("this")
  private void closeBar() {
    if (bar != null) {
      bar.close();
    }
  }

  @Override
  public synchronized void close() {
    closeBar();
    try {
      Runtime.getRuntime().removeShutdownHook(onInterrupt);
    } catch (IllegalStateException shuttingDown) {
      // The program is being interrupted, so the shutdown hook runs now.
    }
  }
}
