package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Key;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote.Judgement;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.EngineFault;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Players that need no search: what they do depends on the position alone.
final class TestPlayers {

  private TestPlayers() {}

  /// What a player does when it is its turn.
  interface Mind {
    Contestant.Choice choose(Contestant.Turn turn) throws EngineFault, InterruptedException;
  }

  /// Plays legal moves without a plan.
  static Mind aimless(long seed) {
    return turn -> {
      var position = turn.game().positionAfter(turn.game().plies());
      var moves = position.legalMoves();
      int pick = (int) Math.floorMod(Key.of(seed, position.key()), (long) moves.length);
      return new Contestant.Choice(moves[pick], Optional.of(Judgement.of(0)));
    };
  }

  /// Plays the same and is sure of a score.
  static Mind sure(long seed, double score) {
    var aimless = aimless(seed);
    return turn ->
        new Contestant.Choice(aimless.choose(turn).move(), Optional.of(Judgement.of(score)));
  }

  /// Commits a fault after some moves of a game.
  static Mind faulty(EngineFault.FaultKind kind, int after) {
    var aimless = aimless(1);
    return turn -> {
      if (turn.game().plies() >= after) {
        throw new EngineFault(kind, "on purpose");
      }
      return aimless.choose(turn);
    };
  }

  static MatchPlayer player(String name, Mind mind) {
    return player(name, mind, Limits.NONE, new AtomicInteger());
  }

  /// @param open counts how many are open
  static MatchPlayer player(String name, Mind mind, Limits limits, AtomicInteger open) {
    return new MatchPlayer(name, "test:" + name, limits, source(name, mind, open));
  }

  static ContestantSource source(String name, Mind mind, AtomicInteger open) {
    return new ContestantSource() {
      @Override
      public String name() {
        return name;
      }

      @Override
      public Contestant open() {
        open.incrementAndGet();
        return new Contestant() {
          private boolean faulted;

          @Override
          public void newGame(GameRecord start) {
            if (faulted) {
              throw new IllegalStateException("after a fault a contestant can only be closed");
            }
          }

          @Override
          public Choice choose(Turn turn) throws EngineFault, InterruptedException {
            try {
              return mind.choose(turn);
            } catch (EngineFault fault) {
              faulted = true;
              throw fault;
            }
          }

          @Override
          public void close() {
            open.decrementAndGet();
          }
        };
      }
    };
  }
}
