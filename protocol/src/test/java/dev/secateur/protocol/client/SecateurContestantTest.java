package dev.secateur.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestant.Turn;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Our own engine as a contestant: in this process, and in others through each protocol.
@Timeout(240)
class SecateurContestantTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int MAX_PLIES = 500;

  private final Contestants contestants =
      new Contestants(Evaluators.installed(), EngineDefinitions.NONE, Programs.launcher());

  @ParameterizedTest
  @CsvSource({
    "checkers, gtp",
    "reversi, gtp",
    "quoridor:size=5;walls=2, gtp",
    "checkers, ugi",
    "reversi, ugi",
    "quoridor:size=5;walls=2, ugi",
    "reversi, nboard",
    "quoridor:size=5;walls=2, qtp",
  })
  void playsAWholeGameInAnotherProcess(String gameText, String protocol) throws Exception {
    var game = Games.installed().find(gameText.replace(';', ','));
    play(game, "secateur:depth=1,hash=1,process=" + protocol, "secateur:depth=2,hash=1", 2);
  }

  /// Several games, so that the later ones must begin with `newGame`.
  private void play(Game game, String one, String other, int games) throws Exception {
    var limits = Limits.nodes(300);
    try (var first = contestants.parse(one, game).open();
        var second = contestants.parse(other, game).open()) {
      var players = new Contestant[] {first, second};
      for (int number = 0; number < games; number++) {
        var record = GameRecord.of(game);
        first.newGame(record);
        second.newGame(record);
        int side = number;
        while (!record.positionAfter(record.plies()).outcome().isOver()) {
          assertThat(record.plies()).isLessThan(MAX_PLIES);
          var choice = players[side].choose(new Turn(record, limits, limits, PATIENCE));
          record = record.withMove(choice.move());
          side = 1 - side;
        }
      }
    }
  }
}
