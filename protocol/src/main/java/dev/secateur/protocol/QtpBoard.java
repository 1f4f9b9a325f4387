package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;

/// The game that a QTP session is playing. QTP lets a player move twice and knows no draws, so
/// positions are kept one by one.
final class QtpBoard {

  private static final String SIZE = "size";
  private static final String WALLS = "walls";

  private final Deque<Position> before = new ArrayDeque<>();
  private final Game game;
  private Position position;

  QtpBoard(Game game) {
    this.game = game;
    position = game.start();
  }

  Game game() {
    return game;
  }

  int size() {
    return parameter(SIZE);
  }

  private int parameter(String name) {
    return ParameterValues.of(game).getOrDefault(name, 0);
  }

  Game ofSize(int wanted) {
    return with(SIZE, wanted, "unacceptable size");
  }

  Game withWalls(int wanted) {
    return with(WALLS, wanted, "unacceptable number of walls");
  }

  private Game with(String name, int wanted, String refusal) {
    var values = new LinkedHashMap<>(ParameterValues.of(game));
    for (var parameter : game.parameters()) {
      if (parameter.name().equals(name) && !parameter.allows(wanted)) {
        throw new Refusal(
            "%s: expected %d to %d".formatted(refusal, parameter.min(), parameter.max()));
      }
    }
    values.put(name, wanted);
    return game.configured(values);
  }

  void clear() {
    before.clear();
    position = game.start();
  }

  Position position() {
    return position;
  }

  /// Whether somebody has reached the goal; a draw ends no game here.
  boolean isOver() {
    return position.ending().isOver();
  }

  /// A position of its own in which the side is to move and nothing is drawn.
  Position withTurnOf(int side) {
    boolean isTurn = position.sideToMove() == side;
    if (isTurn && !position.drawByRule().isOver()) {
      return position.copy();
    }
    // The last word of Quoridor's position text says who is to move.
    var text = game.notation().position(position);
    return game.notation().parsePosition(text.substring(0, text.length() - 1) + (side + 1));
  }

  /// @param text a move of ours
  /// @param given how the other side wrote it
  void play(int side, String text, String given) {
    if (isOver()) {
      throw new Refusal("illegal move: game over");
    }
    var turned = withTurnOf(side);
    try {
      make(turned, game.notation().parseMove(turned, text));
    } catch (NotationException illegal) {
      throw new Refusal("illegal move: " + inQtp(illegal.error(), text, given));
    }
  }

  /// What is wrong, with the names of walls as the other side knows them.
  private String inQtp(NotationError error, String text, String given) {
    var wrong = error.wrong().replace(NotationError.quote(text), NotationError.quote(given));
    for (String wall : error.refusal().arguments()) {
      wrong = wrong.replace(wall, QtpMove.toQtp(wall, size(), Dialect.QTP));
    }
    return wrong;
  }

  /// Makes a move on a position that [#withTurnOf] has given.
  void make(Position turned, long move) {
    turned.make(move);
    before.push(position);
    position = turned;
  }

  void undo(int times) {
    if (times > before.size()) {
      throw new Refusal("cannot undo");
    }
    for (int left = times; left > 0; left--) {
      position = before.pop();
    }
  }

  /// `true black`, or `false` while nobody has won.
  String winner() {
    if (!isOver()) {
      return "false";
    }
    return position.ending().isWinFor(Position.FIRST) ? "true black" : "true white";
  }
}
