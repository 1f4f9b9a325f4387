package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.engine.Level;
import java.util.Optional;

/// A game that a person plays: its moves so far, and against whom. Immutable; each `with` gives a
/// new one.
///
/// @param seed of the computer's choices, so that a game that goes on later goes on as it would
/// have
record PlayedGame(GameRecord record, Level level, HumanSide human, int seed) {

  Game game() {
    return record.game();
  }

  Position position() {
    return record.positionAfter(record.plies());
  }

  boolean isOver() {
    return record.result() != Outcome.Result.UNDECIDED;
  }

  /// Over though the rules would let it go on.
  boolean isResigned() {
    return isOver() && !position().outcome().isOver();
  }

  /// Started and not ended: losing it would be a pity.
  boolean isUnderWay() {
    return !isOver() && !record.moves().isEmpty();
  }

  PlayedGame withMove(long move) {
    return with(record.withMove(move));
  }

  private PlayedGame with(GameRecord other) {
    return new PlayedGame(other, level, human, seed);
  }

  PlayedGame withLevel(Level other) {
    return new PlayedGame(record, other, human, seed);
  }

  PlayedGame withHuman(HumanSide other) {
    return new PlayedGame(record, level, other, seed);
  }

  /// The side to move gives up.
  PlayedGame withResignation() {
    return withResignationOf(position().sideToMove());
  }

  PlayedGame withResignationOf(int side) {
    boolean first = side == Position.FIRST;
    return with(record.withResult(first ? Outcome.Result.SECOND_WINS : Outcome.Result.FIRST_WINS));
  }

  /// The side that gave up, where one did.
  int resignedSide() {
    return record.result() == Outcome.Result.SECOND_WINS ? Position.FIRST : Position.SECOND;
  }

  /// The game as it was before the person's last decision: a resignation, or else a move. What had
  /// to be (a pass) was no decision.
  Optional<PlayedGame> takenBack() {
    if (isResigned()) {
      return Optional.of(shortened(record.plies()));
    }
    var position = position();
    for (int ply = record.plies() - 1; ply >= 0; ply--) {
      position.undo();
      if (human.plays(position.sideToMove()) && !game().isPass(record.moves().get(ply))) {
        return Optional.of(shortened(ply));
      }
    }
    return Optional.empty();
  }

  /// The same players, from the same start, before the first move.
  PlayedGame restarted(int otherSeed) {
    return new PlayedGame(shortened(0).record, level, human, otherSeed);
  }

  private PlayedGame shortened(int plies) {
    return with(record.shortened(plies));
  }
}
