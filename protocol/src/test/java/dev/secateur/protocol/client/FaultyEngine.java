package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.protocol.client.Contestant.Turn;
import java.time.Duration;
import java.util.List;

/// Engines with faults, and their processes.
///
/// @param token an argument of the engines, by which their processes can be found
record FaultyEngine(String token) {

  /// How long to wait for an answer: far more than an engine needs on a busy machine.
  static final Duration PATIENCE = Duration.ofSeconds(60);

  static FaultyEngine fresh() {
    return new FaultyEngine(String.valueOf(System.nanoTime()));
  }

  EngineDefinition definition(Protocol protocol, String fault) {
    return EngineDefinition.of(
            protocol,
            List.of("sh", "src/test/resources/faulty-engine.sh", protocol.text(), fault, token))
        .withStartUp(PATIENCE);
  }

  /// A game that the protocol can be used for.
  static Game game(Protocol protocol) {
    return Games.installed().find(protocol == Protocol.QTP ? "quoridor" : "reversi");
  }

  /// The engine's first move.
  static long ask(EngineDefinition definition, Duration patience)
      throws EngineFault, InterruptedException {
    var game = game(definition.protocol());
    var start = GameRecord.of(game);
    try (var contestant = Contestants.process(definition, game).open()) {
      contestant.newGame(start);
      return contestant.choose(new Turn(start, Limits.moveTime(100), Limits.NONE, patience)).move();
    }
  }

  /// The running engines. A referee with the token is a Java program and does not count.
  List<String> processes() {
    return ProcessHandle.allProcesses()
        .flatMap(process -> process.info().commandLine().stream())
        .filter(line -> line.contains(token) && !line.contains("java"))
        .toList();
  }
}
