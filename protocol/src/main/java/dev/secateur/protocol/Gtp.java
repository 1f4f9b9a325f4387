package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.io.PrintWriter;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/// The Go Text Protocol, version 2 (draft), for every game.
///
/// Commands are carried out one after the other by a thread of their own, as GTP wants it, while
/// the thread that reads listens on: for `quit` and the end of input, which cut a search short, and
/// for any line at all, which ends an analysis.
public final class Gtp implements Session {

  /// Enough for scripts that do not wait for answers; a client that floods us has to wait.
  private static final int MOST_WAITING = 1_000;

  /// Far more than a stopped search needs; whoever leaves does not wait for one that hangs.
  private static final long PATIENCE_MILLIS = 3_000;

  private final BlockingQueue<GtpCommand> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
  private final Answers answers;
  private final GtpCommands commands;
  private @Nullable Thread worker;
  private boolean over;

  /// @param usual how long to think where there is no clock; its depth is never exceeded
  public Gtp(Engine engine, Limits usual, PrintWriter out) {
    answers = new Answers(out);
    commands = new GtpCommands(engine, usual, answers, waiting::isEmpty);
  }

  @Override
  public void receive(String line) {
    GtpCommand.parse(line).ifPresent(this::enqueue);
  }

  @Override
  public void refuse(String problem) {
    // Takes its turn among the answers like any other bad command.
    enqueue(new GtpCommand("", GtpCommands.REFUSED, problem));
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
      put(GtpCommands.END);
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
      worker = Thread.ofPlatform().name("gtp").daemon().start(this::work);
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
      for (var command = waiting.take();
          !command.equals(GtpCommands.END);
          command = waiting.take()) {
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
    var sign = answer.equals(GtpCommands.ALREADY_BEGUN) ? "" : "=" + command.id();
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
