package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.ParameterValues;
import dev.secateur.core.Position;

/// The game that a QTP session plays. QTP lets a player move twice and has no draws.
final class QtpBoard extends SessionBoard {

  private static final String WALLS = "walls";

  QtpBoard(Game game) {
    super(game);
  }

  int size() {
    return ParameterValues.of(game()).getOrDefault(SIZE, 0);
  }

  Game ofSize(int size) {
    return withParameter(SIZE, size, "unacceptable size");
  }

  Game withWalls(int walls) {
    return withParameter(WALLS, walls, "unacceptable number of walls");
  }

  /// Whether a player has reached the goal; a draw does not end the game here.
  @Override
  boolean isOver() {
    return position().ending().isOver();
  }

  /// Any side may move at any time. A draw by the rules does not end the game.
  @Override
  Position withTurnOf(int side) {
    boolean isTurn = position().sideToMove() == side;
    if (isTurn && !position().drawByRule().isOver()) {
      return position().copy();
    }
    // The last word of Quoridor's position text is the side to move.
    var text = game().notation().formatPosition(position());
    return game().notation().parsePosition(text.substring(0, text.length() - 1) + (side + 1));
  }

  /// @param moveText as our notation writes it
  /// @param clientText as the client wrote it
  void play(int side, String moveText, String clientText) {
    play(side, moveText, error -> inQtp(error, moveText, clientText));
  }

  /// What is wrong with a move, with moves and walls as QTP writes them.
  private String inQtp(NotationError error, String moveText, String clientText) {
    var wrong =
        error.wrong().replace(NotationError.quote(moveText), NotationError.quote(clientText));
    for (String wall : error.reason().arguments()) {
      wrong = wrong.replace(wall, QtpMove.toQtp(wall, size(), Dialect.QTP));
    }
    return wrong;
  }

  /// `true black`, or `false` while no player has won.
  String winner() {
    if (!isOver()) {
      return "false";
    }
    return position().ending().isWinFor(Position.FIRST) ? "true black" : "true white";
  }
}
