package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.util.function.Function;

/// The commands that GTP and QTP share, with the engine and the board that they work on.
abstract class BoardCommands<B extends SessionBoard> implements CommandHandler {

  private final CommandTable table = new CommandTable();
  private final GtpMoveChooser moveChooser;
  private final Function<Game, B> newBoard;
  private Engine engine;
  private B board;

  BoardCommands(Engine engine, Limits defaultLimits, Function<Game, B> newBoard) {
    this.engine = engine;
    this.newBoard = newBoard;
    moveChooser = new GtpMoveChooser(defaultLimits);
    board = newBoard.apply(engine.game());
  }

  final CommandTable table() {
    return table;
  }

  final GtpMoveChooser moveChooser() {
    return moveChooser;
  }

  final Engine engine() {
    return engine;
  }

  final B board() {
    return board;
  }

  @Override
  public String execute(GtpCommand command) {
    return table.execute(command);
  }

  @Override
  public void stopSearching() {
    moveChooser.stopSearching();
  }

  /// Begins a game on an empty board, perhaps with other parameters. Then it needs an engine of its
  /// own.
  final String changeGame(Game game) {
    if (!game.specification().equals(engine.game().specification())) {
      engine = new Engine(game, engine.settings());
    }
    board = newBoard.apply(game);
    return "";
  }

  final String clearBoard() {
    board.clear();
    engine.newGame();
    return "";
  }

  final void requireUnfinishedGame() {
    if (board.isOver()) {
      throw new CommandException("game over");
    }
  }

  /// Lets the engine choose a move for this side and makes it.
  ///
  /// @return the move as our notation writes it
  final String makeEngineMove(int side) {
    requireUnfinishedGame();
    var next = board.withTurnOf(side);
    long move = moveChooser.choose(engine, next);
    var text = board.game().notation().formatMove(next, move);
    board.make(next, move);
    return text;
  }
}
