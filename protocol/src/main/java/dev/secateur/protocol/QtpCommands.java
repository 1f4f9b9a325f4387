package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;

/// The commands of QTP.
final class QtpCommands extends BoardCommands<QtpBoard> {

  QtpCommands(Engine engine, Limits defaultLimits) {
    super(engine, defaultLimits, QtpBoard::new);
    addCommands(table());
  }

  private void addCommands(CommandTable table) {
    table.addWithoutArguments("name", () -> "Secateur quoridor");
    table.addKnownCommand();
    table.addListCommands();
    table.add("quit", _ -> "");
    table.add("boardsize", this::boardsize);
    table.addWithoutArguments("clear_board", this::clearBoard);
    table.add("walls", this::walls);
    table.add("playmove", this::playMove);
    table.add("playwall", this::playWall);
    table.add("genmove", this::genmove);
    table.add("undo", this::undo);
    table.addWithoutArguments("winner", () -> board().winner());
    table.addWithoutArguments("showboard", () -> QtpDrawing.of(board()));
    // The following are not in the specification.
    table.addWithoutArguments("protocol_version", () -> "1");
    table.addWithoutArguments("version", ProtocolOutput::version);
    moveChooser().addCommands(table);
  }

  /// QTP has no analysis that a line could end.
  @Override
  public void lineReceived() {}

  private String boardsize(GtpCommand command) {
    return changeGame(board().ofSize(number(command)));
  }

  private String walls(GtpCommand command) {
    return changeGame(board().withWalls(number(command)));
  }

  private static int number(GtpCommand command) {
    return GtpArguments.number(command.arguments(1, "NUMBER").getFirst());
  }

  private String playMove(GtpCommand command) {
    var words = command.arguments(2, "COLOUR CELL");
    var cell = words.get(1);
    // `fromEngine` also reads walls such as e8h, which are not allowed here.
    var step = cell.length() == 2 ? Dialect.QTP.fromEngine(cell, board().size()) : cell;
    board().play(GtpArguments.side(words.get(0)), step, cell);
    return "";
  }

  private String playWall(GtpCommand command) {
    var words = command.arguments(3, "COLOUR CELL ORIENTATION");
    var wall = QtpMove.wall(words.get(1), words.get(2), board().size(), Dialect.QTP);
    board().play(GtpArguments.side(words.get(0)), wall, words.get(1) + " " + words.get(2));
    return "";
  }

  private String genmove(GtpCommand command) {
    int side = GtpArguments.side(command.arguments(1, "COLOUR").getFirst());
    return QtpMove.toQtp(makeEngineMove(side), board().size(), Dialect.QTP);
  }

  private String undo(GtpCommand command) {
    var words = command.arguments();
    if (words.size() > 1) {
      throw new CommandException("syntax error: expected undo [TIMES]");
    }
    board().undo(words.isEmpty() ? 1 : GtpArguments.number(words.getFirst()));
    return "";
  }
}
