package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.protocol.client.EngineFault.FaultKind;

/// A client of an engine that speaks GTP.
final class GtpClient extends BoardClient {

  private GtpClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
  }

  static GtpClient start(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return started(new GtpClient(definition, game));
  }

  @Override
  void clear(GameRecord record, long deadline) throws EngineFault, InterruptedException {
    if (size() > 0 && knows("boardsize")) {
      connection().require("boardsize " + size(), deadline);
    }
    connection().require("clear_board", deadline);
    if (isFromTheStart(record)) {
      return;
    }
    if (!knows("loadposition") || !definition().dialect().isOwn()) {
      throw new EngineFault(
          FaultKind.START, "it cannot load a position: only games from the start are possible");
    }
    connection().require("loadposition " + record.start(), deadline);
  }

  @Override
  String playCommand(String colour, String move) {
    return "play %s %s".formatted(colour, toEngine(move));
  }
}
