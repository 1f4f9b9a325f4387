package dev.secateur.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestant.Turn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What players use of the processor.
class ProcessorTimeTest {

  private static final Game REVERSI = Games.installed().find("reversi");

  /// Counts before it answers, which takes far more than a hundredth of a second.
  private static final String COUNTING_ENGINE =
      """
      while read -r command rest; do
        case $command in
          genmove)
            n=0
            while [ $n -lt 100000 ]; do n=$((n + 1)); done
            printf '= b6\\n\\n'
            ;;
          time_settings) echo "$rest" >>"$1"; printf '=\\n\\n' ;;
          list_commands) printf '= genmove\\ntime_settings\\n\\n' ;;
          quit) exit 0 ;;
          *) printf '=\\n\\n' ;;
        esac
      done
      """;

  @TempDir private Path folder;

  private static Contestant open(String text) throws EngineFault, InterruptedException {
    return new Contestants(Evaluators.installed(), EngineDefinitions.NONE, List.of())
        .parse(text, REVERSI)
        .open();
  }

  private static void move(Contestant player, Limits limits)
      throws EngineFault, InterruptedException {
    // Not in the opening book, from which level 10 would answer at once.
    var start = GameRecord.of(REVERSI).withMoves("f5f4e3d6c6");
    player.newGame(start);
    player.choose(new Turn(start, limits, limits, Duration.ofMinutes(1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"secateur:hash=1", "secateur:hash=1,movetime=10000", "level:10"})
  void aPlayerInThisProcessEndsByItsProcessorTime(String text) throws Exception {
    try (var player = open(text)) {
      assertThat(player.processorNanos()).hasValue(0);
      move(player, Limits.cpuTime(25));
      assertThat(player.processorNanos().orElseThrow()).isBetween(25_000_000L, 400_000_000L);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anEngineInAProcessOfItsOwnIsMeasuredAndGetsTheLimitAsItsTime() throws Exception {
    var times = folder.resolve("times");
    try (var player = open("gtp:sh %s %s".formatted(script(), times))) {
      long before = player.processorNanos().orElseThrow();
      move(player, Limits.cpuTime(50));
      assertThat(player.processorNanos().orElseThrow() - before).isGreaterThan(9_000_000);
    }
    assertThat(Files.readString(times)).isEqualTo("0 0.05 1\n");
  }

  private Path script() throws IOException {
    return Files.writeString(folder.resolve("engine.sh"), COUNTING_ENGINE);
  }
}
