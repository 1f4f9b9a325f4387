package dev.secateur.protocol.client;

import dev.secateur.core.NotationError;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// An engine as a process to which lines are said and from which lines are heard.
///
/// Whatever the process does, no call hangs beyond its deadline: its input and both its outputs
/// have threads of their own.
final class EngineProcess implements AutoCloseable {

  /// No answer is as long as this; the rest of such a line is thrown away.
  static final int LONGEST_LINE = 100_000;

  /// An engine that talks on and on has to wait until somebody listens.
  private static final int MAX_UNHEARD = 10_000;

  /// How long an engine may take to leave by itself.
  private static final long GOODBYE_MILLIS = 500;

  /// How long we wait for the status and the last words of a process that ends. They are there in a
  /// moment, on a busy machine a little later.
  private static final long LAST_WORDS_MILLIS = 500;

  /// Neither is a line: the output has ended, the input is to be closed.
  private static final String END = "\n";

  private final BlockingQueue<String> heard = new ArrayBlockingQueue<>(MAX_UNHEARD);
  private final BlockingQueue<String> toSay = new LinkedBlockingQueue<>();
  private final ProcessTree family = new ProcessTree();
  private final Process process;
  private final EngineLog log;
  private final CountDownLatch outputRead = new CountDownLatch(1);
  private final CountDownLatch errorsRead = new CountDownLatch(1);
  private volatile String lastError = "";
  private volatile boolean closed;
  private boolean ended;
  private boolean hung;

  private EngineProcess(EngineDefinition definition) throws EngineFault {
    process = start(definition, family);
    family.begin(process.toHandle());
    try {
      log = EngineLog.open(definition.log(), process.pid());
    } catch (EngineFault noLog) {
      family.end();
      throw noLog;
    }
    begin("engine-hears", () -> listen(process.getInputStream(), '<'));
    begin("engine-errors", () -> listen(process.getErrorStream(), '!'));
    begin("engine-says", this::speak);
    var _ = process.onExit().thenRun(() -> begin("engine-ends", this::noticeEnd));
  }

  /// @throws EngineFault if there is no such program
  static EngineProcess start(EngineDefinition definition) throws EngineFault {
    return new EngineProcess(definition);
  }

  private static Process start(EngineDefinition definition, ProcessTree family)
      throws EngineFault {
    var builder = new ProcessBuilder(definition.command());
    definition.folder().ifPresent(folder -> builder.directory(folder.toFile()));
    builder.environment().putAll(definition.environment());
    family.mark(builder.environment());
    try {
      return builder.start();
    } catch (IOException cannot) {
      throw new EngineFault(
          FaultKind.START,
          "%s cannot be run: %s".formatted(definition.command().getFirst(), reason(cannot)));
    }
  }

  /// The system's own words differ from one Java to the next.
  private static String reason(IOException cannot) {
    var message = String.valueOf(cannot.getMessage());
    return message.contains("No such file")
        ? "there is no such program or folder"
        : message.contains("ermission denied")
            ? "permission is denied"
            : message.replaceAll("\\R", " ").strip();
  }

  private static void begin(String name, Runnable task) {
    Thread.ofVirtual().name(name).start(task);
  }

  /// Says a line; never waits.
  void say(String line) {
    toSay.add(line);
  }

  private void speak() {
    try (var out = process.outputWriter(StandardCharsets.UTF_8)) {
      for (var line = toSay.take(); !line.equals(END); line = toSay.take()) {
        log.add('>', line);
        out.write(line + "\n");
        out.flush();
      }
    } catch (IOException gone) {
      // Whoever waits for its answer finds out.
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
    }
  }

  private void listen(InputStream stream, char sign) {
    var line = new StringBuilder();
    try (var in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (int c = in.read(); c >= 0; c = in.read()) {
        if (c == '\n') {
          take(sign, line.toString());
          line.setLength(0);
        } else if (c != '\r' && line.length() < LONGEST_LINE) {
          line.append((char) c);
        }
      }
      if (!line.isEmpty()) {
        take(sign, line.toString());
      }
    } catch (IOException | UncheckedIOException gone) {
      // The same as an end of output.
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
    } finally {
      end(sign);
    }
  }

  private void take(char sign, String line) throws InterruptedException {
    log.add(sign, line);
    if (closed) {
      return;
    }
    if (sign == '<') {
      heard.put(line);
    } else if (!line.isBlank()) {
      lastError = line;
    }
  }

  private void end(char sign) {
    if (sign == '!') {
      errorsRead.countDown();
    } else {
      outputRead.countDown();
      endOutput();
    }
  }

  /// A child that outlives the engine may hold the output open, and nothing more comes of it.
  private void noticeEnd() {
    try {
      // What was said last is still on its way.
      if (!outputRead.await(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS)) {
        endOutput();
      }
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
    }
  }

  private void endOutput() {
    try {
      if (!closed) {
        heard.put(END);
      }
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
    }
  }

  /// The next line of its output.
  ///
  /// @param deadlineNanos when to give up, by [System#nanoTime]
  /// @param awaited what we wait for, for the message
  /// @throws EngineFault if there is none in time, or none any more
  String hear(long deadlineNanos, String awaited) throws EngineFault, InterruptedException {
    if (ended) {
      throw crashed(awaited);
    }
    var line = heard.poll(deadlineNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
    if (line == null) {
      hung = true;
      throw new EngineFault(FaultKind.HANG, "no answer to " + awaited);
    }
    if (line.equals(END)) {
      ended = true;
      throw crashed(awaited);
    }
    return line;
  }

  private EngineFault crashed(String awaited) throws InterruptedException {
    boolean dead = process.waitFor(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS);
    if (dead) {
      errorsRead.await(LAST_WORDS_MILLIS, TimeUnit.MILLISECONDS);
    }
    var how =
        dead ? "it ended with status " + process.exitValue() : "it closed its standard output";
    var why = lastError.isEmpty() ? "" : ", saying " + NotationError.quote(lastError);
    return new EngineFault(FaultKind.CRASH, "%s before it answered %s%s".formatted(how, awaited, why));
  }

  /// Waits until the process has ended by itself, but no longer than this; true if it has.
  boolean endsWithin(long millis) throws InterruptedException {
    return process.waitFor(millis, TimeUnit.MILLISECONDS);
  }

  /// Closes its input, as a user who has gone.
  void closeInput() {
    toSay.add(END);
  }

  /// Says a last line, gives it a moment, and ends the process with all that it started.
  void close(String goodbye) {
    say(goodbye);
    close();
  }

  @Override
  public void close() {
    // Whoever leaves by itself may leave others behind.
    family.remember();
    closeInput();
    try {
      // Whoever did not answer will not take leave either.
      endsWithin(hung || ended ? 0 : GOODBYE_MILLIS);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    } finally {
      family.end();
      closed = true;
      // The reader may be waiting for somebody to listen.
      heard.clear();
      log.close();
    }
  }
}
