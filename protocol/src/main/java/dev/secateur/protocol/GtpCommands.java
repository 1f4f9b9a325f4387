package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.engine.Engine;
import java.util.function.BooleanSupplier;

/// The commands of GTP.
final class GtpCommands extends BoardCommands<GtpBoard> {

  private final BooleanSupplier isQueueEmpty;
  private final GtpAnalysis analysis;

  GtpCommands(
      Engine engine, Limits defaultLimits, ProtocolOutput output, BooleanSupplier isQueueEmpty) {
    super(engine, defaultLimits, GtpBoard::new);
    this.isQueueEmpty = isQueueEmpty;
    analysis = new GtpAnalysis(defaultLimits, output, isQueueEmpty);
    addCommands(table());
  }

  private void addCommands(CommandTable table) {
    table.addWithoutArguments("protocol_version", () -> "2");
    table.addWithoutArguments("name", () -> "Secateur " + engine().game().name());
    table.addWithoutArguments("version", ProtocolOutput::version);
    table.addListCommands();
    table.addKnownCommand();
    table.add("quit", _ -> "");
    table.add("boardsize", this::boardsize);
    table.addWithoutArguments("clear_board", this::clearBoard);
    table.add("play", this::play);
    table.add("genmove", this::genmove);
    table.addWithoutArguments("undo", this::undo);
    moveChooser().addCommands(table);
    table.addWithoutArguments("final_score", () -> board().finalScore());
    table.addWithoutArguments("showboard", () -> board().drawing());
    table.addWithoutArguments("position", () -> board().positionText());
    table.add("loadposition", this::loadPosition);
    table.add("secateur-analyze", this::analyse);
  }

  @Override
  public void stopSearching() {
    super.stopSearching();
    analysis.end();
  }

  /// Any line ends an analysis. If the queue is empty again, the worker thread has already taken
  /// the line: it may be the one that started the analysis, and must not end it.
  @Override
  public void lineReceived() {
    if (!isQueueEmpty.getAsBoolean()) {
      analysis.end();
    }
  }

  private String boardsize(GtpCommand command) {
    return changeGame(board().ofSize(command.arguments(1, "NUMBER").getFirst()));
  }

  private String loadPosition(GtpCommand command) {
    board().load(command.text());
    engine().newGame();
    return "";
  }

  private String play(GtpCommand command) {
    var words = command.arguments(2, "COLOUR MOVE");
    board().play(GtpArguments.side(words.get(0)), words.get(1));
    return "";
  }

  private String undo() {
    board().undo(1);
    return "";
  }

  private String genmove(GtpCommand command) {
    int side = GtpArguments.side(command.arguments(1, "COLOUR").getFirst());
    if (board().mayPassAfterTheEnd()) {
      board().passAfterTheEnd();
      return "pass";
    }
    return makeEngineMove(side);
  }

  private String analyse(GtpCommand command) {
    var words = command.arguments();
    int next = 0;
    int side = board().position().sideToMove();
    if (next < words.size() && !words.get(next).matches("[0-9]+")) {
      side = GtpArguments.side(words.get(next++));
    }
    long centiseconds = next < words.size() ? GtpArguments.number(words.get(next++)) : 0;
    if (next < words.size()) {
      throw new CommandException("syntax error: expected secateur-analyze [COLOUR] [CENTISECONDS]");
    }
    requireUnfinishedGame();
    analysis.run(engine(), board().withTurnOf(side), 10 * centiseconds, command.id());
    return ANSWER_ALREADY_STARTED;
  }
}
