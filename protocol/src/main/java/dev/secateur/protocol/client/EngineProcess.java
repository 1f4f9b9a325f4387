package dev.secateur.protocol.client;

import dev.secateur.core.NotationError;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.OptionalLong;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// An engine's process: sends lines to it and receives lines from it.
///
/// No call waits longer than its deadline, whatever the process does: its input and both its
/// outputs have threads of their own.
final class EngineProcess implements AutoCloseable {

  /// Longer than any answer; the rest of a longer line is discarded.
  static final int MAX_LINE_LENGTH = 100_000;

  /// If an engine writes more lines than this, it has to wait until they are read.
  private static final int MAX_UNREAD_LINES = 10_000;

  /// How long an engine may take to end by itself.
  private static final long MAX_MILLIS_TO_END = 500;

  /// How long to wait for the exit status and the last output of a process that ends.
  private static final long MAX_MILLIS_FOR_LAST_OUTPUT = 500;

  /// Marks the end of a queue of lines. It cannot be a line.
  private static final String END = "\n";

  private static final char SENT = '>';
  private static final char RECEIVED = '<';
  private static final char ERROR_OUTPUT = '!';

  private final BlockingQueue<String> received = new ArrayBlockingQueue<>(MAX_UNREAD_LINES);
  private final BlockingQueue<String> toSend = new LinkedBlockingQueue<>();
  private final ProcessTree processTree = new ProcessTree();
  private final Process process;
  private final EngineLog log;
  private final CountDownLatch outputRead = new CountDownLatch(1);
  private final CountDownLatch errorsRead = new CountDownLatch(1);
  private volatile String lastError = "";
  private volatile boolean closed;
  private boolean ended;
  private boolean hung;

  private EngineProcess(EngineDefinition definition) throws EngineFault {
    process = start(definition, processTree);
    processTree.begin(process.toHandle());
    try {
      log = EngineLog.open(definition.log(), process.pid());
    } catch (EngineFault noLog) {
      processTree.end();
      throw noLog;
    }
    startThread("engine-output", () -> readAll(process.getInputStream(), RECEIVED));
    startThread("engine-errors", () -> readAll(process.getErrorStream(), ERROR_OUTPUT));
    startThread("engine-input", this::sendAll);
    var _ = process.onExit().thenRun(() -> startThread("engine-end", this::processEnded));
  }

  /// @throws EngineFault if there is no such program
  static EngineProcess start(EngineDefinition definition) throws EngineFault {
    return new EngineProcess(definition);
  }

  private static Process start(EngineDefinition definition, ProcessTree processTree)
      throws EngineFault {
    var builder = new ProcessBuilder(definition.command());
    definition.folder().ifPresent(folder -> builder.directory(folder.toFile()));
    builder.environment().putAll(definition.environment());
    processTree.mark(builder.environment());
    try {
      return builder.start();
    } catch (IOException failed) {
      throw new EngineFault(
          FaultKind.START,
          "%s cannot be run: %s".formatted(definition.command().getFirst(), reason(failed)));
    }
  }

  /// The text of the exception differs from one Java version to the next.
  private static String reason(IOException failed) {
    var message = String.valueOf(failed.getMessage());
    return message.contains("No such file")
        ? "there is no such program or folder"
        : message.contains("ermission denied")
            ? "permission is denied"
            : message.replaceAll("\\R", " ").strip();
  }

  private static void startThread(String name, Runnable task) {
    Thread.ofVirtual().name(name).start(task);
  }

  /// Sends a line; never waits.
  void send(String line) {
    toSend.add(line);
  }

  private void sendAll() {
    try (var out = process.outputWriter(StandardCharsets.UTF_8)) {
      for (var line = toSend.take(); !line.equals(END); line = toSend.take()) {
        log.add(SENT, line);
        out.write(line + "\n");
        out.flush();
      }
    } catch (IOException disconnected) {
      // The next call of receive reports it.
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void readAll(InputStream stream, char sign) {
    var line = new StringBuilder();
    try (var in = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      for (int c = in.read(); c >= 0; c = in.read()) {
        if (c == '\n') {
          take(sign, line.toString());
          line.setLength(0);
        } else if (c != '\r' && line.length() < MAX_LINE_LENGTH) {
          line.append((char) c);
        }
      }
      if (!line.isEmpty()) {
        take(sign, line.toString());
      }
    } catch (IOException | UncheckedIOException disconnected) {
      // The same as an end of the output.
    } catch (InterruptedException interrupted) {
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
    if (sign == RECEIVED) {
      received.put(line);
    } else if (!line.isBlank()) {
      lastError = line;
    }
  }

  private void end(char sign) {
    if (sign == ERROR_OUTPUT) {
      errorsRead.countDown();
    } else {
      outputRead.countDown();
      endOutput();
    }
  }

  /// Ends the queue of lines when the engine has ended, even if its output stays open: a child
  /// process of the engine may still hold it.
  private void processEnded() {
    try {
      // The last lines may not have been read yet.
      if (!outputRead.await(MAX_MILLIS_FOR_LAST_OUTPUT, TimeUnit.MILLISECONDS)) {
        endOutput();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private void endOutput() {
    try {
      if (!closed) {
        received.put(END);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /// The next line of the engine's output.
  ///
  /// @param deadlineNanos when to give up, by [System#nanoTime]
  /// @param command the command that the engine should answer, for the message
  /// @throws EngineFault if no line comes in time, or the output has ended
  String receive(long deadlineNanos, String command) throws EngineFault, InterruptedException {
    if (ended) {
      throw crashed(command);
    }
    var line = received.poll(deadlineNanos - System.nanoTime(), TimeUnit.NANOSECONDS);
    if (line == null) {
      hung = true;
      throw new EngineFault(FaultKind.HANG, "no answer to " + command);
    }
    if (line.equals(END)) {
      ended = true;
      throw crashed(command);
    }
    return line;
  }

  private EngineFault crashed(String command) throws InterruptedException {
    boolean dead = process.waitFor(MAX_MILLIS_FOR_LAST_OUTPUT, TimeUnit.MILLISECONDS);
    if (dead) {
      errorsRead.await(MAX_MILLIS_FOR_LAST_OUTPUT, TimeUnit.MILLISECONDS);
    }
    var how =
        dead ? "it ended with status " + process.exitValue() : "it closed its standard output";
    var why = lastError.isEmpty() ? "" : ", saying " + NotationError.quote(lastError);
    return new EngineFault(
        FaultKind.CRASH, "%s before it answered %s%s".formatted(how, command, why));
  }

  /// Waits at most this long for the process to end by itself.
  ///
  /// @return whether it has ended
  boolean endsWithin(long millis) throws InterruptedException {
    return process.waitFor(millis, TimeUnit.MILLISECONDS);
  }

  /// The processor time of the engine and of the processes that it has started, in nanoseconds;
  /// empty where the system does not tell.
  OptionalLong processorNanos() {
    return processTree.processorNanos();
  }

  /// Closes the engine's input, as if its user had gone.
  void closeInput() {
    toSend.add(END);
  }

  /// Sends a last line, waits a moment, and ends the process with all processes that it started.
  void close(String lastLine) {
    send(lastLine);
    close();
  }

  @Override
  public void close() {
    // When the engine has ended by itself, its children can no longer be found.
    processTree.remember();
    closeInput();
    try {
      // An engine that did not answer will not end by itself either.
      endsWithin(hung || ended ? 0 : MAX_MILLIS_TO_END);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } finally {
      processTree.end();
      closed = true;
      // The reading thread may be waiting for room in the queue.
      received.clear();
      log.close();
    }
  }
}
