package dev.secateur.lab.report;

import dev.secateur.core.Game;
import dev.secateur.lab.positions.JudgeResult;
import dev.secateur.lab.positions.JudgeResult.ChosenMove;
import dev.secateur.lab.positions.JudgeResult.LossCount;
import dev.secateur.lab.positions.JudgeResult.PhaseErrors;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/// The moves of an engine in judged positions as one page that needs nothing else.
public final class JudgeReport {

  /// How many of the worst moves are shown.
  public static final int WORST = 10;

  private final Game game;
  private final String engine;
  private final String limits;
  private final JudgeResult result;
  private final OptionalDouble evaluationError;
  private final List<PhaseErrors> phases;

  /// @param limits of each move, in words
  /// @param evaluationError see [JudgeResult#meanEvaluationError]; empty if it was not measured
  public JudgeReport(
      Game game,
      String engine,
      String limits,
      JudgeResult result,
      OptionalDouble evaluationError,
      List<PhaseErrors> phases) {
    this.game = game;
    this.engine = engine;
    this.limits = limits;
    this.result = result;
    this.evaluationError = evaluationError;
    this.phases = List.copyOf(phases);
  }

  /// The page.
  ///
  /// @param version of the program
  public String html(String version, LocalDate date) {
    var verdict =
        "A move loses %s on average; %s of the moves are best."
            .formatted(meanLoss(game, result), Figures.percent(result.bestShare()));
    var meta =
        "%d of %d positions, %s, %s, Secateur %s"
            .formatted(result.moves().size(), result.of(), limits, date, version);
    var page = new ReportPage(game.specification(), "Moves of " + engine, verdict, meta);
    page.section("Losses", losses());
    page.section("Errors of the scores", errors());
    page.section("The worst moves", worst());
    return page.html();
  }

  /// Such as `1.23 ±0.21 discs`.
  public static String meanLoss(Game game, JudgeResult result) {
    return String.format(
        Locale.ROOT, "%.2f ±%.2f %s", result.meanLoss(), result.meanLossError(), game.scoreUnit());
  }

  private String losses() {
    var names = new ArrayList<String>();
    var counts = new ArrayList<Integer>();
    var rows = new ArrayList<List<String>>();
    for (LossCount column : result.distribution()) {
      names.add(number(column.to()));
      counts.add(column.count());
      rows.add(
          List.of(
              column.to() == 0
                  ? "0"
                  : "above %s, up to %s".formatted(number(column.from()), number(column.to())),
              Integer.toString(column.count()),
              Figures.percent(column.count() / (double) Math.max(1, result.valued()))));
    }
    var label = "How many moves lost how much, in " + game.scoreUnit();
    var unvalued =
        result.unvalued() == 0
            ? ""
            : "<p>%d moves have no value in the files and are left out.</p>\n"
                .formatted(result.unvalued());
    return """
    <p>The first column are the best moves. Each other column counts the losses up to the number \
    below it; the last one counts all larger losses. Median: %s.</p>
    """
            .formatted(number(result.medianLoss()))
        + unvalued
        + ColumnChart.svg(label, names, counts, "loss up to, " + game.scoreUnit())
        + Html.details("The figures", Html.table(label, List.of("loss", "moves", "share"), rows));
  }

  private String errors() {
    var rows = new ArrayList<List<String>>();
    for (var phase : phases) {
      rows.add(row(phase));
    }
    rows.add(
        row(
            new PhaseErrors(
                "all", result.moves().size(), result.meanScoreError(), evaluationError)));
    return """
    <p>How far the scores are from the values in the files, on average: after the search, and of \
    the evaluation alone.</p>
    """
        + Html.table(
            "Mean errors, in " + game.scoreUnit(),
            List.of("phase", "positions", "after the search", "evaluation"),
            rows);
  }

  private static List<String> row(PhaseErrors phase) {
    return List.of(
        phase.phase(),
        Integer.toString(phase.positions()),
        number(phase.score()),
        number(phase.evaluation()));
  }

  private static String number(OptionalDouble value) {
    return value.isEmpty() ? "-" : String.format(Locale.ROOT, "%.2f", value.getAsDouble());
  }

  private String worst() {
    var rows = new ArrayList<List<String>>();
    for (ChosenMove move : result.worst(WORST)) {
      var position = move.position();
      rows.add(
          List.of(
              number(move.loss().orElse(0)),
              move.text(),
              position.text(position.bestMove()),
              position.place().text(),
              game.notation().formatPosition(position.position())));
    }
    return rows.isEmpty()
        ? "<p>Every move is best.</p>\n"
        : Html.table(
            "The worst moves", List.of("loss", "played", "best", "where", "position"), rows);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value).replaceFirst("\\.?0+$", "");
  }
}
