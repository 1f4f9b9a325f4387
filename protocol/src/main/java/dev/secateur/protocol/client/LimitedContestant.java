package dev.secateur.protocol.client;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import java.util.OptionalLong;

/// A contestant with limits of its own, which count in addition to those of the match.
final class LimitedContestant implements Contestant {

  private final Contestant contestant;
  private final Limits ownLimits;

  private LimitedContestant(Contestant contestant, Limits ownLimits) {
    this.contestant = contestant;
    this.ownLimits = ownLimits;
  }

  static Contestant of(Contestant contestant, Limits ownLimits) {
    return ownLimits.equals(Limits.NONE)
        ? contestant
        : new LimitedContestant(contestant, ownLimits);
  }

  /// The tighter one of each pair of limits.
  static Limits tighterOf(Limits one, Limits other) {
    return new Limits(
        (int) tighterOf(one.depth(), other.depth()),
        tighterOf(one.nodes(), other.nodes()),
        tighterOf(one.moveMillis(), other.moveMillis()),
        tighterOf(one.cpuMillis(), other.cpuMillis()),
        tighterOf(one.clockMillis(), other.clockMillis()),
        Math.max(one.incrementMillis(), other.incrementMillis()),
        one.forPlay() || other.forPlay());
  }

  /// The smaller limit; 0 means no limit.
  private static long tighterOf(long one, long other) {
    return one == 0 || other == 0 ? Math.max(one, other) : Math.min(one, other);
  }

  @Override
  public void checkLimits(Limits limits) throws EngineFault {
    contestant.checkLimits(tighterOf(ownLimits, limits));
  }

  @Override
  public void newGame(GameRecord start) throws EngineFault, InterruptedException {
    contestant.newGame(start);
  }

  @Override
  public Choice choose(Turn turn) throws EngineFault, InterruptedException {
    var limits = tighterOf(ownLimits, turn.limits());
    return contestant.choose(new Turn(turn.game(), limits, turn.otherLimits(), turn.patience()));
  }

  @Override
  public OptionalLong processorNanos() {
    return contestant.processorNanos();
  }

  @Override
  public void close() {
    contestant.close();
  }
}
