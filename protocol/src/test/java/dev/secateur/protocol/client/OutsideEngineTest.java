package dev.secateur.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.secateur.core.Game;
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

/// Engines of other authors play whole games against ours, if they are installed. Both must agree
/// on which moves are legal.
@Timeout(180)
class OutsideEngineTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int MAX_PLIES = 400;

  /// `apt install grhino`.
  @Test
  void grhinoPlaysReversi() throws Exception {
    var rhino = Path.of("/usr/games/gtp-rhino");
    assumeTrue(Files.isExecutable(rhino), "GRhino is not installed");
    play("reversi", "gtp:%s -l 1".formatted(rhino));
  }

  /// `npm install` in the folder of the adapter.
  @Test
  void rapidDraughtsPlaysCheckers() throws Exception {
    var folder = Path.of("../examples/engines");
    assumeTrue(
        Files.isDirectory(folder.resolve("node_modules/rapid-draughts")),
        "rapid-draughts is not installed");
    play("checkers", "ugi:node %s 2".formatted(folder.resolve("rapid-draughts.mjs")));
  }

  private static void play(String gameText, String outside) throws Exception {
    var game = Games.installed().find(gameText);
    var contestants =
        new Contestants(Evaluators.installed(), EngineDefinitions.NONE, Programs.launcher());
    try (var theirs = contestants.parse(outside, game).open();
        var ours = contestants.parse("secateur:depth=2,hash=1", game).open()) {
      play(game, theirs, ours);
      play(game, ours, theirs);
    }
  }

  private static void play(Game game, Contestant first, Contestant second) throws Exception {
    var players = List.of(first, second);
    var record = GameRecord.of(game);
    first.newGame(record);
    second.newGame(record);
    while (!record.positionAfter(record.plies()).outcome().isOver()) {
      int side = record.positionAfter(record.plies()).sideToMove();
      var turn = new Turn(record, Limits.moveTime(1_000), Limits.NONE, PATIENCE);
      record = record.withMove(players.get(side).choose(turn).move());
      assertThat(record.plies()).isLessThan(MAX_PLIES);
    }
  }
}
