package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Opening;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import dev.secateur.protocol.client.Protocol;
import dev.secateur.testkit.Polling;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Matches with real engine processes that fail: the match continues, the standings are right, and
/// no process stays.
@Timeout(180)
class FaultyProcessTest {

  private static final String SCRIPT = "../protocol/src/test/resources/faulty-engine.sh";

  private static MatchPlayer player(String name, String text, Limits limits, Game game) {
    var engines = new Contestants(Evaluators.installed(), EngineDefinitions.NONE, List.of());
    return new MatchPlayer(name, text, limits, engines.parse(text, game));
  }

  private static MatchPlayer faulty(
      Protocol protocol, String fault, String token, Limits limits, Game game) {
    var text =
        "%s:sh %s %s %s %s".formatted(protocol.text(), SCRIPT, protocol.text(), fault, token);
    return player(fault, text, limits, game);
  }

  private static Game game(Protocol protocol) {
    return Games.installed().find(protocol == Protocol.QTP ? "quoridor" : "reversi");
  }

  /// The engine makes a legal first move, but only after a second.
  @ParameterizedTest
  @EnumSource
  void aLateAnswerLosesOnTime(Protocol protocol) throws Exception {
    var game = game(protocol);
    var limits = Limits.moveTime(100).toPlay();
    var setup =
        Setups.startingWith(
            List.of(Opening.START),
            Setups.of(
                game,
                2,
                faulty(protocol, "slow", "late", limits, game),
                player("good", "level:1", Limits.NONE.toPlay(), game)));
    var standing = new Match(setup, GameStore.NONE, 2, MatchListener.NONE).run();
    assertThat(standing.players().getFirst().losses()).isEqualTo(2);
    assertThat(standing.players().getFirst().faults()).containsKey(FaultKind.TIME);
  }

  @ParameterizedTest
  @EnumSource
  void theMatchContinuesAndTheStandingsCountTheFaults(Protocol protocol) throws Exception {
    var game = game(protocol);
    var token = "match-" + System.nanoTime();
    var faults = new LinkedHashMap<String, FaultKind>();
    faults.put("crash", FaultKind.CRASH);
    faults.put("closes", FaultKind.CRASH);
    faults.put("garbage", FaultKind.GARBAGE);
    faults.put("illegal", FaultKind.ILLEGAL_MOVE);
    faults.put("absent", FaultKind.START);
    var limits = Limits.NONE.toPlay();
    var players = new ArrayList<MatchPlayer>();
    players.add(player("good", "level:1", limits, game));
    faults.keySet().forEach(fault -> players.add(faulty(protocol, fault, token, limits, game)));
    var setup =
        Setups.with(
            Setups.of(game, 4, players.toArray(MatchPlayer[]::new)), MatchFormat.GAUNTLET, false);
    var standing = new Match(setup, GameStore.NONE, 2, MatchListener.NONE).run();
    assertThat(standing.isComplete()).isTrue();
    assertThat(standing.players().getFirst().wins()).isEqualTo(4 * faults.size());
    assertThat(standing.players().getFirst().faults()).isEmpty();
    int place = 1;
    for (FaultKind kind : faults.values()) {
      assertThat(standing.players().get(place).faults())
          .as(players.get(place).name())
          .isEqualTo(Map.of(kind, 4));
      place++;
    }
    awaitNoProcess(token);
  }

  /// Without a time limit the referee waits as long as `patience` says. The other player does not
  /// search, so it always answers in time.
  @ParameterizedTest
  @EnumSource
  void anEngineThatHangsLosesAfterThePatience(Protocol protocol) throws Exception {
    var game = game(protocol);
    var token = "hang-" + System.nanoTime();
    var setup =
        Setups.withPatience(
            Setups.of(
                game,
                4,
                TestPlayers.player("good", TestPlayers.random(1)),
                faulty(protocol, "hang", token, Limits.NONE.toPlay(), game)),
            Duration.ofMillis(300));
    var standing = new Match(setup, GameStore.NONE, 2, MatchListener.NONE).run();
    assertThat(standing.players().getFirst().wins()).isEqualTo(4);
    assertThat(standing.players().get(1).faults()).isEqualTo(Map.of(FaultKind.HANG, 4));
    awaitNoProcess(token);
  }

  /// The system needs a moment to end a killed process.
  private static void awaitNoProcess(String token) {
    Polling.until("no process is left", () -> processes(token), List::isEmpty);
  }

  private static List<String> processes(String token) {
    return ProcessHandle.allProcesses()
        .flatMap(process -> process.info().commandLine().stream())
        .filter(line -> line.contains(token))
        .toList();
  }
}
