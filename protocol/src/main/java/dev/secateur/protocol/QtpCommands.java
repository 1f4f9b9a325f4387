package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/// What each command of QTP does.
final class QtpCommands implements Commands {

  private final Map<String, Function<GtpCommand, String>> table = new LinkedHashMap<>();
  private final GtpThinker thinker;
  private Engine engine;
  private QtpBoard board;

  QtpCommands(Engine engine, Limits usual) {
    this.engine = engine;
    thinker = new GtpThinker(usual);
    board = new QtpBoard(engine.game());
    fillTable();
  }

  private void fillTable() {
    table.put("name", command -> Commands.alone(command, "Secateur quoridor"));
    table.put(
        "known_command",
        command -> String.valueOf(table.containsKey(command.words(1, "NAME").getFirst())));
    table.put(
        "list_commands", command -> Commands.alone(command, String.join("\n", table.keySet())));
    table.put("quit", _ -> "");
    table.put("boardsize", this::boardsize);
    table.put("clear_board", this::clearBoard);
    table.put("walls", this::walls);
    table.put("playmove", this::playMove);
    table.put("playwall", this::playWall);
    table.put("genmove", this::genmove);
    table.put("undo", this::undo);
    table.put("winner", command -> Commands.alone(command, board.winner()));
    table.put("showboard", command -> Commands.alone(command, QtpDrawing.of(board)));
    // Beyond the specification.
    table.put("protocol_version", command -> Commands.alone(command, "1"));
    table.put("version", command -> Commands.alone(command, Answers.version()));
    thinker.addTo(table);
  }

  @Override
  public void hurry() {
    thinker.hurry();
  }

  @Override
  public void heardSomething() {
    // There is no analysis that it could end.
  }

  @Override
  public String answer(GtpCommand command) {
    return Commands.find(table, command).apply(command);
  }

  private String boardsize(GtpCommand command) {
    return change(board.ofSize(GtpThinker.wholeNumber(command.words(1, "NUMBER").getFirst())));
  }

  private String walls(GtpCommand command) {
    return change(board.withWalls(GtpThinker.wholeNumber(command.words(1, "NUMBER").getFirst())));
  }

  private String change(Game game) {
    if (!game.specification().equals(engine.game().specification())) {
      engine = new Engine(game, engine.settings());
    }
    board = new QtpBoard(game);
    return "";
  }

  private String clearBoard(GtpCommand command) {
    command.words(0, "without arguments");
    board.clear();
    engine.newGame();
    return "";
  }

  private String playMove(GtpCommand command) {
    var words = command.words(2, "COLOUR CELL");
    var cell = words.get(1);
    // What stands for a wall elsewhere is no cell.
    var step = cell.length() == 2 ? Dialect.QTP.fromEngine(cell, board.size()) : cell;
    board.play(GtpBoard.colour(words.get(0)), step, cell);
    return "";
  }

  private String playWall(GtpCommand command) {
    var words = command.words(3, "COLOUR CELL ORIENTATION");
    var wall = QtpMove.wall(words.get(1), words.get(2), board.size(), Dialect.QTP);
    board.play(GtpBoard.colour(words.get(0)), wall, words.get(1) + " " + words.get(2));
    return "";
  }

  private String genmove(GtpCommand command) {
    int side = GtpBoard.colour(command.words(1, "COLOUR").getFirst());
    if (board.isOver()) {
      throw new Refusal("game over");
    }
    var turned = board.withTurnOf(side);
    long move = thinker.choose(engine, turned);
    var text = board.game().notation().move(turned, move);
    board.make(turned, move);
    return QtpMove.toQtp(text, board.size(), Dialect.QTP);
  }

  private String undo(GtpCommand command) {
    var words = command.words();
    if (words.size() > 1) {
      throw new Refusal("syntax error: expected undo [TIMES]");
    }
    board.undo(words.isEmpty() ? 1 : GtpThinker.wholeNumber(words.getFirst()));
    return "";
  }
}
