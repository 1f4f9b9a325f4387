package dev.secateur.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.secateur.core.GameRecord;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import dev.secateur.testkit.Polling;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Engines with all kinds of faults, in every protocol: each fault gets its kind, and no process is
/// left running.
@Timeout(180)
class FaultyEngineTest {

  private final FaultyEngine faulty = FaultyEngine.fresh();

  @AfterEach
  void noProcessIsLeftRunning() {
    // A killed process takes a moment to disappear.
    Polling.until("no process is left", faulty::processes, List::isEmpty);
  }

  @ParameterizedTest
  @EnumSource
  void anEngineWithoutFaultPlays(Protocol protocol) throws Exception {
    var game = FaultyEngine.game(protocol);
    long move = FaultyEngine.ask(faulty.definition(protocol, "none"), FaultyEngine.PATIENCE);
    assertThat(game.notation().formatMove(game.start(), move))
        .isEqualTo(protocol == Protocol.QTP ? "e2" : "f5");
  }

  static Stream<Arguments> faults() {
    return Stream.of(Protocol.values())
        .flatMap(
            protocol ->
                Stream.of(
                    Arguments.of(protocol, "crash", FaultKind.CRASH),
                    Arguments.of(protocol, "orphan", FaultKind.CRASH),
                    Arguments.of(protocol, "closes", FaultKind.CRASH),
                    Arguments.of(protocol, "hang", FaultKind.HANG),
                    Arguments.of(protocol, "babble", FaultKind.HANG),
                    Arguments.of(protocol, "endless", FaultKind.HANG),
                    Arguments.of(protocol, "slow", FaultKind.HANG),
                    Arguments.of(protocol, "garbage", FaultKind.GARBAGE),
                    Arguments.of(protocol, "illegal", FaultKind.ILLEGAL_MOVE)));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void everyFaultGetsItsKind(Protocol protocol, String fault, FaultKind kind) {
    // Only Linux shows the former parent of an orphaned process.
    assumeTrue(!fault.equals("orphan") || Files.isDirectory(Path.of("/proc")));
    var definition = faulty.definition(protocol, fault);
    var patience = kind == FaultKind.HANG ? Duration.ofMillis(300) : FaultyEngine.PATIENCE;
    var thrown =
        catchThrowableOfType(EngineFault.class, () -> FaultyEngine.ask(definition, patience));
    assertThat(thrown.kind()).as(thrown.getMessage()).isEqualTo(kind);
    assertThat(thrown).hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @EnumSource
  void aSlowEngineIsNotFaulty(Protocol protocol) throws Exception {
    assertThat(FaultyEngine.ask(faulty.definition(protocol, "slow"), FaultyEngine.PATIENCE))
        .isNotZero();
  }

  @ParameterizedTest
  @EnumSource
  void anEngineMustAnswerInTimeAfterItsStart(Protocol protocol) {
    var mute = faulty.definition(protocol, "mute").withStartUp(Duration.ofMillis(200));
    assertThatThrownBy(() -> FaultyEngine.ask(mute, Duration.ofSeconds(1)))
        .isInstanceOfSatisfying(
            EngineFault.class, fault -> assertThat(fault.kind()).isEqualTo(FaultKind.START));
  }

  @ParameterizedTest
  @EnumSource
  void theMessageSaysWhyAnEngineDidNotStart(Protocol protocol) {
    assertThatThrownBy(
            () -> FaultyEngine.ask(faulty.definition(protocol, "absent"), Duration.ofSeconds(1)))
        .hasMessageContaining("it ended with status 1")
        .hasMessageContaining("cannot find my book")
        .isInstanceOfSatisfying(
            EngineFault.class, fault -> assertThat(fault.kind()).isEqualTo(FaultKind.START));
  }

  @Test
  void aMissingProgramIsAFaultOfTheEngine() {
    var nothing = EngineDefinition.of(Protocol.GTP, List.of("/no/such/engine"));
    assertThatThrownBy(() -> FaultyEngine.ask(nothing, Duration.ofSeconds(1)))
        .isInstanceOfSatisfying(
            EngineFault.class, fault -> assertThat(fault.kind()).isEqualTo(FaultKind.START))
        .hasMessageContaining("/no/such/engine");
  }

  @ParameterizedTest
  @EnumSource
  void anEngineThatDoesNotEndIsKilled(Protocol protocol) throws Exception {
    var game = FaultyEngine.game(protocol);
    try (var contestant = Contestants.process(faulty.definition(protocol, "stays"), game).open()) {
      contestant.newGame(GameRecord.of(game));
    }
  }

  @Test
  void anInterruptedRefereeLeavesNoProcessRunning() throws Exception {
    var referee =
        Thread.ofPlatform()
            .start(
                () -> {
                  try {
                    FaultyEngine.ask(
                        faulty.definition(Protocol.GTP, "hang"), Duration.ofMinutes(10));
                  } catch (EngineFault fault) {
                    throw new AssertionError(fault);
                  } catch (InterruptedException expected) {
                    Thread.currentThread().interrupt();
                  }
                });
    Polling.until(
        "the engine hangs",
        faulty::processes,
        lines -> lines.stream().anyMatch(line -> line.contains("sleep")));
    referee.interrupt();
    referee.join();
  }

  @Test
  void theLogHasAllLines(@TempDir Path folder) {
    var log = folder.resolve("engine.log");
    assertThatThrownBy(
        () ->
            FaultyEngine.ask(
                faulty.definition(Protocol.UGI, "crash").withLog(log), FaultyEngine.PATIENCE));
    assertThat(log)
        .content()
        .containsPattern(" > ugi\n")
        .containsPattern(" < ugiok\n")
        .containsPattern(" > go movetime 100\n")
        .containsPattern(" ! out of memory\n");
  }

  @Test
  void enginesEndWithOurProgram() throws Exception {
    var program =
        new ProcessBuilder(Programs.java(ExitingReferee.class.getName(), faulty.token()))
            .redirectErrorStream(true)
            .start();
    assertThat(program.waitFor()).isZero();
    assertThat(new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("exiting\n");
  }
}
