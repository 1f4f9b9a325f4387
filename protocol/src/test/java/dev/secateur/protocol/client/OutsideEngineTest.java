package dev.secateur.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestant.Turn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// An engine that was not written here: GRhino, which Debian packages (`apt install grhino`). Runs
/// where it is installed.
@Timeout(180)
class OutsideEngineTest {

  private static final Path RHINO = Path.of("/usr/games/gtp-rhino");
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  @Test
  void grhinoPlaysWholeGamesOfReversiAgainstUs() throws Exception {
    assumeTrue(Files.isExecutable(RHINO), "GRhino is not installed");
    var game = Games.installed().find("reversi");
    var contestants =
        new Contestants(Evaluators.installed(), EngineDefinitions.NONE, Programs.launcher());
    try (var rhino = contestants.parse("gtp:%s -l 1".formatted(RHINO), game).open();
        var ours = contestants.parse("secateur:depth=2,hash=1", game).open()) {
      for (var players : List.of(List.of(rhino, ours), List.of(ours, rhino))) {
        var record = GameRecord.of(game);
        rhino.newGame(record);
        ours.newGame(record);
        while (!record.positionAfter(record.plies()).outcome().isOver()) {
          int side = record.positionAfter(record.plies()).sideToMove();
          var turn = new Turn(record, Limits.moveTime(1_000), 0, PATIENCE);
          record = record.withMove(players.get(side).choose(turn).move());
        }
        assertThat(record.plies()).isBetween(9, 130);
      }
    }
  }
}
