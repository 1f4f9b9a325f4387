package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.io.PrintWriter;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A session in the Go Text Protocol (version 2, draft) or in the Quoridor Text Protocol, which has
/// the same form.
///
/// A worker thread carries out one command after the other. The thread that reads keeps on reading
/// meanwhile: `quit` and the end of the input stop a search, and any line ends an analysis.
public final class GtpSession implements Session {

  /// Enough for scripts that do not wait for answers; a client that sends more has to wait.
  private static final int MAX_WAITING = 1_000;

  /// Far more than a stopped search needs. A search that hangs must not keep the program running.
  private static final long MAX_MILLIS_TO_CLOSE = 3_000;

  private final BlockingQueue<QueueItem> queue = new ArrayBlockingQueue<>(MAX_WAITING);
  private final ProtocolOutput output;
  private final CommandHandler handler;
  private @Nullable Thread worker;
  private boolean over;

  /// What waits for the worker thread.
  private sealed interface QueueItem {

    record Command(GtpCommand command) implements QueueItem {}

    /// A line that could not be read. It is answered in its turn, as any other bad command.
    record UnreadableLine(String problem) implements QueueItem {}

    record EndOfInput() implements QueueItem {}
  }

  /// @param newHandler gets a function that returns whether no other line is waiting
  private GtpSession(ProtocolOutput output, Function<BooleanSupplier, CommandHandler> newHandler) {
    this.output = output;
    handler = newHandler.apply(queue::isEmpty);
  }

  /// A session in GTP, for every game.
  ///
  /// @param defaultLimits the limits of a move without a clock; a search never goes deeper
  public static GtpSession gtp(Engine engine, Limits defaultLimits, PrintWriter out) {
    var output = new ProtocolOutput(out);
    return new GtpSession(
        output, isQueueEmpty -> new GtpCommands(engine, defaultLimits, output, isQueueEmpty));
  }

  /// A session in the Quoridor Text Protocol of the University of Athens: GTP with other commands
  /// for moves and walls.
  ///
  /// @param engine plays Quoridor
  /// @param defaultLimits the limits of a move without a clock
  public static GtpSession qtp(Engine engine, Limits defaultLimits, PrintWriter out) {
    return new GtpSession(new ProtocolOutput(out), _ -> new QtpCommands(engine, defaultLimits));
  }

  @Override
  public void receive(String line) {
    GtpCommand.parse(line).ifPresent(this::receive);
  }

  private void receive(GtpCommand command) {
    if (over) {
      return;
    }
    if (command.isQuit()) {
      over = true;
      handler.stopSearching();
    }
    put(new QueueItem.Command(command));
    handler.lineReceived();
  }

  @Override
  public void refuse(String problem) {
    if (!over) {
      put(new QueueItem.UnreadableLine(problem));
      handler.lineReceived();
    }
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    if (!over) {
      over = true;
      handler.stopSearching();
      put(new QueueItem.EndOfInput());
      handler.lineReceived();
    }
    awaitWorker();
  }

  private void put(QueueItem item) {
    if (worker == null) {
      worker = Thread.ofPlatform().name("commands").daemon().start(this::work);
    }
    try {
      queue.put(item);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      over = true;
    }
  }

  private void work() {
    try {
      boolean goesOn = true;
      while (goesOn) {
        goesOn =
            switch (queue.take()) {
              case QueueItem.Command(var command) -> {
                answer(command);
                yield !command.isQuit();
              }
              case QueueItem.UnreadableLine(var problem) -> {
                sendError("", problem);
                yield true;
              }
              case QueueItem.EndOfInput() -> false;
            };
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(GtpCommand command) {
    String answer;
    try {
      answer = handler.execute(command);
    } catch (RuntimeException | Error failure) {
      sendError(command.id(), ProtocolOutput.errorText(failure));
      return;
    }
    if (answer.equals(CommandHandler.ANSWER_ALREADY_STARTED)) {
      // Only the empty line that ends an answer is missing.
      output.send("");
      return;
    }
    var space = answer.isEmpty() || answer.startsWith("\n") ? "" : " ";
    output.send("=" + command.id() + space + answer + "\n");
  }

  private void sendError(String id, String problem) {
    output.send("?%s %s\n".formatted(id, problem));
  }

  private void awaitWorker() {
    if (worker == null) {
      return;
    }
    try {
      worker.join(MAX_MILLIS_TO_CLOSE);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }
}
