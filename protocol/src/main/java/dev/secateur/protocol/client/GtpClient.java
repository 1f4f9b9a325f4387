package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.protocol.client.EngineFault.FaultKind;

/// An engine that speaks GTP.
final class GtpClient extends BoardClient {

  private GtpClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
  }

  static GtpClient start(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return begun(new GtpClient(definition, game));
  }

  @Override
  void clear(GameRecord record, long deadline) throws EngineFault, InterruptedException {
    if (size() > 0 && knows("boardsize")) {
      dialogue().demand("boardsize " + size(), deadline);
    }
    dialogue().demand("clear_board", deadline);
    if (isFromTheStart(record)) {
      return;
    }
    if (!knows("loadposition") || !definition().dialect().isOwn()) {
      throw new EngineFault(FaultKind.START, "it cannot begin from a position, only from the start");
    }
    dialogue().demand("loadposition " + record.start(), deadline);
  }

  @Override
  String playCommand(String colour, String move) {
    return "play %s %s".formatted(colour, toEngine(move));
  }
}
