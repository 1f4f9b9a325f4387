package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.engine.Level;
import java.util.Optional;

/// A game of a person: its moves so far, and the opponent. Immutable; each `with` method returns a
/// new one.
///
/// @param seed of the computer's random choices; stored, so that a continued game is the same as an
///     uninterrupted one
record TerminalGame(GameRecord record, Level level, HumanSide human, int seed) {

  Game game() {
    return record.game();
  }

  Position position() {
    return record.positionAfter(record.plies());
  }

  boolean isOver() {
    return record.result() != Outcome.GameResult.UNDECIDED;
  }

  /// Whether the game has ended by resignation.
  boolean isResigned() {
    return isOver() && !position().outcome().isOver();
  }

  /// Whether the game has begun and not ended, so that it can be continued.
  boolean isUnfinished() {
    return !isOver() && !record.moves().isEmpty();
  }

  TerminalGame withMove(long move) {
    return withRecord(record.withMove(move));
  }

  /// Another game with the same players.
  TerminalGame withRecord(GameRecord other) {
    return new TerminalGame(other, level, human, seed);
  }

  TerminalGame withLevel(Level other) {
    return new TerminalGame(record, other, human, seed);
  }

  TerminalGame withHuman(HumanSide other) {
    return new TerminalGame(record, level, other, seed);
  }

  /// The side to move resigns.
  TerminalGame withResignation() {
    return withResignationOf(position().sideToMove());
  }

  TerminalGame withResignationOf(int side) {
    boolean first = side == Position.FIRST;
    return withRecord(
        record.withResult(first ? Outcome.GameResult.SECOND_WINS : Outcome.GameResult.FIRST_WINS));
  }

  /// The side that has resigned, if [#isResigned].
  int resignedSide() {
    return record.result() == Outcome.GameResult.SECOND_WINS ? Position.FIRST : Position.SECOND;
  }

  /// The game before the person's last decision: a resignation or a move. A pass is forced, so it
  /// is not a decision.
  Optional<TerminalGame> takenBack() {
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

  /// A new game with the same players from the same start position.
  TerminalGame restarted(int otherSeed) {
    return new TerminalGame(shortened(0).record, level, human, otherSeed);
  }

  private TerminalGame shortened(int plies) {
    return withRecord(record.shortened(plies));
  }
}
