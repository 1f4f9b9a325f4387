package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/// What each command of GTP does.
final class GtpCommands implements Commands {

  private final Map<String, Function<GtpCommand, String>> table = new LinkedHashMap<>();
  private final GtpThinker thinker;
  private final BooleanSupplier nothingWaiting;
  private final GtpAnalysis analysis;
  private Engine engine;
  private GtpBoard board;

  GtpCommands(Engine engine, Limits usual, Answers answers, BooleanSupplier nothingWaiting) {
    this.engine = engine;
    thinker = new GtpThinker(usual);
    board = new GtpBoard(engine.game());
    this.nothingWaiting = nothingWaiting;
    analysis = new GtpAnalysis(usual, answers, nothingWaiting);
    fillTable();
  }

  private void fillTable() {
    table.put("protocol_version", command -> Commands.alone(command, "2"));
    table.put("name", command -> Commands.alone(command, "Secateur " + engine.game().name()));
    table.put("version", command -> Commands.alone(command, Answers.version()));
    table.put(
        "list_commands", command -> Commands.alone(command, String.join("\n", table.keySet())));
    table.put(
        "known_command",
        command -> String.valueOf(table.containsKey(command.words(1, "NAME").getFirst())));
    table.put("quit", command -> "");
    table.put("boardsize", this::boardsize);
    table.put("clear_board", this::clearBoard);
    table.put("play", this::play);
    table.put("genmove", this::genmove);
    table.put("undo", this::undo);
    thinker.addTo(table);
    table.put("final_score", command -> Commands.alone(command, board.finalScore()));
    table.put("showboard", command -> Commands.alone(command, board.drawing()));
    table.put("position", command -> Commands.alone(command, board.positionText()));
    table.put("loadposition", this::loadPosition);
    table.put("secateur-analyze", this::analyse);
  }

  @Override
  public void hurry() {
    thinker.hurry();
    analysis.end();
  }

  /// If the line is no longer in the queue it may be the very one that began the analysis, which
  /// must not end it.
  @Override
  public void heardSomething() {
    if (!nothingWaiting.getAsBoolean()) {
      analysis.end();
    }
  }

  @Override
  public String answer(GtpCommand command) {
    return Commands.find(table, command).apply(command);
  }

  private String boardsize(GtpCommand command) {
    var game = board.ofSize(command.words(1, "NUMBER").getFirst());
    if (!game.specification().equals(engine.game().specification())) {
      engine = new Engine(game, engine.settings());
    }
    board = new GtpBoard(game);
    return "";
  }

  private String clearBoard(GtpCommand command) {
    command.words(0, "without arguments");
    board.clear();
    engine.newGame();
    return "";
  }

  private String loadPosition(GtpCommand command) {
    board.load(command.text());
    engine.newGame();
    return "";
  }

  private String play(GtpCommand command) {
    var words = command.words(2, "COLOUR MOVE");
    board.play(GtpBoard.colour(words.get(0)), words.get(1));
    return "";
  }

  private String undo(GtpCommand command) {
    command.words(0, "without arguments");
    board.undo();
    return "";
  }

  private String genmove(GtpCommand command) {
    int side = GtpBoard.colour(command.words(1, "COLOUR").getFirst());
    if (board.mayPassAfterTheEnd()) {
      board.passAfterTheEnd();
      return "pass";
    }
    if (board.isOver()) {
      throw new Refusal("game over");
    }
    var turned = board.withTurnOf(side);
    long move = thinker.choose(engine, turned);
    var text = board.text(turned, move);
    board.make(turned, move);
    return text;
  }

  private String analyse(GtpCommand command) {
    var words = command.words();
    int next = 0;
    int side = board.position().sideToMove();
    if (next < words.size() && !words.get(next).matches("[0-9]+")) {
      side = GtpBoard.colour(words.get(next++));
    }
    long centiseconds = next < words.size() ? GtpThinker.wholeNumber(words.get(next++)) : 0;
    if (next < words.size()) {
      throw new Refusal("syntax error: expected secateur-analyze [COLOUR] [CENTISECONDS]");
    }
    if (board.isOver()) {
      throw new Refusal("game over");
    }
    analysis.run(engine, board.withTurnOf(side), 10 * centiseconds, command.id());
    return ALREADY_BEGUN;
  }
}
