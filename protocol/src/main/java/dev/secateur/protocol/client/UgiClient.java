package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Position;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.util.stream.Collectors;

/// An engine that speaks UGI, or UCI's shape for another game.
final class UgiClient extends ProcessContestant {

  /// An engine that does not know the word `ugi` may be silent about it.
  private static final long SILENCE_NANOS = 1_500_000_000L;

  private boolean uci;
  private boolean introduced;

  private UgiClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
    uci = definition.protocol() == Protocol.UCI;
  }

  static UgiClient start(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return begun(new UgiClient(definition, game));
  }

  @Override
  void introduce(long deadline) throws EngineFault, InterruptedException {
    process().say(uci ? "uci" : "ugi");
    if (!uci && !hearsOk(Math.min(deadline, System.nanoTime() + SILENCE_NANOS))) {
      process().say("uci");
    }
    while (!introduced) {
      hearOk(deadline);
    }
    definition()
        .options()
        .forEach(
            (name, value) -> process().say("setoption name %s value %s".formatted(name, value)));
    definition().lines().forEach(process()::say);
    awaitReady(deadline);
  }

  private boolean hearsOk(long deadline) throws EngineFault, InterruptedException {
    try {
      while (!introduced) {
        hearOk(deadline);
      }
      return true;
    } catch (EngineFault silent) {
      if (silent.kind() == FaultKind.HANG) {
        return false;
      }
      throw silent;
    }
  }

  private void hearOk(long deadline) throws EngineFault, InterruptedException {
    var line = process().hear(deadline, uci ? "uci" : "ugi").strip();
    if (line.equals("ugiok") || line.equals("uciok")) {
      uci = line.equals("uciok");
      introduced = true;
    }
  }

  private void awaitReady(long deadline) throws EngineFault, InterruptedException {
    process().say("isready");
    while (!process().hear(deadline, "isready").strip().equals("readyok")) {
      // Whatever it says until then is not for us.
    }
  }

  @Override
  public void newGame(GameRecord start) throws EngineFault, InterruptedException {
    if (!isFromTheStart(start) && !definition().dialect().isOwn()) {
      throw new EngineFault(FaultKind.START, "its dialect has no positions, only moves from the start");
    }
    process().say(uci ? "ucinewgame" : "uginewgame");
    awaitReady(startUpDeadline());
  }

  @Override
  Choice ask(Turn turn, Position position, long deadline) throws EngineFault, InterruptedException {
    process().say(positionLine(turn.game()));
    var go = goLine(turn, position.sideToMove());
    process().say(go);
    var thought = new UgiInfoReader();
    while (true) {
      var line = process().hear(deadline, go).strip();
      if (line.startsWith("info ")) {
        thought.hear(line);
      } else if (line.equals("bestmove") || line.startsWith("bestmove ")) {
        var words = line.split("\\s+", -1);
        if (words.length < 2) {
          throw garbage(line, go);
        }
        return new Choice(move(position, words[1]), thought.judgement());
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
  void survive(String nonsense, long deadline) throws EngineFault, InterruptedException {
    process().say(nonsense);
    awaitReady(deadline);
  }

  @Override
  boolean keepsTime() {
    return true;
  }

  @Override
  void beginLongSearch() {
    process().say("position startpos");
    process().say("go movetime 60000");
  }

  @Override
  String goodbye() {
    return "quit";
  }
}
