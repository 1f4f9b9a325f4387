package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.learn.ModelFile;
import dev.secateur.testkit.CtrlC;
import dev.secateur.testkit.Polling;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Training from the first game to a model that plays.
class TrainCommandTest {

  /// Games are written in blocks of so many.
  private static final int BLOCK_OF_GAMES = 64;

  /// In bytes.
  private static final int LONGER_THAN_HEADER = 1_000;

  @TempDir private Path folder;

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private static CommandRun train(String... arguments) {
    var words = new ArrayList<>(List.of("train"));
    words.addAll(List.of(arguments));
    return CommandRun.of(words.toArray(String[]::new));
  }

  private CommandRun positions(String file, int games, int threads) {
    return train(
        "reversi",
        "positions",
        "--out",
        path(file),
        "--games",
        "" + games,
        "--nodes",
        "60",
        "--threads",
        "" + threads);
  }

  private CommandRun fit(String... more) {
    var words = new ArrayList<>(List.of("reversi", "fit", "--features", "mobility"));
    words.addAll(List.of(more));
    return train(words.toArray(String[]::new));
  }

  /// Measures the errors of `x.model`.
  private CommandRun errors(String... more) {
    var words = new ArrayList<>(List.of("reversi", "errors", "--model", path("x.model")));
    words.addAll(List.of(more));
    return train(words.toArray(String[]::new));
  }

  private static void assertRefused(CommandRun run, String message) {
    assertThat(run.err()).isEqualTo("error: " + message + "\n");
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void positionsAreTheSameForAnyNumberOfThreads() throws IOException {
    var run = positions("one", 4, 1);
    assertThat(run.status()).isZero();
    assertThat(run.out()).matches("4 games, [0-9]+ searched positions: .*one\n");
    positions("two", 4, 2);
    assertThat(Files.readAllBytes(folder.resolve("two")))
        .isEqualTo(Files.readAllBytes(folder.resolve("one")));
  }

  @Test
  void theSameCommandContinues() throws IOException {
    positions("whole", 4, 1);
    positions("parts", 2, 1);
    assertThat(positions("parts", 4, 1).out()).startsWith("4 games, ");
    assertThat(Files.readAllBytes(folder.resolve("parts")))
        .isEqualTo(Files.readAllBytes(folder.resolve("whole")));
  }

  @Test
  void otherOptionsNeedAnotherFile() {
    positions("x", 2, 1);
    var run = train("reversi", "positions", "--out", path("x"), "--nodes", "50");
    // The standard evaluator is a model, which is known by its digest.
    assertRefused(
        new CommandRun(
            run.out(), run.err().replaceFirst("model [0-9a-f]{12}", "model DIGEST"), run.status()),
        path("x")
            + " was made in another way (reversi: 60 nodes, evaluator model DIGEST, self-play,"
            + " seed 1, 6 random plies, at most 400 plies):"
            + " expected a new file, or the same options");
  }

  @Test
  void positionsComeFromRecords() throws IOException {
    Files.writeString(folder.resolve("games.txt"), "f5d6c3d3c4f4\nf5f6e6f4\n");
    var run =
        train(
            "reversi",
            "positions",
            "--records",
            path("games.txt"),
            "--nodes",
            "60",
            "--out",
            path("x"));
    assertThat(run.out()).startsWith("2 games, 0 searched positions");
    assertThat(run.status()).isZero();
  }

  @Test
  void aModelIsFittedAndPlays() throws IOException {
    positions("x.data", 6, 1);
    var run =
        fit(
            "--data",
            path("x.data"),
            "--out",
            path("x.model"),
            "--report",
            path("x.html"),
            "--epochs",
            "3");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .matches(
            """
            6 games, \\d+ positions
            pass  training  validation
               1    0.\\d{4}      0.\\d{4}
            (?s:.*)validation error 0.\\d{4}, in whole numbers 0.\\d{4}, without training 0.\\d{4}
            linear, 1 KB, digest [0-9a-f]{12}: .*x.model
            """);
    var page = Files.readString(folder.resolve("x.html"));
    assertThat(page)
        .contains("<h2>Errors</h2>", "<h2>Predictions and what happened</h2>", "<svg", "mobility")
        .doesNotContain("NaN");

    var analysis =
        CommandRun.of("analyse", "reversi", "--depth", "2", "--evaluator", path("x.model"));
    assertThat(analysis.err()).isEmpty();
    assertThat(analysis.out()).contains("depth 2");

    var ablation =
        CommandRun.of(
            "ablate",
            "reversi",
            "--depth",
            "1",
            "--only",
            "killers",
            "--json",
            "--evaluator",
            path("x.model"));
    assertThat(ablation.err()).isEmpty();
    assertThat(ablation.out().lines()).hasSize(2);

    var openings =
        CommandRun.of(
            "openings",
            "reversi",
            "generate",
            "--count",
            "1",
            "--plies",
            "3",
            "--depth",
            "1",
            "--margin",
            "99",
            "--evaluator",
            path("x.model"));
    assertThat(openings.out()).startsWith("# Openings for reversi").contains("x.model\n");
    assertThat(openings.out().lines()).hasSize(2);

    var match =
        CommandRun.of(
            "match",
            "--game",
            "reversi",
            "--engine",
            "secateur:nodes=50,evaluator=" + path("x.model"),
            "--engine",
            "secateur:nodes=50",
            "--games",
            "2",
            "--out",
            path("match.jsonl"));
    assertThat(match.status()).as(match.err()).isZero();
  }

  @Test
  void afterCtrlCTheBestModelSoFarIsStored() throws Exception {
    positions("x.data", 6, 1);
    var words = new ArrayList<>(ThisProgram.command());
    words.addAll(List.of("train", "reversi", "fit", "--features", "mobility"));
    words.addAll(List.of("--data", path("x.data"), "--out", path("x.model")));
    // Such small steps make each of many passes a little better, so the fit does not end by itself.
    words.addAll(List.of("--epochs", "10000", "--learning-rate", "0.0000001"));
    var out = folder.resolve("out");
    var process =
        new ProcessBuilder(words)
            .redirectOutput(out.toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    Polling.until(
        "two passes are finished",
        () ->
            !process.isAlive() || (Files.exists(out) && Files.readString(out).contains("\n   2 ")));
    CtrlC.send(process);
    assertThat(process.waitFor()).isIn(0, 130);
    assertThat(Files.readString(out)).contains("validation error").contains("x.model");
    assertThat(Files.readString(out)).doesNotContain("\n10000 ");
    var analysis =
        CommandRun.of("analyse", "reversi", "--depth", "2", "--evaluator", path("x.model"));
    assertThat(analysis.out()).contains("depth 2");
  }

  @Test
  void afterCtrlCThePositionsOfAllFinishedGamesAreStoredAndTheSameCommandContinues()
      throws Exception {
    var words = new ArrayList<>(ThisProgram.command());
    words.addAll(List.of("train", "reversi", "positions", "--out", path("x.data")));
    words.addAll(List.of("--games", "1000000", "--nodes", "60", "--threads", "2"));
    var data = folder.resolve("x.data");
    var process =
        new ProcessBuilder(words)
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    Polling.until(
        "the first games are in the file",
        () -> !process.isAlive() || (Files.exists(data) && Files.size(data) > LONGER_THAN_HEADER));
    CtrlC.send(process);
    assertThat(process.waitFor()).isIn(0, 130);
    assertThat(Files.readString(folder.resolve("err")))
        .isEqualTo("interrupted: the same command continues\n");
    var said = Files.readString(folder.resolve("out"));
    assertThat(said).matches("[0-9,]+ games, [0-9,]+ searched positions: .*x.data\n");
    int games = Integer.parseInt(said.replaceFirst("(?s) games.*", "").replace(",", ""));
    assertThat(games).isGreaterThanOrEqualTo(BLOCK_OF_GAMES);
    assertThat(positions("x.data", 1, 1).out()).isEqualTo(said);
    assertThat(positions("x.data", games + 2, 1).out())
        .startsWith("%,d games, ".formatted(games + 2));
    positions("whole.data", games + 2, 1);
    assertThat(Files.readAllBytes(data))
        .isEqualTo(Files.readAllBytes(folder.resolve("whole.data")));
  }

  @Test
  void everyCommandThatMeasuresRefusesAnUnknownEvaluator() {
    for (var command :
        List.of(
            "bench reversi",
            "ablate reversi",
            "ablate reversi --games 2",
            "openings reversi check")) {
      var words = new ArrayList<>(List.of(command.split(" ", -1)));
      words.addAll(List.of("--evaluator", "nothing"));
      var run = CommandRun.of(words.toArray(String[]::new));
      assertThat(run.err())
          .as(command)
          .startsWith("error: \"nothing\" is not an evaluator of reversi: expected ");
      assertThat(run.status()).isEqualTo(2);
    }
  }

  @Test
  void theErrorsOfShallowSearchesAreStoredInTheModel() throws IOException {
    positions("x.data", 6, 1);
    fit("--data", path("x.data"), "--out", path("x.model"), "--epochs", "2");
    String[] limits = {"--data", path("x.data"), "--positions", "120", "--depth", "3"};
    var run = errors(limits);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .matches("(?s)PHASE  DEPTH  SHALLOW  ERROR\n +0 +2 +0 +[0-9.]+\n +0 +3 +1 .*");
    var info = ModelFile.read(folder.resolve("x.model")).info();
    assertThat(info.probCutErrors()).hasSize(4);
    assertThat(info.provenance()).contains("search errors: 120 positions to depth 3");
    assertThat(errors(limits).out()).isEqualTo(run.out());
    assertThat(ModelFile.read(folder.resolve("x.model")).info()).isEqualTo(info);
  }

  /// The positions are searched anyway, so it does not matter whether the data has scores.
  @Test
  void theErrorsAreMeasuredInGamesWithoutScoresToo() throws IOException {
    positions("x.data", 6, 1);
    fit("--data", path("x.data"), "--out", path("x.model"), "--epochs", "2");
    Files.writeString(folder.resolve("games.txt"), "e6f4e3f6g5d6e7f5c5\n".repeat(30));
    var data = path("games.data");
    train("reversi", "positions", "--records", path("games.txt"), "--nodes", "0", "--out", data);
    var run = errors("--data", data, "--depth", "2");
    assertThat(run.err()).isEmpty();
    assertThat(ModelFile.read(folder.resolve("x.model")).info().probCutErrors()).isNotEmpty();
  }

  @Test
  void tooFewPositionsLeaveTheModelAsItIs() throws IOException {
    positions("x.data", 6, 1);
    fit("--data", path("x.data"), "--out", path("x.model"), "--epochs", "2");
    var before = Files.readAllBytes(folder.resolve("x.model"));
    var run = errors("--data", path("x.data"), "--positions", "29", "--depth", "2");
    assertThat(run.err())
        .isEqualTo(
            "error: 29 positions are too few: expected at least 30 quiet positions of one phase of"
                + " the game\n");
    assertThat(Files.readAllBytes(folder.resolve("x.model"))).isEqualTo(before);
  }

  @Test
  void aFitIsRepeatable() throws IOException {
    positions("x.data", 6, 1);
    for (String shape : List.of("linear", "net:8x4")) {
      fit("--data", path("x.data"), "--out", path("a"), "--shape", shape, "--epochs", "2");
      fit(
          "--data",
          path("x.data"),
          "--out",
          path("b"),
          "--shape",
          shape,
          "--epochs",
          "2",
          "--threads",
          "2");
      assertThat(Files.readAllBytes(folder.resolve("b")))
          .isEqualTo(Files.readAllBytes(folder.resolve("a")));
    }
  }

  @Test
  void aFitBeginsWithAnotherModel() throws IOException {
    positions("x.data", 6, 1);
    fit("--data", path("x.data"), "--out", path("a"), "--epochs", "2");
    var run =
        fit("--data", path("x.data"), "--from", path("a"), "--out", path("b"), "--epochs", "1");
    assertThat(run.err()).isEmpty();
    var first = ModelFile.read(folder.resolve("a")).info();
    assertThat(ModelFile.read(folder.resolve("b")).info().provenance())
        .startsWith("begun with model " + first.shortDigest());

    assertRefused(
        fit("--data", path("x.data"), "--from", path("a"), "--out", path("a")),
        "--out and --from are both %s: expected two files".formatted(path("a")));
    assertRefused(
        fit("--data", path("x.data"), "--from", path("a"), "--out", path("c"), "--shape", "net:8"),
        "--from is for linear models: expected a linear model, and --shape linear");
    Files.writeString(folder.resolve("text"), "no model");
    var broken = fit("--data", path("x.data"), "--from", path("text"), "--out", path("c"));
    assertThat(broken.status()).isEqualTo(2);
    assertThat(broken.err().lines()).hasSize(1);
  }

  @Test
  void dataWithoutScoresNeedsAResultShareOfOne() throws IOException {
    Files.writeString(folder.resolve("games.txt"), "f5d6c3d3c4f4\nf5f6e6f4\n");
    var records = path("games.txt");
    var results = path("results.data");
    train("reversi", "positions", "--records", records, "--nodes", "0", "--out", results);
    assertRefused(
        fit("--data", results, "--out", path("m")),
        "none of the 2 games has a position with the score of a search: expected data with scores,"
            + " or --result-share 1 to learn from results alone");
  }

  @Test
  void badDataGetsOneLine() throws IOException {
    var data = folder.resolve("x.data");
    Files.writeString(data, "nothing");
    assertRefused(
        fit("--data", data.toString(), "--out", path("m")),
        data
            + " is not a file of training data:"
            + " expected a file made by \"secateur train GAME positions\"");
    positions("good", 2, 1);
    byte[] bytes = Files.readAllBytes(folder.resolve("good"));
    Files.write(data, Arrays.copyOf(bytes, bytes.length - 1));
    assertRefused(
        fit("--data", data.toString(), "--out", path("m")),
        data
            + " is cut off after 0 games: expected a whole file;"
            + " \"secateur train GAME positions\" with the same options repairs it");
    assertRefused(
        fit("--data", path("none"), "--out", path("m")), "there is no file " + path("none"));
    // One bit of the last game.
    bytes[bytes.length - 1] ^= 1;
    Files.write(data, bytes);
    assertRefused(
        fit("--data", data.toString(), "--out", path("m")),
        data + " is broken: expected training data as it was written");
    train("checkers", "positions", "--out", path("other"), "--games", "2", "--nodes", "20");
    assertRefused(
        fit("--data", path("other"), "--out", path("m")),
        path("other") + " is training data of checkers: expected training data of reversi");
    assertThat(folder.resolve("m")).doesNotExist();
  }

  /// Training data has whole numbers only, so what is not a number can come from options, and from
  /// a training that goes wrong.
  @Test
  void whatIsNotANumberGetsOneLine() {
    positions("x.data", 6, 1);
    for (var option : List.of("--result-share", "--learning-rate")) {
      assertRefused(
          fit("--data", path("x.data"), "--out", path("m"), option, "NaN"),
          "Invalid value for option '%s': \"NaN\" is not a number: expected one such as 0.05"
                  .formatted(option)
              + " (see secateur train fit --help)");
    }
    var rate = "999999999";
    assertRefused(
        fit(
            "--data",
            path("x.data"),
            "--out",
            path("m"),
            "--shape",
            "net:8",
            "--learning-rate",
            rate),
        "the training diverged: weights are too large:" + " expected a smaller --learning-rate");
    assertThat(folder.resolve("m")).doesNotExist();
  }

  @Test
  void badOptionsGetOneLine() {
    assertRefused(
        fit("--data", path("x"), "--out", path("m"), "--shape", "net:7"),
        "\"net:7\" is not the shape of a model: expected linear, net:N or net:NxM (N a multiple of"
            + " 8 up to 256, M a multiple of 4 up to 64), a net with +linear at the end if wanted");
    assertRefused(
        fit("--data", path("x"), "--out", path("m"), "--result-share", "2"),
        "--result-share is 2.0: expected 0 to 1");
    assertRefused(
        fit("--data", path("x"), "--out", path("x")),
        "--out and --data are both %s: expected two files".formatted(path("x")));
    assertThat(
            train("reversi", "fit", "--features", "no", "--data", path("x"), "--out", path("m"))
                .err())
        .startsWith("error: \"no\" are not features of reversi: expected ")
        .contains("mobility");
    assertRefused(
        train("reversi", "positions", "--out", path("x"), "--nodes", "0"),
        "--nodes is 0: expected 1 or more");
    assertThat(train("reversi").err())
        .startsWith(
            "error: train needs to know what to do: expected positions, fit, weights or errors");
  }

  @Test
  void weightsOfAHandMadeEvaluatorAreFitted() {
    var made = train("quoridor", "positions", "--out", path("q"), "--games", "4", "--nodes", "60");
    assertThat(made.status()).isZero();
    var run = train("quoridor", "weights", "--data", path("q"), "--evaluator", "race");
    assertThat(run.out())
        .matches(
            """
            WEIGHT +NOW +FITTED
            path +100 +-?[0-9]+
            tempo +50 +-?[0-9]+
            [0-9]+ positions, validation error .*
            """);
    assertRefused(
        train("quoridor", "weights", "--data", path("q"), "--evaluator", "learned"),
        "learned has no weights: expected a hand-made evaluator");
    assertRefused(
        train("quoridor", "weights", "--data", path("q"), "--result-share", "2"),
        "--result-share is 2.0: expected 0 to 1");
  }
}
