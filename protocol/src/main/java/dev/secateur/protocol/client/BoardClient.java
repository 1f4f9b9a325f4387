package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// A client of an engine that speaks GTP or QTP. The engine keeps a board of its own, which is
/// brought up to date before each question.
abstract class BoardClient extends ProcessContestant {

  private final GtpConnection connection = new GtpConnection(process());
  private final List<Long> movesOnBoard = new ArrayList<>();
  private Set<String> knownCommands = Set.of();
  private String start = "";
  private Limits sentLimits = Limits.NONE;

  BoardClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
  }

  /// Clears the engine's board for a game.
  abstract void clear(GameRecord record, long deadline) throws EngineFault, InterruptedException;

  /// The command that makes a move on the engine's board.
  ///
  /// @param move as our notation writes it
  abstract String playCommand(String colour, String move);

  final GtpConnection connection() {
    return connection;
  }

  final boolean knows(String command) {
    return knownCommands.contains(command);
  }

  @Override
  void introduce(long deadline) throws EngineFault, InterruptedException {
    connection.require("name", deadline);
    var listed = connection.ask("list_commands", deadline);
    if (listed.isSuccess()) {
      knownCommands = Set.copyOf(List.of(listed.text().split("\\s+", -1)));
    }
    for (String line : definition().lines()) {
      connection.require(line, deadline);
    }
  }

  @Override
  public void checkLimits(Limits limits) throws EngineFault {
    if ((limits.depth() > 0 || limits.nodes() > 0) && !knows("secateur-limits")) {
      throw new EngineFault(
          FaultKind.START,
          "its protocol has no depth or node limit: set a time, and the limit in the engine's own options");
    }
  }

  @Override
  public void newGame(GameRecord record) throws EngineFault, InterruptedException {
    start = record.start();
    sentLimits = Limits.NONE;
    movesOnBoard.clear();
    clear(record, startUpDeadline());
  }

  @Override
  Choice ask(Turn turn, Position position, long deadline) throws EngineFault, InterruptedException {
    bringUpToDate(turn.game(), deadline);
    var colour = colour(position.sideToMove());
    sendLimits(turn.limits(), colour, deadline);
    var answer = connection.ask("genmove " + colour, deadline);
    if (!answer.isSuccess()) {
      throw garbage("? " + answer.text(), "genmove");
    }
    long move = move(position, answer.text());
    movesOnBoard.add(move);
    return new Choice(move, Optional.empty());
  }

  private void bringUpToDate(GameRecord record, long deadline)
      throws EngineFault, InterruptedException {
    var moves = record.moves();
    boolean continues =
        record.start().equals(start)
            && moves.size() >= movesOnBoard.size()
            && moves.subList(0, movesOnBoard.size()).equals(movesOnBoard);
    if (!continues) {
      start = record.start();
      movesOnBoard.clear();
      clear(record, deadline);
    }
    var texts = record.moveTexts();
    int side = record.positionAfter(movesOnBoard.size()).sideToMove();
    for (int at = movesOnBoard.size(); at < moves.size(); at++) {
      var command = playCommand(colour(side), texts.get(at));
      // Some engines do not know the move `pass` and make it by themselves.
      if (game().isPass(moves.get(at))) {
        connection.ask(command, deadline);
      } else {
        connection.require(command, deadline);
      }
      movesOnBoard.add(moves.get(at));
      side = 1 - side;
    }
  }

  private static String colour(int side) {
    return side == Position.FIRST ? "black" : "white";
  }

  /// GTP has clocks in seconds, but no increment, depth or nodes. An increment is not sent; for
  /// depth and nodes our engine has a command of its own.
  private void sendLimits(Limits limits, String colour, long deadline)
      throws EngineFault, InterruptedException {
    if (limits.depth() > 0 || limits.nodes() > 0) {
      sendDepthAndNodes(limits, deadline);
    }
    if (limits.clockMillis() > 0) {
      if (sentLimits.clockMillis() == 0) {
        sendTime("time_settings %s 0 0", limits.clockMillis(), deadline);
      }
      sendTime("time_left " + colour + " %s 0", limits.clockMillis(), deadline);
    } else if (limits.moveMillis() > 0 && limits.moveMillis() != sentLimits.moveMillis()) {
      sendTime("time_settings 0 %s 1", limits.moveMillis(), deadline);
    }
    sentLimits = limits;
  }

  private void sendDepthAndNodes(Limits limits, long deadline)
      throws EngineFault, InterruptedException {
    checkLimits(limits);
    if (limits.depth() != sentLimits.depth() || limits.nodes() != sentLimits.nodes()) {
      connection.require(
          "secateur-limits %d %d".formatted(limits.depth(), limits.nodes()), deadline);
    }
  }

  /// GTP has whole seconds, but most engines accept decimals. Other engines get whole seconds,
  /// rounded down, but at least 1.
  private void sendTime(String format, long millis, long deadline)
      throws EngineFault, InterruptedException {
    if (!knows(format.substring(0, format.indexOf(' ')))) {
      return;
    }
    var seconds = BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    if (!connection.ask(format.formatted(seconds), deadline).isSuccess()) {
      connection.ask(format.formatted(Math.max(1, millis / 1000)), deadline);
    }
  }

  @Override
  void checkNonsense(String nonsense, long deadline) throws EngineFault, InterruptedException {
    // Some engines do not answer a line without letters and digits.
    if (nonsense.chars().noneMatch(Character::isLetterOrDigit)) {
      return;
    }
    var answer = connection.ask(nonsense, deadline);
    if (answer.isSuccess()) {
      throw garbage("= " + answer.text(), nonsense);
    }
    connection.require("name", deadline);
  }

  /// Sends a legal move and then one that is illegal after it.
  ///
  /// @throws EngineFault if the engine accepts the illegal move
  void requireRejection(String legal, String illegal) throws EngineFault, InterruptedException {
    connection.require(legal, startUpDeadline());
    if (connection.ask(illegal, startUpDeadline()).isSuccess()) {
      throw new EngineFault(FaultKind.GARBAGE, "it accepted %s after %s".formatted(illegal, legal));
    }
  }

  @Override
  boolean hasTimeCommands() {
    return knows("time_settings") && knows("time_left");
  }

  @Override
  void beginLongSearch() {
    if (knows("time_settings")) {
      process().send("time_settings 0 60 1");
    }
    process().send("genmove black");
  }

  @Override
  String quitCommand() {
    return "quit";
  }
}
