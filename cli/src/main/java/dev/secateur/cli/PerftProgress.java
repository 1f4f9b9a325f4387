package dev.secateur.cli;

import dev.secateur.lab.DividedPerft;
import java.io.PrintWriter;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBar;
import org.jspecify.annotations.Nullable;

/// How far a count has come: a bar on a terminal once it takes long enough to wonder, and what was
/// counted so far when somebody interrupts it.
final class PerftProgress implements DividedPerft.PerftListener, AutoCloseable {

  private final Terminal terminal;
  private final PrintWriter err;
  private final long start = System.nanoTime();
  private final Thread onInterrupt = new Thread(this::sayHowFar);

  private int done;
  private int of;
  private long leaves;
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
    if (!terminal.progress() || System.nanoTime() - start < Bars.PATIENCE_NANOS) {
      return;
    }
    if (bar == null) {
      bar = Bars.on(terminal, "perft", of).build();
    }
    bar.stepTo(this.done);
  }

  private synchronized void sayHowFar() {
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
      // Interrupted in the last moment: the hook has its say, and nothing is left to take away.
    }
  }
}
