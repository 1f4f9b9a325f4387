package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.engine.Evaluators;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.testkit.Polling;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MatchTest {

  private static final Game REVERSI = Games.installed().find("reversi");
  private static final Game CHECKERS = Games.installed().find("checkers");
  private static final int OPENING_PLIES = 2;

  /// Keeps the finished games in the order in which they ended.
  private static final class RecordingListener implements MatchListener {
    private final List<FinishedGame> games = new ArrayList<>();
    private final AtomicInteger moves = new AtomicInteger();

    @Override
    public void moveMade(Schedule.ScheduledGame game, GameRecord soFar) {
      moves.incrementAndGet();
    }

    @Override
    public void gameFinished(FinishedGame game, MatchStandings standing) {
      games.add(game);
      assertThat(standing.finished()).isEqualTo(games.size());
    }
  }

  private static MatchStandings play(MatchSetup setup, int concurrency, MatchListener listener)
      throws IOException, InterruptedException {
    return new Match(setup, GameStore.NONE, concurrency, listener).run();
  }

  @Test
  void everyOpeningIsPlayedWithBothColours() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            20,
            TestPlayers.player("a", TestPlayers.random(1)),
            TestPlayers.player("b", TestPlayers.random(2)));
    var listener = new RecordingListener();
    var standing = play(setup, 1, listener);
    assertThat(standing.finished()).isEqualTo(20);
    assertThat(listener.games)
        .extracting(game -> game.record().headers().get("Black"))
        .startsWith("a", "b", "a", "b");
    for (int pair = 0; pair < 10; pair++) {
      var one = listener.games.get(2 * pair).scheduled();
      var other = listener.games.get(2 * pair + 1).scheduled();
      assertThat(one.opening()).isEqualTo(other.opening());
      assertThat(one.first()).isEqualTo(other.second());
    }
    var player = standing.players().getFirst();
    assertThat(player.wins() + player.draws() + player.losses()).isEqualTo(20);
    assertThat(listener.moves.get())
        .isEqualTo(listener.games.stream().mapToInt(game -> game.record().plies() - 2).sum());
    assertThat(player.moves() + standing.players().get(1).moves()).isEqualTo(listener.moves.get());
  }

  @Test
  void equalPlayersScoreHalfOfEveryPair() throws Exception {
    // Two equal players get one point each in every pair, also in an unfair opening.
    var setup =
        Setups.of(
            REVERSI,
            30,
            TestPlayers.player("a", TestPlayers.random(5)),
            TestPlayers.player("a again", TestPlayers.random(5)));
    var pairing = play(setup, 2, MatchListener.NONE).pairings().getFirst();
    assertThat(pairing.pairs().counts()).containsExactly(0, 0, 15, 0, 0);
    assertThat(pairing.meanMargin()).contains(0.0);
    var elo = pairing.elo().orElseThrow();
    assertThat(elo.elo()).isZero();
    assertThat(elo.low()).isNegative();
    assertThat(elo.superiority()).isEqualTo(0.5);
  }

  @Test
  void theGamesDoNotDependOnTheConcurrency() throws Exception {
    var one = nodeMatch(1);
    var several = nodeMatch(3);
    assertThat(moves(several)).isEqualTo(moves(one));
    assertThat(moves(nodeMatch(1))).isEqualTo(moves(one));
  }

  /// A match of our own engines with a node limit.
  private static List<FinishedGame> nodeMatch(int concurrency) throws Exception {
    var engines =
        new Contestants(Evaluators.installed(), EngineDefinitions.NONE, List.of("secateur"));
    var limits = Limits.nodes(300).toPlay();
    var setup =
        Setups.of(
            CHECKERS,
            6,
            new MatchPlayer(
                "all", "secateur:hash=1", limits, engines.parse("secateur:hash=1", CHECKERS)),
            new MatchPlayer("level", "level:3", limits, engines.parse("level:3", CHECKERS)));
    var listener = new RecordingListener();
    play(setup, concurrency, listener);
    return listener.games;
  }

  private static Map<Integer, List<Long>> moves(List<FinishedGame> games) {
    var moves = new TreeMap<Integer, List<Long>>();
    games.forEach(game -> moves.put(game.scheduled().number(), game.record().moves()));
    return moves;
  }

  @ParameterizedTest
  @EnumSource(EngineFault.FaultKind.class)
  void aFaultLosesTheGameAndTheMatchContinues(EngineFault.FaultKind kind) throws Exception {
    var open = new AtomicInteger();
    var setup =
        Setups.of(
            REVERSI,
            8,
            TestPlayers.player("good", TestPlayers.random(1), Limits.NONE, open),
            TestPlayers.player("bad", TestPlayers.faulty(kind, 12), Limits.NONE, open));
    var listener = new RecordingListener();
    var standing = play(setup, 2, listener);
    assertThat(standing.finished()).isEqualTo(8);
    assertThat(standing.players().getFirst().wins()).isEqualTo(8);
    assertThat(standing.players().getFirst().faultCount()).isZero();
    assertThat(standing.players().get(1).faults()).containsExactly(Map.entry(kind, 8));
    assertThat(standing.endings()).containsExactly(Map.entry(FinishedGame.word(kind), 8));
    assertThat(listener.games)
        .allSatisfy(
            game -> {
              assertThat(game.record().ending()).isEqualTo("bad %s: on purpose", kind.text());
              assertThat(game.margin()).isEmpty();
            });
    assertThat(open).hasValue(0);
  }

  @Test
  void anIllegalMoveLosesAndSoDoesAnException() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            2,
            TestPlayers.player("cheat", _ -> new Contestant.Choice(99, Optional.empty())),
            TestPlayers.player(
                "broken",
                _ -> {
                  throw new IllegalStateException("a bug");
                }));
    var standing = play(setup, 1, MatchListener.NONE);
    assertThat(standing.players().getFirst().faults())
        .containsExactly(Map.entry(EngineFault.FaultKind.ILLEGAL_MOVE, 1));
    assertThat(standing.players().get(1).faults())
        .containsExactly(Map.entry(EngineFault.FaultKind.CRASH, 1));
  }

  /// On a clock that only the slow player moves.
  @Test
  void oversteppingTheClockLoses() throws Exception {
    var now = new AtomicLong();
    var listener = playSlowly(now, 500, 301);
    assertThat(listener.games).hasSize(2).allMatch(game -> isLostOnTime(game, 0));
    var notes =
        EngineStanding.ownNotes(
            listener.games.getFirst(), listener.games.getFirst().scheduled().first() == 0 ? 0 : 1);
    assertThat(notes).hasSize(1);
    assertThat(notes.getFirst().clockMs().orElseThrow()).isEqualTo(100);
    assertThat(notes.getFirst().timeMs().orElseThrow()).isEqualTo(500);
  }

  @Test
  void theMarginMayBeUsedOncePerGame() throws Exception {
    var now = new AtomicLong();
    var listener = playSlowly(now, 500, 300, 1);
    assertThat(listener.games).hasSize(2).allMatch(game -> isLostOnTime(game, 0));
    var notes =
        EngineStanding.ownNotes(
            listener.games.getFirst(), listener.games.getFirst().scheduled().first() == 0 ? 0 : 1);
    assertThat(notes).extracting(note -> note.clockMs().orElseThrow()).containsExactly(100L, 0L);
  }

  /// Two games with 600 ms on the clock and a margin of 200 ms.
  ///
  /// @param millis the time of each of the slow player's moves; the last one repeats
  private static RecordingListener playSlowly(AtomicLong now, long... millis) throws Exception {
    var random = TestPlayers.random(1);
    var slow =
        TestPlayers.player(
            "slow",
            turn -> {
              int number = (turn.game().plies() - OPENING_PLIES) / 2;
              now.addAndGet(millis[Math.min(number, millis.length - 1)] * 1_000_000);
              return random.choose(turn);
            },
            Limits.clock(600, 0),
            new AtomicInteger());
    var setup = Setups.of(REVERSI, 2, slow, TestPlayers.player("quick", random));
    var listener = new RecordingListener();
    var timing = new Match.Timing(now::get, Duration.ZERO);
    new Match(setup, GameStore.NONE, 1, listener, timing).run();
    return listener;
  }

  private static boolean isLostOnTime(FinishedGame game, int player) {
    return game.fault().equals(Optional.of(EngineFault.FaultKind.TIME)) && !wonBy(game, player);
  }

  @Test
  void aGameIsAdjudicatedIfBothScoresAgree() throws Exception {
    var rules = new Adjudication(Optional.of(new Adjudication.Resign(3, 5)), Optional.empty(), 0);
    var setup =
        Setups.of(
            REVERSI,
            4,
            TestPlayers.player("winner", TestPlayers.reporting(1, 9)),
            TestPlayers.player("loser", TestPlayers.reporting(2, -9)));
    var listener = new RecordingListener();
    var standing = play(Setups.with(setup, rules, false), 1, listener);
    assertThat(standing.players().getFirst().wins()).isEqualTo(4);
    assertThat(standing.endings()).containsExactly(Map.entry("adjudication", 4));
    assertThat(listener.games).allSatisfy(game -> assertThat(game.record().plies()).isEqualTo(8));

    // The score of one player is too low: no adjudication.
    var doubtful =
        Setups.of(
            REVERSI,
            2,
            TestPlayers.player("winner", TestPlayers.reporting(1, 9)),
            TestPlayers.player("loser", TestPlayers.reporting(2, -4)));
    assertThat(play(Setups.with(doubtful, rules, false), 1, MatchListener.NONE).endings())
        .containsExactly(Map.entry("rules", 2));
  }

  @Test
  void anAuditPlaysOnAndCountsWrongAdjudications() throws Exception {
    var rules = new Adjudication(Optional.of(new Adjudication.Resign(3, 5)), Optional.empty(), 0);
    var setup =
        Setups.of(
            REVERSI,
            40,
            TestPlayers.player("winner", TestPlayers.reporting(1, 9)),
            TestPlayers.player("loser", TestPlayers.reporting(2, -9)));
    var listener = new RecordingListener();
    var standing = play(Setups.with(setup, rules, true), 2, listener);
    assertThat(standing.endings()).containsExactly(Map.entry("rules", 40));
    assertThat(standing.adjudications()).isEqualTo(40);
    // Both play random moves, so the player that reports a win loses about half of the games.
    long lost = listener.games.stream().filter(game -> !wonBy(game, 0)).count();
    assertThat(standing.misjudged()).isEqualTo((int) lost).isBetween(5, 35);
  }

  private static boolean wonBy(FinishedGame game, int player) {
    return game.record().result()
        == (game.scheduled().first() == player ? GameResult.FIRST_WINS : GameResult.SECOND_WINS);
  }

  @Test
  void drawsAndLongGamesAreAdjudicated() throws Exception {
    var players =
        new MatchPlayer[] {
          TestPlayers.player("a", TestPlayers.random(1)),
          TestPlayers.player("b", TestPlayers.random(2))
        };
    var drawn =
        new Adjudication(Optional.empty(), Optional.of(new Adjudication.Draw(2, 0.1, 20)), 0);
    var listener = new RecordingListener();
    play(Setups.with(Setups.of(REVERSI, 2, players), drawn, false), 1, listener);
    assertThat(listener.games).allMatch(FinishedGame::isDraw);
    assertThat(listener.games).allMatch(game -> game.record().plies() == 20);

    var shortened = new Adjudication(Optional.empty(), Optional.empty(), 20);
    var setup = Setups.of(REVERSI, 2, players);
    var standing = play(Setups.with(setup, shortened, false), 1, MatchListener.NONE);
    assertThat(standing.endings()).containsExactly(Map.entry("adjudication", 2));
    assertThat(standing.players().getFirst().draws()).isEqualTo(2);
    var audited = play(Setups.with(setup, shortened, true), 1, MatchListener.NONE);
    assertThat(audited.endings()).containsExactly(Map.entry("rules", 2));
    assertThat(audited.adjudications()).isEqualTo(2);
    assertThat(audited.misjudged()).isEqualTo(2 - audited.players().getFirst().draws());
  }

  /// Ctrl-C in a terminal reaches the engines too, and they may end before the match is stopped.
  @Test
  void anEngineThatCrashesAsTheMatchIsStoppedHasNotLost() throws Exception {
    var board = new CompletableFuture<Thread>();
    TestPlayers.TestMoveChooser interrupted =
        turn -> {
          board.complete(Thread.currentThread());
          throw new EngineFault(EngineFault.FaultKind.CRASH, "it ended with status 130");
        };
    var setup =
        Setups.of(
            REVERSI,
            8,
            TestPlayers.player("good", TestPlayers.random(1)),
            TestPlayers.player("gone", interrupted));
    var timing = new Match.Timing(System::nanoTime, Duration.ofMinutes(2));
    var match = new Match(setup, GameStore.NONE, 1, MatchListener.NONE, timing);
    var run = new FutureTask<>(match::run);
    Thread.ofPlatform().start(run);
    // The match has seen the crash and waits for a stop that explains it.
    Polling.until(
        "the match waits for a stop, or has ended",
        board.get()::getState,
        state -> state == Thread.State.TIMED_WAITING || state == Thread.State.TERMINATED);
    match.stop();
    assertThat(run.get().finished()).isZero();
  }

  @Test
  void aSequentialTestEndsTheMatch() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            2000,
            TestPlayers.player("good", TestPlayers.random(1)),
            TestPlayers.player("bad", faultyAsSecond()));
    var test = new Sprt(0, 100, 0.05, 0.05, Sprt.EloModel.LOGISTIC);
    var one = play(Setups.with(setup, test), 1, MatchListener.NONE);
    assertThat(one.isComplete()).isFalse();
    var sequential = one.sequential().orElseThrow();
    assertThat(sequential.decision()).isEqualTo(Sprt.SprtDecision.ACCEPT_ELO1);
    assertThat(one.finished()).isEqualTo(2 * sequential.pairs());
    var several = play(Setups.with(setup, test), 3, MatchListener.NONE);
    assertThat(several.sequential().orElseThrow().pairs()).isEqualTo(sequential.pairs());
  }

  /// Loses by a fault where it moves second. Otherwise it plays its games.
  private static TestPlayers.TestMoveChooser faultyAsSecond() {
    var faulty = TestPlayers.faulty(EngineFault.FaultKind.GARBAGE, 7);
    var aimless = TestPlayers.random(2);
    return turn ->
        turn.game().positionAfter(turn.game().plies()).sideToMove() == Position.SECOND
            ? faulty.choose(turn)
            : aimless.choose(turn);
  }

  @Test
  void inAGauntletTheFirstPlaysAllOthers() throws Exception {
    var setup =
        Setups.of(
            REVERSI,
            4,
            TestPlayers.player("a", TestPlayers.random(1)),
            TestPlayers.player("b", TestPlayers.random(2)),
            TestPlayers.player("c", TestPlayers.random(3)));
    var gauntlet = play(Setups.with(setup, MatchFormat.GAUNTLET, true), 2, MatchListener.NONE);
    assertThat(gauntlet.players()).extracting(EngineStanding::games).containsExactly(8, 4, 4);
    var robin = play(setup, 2, MatchListener.NONE);
    assertThat(robin.players()).extracting(EngineStanding::games).containsExactly(8, 8, 8);
  }
}
