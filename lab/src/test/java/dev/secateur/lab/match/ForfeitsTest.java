package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.lab.match.MatchStandingsJson.PairingJson;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// Games that are lost by a fault say nothing about strength as long as there are no others.
class ForfeitsTest {

  private static final Game REVERSI = Games.installed().find("reversi");
  private static final Sprt TEST = new Sprt(0, 100, 0.4, 0.4, Sprt.EloModel.LOGISTIC);
  private static final JsonMapper JSON = new JsonMapper();

  private final List<FinishedGame> games = new ArrayList<>();

  private MatchStandings play(MatchSetup setup) throws IOException, InterruptedException {
    var listener =
        new MatchListener() {
          @Override
          public void gameFinished(FinishedGame game, MatchStandings standing) {
            games.add(game);
          }
        };
    return new Match(
            setup, GameStore.NONE, 1, listener, new Match.Timing(System::nanoTime, Duration.ZERO))
        .run();
  }

  @Test
  void aMatchOfForfeitsClaimsNoElo() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            8,
            TestPlayers.player("good", TestPlayers.random(1)),
            TestPlayers.player("faulty", TestPlayers.faulty(FaultKind.CRASH, 0)));
    var standing = play(setup);
    assertThat(standing.players().getFirst().wins()).isEqualTo(8);
    assertThat(standing.pairings().getFirst().elo()).isEmpty();
    assertThat(JSON.writeValueAsString(PairingJson.of(standing.pairings().getFirst())))
        .contains("\"wins\":8")
        .doesNotContain("\"elo", "\"normalizedElo\"", "\"los\"");
    assertThat(standing.ratings().getFirst().elo()).isZero();
    var history = new EloHistory(setup);
    games.forEach(history::add);
    assertThat(history.steps(0)).isEmpty();
  }

  /// Eight pairs of 2 to 0 would be enough for this test.
  @Test
  void aMatchOfForfeitsDecidesNoSequentialTest() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            16,
            TestPlayers.player("good", TestPlayers.random(1)),
            TestPlayers.player("faulty", TestPlayers.faulty(FaultKind.CRASH, 0)));
    var standing = play(Setups.with(setup, TEST));
    assertThat(standing.isComplete()).isTrue();
    var sequential = standing.sequential().orElseThrow();
    assertThat(sequential.isDecided()).isFalse();
    assertThat(sequential.pairs()).isZero();
    assertThat(sequential.ratio()).isZero();
  }

  /// The opponent crashes in the first 14 pairs, and in one game of the 15th.
  @Test
  void theSequentialTestCountsForfeitsFromTheFirstPlayedGameOn() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            40,
            TestPlayers.player("good", TestPlayers.random(1)),
            TestPlayers.player("unreliable", faultyInTheFirst(29)));
    var standing = play(Setups.with(setup, TEST));
    var sequential = standing.sequential().orElseThrow();
    assertThat(sequential.decision()).isEqualTo(Sprt.SprtDecision.ACCEPT_ELO1);
    assertThat(sequential.pairs()).isEqualTo(15);
    assertThat(standing.pairings().getFirst().forfeits()).isEqualTo(29);
  }

  @Test
  void withAPlayedGameForfeitsCountAsLosses() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            4,
            TestPlayers.player("good", TestPlayers.random(1)),
            TestPlayers.player("sometimes", onlyAsSecond()));
    var standing = play(setup);
    assertThat(standing.pairings().getFirst().forfeits()).isEqualTo(2);
    assertThat(standing.pairings().getFirst().elo()).isPresent();
    var history = new EloHistory(setup);
    games.forEach(history::add);
    assertThat(history.steps(0)).hasSize(2);
  }

  /// Crashes in the first games, in which it does not get to its second move.
  private static TestPlayers.TestMoveChooser faultyInTheFirst(int games) {
    var aimless = TestPlayers.random(2);
    var faulty = TestPlayers.faulty(FaultKind.CRASH, 0);
    var crashes = new AtomicInteger();
    return turn -> crashes.getAndIncrement() < games ? faulty.choose(turn) : aimless.choose(turn);
  }

  /// Crashes in the games in which it moves second.
  private static TestPlayers.TestMoveChooser onlyAsSecond() {
    var aimless = TestPlayers.random(2);
    var faulty = TestPlayers.faulty(FaultKind.CRASH, 0);
    return turn -> {
      var position = turn.game().positionAfter(turn.game().plies());
      return position.sideToMove() == 1 ? faulty.choose(turn) : aimless.choose(turn);
    };
  }
}
