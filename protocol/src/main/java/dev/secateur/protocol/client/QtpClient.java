package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.ParameterValues;
import dev.secateur.protocol.QtpMove;
import dev.secateur.protocol.client.EngineFault.FaultKind;

/// A client of an engine that speaks the Quoridor Text Protocol.
final class QtpClient extends BoardClient {

  private QtpClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
  }

  static QtpClient start(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return started(new QtpClient(definition, game));
  }

  @Override
  void clear(GameRecord record, long deadline) throws EngineFault, InterruptedException {
    if (!isFromTheStart(record)) {
      throw new EngineFault(
          FaultKind.START, "QTP cannot load a position: only games from the start are possible");
    }
    connection().require("boardsize " + size(), deadline);
    connection().require("clear_board", deadline);
    // `clear_board` does not reset the number of walls.
    connection().require("walls " + ParameterValues.of(game()).get("walls"), deadline);
  }

  @Override
  String playCommand(String colour, String move) {
    var text = toEngine(move);
    return "%s %s %s".formatted(text.contains(" ") ? "playwall" : "playmove", colour, text);
  }

  @Override
  String toEngine(String move) {
    return QtpMove.toQtp(move, size(), definition().dialect());
  }

  @Override
  String fromEngine(String text) {
    return QtpMove.fromQtp(text, size(), definition().dialect());
  }
}
