package dev.secateur.lab.report;

import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.LinearModel;
import dev.secateur.learn.ModelCheck.PhaseError;
import dev.secateur.learn.ModelCheck.PredictionBin;
import dev.secateur.learn.TrainingEpoch;
import dev.secateur.learn.TrainingLoss;
import dev.secateur.learn.TrainingResult;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// The training of a model as a page: how the errors fell, how predictions compare with what
/// happened in each phase of the game, and the inputs that matter most.
public final class FitReport {

  private static final int MAX_LINES = 6;
  private static final int MIN_POSITIONS = 30;

  private final GameFeatures features;
  private final TrainingLoss loss;
  private final TrainingResult result;
  private final List<String> provenance;

  /// @param provenance how the model was made, a line for each fact
  public FitReport(
      GameFeatures features, TrainingLoss loss, TrainingResult result, List<String> provenance) {
    this.features = features;
    this.loss = loss;
    this.result = result;
    this.provenance = List.copyOf(provenance);
  }

  /// The page.
  public String html(LocalDate date) {
    var page =
        new ReportPage(
            features.game(),
            "%s model of %s".formatted(result.model().shape(), features.name()),
            "Validation error %s; %s without training."
                .formatted(number(result.modelError()), number(result.untrainedError())),
            String.format(
                Locale.ROOT,
                "%,d positions to train, %,d of other games to validate, %s",
                result.trainingSamples(),
                result.validationSamples(),
                date));
    page.section("Errors", errors());
    page.section("Predictions and what happened", predictions());
    page.section("Phases of the game", phases());
    page.section(
        result.model() instanceof LinearModel
            ? "Largest weights"
            : "Inputs with the largest effect",
        new InputEffectCards(features, result).html());
    page.section("How it was made", made());
    return page.html();
  }

  private String unit() {
    return loss instanceof TrainingLoss.Logistic ? "log loss" : "root mean square error";
  }

  private String errors() {
    var epochs = result.epochs();
    double low = Double.MAX_VALUE;
    double high = 0;
    for (TrainingEpoch epoch : epochs) {
      low = Math.min(low, Math.min(epoch.trainingError(), epoch.validationError()));
      high = Math.max(high, Math.max(epoch.trainingError(), epoch.validationError()));
    }
    double room = Math.max((high - low) / 10, 1e-6);
    var label =
        "%s after each pass: training and validation, %s at best"
            .formatted(unit(), number(result.validationError()));
    var svg = new Svg(300, label, 1, epochs.size(), low - room, high + room);
    svg.axes("pass", unit());
    double[] passes = epochs.stream().mapToDouble(TrainingEpoch::number).toArray();
    svg.line(
        "line c1", passes, epochs.stream().mapToDouble(TrainingEpoch::trainingError).toArray());
    svg.line(
        "line c0", passes, epochs.stream().mapToDouble(TrainingEpoch::validationError).toArray());
    var rows = new ArrayList<List<String>>();
    for (TrainingEpoch epoch : epochs) {
      rows.add(
          List.of(
              Integer.toString(epoch.number()),
              number(epoch.trainingError()),
              number(epoch.validationError()),
              epoch.isBest() ? "best so far" : ""));
    }
    return svg.text()
        + legend(List.of("validation", "training"))
        + Html.details(
            "The figures",
            Html.table("Errors", List.of("pass", "training", "validation", ""), rows));
  }

  private static String legend(List<String> names) {
    var html = new StringBuilder("<ul class=\"legend\">\n");
    for (int i = 0; i < names.size(); i++) {
      html.append("<li><span class=\"key c%d\"></span>%s</li>\n".formatted(i, names.get(i)));
    }
    return html.append("</ul>\n").toString();
  }

  /// One line for each phase; a perfect model is on the diagonal. The mean of a few positions says
  /// nothing, so such points are only in the table.
  private String predictions() {
    var all = result.check().bins();
    var bins = all.stream().filter(bin -> bin.samples() >= MIN_POSITIONS).toList();
    // Percent are easier to read than shares.
    double factor = loss instanceof TrainingLoss.Logistic ? 100 : 1;
    double low = 0;
    double high = 1;
    for (PredictionBin bin : bins) {
      low = Math.min(low, factor * Math.min(bin.predicted(), bin.actual()));
      high = Math.max(high, factor * Math.max(bin.predicted(), bin.actual()));
    }
    var svg = new Svg(400, "mean result for each prediction, by phase", low, high, low, high);
    svg.axes(factor == 100 ? "predicted, %" : "predicted", factor == 100 ? "actual, %" : "actual");
    svg.line("zero", new double[] {low, high}, new double[] {low, high});
    var phases = bins.stream().map(PredictionBin::phase).distinct().toList();
    var shown = new ArrayList<String>();
    int step = Math.max(1, (phases.size() + MAX_LINES - 1) / MAX_LINES);
    for (int i = 0; i < phases.size(); i += step) {
      int phase = phases.get(i);
      var own = bins.stream().filter(bin -> bin.phase() == phase).toList();
      svg.line(
          "line c" + shown.size(),
          own.stream().mapToDouble(bin -> factor * bin.predicted()).toArray(),
          own.stream().mapToDouble(bin -> factor * bin.actual()).toArray());
      shown.add(features.describePhase(phase));
    }
    var rows = new ArrayList<List<String>>();
    for (PredictionBin bin : all) {
      rows.add(
          List.of(
              features.describePhase(bin.phase()),
              number(factor * bin.predicted()),
              number(factor * bin.actual()),
              Integer.toString(bin.samples())));
    }
    return svg.text()
        + legend(shown)
        + Html.details(
            "The figures",
            Html.table("Predictions", List.of("phase", "predicted", "actual", "positions"), rows));
  }

  private String phases() {
    var rows = new ArrayList<List<String>>();
    for (PhaseError phase : result.check().phases()) {
      rows.add(
          List.of(
              features.describePhase(phase.phase()),
              Integer.toString(phase.samples()),
              number(phase.error())));
    }
    return Html.table("Validation by phase", List.of("phase", "positions", unit()), rows);
  }

  private String made() {
    var list = new StringBuilder("<ul>\n");
    provenance.forEach(line -> list.append("<li>").append(Html.escape(line)).append("</li>\n"));
    return list.append("</ul>\n").toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.4f", value);
  }
}
