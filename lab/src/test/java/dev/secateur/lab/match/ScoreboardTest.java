package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Games;
import dev.secateur.lab.statistics.ResultCounts;
import dev.secateur.lab.statistics.Sprt;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreboardTest {

  private static final Sprt TEST = new Sprt(0, 400, 0.4, 0.4, Sprt.EloModel.LOGISTIC);

  private static MatchSetup setup() {
    return Setups.with(
        Setups.of(
            Games.installed().find("reversi"),
            40,
            TestPlayers.player("a", TestPlayers.random(1)),
            TestPlayers.player("b", TestPlayers.random(2))),
        TEST);
  }

  private static List<FinishedGame> games() throws Exception {
    var games = new ArrayList<FinishedGame>();
    var untested =
        Setups.of(setup().game(), 40, setup().players().getFirst(), setup().players().get(1));
    new Match(
            untested,
            GameStore.NONE,
            1,
            new MatchListener() {
              @Override
              public void gameFinished(FinishedGame game, MatchStandings standing) {
                games.add(game);
              }
            })
        .run();
    return games;
  }

  @Test
  void theSequentialTestSeesPairsInTheOrderOfTheSchedule() throws Exception {
    var games = games();
    var inOrder = new Scoreboard(setup(), new Schedule(setup()));
    games.forEach(inOrder::add);
    var expected = inOrder.standing().sequential().orElseThrow();
    assertThat(expected.isDecided()).isTrue();

    var backwards = new Scoreboard(setup(), new Schedule(setup()));
    for (FinishedGame game : games.reversed()) {
      assertThat(backwards.standing().sequential().orElseThrow().pairs()).isZero();
      backwards.add(game);
    }
    assertThat(backwards.standing()).isEqualTo(inOrder.standing());
  }

  @Test
  void pairsAreCountedAsPairs() throws Exception {
    var games = games();
    var scoreboard = new Scoreboard(setup(), new Schedule(setup()));
    var pairs = ResultCounts.NO_PAIRS;
    for (int pair = 0; pair < 20; pair++) {
      var one = games.get(2 * pair);
      var other = games.get(2 * pair + 1);
      scoreboard.add(one);
      // A pair with one finished game does not count yet.
      assertThat(scoreboard.standing().pairings().getFirst().pairs()).isEqualTo(pairs);
      scoreboard.add(other);
      pairs = pairs.plus(one.halfPoints(0) + other.halfPoints(1));
      assertThat(scoreboard.standing().pairings().getFirst().pairs()).isEqualTo(pairs);
    }
    assertThat(scoreboard.standing().pairings().getFirst().games().samples()).isEqualTo(40);
  }

  @Test
  void aGameCannotBeAddedTwice() throws Exception {
    var scoreboard = new Scoreboard(setup(), new Schedule(setup()));
    var game = games().getFirst();
    scoreboard.add(game);
    assertThatThrownBy(() -> scoreboard.add(game)).hasMessageContaining("game 1 was played twice");
  }
}
