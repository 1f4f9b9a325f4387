package dev.secateur.lab.positions;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Limits;
import dev.secateur.lab.positions.JudgeResult.ChosenMove;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.Contestant.Choice;
import dev.secateur.protocol.client.Contestant.Turn;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Lets a player choose a move in positions whose moves have known values, each position as a new
/// game, so that the order of the positions does not matter. [#stop] and [#result] may be called
/// from any thread.
public final class Judge {

  /// How long to wait for a move beyond its time limit.
  private static final Duration PATIENCE = Duration.ofMinutes(10);

  /// Ctrl-C ends an engine's process as early as it stops this one.
  private static final long MILLIS_FOR_STOP = 250;

  private final List<JudgedPosition> positions;
  private final Limits limits;

  @GuardedBy("this")
  private final List<ChosenMove> chosen = new ArrayList<>();

  private final CountDownLatch stopped = new CountDownLatch(1);

  @GuardedBy("this")
  private @Nullable Thread thread;

  public Judge(List<JudgedPosition> positions, Limits limits) {
    this.positions = List.copyOf(positions);
    this.limits = limits.toPlay();
  }

  /// Judges all positions that are left, until [#stop] is called.
  ///
  /// @param progress receives the number of judged positions after each
  /// @throws EngineFault if the player answers with no legal move; the message names the position
  public void run(Contestant player, IntConsumer progress)
      throws EngineFault, InterruptedException {
    synchronized (this) {
      thread = Thread.currentThread();
    }
    try {
      while (!isStopped() && judged() < positions.size()) {
        progress.accept(add(player, positions.get(judged())));
      }
    } catch (InterruptedException interrupted) {
      if (!isStopped()) {
        throw interrupted;
      }
    } finally {
      endRun();
    }
  }

  private synchronized void endRun() {
    thread = null;
    // The interrupt of a stop is not for anything that follows.
    if (isStopped()) {
      Thread.interrupted();
    }
  }

  private int add(Contestant player, JudgedPosition position)
      throws EngineFault, InterruptedException {
    Choice choice;
    try {
      player.newGame(position.record());
      var patience = PATIENCE.plusMillis(limits.moveMillis());
      choice = player.choose(new Turn(position.record(), limits, limits, patience));
    } catch (EngineFault fault) {
      if (fault.kind() == FaultKind.CRASH
          && stopped.await(MILLIS_FOR_STOP, TimeUnit.MILLISECONDS)) {
        return judged();
      }
      throw new EngineFault(
          fault.kind(), "%s: %s".formatted(position.place().text(), fault.getMessage()));
    }
    synchronized (this) {
      chosen.add(ChosenMove.of(position, choice));
    }
    return judged();
  }

  /// Ends the run after at most the current position, which is then left out.
  public synchronized void stop() {
    stopped.countDown();
    if (thread != null) {
      thread.interrupt();
    }
  }

  private boolean isStopped() {
    return stopped.getCount() == 0;
  }

  private synchronized int judged() {
    return chosen.size();
  }

  /// The moves so far.
  public synchronized JudgeResult result() {
    return new JudgeResult(positions.size(), chosen);
  }
}
