package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.io.PrintWriter;

/// The Go Text Protocol, version 2 (draft), for every game.
public final class Gtp implements Session {

  private final CommandQueue queue;

  /// @param usual how long to think where there is no clock; its depth is never exceeded
  public Gtp(Engine engine, Limits usual, PrintWriter out) {
    var answers = new Answers(out);
    queue = new CommandQueue(answers, idle -> new GtpCommands(engine, usual, answers, idle));
  }

  @Override
  public void receive(String line) {
    queue.receive(line);
  }

  @Override
  public void refuse(String problem) {
    queue.refuse(problem);
  }

  @Override
  public boolean isOver() {
    return queue.isOver();
  }

  @Override
  public void close() {
    queue.close();
  }
}
