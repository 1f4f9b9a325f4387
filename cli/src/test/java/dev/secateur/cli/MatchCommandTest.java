package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.records.RecordJson;
import dev.secateur.testkit.CtrlC;
import dev.secateur.testkit.Polling;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class MatchCommandTest {

  @TempDir private Path folder;

  private CommandRun match(String... more) {
    var arguments = new ArrayList<String>();
    arguments.add("match");
    arguments.addAll(List.of("--out", folder.resolve("match.jsonl").toString()));
    arguments.addAll(Arrays.asList(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  private static final String[] LEVELS = {
    "--game", "reversi", "--engine", "level:2", "--engine", "level:1", "--games", "6"
  };

  private CommandRun levels(String... more) {
    var arguments = new ArrayList<>(List.of(LEVELS));
    arguments.addAll(Arrays.asList(more));
    return match(arguments.toArray(String[]::new));
  }

  @Test
  void aMatchIsPlayedAndReported() throws IOException {
    var run = levels("--report", folder.resolve("match.html").toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .startsWith("reversi, 6 of 6 games\n")
        .contains("level:2 against level:1")
        .contains("games: ");
    assertThat(Files.readString(folder.resolve("match.html"))).contains("level:2 against level:1");
    // All games are played, so the result is the same, now as JSON.
    var again = match("--resume", "--json");
    var json = new JsonMapper().readTree(again.out());
    assertThat(json.path("finished").intValue()).isEqualTo(6);
    assertThat(json.path("encounters").path(0).path("pairs").valueStream().mapToInt(n -> n.asInt()))
        .hasSize(5);
    assertThat(levels("--resume", "--json").out()).isEqualTo(again.out());
  }

  @Test
  void theProgressFitsOnALineOfTheTerminal() {
    assertThat(progress(200)).anyMatch(line -> line.contains("  Elo "));
    assertThat(progress(30))
        .anyMatch(line -> line.startsWith("6 of 6 games  +"))
        .allMatch(line -> line.length() < 30);
  }

  /// All texts of the progress line on a terminal of this width.
  private String[] progress(int columns) {
    var arguments = new ArrayList<>(List.of("match"));
    arguments.addAll(List.of(LEVELS));
    arguments.addAll(List.of("--out", folder.resolve(columns + ".jsonl").toString()));
    var terminal = new Terminal(false, false, true, columns);
    return CommandRun.of(terminal, arguments.toArray(String[]::new)).err().split("\r", -1);
  }

  @Test
  void theGamesOfAMatchCanStartFromXotOpenings() throws IOException {
    var setup =
        new String[] {
          "--game",
          "reversi",
          "--engine",
          "secateur:hash=1",
          "--engine",
          "level:2",
          "--depth",
          "1",
          "--games",
          "4",
          "--openings",
          "xot",
          "--seed",
          "3"
        };
    var run = match(setup);
    assertThat(run.status()).isZero();
    var file = folder.resolve("match.jsonl");
    assertThat(Files.readAllLines(file).getFirst())
        .contains("\"source\":\"xot\"", "\"f5 d6 c4 d3 c2 b3 b4 b5\"");
    assertThat(movesOf(file)).hasSize(4);
    assertThat(movesOf(file).getFirst()).startsWith("1: f5 d6 c4 d3 c2 b3 b4 b5 ");
    Files.delete(file);
    match(Stream.concat(Stream.of(setup), Stream.of("--order", "random")).toArray(String[]::new));
    assertThat(Files.readAllLines(file).getFirst())
        .contains("\"source\":\"xot\"")
        .doesNotContain("\"f5 d6 c4 d3 c2 b3 b4 b5\"");
  }

  @Test
  void theGamesOfAMatchCanBeConverted() throws IOException {
    levels();
    var games = folder.resolve("games.txt");
    var run =
        CommandRun.of(
            "convert",
            "reversi",
            "--to",
            "transcript",
            "--out",
            games.toString(),
            folder.resolve("match.jsonl").toString());
    assertThat(run.err()).startsWith("note: transcript has no place for ").hasLineCount(1);
    assertThat(run.status()).isZero();
    assertThat(Files.readAllLines(games)).hasSize(6);
  }

  @Test
  void gamesWithANodeLimitAreRepeatable() throws IOException {
    var engines =
        new String[] {
          "--game", "checkers", "--engine", "secateur:hash=1", "--engine", "level:4",
          "--nodes", "200", "--games", "4", "--concurrency", "2"
        };
    match(engines);
    var first = movesOf(folder.resolve("match.jsonl"));
    Files.delete(folder.resolve("match.jsonl"));
    match(engines);
    assertThat(movesOf(folder.resolve("match.jsonl"))).isEqualTo(first).hasSize(4);
  }

  private static List<String> movesOf(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .skip(1)
        .map(line -> RecordJson.parse(line, Games.installed()))
        .map(record -> record.headers().get("Game") + ": " + String.join(" ", record.moveTexts()))
        .sorted()
        .toList();
  }

  @Test
  void anExistingFileOrOtherMatchOptionsAreRefused() {
    levels();
    assertThat(levels().err()).startsWith("error: ").contains("exists already");
    var other = levels("--resume", "--seed", "2");
    assertThat(other.status()).isEqualTo(2);
    assertThat(other.err()).contains("has different openings").doesNotContain("\n\n");
    assertThat(other.err().lines()).hasSize(1);
  }

  @Test
  void anEngineThatDoesNotStartIsAnErrorInTheCommand() {
    var run = match("--game", "reversi", "--engine", "gtp:/no/such/engine", "--engine", "level:1");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains("did not start");
    assertThat(folder).as("no file is left that a second try would refuse").isEmptyDirectory();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void anEngineWithoutTheLimitIsRefusedBeforeTheFirstGame() throws IOException {
    var engine = folder.resolve("engine.sh");
    Files.writeString(engine, "while read line; do printf '= yes\\n\\n'; done\n");
    var run =
        match(
            "--game",
            "reversi",
            "--engine",
            "level:1",
            "--engine",
            "gtp:sh " + engine + "@nodes=50");
    assertThat(run.err()).contains("its protocol has no depth or node limit");
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void theReportsCommandPlaysTheMatchAgain() throws IOException {
    var page = folder.resolve("match.html");
    levels("--nodes", "100", "--report", page.toString());
    var command = Files.readString(page).replaceFirst("(?s).*>secateur (match [^<]*)<.*", "$1");
    assertThat(command).startsWith("match --game reversi");
    var again = folder.resolve("again.jsonl");
    var words = new ArrayList<>(List.of(command.split(" ", -1)));
    words.addAll(List.of("--out", again.toString()));
    assertThat(CommandRun.of(words.toArray(String[]::new)).err()).isEmpty();
    assertThat(movesOf(again)).isEqualTo(movesOf(folder.resolve("match.jsonl")));
  }

  @Test
  void aLevelHasLimitsOfItsOwnUnderAnyName() throws IOException {
    var engines = folder.resolve("engines.json");
    Files.writeString(engines, "{\"engines\":[{\"name\":\"soft\",\"player\":\"level:1\"}]}");
    match(
        "--engines",
        engines.toString(),
        "--game",
        "reversi",
        "--games",
        "2",
        "--engine",
        "soft",
        "--engine",
        "x=level:2",
        "--engine",
        "secateur:hash=1,nodes=20");
    var setup =
        new JsonMapper().readTree(Files.readAllLines(folder.resolve("match.jsonl")).getFirst());
    assertThat(setup.at("/match/engines").valueStream().map(engine -> engine.path("limits") + ""))
        .containsExactly("{}", "{}", "{\"timeMs\":1000}");
  }

  @Test
  void eachEngineCanHaveItsOwnLimits() throws IOException {
    match(
        "--game",
        "reversi",
        "--engine",
        "secateur:hash=1@nodes=100@depth=1",
        "--engine",
        "secateur:hash=1@depth=2",
        "--games",
        "2");
    var setup =
        new JsonMapper().readTree(Files.readAllLines(folder.resolve("match.jsonl")).getFirst());
    assertThat(setup.at("/match/engines/0/limits").toString())
        .isEqualTo("{\"depth\":1,\"nodes\":100}");
    assertThat(setup.at("/match/engines/1/limits").toString()).isEqualTo("{\"depth\":2}");
  }

  @Test
  void aMatchByProcessorTimeShowsWhatBothSidesUsed() throws IOException {
    var page = folder.resolve("match.html");
    var run =
        match(
            "--game",
            "quoridor:size=5,walls=2",
            "--engine",
            "secateur:hash=1",
            "--engine",
            "level:10@cpu-time=3ms",
            "--games",
            "2",
            "--cpu-time",
            "2ms",
            "--report",
            page.toString());
    assertThat(run.out()).contains("cpu ms/move");
    assertThat(Files.readString(page))
        .contains("processor ms a move")
        .contains("secateur match --game quoridor:size=5,walls=2")
        .contains("--engine secateur:hash=1@cpu-time=2ms --engine level:10@cpu-time=3ms");
    var setup =
        new JsonMapper().readTree(Files.readAllLines(folder.resolve("match.jsonl")).getFirst());
    assertThat(setup.at("/match/engines").valueStream().map(engine -> engine.path("limits") + ""))
        .containsExactly("{\"cpuTimeMs\":2}", "{\"cpuTimeMs\":3}");
    var result = new JsonMapper().readTree(match("--resume", "--json").out());
    assertThat(result.path("engines").valueStream().map(one -> one.path("cpuMsPerMove")))
        .hasSize(2)
        .allMatch(millis -> millis.asDouble() > 0);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void anEngineWithoutATimeLimitIsNotToldOneAndForfeitsClaimNoElo() throws IOException {
    var engine = Files.writeString(folder.resolve("engine.sh"), FORFEITING_ENGINE);
    var engines = folder.resolve("engines.json");
    Files.writeString(
        engines,
        """
        {"engines":[{"name":"slow","protocol":"gtp","command":["sh","%s","%s"],"time":"none"}]}
        """
            .formatted(engine, folder.resolve("commands")));
    var run =
        match(
            "--engines",
            engines.toString(),
            "--game",
            "reversi",
            "--games",
            "2",
            "--engine",
            "level:1",
            "--engine",
            "slow",
            "--time",
            "100ms");
    var setup =
        new JsonMapper().readTree(Files.readAllLines(folder.resolve("match.jsonl")).getFirst());
    assertThat(setup.at("/match/engines").valueStream().map(each -> each.path("limits") + ""))
        .containsExactly("{\"timeMs\":100}", "{}");
    assertThat(Files.readString(folder.resolve("commands")))
        .contains("genmove")
        .doesNotContain("time_");
    assertThat(run.out())
        .containsPattern("level:1 against slow +- ")
        .contains("level:1 against slow: every game was lost by a fault")
        .contains("illegal-move 2");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void forfeitsDecideNoSequentialTest() throws IOException {
    var engine = Files.writeString(folder.resolve("engine.sh"), FORFEITING_ENGINE);
    var run =
        match(
            "--game",
            "reversi",
            "--games",
            "16",
            "--engine",
            "level:1",
            "--engine",
            "gtp:sh %s %s".formatted(engine, folder.resolve("commands")),
            "--sprt",
            "0,100",
            "--alpha",
            "0.4",
            "--beta",
            "0.4");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("reversi, 16 of 16 games\n")
        .contains("illegal-move 16")
        .contains("sequential test of +0.0 against +100.0 Elo: not decided after 0 pairs");
  }

  /// Writes down its commands and loses each game by an illegal move.
  private static final String FORFEITING_ENGINE =
      """
      while read -r command rest; do
        echo "$command" >>"$1"
        case $command in
          genmove) printf '= a1\\n\\n' ;;
          list_commands) printf '= genmove\\ntime_settings\\ntime_left\\n\\n' ;;
          quit) exit 0 ;;
          *) printf '=\\n\\n' ;;
        esac
      done
      """;

  /// An engine that loses each game by an illegal move. From the 25th game on it waits until
  /// the test writes to a pipe, or replaces the pipe by a file. Two of them play at the same time:
  /// `mkdir` gives each game its own number.
  private static final String WAITING_ENGINE =
      """
      while read -r command rest; do
        case $command in
          genmove)
            number=0
            while ! mkdir "$1/asked$number" 2>/dev/null; do number=$((number + 1)); done
            [ $number -lt 24 ] || cat "$1/gate"
            printf '= a1\\n\\n'
            ;;
          list_commands) printf '= name\\ngenmove\\n\\n' ;;
          quit) exit 0 ;;
          *) printf '=\\n\\n' ;;
        esac
      done
      """;

  /// @param engines not deleted: an engine that is just being ended may still write there
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void afterCtrlCAllGamesAreStoredAndTheMatchCanBeResumed(
      @TempDir(cleanup = CleanupMode.NEVER) Path engines) throws Exception {
    var file = folder.resolve("match.jsonl");
    var gate = engines.resolve("gate");
    var engine = Files.writeString(engines.resolve("engine.sh"), WAITING_ENGINE);
    assertThat(new ProcessBuilder("mkfifo", gate.toString()).start().waitFor()).isZero();
    var words = new ArrayList<>(ThisProgram.command());
    words.addAll(
        List.of(
            "match",
            "--game",
            "reversi",
            "--engine",
            "level:2",
            "--engine",
            "gtp:sh %s %s".formatted(engine, engines),
            "--games",
            "60",
            "--concurrency",
            "2",
            "--margin",
            "300s",
            "--out",
            file.toString()));
    var process =
        new ProcessBuilder(words)
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    Polling.until(
        "24 games are kept, and the engine waits in the next",
        () -> !process.isAlive() || (Files.exists(file) && Files.readAllLines(file).size() == 25));
    CtrlC.send(process);
    assertThat(process.waitFor()).isEqualTo(130);
    assertThat(Files.readAllLines(file)).hasSize(25);
    var out = Files.readString(folder.resolve("out"), StandardCharsets.UTF_8);
    assertThat(out).startsWith("reversi, 24 of 60 games\n");
    assertThat(Files.readString(folder.resolve("err")))
        .contains("continue with secateur match --resume");
    Files.delete(gate);
    Files.createFile(gate);
    var rest = match("--resume", "--concurrency", "2");
    assertThat(rest.out()).startsWith("reversi, 60 of 60 games\n");
    assertThat(movesOf(file)).hasSize(60).doesNotHaveDuplicates();
  }
}
