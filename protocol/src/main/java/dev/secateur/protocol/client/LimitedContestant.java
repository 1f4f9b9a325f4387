package dev.secateur.protocol.client;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;

/// A contestant that keeps limits of its own beside those of the match.
final class LimitedContestant implements Contestant {

  private final Contestant contestant;
  private final Limits own;

  private LimitedContestant(Contestant contestant, Limits own) {
    this.contestant = contestant;
    this.own = own;
  }

  static Contestant of(Contestant contestant, Limits own) {
    return own.equals(Limits.NONE) ? contestant : new LimitedContestant(contestant, own);
  }

  /// Limits of which whichever is reached first counts.
  static Limits both(Limits some, Limits others) {
    return new Limits(
        (int) tighter(some.depth(), others.depth()),
        tighter(some.nodes(), others.nodes()),
        tighter(some.moveMillis(), others.moveMillis()),
        tighter(some.clockMillis(), others.clockMillis()),
        Math.max(some.incrementMillis(), others.incrementMillis()),
        some.forPlay() || others.forPlay());
  }

  /// Nought is no limit.
  private static long tighter(long one, long other) {
    return one == 0 || other == 0 ? Math.max(one, other) : Math.min(one, other);
  }

  @Override
  public void agreeTo(Limits limits) throws EngineFault {
    contestant.agreeTo(both(own, limits));
  }

  @Override
  public void newGame(GameRecord start) throws EngineFault, InterruptedException {
    contestant.newGame(start);
  }

  @Override
  public Choice choose(Turn turn) throws EngineFault, InterruptedException {
    return contestant.choose(
        new Turn(turn.game(), both(own, turn.limits()), turn.otherLimits(), turn.patience()));
  }

  @Override
  public void close() {
    contestant.close();
  }
}
