package dev.secateur.examples.tictactoe;

import dev.secateur.core.Game;
import dev.secateur.core.Move;
import dev.secateur.core.Notation;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import java.util.List;

/// Tic-tac-toe, as an example of a game in a plug-in. A move is the number of a cell, `1` to `9`. A
/// position is nine characters such as `xo--x----`.
public final class TicTacToe implements Game, Notation {

  static final Termination LINE = Termination.byRule("line", "three in a row");

  @Override
  public String name() {
    return "tictactoe";
  }

  @Override
  public List<Termination> terminations() {
    return List.of(LINE);
  }

  @Override
  public Position start() {
    return new TicTacToePosition(0, 0);
  }

  @Override
  public Notation notation() {
    return this;
  }

  @Override
  public String formatMove(Position position, long move) {
    return "" + (Move.gameBits(move) + 1);
  }

  @Override
  public String formatPosition(Position position) {
    var board = (TicTacToePosition) position;
    var text = new StringBuilder();
    for (int cell = 0; cell < 9; cell++) {
      text.append(board.has(0, cell) ? 'x' : board.has(1, cell) ? 'o' : '-');
    }
    return text.toString();
  }

  @Override
  public Position parsePosition(String text) {
    int crosses = 0;
    int noughts = 0;
    for (int cell = 0; cell < text.length() && cell < 9; cell++) {
      crosses |= text.charAt(cell) == 'x' ? 1 << cell : 0;
      noughts |= text.charAt(cell) == 'o' ? 1 << cell : 0;
    }
    int lead = Integer.bitCount(crosses) - Integer.bitCount(noughts);
    if (!text.matches("[xo-]{9}") || lead < 0 || lead > 1) {
      throw new NotationException(
          text,
          0,
          "not a position",
          "nine characters of x, o and -, with as many x as o or one more");
    }
    return new TicTacToePosition(crosses, noughts);
  }
}
