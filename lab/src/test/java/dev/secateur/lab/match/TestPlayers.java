package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Key;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.EngineFault;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/// Players without a search. Their moves depend only on the position.
final class TestPlayers {

  private TestPlayers() {}

  /// Chooses the moves of a player.
  interface TestMoveChooser {
    Contestant.Choice choose(Contestant.Turn turn) throws EngineFault, InterruptedException;
  }

  /// Plays pseudo-random legal moves.
  static TestMoveChooser random(long seed) {
    return turn -> {
      var position = turn.game().positionAfter(turn.game().plies());
      var moves = position.legalMoves();
      int pick = (int) Math.floorMod(Key.of(seed, position.key()), (long) moves.length);
      return new Contestant.Choice(moves[pick], Optional.of(MoveJudgement.of(0)));
    };
  }

  /// Plays pseudo-random legal moves and always reports the same score.
  static TestMoveChooser reporting(long seed, double score) {
    var random = random(seed);
    return turn ->
        new Contestant.Choice(random.choose(turn).move(), Optional.of(MoveJudgement.of(score)));
  }

  /// Commits a fault after some moves of a game.
  static TestMoveChooser faulty(EngineFault.FaultKind kind, int after) {
    var random = random(1);
    return turn -> {
      if (turn.game().plies() >= after) {
        throw new EngineFault(kind, "on purpose");
      }
      return random.choose(turn);
    };
  }

  static MatchPlayer player(String name, TestMoveChooser chooser) {
    return player(name, chooser, Limits.NONE, new AtomicInteger());
  }

  /// @param open counts the open instances
  static MatchPlayer player(
      String name, TestMoveChooser chooser, Limits limits, AtomicInteger open) {
    return new MatchPlayer(name, "test:" + name, limits, source(name, chooser, open));
  }

  static ContestantSource source(String name, TestMoveChooser chooser, AtomicInteger open) {
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
              return chooser.choose(turn);
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
