package dev.secateur.protocol.client;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote.MoveJudgement;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/// A player in a match: an engine in this process or in another. Used by one thread at a time.
/// After an [EngineFault] it can only be closed.
public interface Contestant extends AutoCloseable {

  /// What a contestant needs to know for its move.
  ///
  /// @param game all moves so far; the contestant is to move after the last one
  /// @param limits of this move; a clock is the contestant's own
  /// @param otherLimits of the opponent, with the time on its clock now
  /// @param patience how long the referee waits for an answer
  record Turn(GameRecord game, Limits limits, Limits otherLimits, Duration patience) {}

  /// A move and the player's judgement of it.
  record Choice(long move, Optional<MoveJudgement> judgement) {}

  /// Checks before a match whether the contestant can play with these limits.
  ///
  /// @throws EngineFault if its protocol has no such limits
  default void checkLimits(Limits limits) throws EngineFault {}

  /// Begins a new game, perhaps with some moves made already.
  ///
  /// @throws EngineFault if the contestant cannot take part
  /// @throws InterruptedException if the match is stopped; the contestant is closed next
  void newGame(GameRecord start) throws EngineFault, InterruptedException;

  /// The contestant's move.
  ///
  /// @throws EngineFault if it answers with no legal move
  /// @throws InterruptedException if the match is stopped; the contestant is closed next
  Choice choose(Turn turn) throws EngineFault, InterruptedException;

  /// The processor time that the contestant has used since it was opened, in nanoseconds; empty if
  /// that is not known.
  default OptionalLong processorNanos() {
    return OptionalLong.empty();
  }

  /// Ends the contestant's process, if it has one, and all processes that it has started.
  @Override
  void close();
}
