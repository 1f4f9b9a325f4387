package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.EngineFault;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class ProcessorTimesTest {

  /// Uses a fixed processor time for each move, and some before the first game.
  private static MatchPlayer using(String name, long millisPerMove) {
    var aimless = TestPlayers.random(1);
    var source =
        new ContestantSource() {
          @Override
          public String name() {
            return name;
          }

          @Override
          public Contestant open() {
            return new Contestant() {
              private long millis = 12_345;

              @Override
              public void newGame(GameRecord start) {}

              @Override
              public Choice choose(Turn turn) throws EngineFault, InterruptedException {
                millis += millisPerMove;
                return aimless.choose(turn);
              }

              @Override
              public OptionalLong processorNanos() {
                return OptionalLong.of(1_000_000 * millis);
              }

              @Override
              public void close() {}
            };
          }
        };
    return new MatchPlayer(name, name, Limits.cpuTime(7).toPlay(), source);
  }

  @Test
  void theStandingHasTheProcessorTimeOfAMoveOfEachPlayer() throws Exception {
    var setup =
        Setups.of(Games.installed().find("reversi"), 4, using("slow", 40), using("fast", 3));
    var standing = new Match(setup, GameStore.NONE, 1, MatchListener.NONE).run();
    assertThat(standing.players().getFirst().cpuMillisPerMove()).hasValue(40);
    assertThat(standing.players().get(1).cpuMillisPerMove()).hasValue(3);
  }

  @Test
  void aPlayerThatIsNotMeasuredHasNoProcessorTime() throws Exception {
    var setup =
        Setups.of(
            Games.installed().find("reversi"),
            2,
            using("measured", 5),
            TestPlayers.player("other", TestPlayers.random(2)));
    var standing = new Match(setup, GameStore.NONE, 1, MatchListener.NONE).run();
    assertThat(standing.players().getFirst().cpuMillisPerMove()).hasValue(5);
    assertThat(standing.players().get(1).cpuMillisPerMove()).isEmpty();
  }

  @Test
  void theTimeInARecordIsReadBackAndAnythingElseIsNoTime() {
    assertThat(ProcessorTimes.millis("1204.500 -", Position.FIRST)).hasValue(1204.5);
    assertThat(ProcessorTimes.millis("1204.500 -", Position.SECOND)).isEmpty();
    assertThat(ProcessorTimes.millis("", Position.FIRST)).isEmpty();
    assertThat(ProcessorTimes.millis("fast slow", Position.FIRST)).isEmpty();
  }

  @Test
  void theSetUpKeepsALimitOfProcessorTime() {
    var setup = Setups.of(Games.installed().find("reversi"), 2, using("a", 1), using("b", 1));
    var json = MatchSetupJson.write(setup);
    assertThat(json.at("/engines/0/limits").toString()).isEqualTo("{\"cpuTimeMs\":7}");
    var read = MatchSetupJson.read(json, Games.installed(), (text, _) -> using(text, 1).source());
    assertThat(read.players().getFirst().limits()).isEqualTo(Limits.cpuTime(7).toPlay());
  }
}
