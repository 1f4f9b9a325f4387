package dev.secateur.protocol;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Commands in the shape of GTP, carried out one after the other by a thread of their own while the
/// thread that reads listens on: for `quit` and the end of input, which cut a search short, and for
/// any line at all, which ends an analysis.
final class CommandQueue implements Session {

  /// Enough for scripts that do not wait for answers; a client that floods us has to wait.
  private static final int MAX_WAITING = 1_000;

  /// Far more than a stopped search needs; whoever leaves does not wait for one that hangs.
  private static final long PATIENCE_MILLIS = 3_000;

  private final BlockingQueue<GtpCommand> waiting = new ArrayBlockingQueue<>(MAX_WAITING);
  private final Answers answers;
  private final Commands commands;
  private @Nullable Thread worker;
  private boolean over;

  /// @param commands gets the means to see whether another line has come in
  CommandQueue(Answers answers, Function<BooleanSupplier, Commands> commands) {
    this.answers = answers;
    this.commands = commands.apply(waiting::isEmpty);
  }

  @Override
  public void receive(String line) {
    GtpCommand.parse(line).ifPresent(this::enqueue);
  }

  @Override
  public void refuse(String problem) {
    // Takes its turn among the answers like any other bad command.
    enqueue(new GtpCommand("", Commands.REFUSED, problem));
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    if (!over) {
      over = true;
      commands.hurry();
      put(Commands.END);
      commands.heardSomething();
    }
    join();
  }

  private void enqueue(GtpCommand command) {
    if (over) {
      return;
    }
    if (command.isQuit()) {
      over = true;
      commands.hurry();
    }
    put(command);
    commands.heardSomething();
  }

  private void put(GtpCommand command) {
    if (worker == null) {
      worker = Thread.ofPlatform().name("commands").daemon().start(this::work);
    }
    try {
      waiting.put(command);
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
      over = true;
    }
  }

  private void work() {
    try {
      for (var command = waiting.take(); !command.equals(Commands.END); command = waiting.take()) {
        answer(command);
        if (command.isQuit()) {
          return;
        }
      }
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
    }
  }

  private void answer(GtpCommand command) {
    String answer;
    try {
      answer = commands.answer(command);
    } catch (RuntimeException | Error failure) {
      answers.say("?%s %s\n".formatted(command.id(), Answers.problem(failure)));
      return;
    }
    // An analysis has already said its "=".
    var sign = answer.equals(Commands.ALREADY_BEGUN) ? "" : "=" + command.id();
    var space = answer.isEmpty() || answer.startsWith("\n") ? "" : " ";
    answers.say(sign.isEmpty() ? "" : sign + space + answer + "\n");
  }

  private void join() {
    if (worker == null) {
      return;
    }
    try {
      worker.join(PATIENCE_MILLIS);
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
    }
  }
}
