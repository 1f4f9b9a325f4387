package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.io.PrintWriter;

/// The Quoridor Text Protocol of the University of Athens: GTP's shape, with moves and walls of
/// their own.
public final class Qtp implements Session {

  private final CommandQueue queue;

  /// @param engine for Quoridor
  /// @param usual how long to think about a move
  public Qtp(Engine engine, Limits usual, PrintWriter out) {
    queue = new CommandQueue(new Answers(out), _ -> new QtpCommands(engine, usual));
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
