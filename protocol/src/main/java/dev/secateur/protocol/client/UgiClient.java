package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Position;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.util.stream.Collectors;

/// A client of an engine that speaks UGI, or UCI for another game than chess.
final class UgiClient extends ProcessContestant {

  /// How long to wait for an answer to `ugi`: an engine that does not know it may not answer at
  /// all.
  private static final long MAX_NANOS_FOR_UGI = 1_500_000_000L;

  private boolean uci;
  private boolean introduced;

  private UgiClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
    uci = definition.protocol() == Protocol.UCI;
  }

  static UgiClient start(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return started(new UgiClient(definition, game));
  }

  @Override
  void introduce(long deadline) throws EngineFault, InterruptedException {
    process().send(uci ? "uci" : "ugi");
    if (!uci && !answersOk(Math.min(deadline, System.nanoTime() + MAX_NANOS_FOR_UGI))) {
      process().send("uci");
    }
    while (!introduced) {
      readOk(deadline);
    }
    definition()
        .options()
        .forEach(
            (name, value) -> process().send("setoption name %s value %s".formatted(name, value)));
    definition().lines().forEach(process()::send);
    awaitReady(deadline);
  }

  private boolean answersOk(long deadline) throws EngineFault, InterruptedException {
    try {
      while (!introduced) {
        readOk(deadline);
      }
      return true;
    } catch (EngineFault silent) {
      if (silent.kind() == FaultKind.HANG) {
        return false;
      }
      throw silent;
    }
  }

  private void readOk(long deadline) throws EngineFault, InterruptedException {
    var line = process().receive(deadline, uci ? "uci" : "ugi").strip();
    if (line.equals("ugiok") || line.equals("uciok")) {
      uci = line.equals("uciok");
      introduced = true;
    }
  }

  private void awaitReady(long deadline) throws EngineFault, InterruptedException {
    process().send("isready");
    while (!process().receive(deadline, "isready").strip().equals("readyok")) {
      // Other lines before that are of no interest.
    }
  }

  @Override
  public void newGame(GameRecord start) throws EngineFault, InterruptedException {
    if (!isFromTheStart(start) && !definition().dialect().isOwn()) {
      throw new EngineFault(
          FaultKind.START,
          "its dialect cannot load a position: only games from the start are possible");
    }
    process().send(uci ? "ucinewgame" : "uginewgame");
    awaitReady(startUpDeadline());
  }

  @Override
  Choice ask(Turn turn, Position position, long deadline) throws EngineFault, InterruptedException {
    process().send(positionLine(turn.game()));
    var go = goLine(turn, position.sideToMove());
    process().send(go);
    var info = new UgiInfoReader();
    while (true) {
      var line = process().receive(deadline, go).strip();
      if (line.startsWith("info ")) {
        info.read(line);
      } else if (line.equals("bestmove") || line.startsWith("bestmove ")) {
        var words = line.split("\\s+", -1);
        if (words.length < 2) {
          throw garbage(line, go);
        }
        return new Choice(move(position, words[1]), info.judgement());
      }
    }
  }

  private String positionLine(GameRecord record) {
    var start = isFromTheStart(record) ? "startpos" : "fen " + record.start();
    var moves = record.moveTexts().stream().map(this::toEngine).collect(Collectors.joining(" "));
    return "position " + start + (moves.isEmpty() ? "" : " moves " + moves);
  }

  private String goLine(Turn turn, int side) {
    var limits = turn.limits();
    var line = new StringBuilder("go");
    if (limits.clockMillis() > 0) {
      line.append(clocks(turn, side));
    }
    append(line, "movetime", limits.moveMillis());
    append(line, "depth", limits.depth());
    append(line, "nodes", limits.nodes());
    return line.toString();
  }

  private static void append(StringBuilder line, String word, long limit) {
    if (limit > 0) {
      line.append(' ').append(word).append(' ').append(limit);
    }
  }

  private String clocks(Turn turn, int side) {
    boolean isFirst = side == Position.FIRST;
    var first = isFirst ? turn.limits() : turn.otherLimits();
    var second = isFirst ? turn.otherLimits() : turn.limits();
    var format =
        uci ? " wtime %d btime %d winc %d binc %d" : " p1time %d p2time %d p1inc %d p2inc %d";
    return format.formatted(
        first.clockMillis(),
        second.clockMillis(),
        first.incrementMillis(),
        second.incrementMillis());
  }

  @Override
  void checkNonsense(String nonsense, long deadline) throws EngineFault, InterruptedException {
    process().send(nonsense);
    awaitReady(deadline);
  }

  @Override
  boolean hasTimeCommands() {
    return true;
  }

  @Override
  void beginLongSearch() {
    process().send("position startpos");
    process().send("go movetime 60000");
  }

  @Override
  String quitCommand() {
    return "quit";
  }
}
