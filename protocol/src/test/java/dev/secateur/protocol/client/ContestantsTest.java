package dev.secateur.protocol.client;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.Dialect;
import dev.secateur.protocol.client.Contestant.Turn;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(180)
class ContestantsTest {

  private static final String FILE =
      """
      {"engines": [
        {"name": "rhino", "protocol": "gtp", "command": "rhino -l 3", "folder": "games",
         "environment": {"LEVEL": "3"}, "lines": ["komi 0"], "startUpSeconds": 3,
         "log": "rhino.log", "depth": 4, "nodes": 1000, "moveTimeMs": 50},
        {"name": "ip", "protocol": "qtp", "command": ["./ip quoridor", "--fast"]},
        {"name": "mirrored", "protocol": "ugi", "command": "x", "seats": "top",
         "walls": "below-right", "options": {"Hash": "64", "Threads": 2}},
        {"name": "plain", "player": "secateur:without=lmr+killers,hash=1"}
      ]}
      """;

  private static final Game REVERSI = Games.installed().find("reversi");

  private static Contestants contestants(EngineDefinitions definitions) {
    return new Contestants(Evaluators.installed(), definitions, Programs.launcher());
  }

  private static EngineDefinitions definitions() {
    return EngineDefinitions.parse(FILE, Path.of("/home/me"), "engines.json");
  }

  @Test
  void anEngineCanPlayWithoutATimeLimit() {
    var json =
        """
        {"engines": [{"name": "deep", "protocol": "gtp", "command": "deep", "time": "none"},
                     {"name": "quick", "protocol": "gtp", "command": "quick"}]}
        """;
    var both = contestants(EngineDefinitions.parse(json, Path.of("/home/me"), "engines.json"));
    assertThat(both.parse("deep", REVERSI).isUntimed()).isTrue();
    assertThat(both.parse("other=deep", REVERSI).isUntimed()).isTrue();
    assertThat(both.parse("quick", REVERSI).isUntimed()).isFalse();
    var bad = json.replace("none", "50ms");
    assertThatThrownBy(() -> EngineDefinitions.parse(bad, Path.of("/home/me"), "engines.json"))
        .hasMessage(
            "engines[0].time is \"50ms\": expected none, or moveTimeMs for a time of its own");
  }

  @Test
  void aFileDefinesEngines() {
    var rhino = definitions().engine("rhino").orElseThrow();
    assertThat(rhino)
        .isEqualTo(
            new EngineDefinition(
                "rhino",
                Protocol.GTP,
                List.of("rhino", "-l", "3"),
                Optional.of(Path.of("/home/me/games")),
                Map.of("LEVEL", "3"),
                Map.of(),
                List.of("komi 0"),
                Duration.ofSeconds(3),
                Optional.of(Path.of("/home/me/rhino.log")),
                Dialect.OWN,
                Limits.depth(4).withNodes(1000).withMoveTime(50),
                false));
    assertThat(definitions().engine("ip").orElseThrow().dialect()).isEqualTo(Dialect.QTP);
    assertThat(definitions().engine("ip").orElseThrow().command())
        .containsExactly("./ip quoridor", "--fast");
    var mirrored = definitions().engine("mirrored").orElseThrow();
    assertThat(mirrored.dialect())
        .isEqualTo(new Dialect(Dialect.Seats.TOP, Dialect.Anchor.BELOW_RIGHT));
    assertThat(mirrored.options())
        .containsExactly(Map.entry("Hash", "64"), Map.entry("Threads", "2"));
    assertThat(definitions().names()).containsExactly("rhino", "ip", "mirrored", "plain");
  }

  @Test
  void theFileIsFoundInTheUsersConfiguration(@TempDir Path home) throws Exception {
    var folder = Files.createDirectories(home.resolve("secateur"));
    Files.writeString(folder.resolve("engines.json"), FILE);
    var environment = Map.of("XDG_CONFIG_HOME", home.toString());
    assertThat(EngineDefinitions.find(Optional.empty(), environment).names()).contains("rhino");
    var other = Files.writeString(home.resolve("mine.json"), "{\"engines\": []}");
    assertThat(EngineDefinitions.find(Optional.of(other), environment).names()).isEmpty();
    assertThat(EngineDefinitions.find(Optional.empty(), Map.of("XDG_CONFIG_HOME", "/nowhere")))
        .isSameAs(EngineDefinitions.NONE);
    Files.writeString(other, "{\"engines\": [{}]}");
    assertThatThrownBy(() -> EngineDefinitions.read(other))
        .hasMessage(other + ": engines[0].name is not a text: expected \"name\": \"...\"");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [                                     | this is not JSON (line 1)
          {}                                    | there is no list of engines
          {"engines": [3]}                      | engines[0] is not an object
          {"engines": [{"nmae": 1}]}            | engines[0] has the unknown field "nmae"
          {"engines": [{"name": "a:b"}]}        | engines[0]: "a:b" is not a name
          {"engines": [{"name": "a", "protocol": "x"}]} | "x" is not a protocol
          {"engines": [{"name": "a", "protocol": "gtp", "command": 7}]} | engines[0].command is not a text
          {"engines": [{"name": "a", "protocol": "gtp", "command": [7]}]} | engines[0].command is not a list of texts
          {"engines": [{"name": "a", "protocol": "gtp", "command": "a", "depth": 0}]} | engines[0].depth is 0
          {"engines": [{"name": "a", "protocol": "gtp", "command": "a", "walls": "up"}]} | "up" is not a value of walls
          {"engines": [{"name": "a", "player": "level:1"}, {"name": "a", "player": "level:2"}]} | engines[1]: there are two engines named a
          """)
  void saysWhatIsWrongWithAFile(String text, String wrong) {
    assertThatThrownBy(() -> EngineDefinitions.parse(text, Path.of("/"), "f"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(wrong)
        .hasMessageContaining(": expected ")
        .hasMessageNotContaining("\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          level:7                       | level:7
          level:expert                  | level:expert
          secateur                      | secateur
          secateur:hash=1,without=lmr   | secateur:hash=1,without=lmr
          gtp:/usr/games/gtp-rhino -l 1 | gtp-rhino
          uci:'my engine' --fast        | my engine
          mine=gtp:./run                | mine
          old=secateur:hash=1           | old
          rhino                         | rhino
          plain                         | plain
          """)
  void findsTheContestantOfAShortText(String text, String name) {
    assertThat(contestants(definitions()).parse(text, REVERSI).name()).isEqualTo(name);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          edax                    | "edax" is not an engine
          level:99                | "99" is not a level
          secateur:evaluator=no   | "no" is not an evaluator of reversi
          secateur:without=no     | "no" is not a technique
          secateur:fast           | "fast" sets nothing
          secateur:hash=1,hash=2  | hash is set twice
          secateur:depth=0        | "0" is not a value of depth
          secateur:process=uci    | our engine does not speak uci
          secateur:process=qtp    | qtp is not a protocol for reversi
          qtp:engine              | qtp is not a protocol for reversi
          gtp:                    | there is no command
          gtp:"engine             | ""engine" is not a command
          """)
  void saysWhatIsWrongWithAShortText(String text, String wrong) {
    assertThatThrownBy(() -> contestants(EngineDefinitions.NONE).parse(text, REVERSI))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(wrong)
        .hasMessageContaining(": expected ");
  }

  @Test
  void ourPlayersKeepTheirLimitsAndReportTheirJudgement() throws Exception {
    var record = GameRecord.of(REVERSI).withMoves("f5d6");
    var turn = new Turn(record, Limits.moveTime(60_000), Limits.NONE, FaultyEngine.PATIENCE);
    for (String text : List.of("secateur:depth=2,hash=1", "secateur:depth=2,hash=1,process=ugi")) {
      try (var player = contestants(EngineDefinitions.NONE).parse(text, REVERSI).open()) {
        player.newGame(record);
        var judgement = player.choose(turn).judgement().orElseThrow();
        assertThat(judgement.depth()).hasValue(2);
        assertThat(judgement.nodes().getAsLong()).isPositive();
      }
    }
    try (var level = contestants(EngineDefinitions.NONE).parse("level:1", REVERSI).open()) {
      assertThat(level.choose(turn).judgement()).isPresent();
    }
  }

  @Test
  void ourSearchIsStoppedWhenTheRefereesPatienceEnds() throws Exception {
    var turn =
        new Turn(GameRecord.of(REVERSI), Limits.depth(50), Limits.NONE, Duration.ofMillis(100));
    try (var player =
        contestants(EngineDefinitions.NONE).parse("secateur:hash=1", REVERSI).open()) {
      assertThatThrownBy(() -> player.choose(turn))
          .isInstanceOfSatisfying(
              EngineFault.class,
              fault -> assertThat(fault.kind()).isEqualTo(EngineFault.FaultKind.HANG));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          info depth 9 score cp 35 nodes 812 pv f5 d6               | 0.35 |    | 9 | 812
          info depth 9 multipv 2 score cp 35                        |      |    |   |
          info score win 7 depth 4                                  | 9999.93 | 7 | 4 |
          info score cp 890012                                      | 8900.12 |    |  |
          info score cp -99999999                                   | -8950.0 |    |  |
          info score cp 1800 exact nodes 5                          | 18.0 |    |   | 5
          info score win -6                                         | -9999.94 | -6 | |
          info score mate 3                                         | 9999.95 | 5 |  |
          info score mate -2                                        | -9999.96 | -4 | |
          info string score cp 99                                   |      |    |   |
          info depth x score cp many nodes                          |      |    |   |
          info score                                                |      |    |   |
          """)
  void readsTheJudgementOfAnInfoLine(
      String line, Double score, Integer winIn, Integer depth, Long nodes) {
    var info = new UgiInfoReader();
    info.read(line);
    assertThat(info.judgement().map(one -> one.score())).isEqualTo(Optional.ofNullable(score));
    info.judgement()
        .ifPresent(
            one -> {
              assertThat(one.winIn().stream().boxed().findFirst())
                  .isEqualTo(Optional.ofNullable(winIn));
              assertThat(one.depth().stream().boxed().findFirst())
                  .isEqualTo(Optional.ofNullable(depth));
              assertThat(one.nodes().stream().boxed().findFirst())
                  .isEqualTo(Optional.ofNullable(nodes));
            });
  }
}
