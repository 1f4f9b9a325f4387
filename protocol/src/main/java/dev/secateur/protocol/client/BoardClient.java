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

/// An engine that speaks GTP or something of its shape. It keeps a board of its own, which we bring
/// up to date before each question.
abstract class BoardClient extends ProcessContestant {

  private final GtpConnection dialogue = new GtpConnection(process());
  private final List<Long> onItsBoard = new ArrayList<>();
  private Set<String> commands = Set.of();
  private String start = "";
  private Limits announced = Limits.NONE;

  BoardClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
  }

  /// Clears the engine's board for a game.
  abstract void clear(GameRecord record, long deadline) throws EngineFault, InterruptedException;

  /// The command that makes a move of ours on the engine's board.
  abstract String playCommand(String colour, String move);

  final GtpConnection dialogue() {
    return dialogue;
  }

  final boolean knows(String command) {
    return commands.contains(command);
  }

  @Override
  void introduce(long deadline) throws EngineFault, InterruptedException {
    dialogue.demand("name", deadline);
    // A list that names a command twice is no reason to refuse an engine.
    var listed = dialogue.ask("list_commands", deadline);
    commands = listed.isSuccess() ? Set.copyOf(List.of(listed.text().split("\\s+", -1))) : commands;
    for (String line : definition().lines()) {
      dialogue.demand(line, deadline);
    }
  }

  @Override
  public void agreeTo(Limits limits) throws EngineFault {
    if ((limits.depth() > 0 || limits.nodes() > 0) && !knows("secateur-limits")) {
      throw new EngineFault(
          FaultKind.START,
          "its protocol cannot limit depth or nodes: use its own options for that, and a time");
    }
  }

  @Override
  public void newGame(GameRecord record) throws EngineFault, InterruptedException {
    start = record.start();
    announced = Limits.NONE;
    onItsBoard.clear();
    clear(record, startUpDeadline());
  }

  @Override
  Choice ask(Turn turn, Position position, long deadline) throws EngineFault, InterruptedException {
    bringUpToDate(turn.game(), deadline);
    var colour = colour(position.sideToMove());
    announce(turn.limits(), colour, deadline);
    var answer = dialogue.ask("genmove " + colour, deadline);
    if (!answer.isSuccess()) {
      throw garbage("? " + answer.text(), "genmove");
    }
    long move = move(position, answer.text());
    onItsBoard.add(move);
    return new Choice(move, Optional.empty());
  }

  private void bringUpToDate(GameRecord record, long deadline)
      throws EngineFault, InterruptedException {
    var moves = record.moves();
    boolean continues =
        record.start().equals(start)
            && moves.size() >= onItsBoard.size()
            && moves.subList(0, onItsBoard.size()).equals(onItsBoard);
    if (!continues) {
      start = record.start();
      onItsBoard.clear();
      clear(record, deadline);
    }
    var texts = record.moveTexts();
    int side = record.positionAfter(onItsBoard.size()).sideToMove();
    for (int at = onItsBoard.size(); at < moves.size(); at++) {
      var command = playCommand(colour(side), texts.get(at));
      // A pass goes without saying, and some engines do not even know the word.
      if (game().isPass(moves.get(at))) {
        dialogue.ask(command, deadline);
      } else {
        dialogue.demand(command, deadline);
      }
      onItsBoard.add(moves.get(at));
      side = 1 - side;
    }
  }

  private static String colour(int side) {
    return side == Position.FIRST ? "black" : "white";
  }

  /// GTP counts clocks in seconds and has neither increments, depths nor nodes: an increment is a
  /// reserve that the engine does not know of, and for the rest there is our own command.
  private void announce(Limits limits, String colour, long deadline)
      throws EngineFault, InterruptedException {
    if (limits.depth() > 0 || limits.nodes() > 0) {
      announceBounds(limits, deadline);
    }
    if (limits.clockMillis() > 0) {
      if (announced.clockMillis() == 0) {
        tell("time_settings %s 0 0", limits.clockMillis(), deadline);
      }
      tell("time_left " + colour + " %s 0", limits.clockMillis(), deadline);
    } else if (limits.moveMillis() > 0 && limits.moveMillis() != announced.moveMillis()) {
      tell("time_settings 0 %s 1", limits.moveMillis(), deadline);
    }
    announced = limits;
  }

  private void announceBounds(Limits limits, long deadline)
      throws EngineFault, InterruptedException {
    agreeTo(limits);
    if (limits.depth() != announced.depth() || limits.nodes() != announced.nodes()) {
      dialogue.demand("secateur-limits %d %d".formatted(limits.depth(), limits.nodes()), deadline);
    }
  }

  /// The protocol's times are whole seconds, but most engines take parts of one; those that do not
  /// get fewer, or the one that is the least they can be told.
  private void tell(String format, long millis, long deadline)
      throws EngineFault, InterruptedException {
    if (!knows(format.substring(0, format.indexOf(' ')))) {
      return;
    }
    var seconds = BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
    if (!dialogue.ask(format.formatted(seconds), deadline).isSuccess()) {
      dialogue.ask(format.formatted(Math.max(1, millis / 1000)), deadline);
    }
  }

  @Override
  void survive(String nonsense, long deadline) throws EngineFault, InterruptedException {
    // A line without a word in it gets no answer, from some.
    if (nonsense.chars().noneMatch(Character::isLetterOrDigit)) {
      return;
    }
    var answer = dialogue.ask(nonsense, deadline);
    if (answer.isSuccess()) {
      throw garbage("= " + answer.text(), nonsense);
    }
    dialogue.demand("name", deadline);
  }

  /// Makes a move and then one that is not legal after it.
  void refuses(String legal, String illegal) throws EngineFault, InterruptedException {
    dialogue.demand(legal, startUpDeadline());
    if (dialogue.ask(illegal, startUpDeadline()).isSuccess()) {
      throw new EngineFault(FaultKind.GARBAGE, "it accepted %s after %s".formatted(illegal, legal));
    }
  }

  @Override
  boolean keepsTime() {
    return knows("time_settings") && knows("time_left");
  }

  @Override
  void beginLongSearch() {
    if (knows("time_settings")) {
      process().say("time_settings 0 60 1");
    }
    process().say("genmove black");
  }

  @Override
  String goodbye() {
    return "quit";
  }
}
