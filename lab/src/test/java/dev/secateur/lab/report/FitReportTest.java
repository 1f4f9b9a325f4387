package dev.secateur.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.ModelShape;
import dev.secateur.learn.ModelTrainer;
import dev.secateur.learn.Samples;
import dev.secateur.learn.TrainingListener;
import dev.secateur.learn.TrainingOptions;
import java.time.LocalDate;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FitReportTest {

  private static final int GAMES = 40;

  /// The report of a model of random games with random targets.
  private static String report(String gameName, ModelShape shape) {
    Game game = Games.installed().find(gameName);
    var features =
        Games.installed().services(GameFeatures.class).stream()
            .filter(each -> each.game().equals(gameName) && each.isStandard())
            .findFirst()
            .orElseThrow();
    var reader = features.newReader();
    var samples = new Samples(reader.layout());
    var rows = new int[reader.layout().maxActive()];
    var random = new SplittableRandom(1);
    for (int number = 0; number < GAMES; number++) {
      var position = game.start();
      while (!position.outcome().isOver()) {
        int count = reader.read(position, rows);
        samples.add(rows, count, reader.phase(position), random.nextDouble(), number);
        var moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
    }
    var loss = features.loss(game);
    var options = TrainingOptions.standard(shape).withEpochs(2);
    var result =
        ModelTrainer.train(samples, shape, loss, options, TrainingListener.NONE, () -> false);
    return new FitReport(features, loss, result, List.of("from <random> games"))
        .html(LocalDate.of(2026, 11, 16));
  }

  @ParameterizedTest
  @CsvSource({
    "reversi, linear, Largest weights, Corner region",
    "checkers, net:8, Inputs with the largest effect, Centre"
  })
  void thePageStandsAloneAndDrawsInputsOnTheBoard(
      String game, String shape, String heading, String group) {
    var html = report(game, ModelShape.parse(shape));
    assertThat(html).doesNotContain("http", "src=", "<script", "@import", "url(", "<random>");
    assertThat(html)
        .contains("<h2>Errors</h2>", "<h2>Predictions and what happened</h2>")
        .contains("<h2>" + heading + "</h2>", "<h3>" + group + "</h3>", "<h3>Other inputs</h3>");
    assertThat(html).doesNotContain("NaN");
    // A picture of a pattern: what is where in words, squares, and pieces. The legend alone has
    // four squares and two own pieces.
    assertThat(Pattern.compile("aria-label=\"empty [a-h1-9]").matcher(html).results())
        .hasSizeGreaterThan(4);
    assertThat(Pattern.compile("<rect class=\"in\"").matcher(html).results())
        .hasSizeGreaterThan(50);
    assertThat(Pattern.compile("<circle class=\"own\"").matcher(html).results())
        .hasSizeGreaterThan(2);
    for (String element : List.of("section", "table", "svg", "figure", "div", "ul", "text", "b")) {
      assertThat(Pattern.compile("<" + element + "[ >]").matcher(html).results().count())
          .as(element)
          .isEqualTo(Pattern.compile("</" + element + ">").matcher(html).results().count());
    }
  }
}
