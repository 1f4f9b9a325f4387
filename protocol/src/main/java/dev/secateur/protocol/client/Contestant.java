package dev.secateur.protocol.client;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote.Judgement;
import java.time.Duration;
import java.util.Optional;

/// Somebody who chooses moves in a game under a referee: an engine in this process or in another.
/// Used by one thread at a time. After an [EngineFault] it can only be closed.
public interface Contestant extends AutoCloseable {

  /// What a contestant has to know for its move.
  ///
  /// @param game everything played so far, from its start on; the contestant is to move at its end
  /// @param limits for this move; a clock is the contestant's own
  /// @param otherLimits of the other player; a clock is what it shows now
  /// @param patience when the referee gives up on an answer
  record Turn(GameRecord game, Limits limits, Limits otherLimits, Duration patience) {}

  /// A move and what its player thinks of it.
  record Choice(long move, Optional<Judgement> judgement) {}

  /// Looks whether it can be told the limits under which it is to play, before anything depends on
  /// it.
  ///
  /// @throws EngineFault if it cannot
  default void agreeTo(Limits limits) throws EngineFault {}

  /// Another game begins, perhaps with some moves made already.
  ///
  /// @throws EngineFault if the contestant cannot take part
  /// @throws InterruptedException if the referee is called away; the contestant is closed next
  void newGame(GameRecord start) throws EngineFault, InterruptedException;

  /// The contestant's move.
  ///
  /// @throws EngineFault if it gives none that is legal
  /// @throws InterruptedException if the referee is called away; the contestant is closed next
  Choice choose(Turn turn) throws EngineFault, InterruptedException;

  /// Lets it go; a process ends, and so do those that it started.
  @Override
  void close();
}
