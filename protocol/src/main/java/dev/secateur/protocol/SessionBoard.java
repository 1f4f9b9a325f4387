package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.ParameterValues;
import dev.secateur.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.function.Function;

/// The game that a session of GTP or QTP plays, with the positions to go back to.
abstract class SessionBoard {

  static final String SIZE = "size";

  private final Deque<Position> earlierPositions = new ArrayDeque<>();
  private final Game game;
  private Position position;

  SessionBoard(Game game) {
    this.game = game;
    position = game.start();
  }

  abstract boolean isOver();

  /// A copy of the position in which this side is to move.
  ///
  /// @throws CommandException if it cannot be this side's turn
  abstract Position withTurnOf(int side);

  final Game game() {
    return game;
  }

  final Position position() {
    return position;
  }

  /// The game with one parameter changed; the other parameters stay as they are.
  ///
  /// @param problem what the message says if the game does not allow the value
  final Game withParameter(String name, int value, String problem) {
    for (var parameter : game.parameters()) {
      if (parameter.name().equals(name) && !parameter.allows(value)) {
        throw new CommandException(
            "%s: expected %d to %d".formatted(problem, parameter.min(), parameter.max()));
      }
    }
    return ParameterValues.change(game, Map.of(name, value));
  }

  final void clear() {
    restart(game.start());
  }

  final void restart(Position start) {
    earlierPositions.clear();
    position = start;
  }

  /// Makes the move of a side.
  ///
  /// @param moveText as our notation writes it
  /// @param describe makes a text for the client of what is wrong with an illegal move
  final void play(int side, String moveText, Function<NotationError, String> describe) {
    if (isOver()) {
      throw new CommandException("illegal move: game over");
    }
    var next = withTurnOf(side);
    try {
      make(next, game.notation().parseMove(next, moveText));
    } catch (NotationException illegal) {
      throw new CommandException("illegal move: " + describe.apply(illegal.error()));
    }
  }

  /// Makes a move on a position that [#withTurnOf] has returned.
  final void make(Position next, long move) {
    next.make(move);
    goOnWith(next);
  }

  /// Makes this the current position; `undo` goes back to the one before.
  final void goOnWith(Position next) {
    earlierPositions.push(position);
    position = next;
  }

  final void undo(int times) {
    if (times > earlierPositions.size()) {
      throw new CommandException("cannot undo");
    }
    for (int left = times; left > 0; left--) {
      position = earlierPositions.pop();
    }
  }
}
