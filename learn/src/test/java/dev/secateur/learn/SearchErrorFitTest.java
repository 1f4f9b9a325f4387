package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;

class SearchErrorFitTest {

  private static final int PHASES = 6;

  /// Errors that follow the law exactly.
  private static double law(int phase, int depth, int shallow) {
    return 200 * (1 + 0.1 * phase) * Math.pow(depth - shallow, 0.4) * Math.pow(1 + shallow, -0.3);
  }

  private static List<ProbCutError> measured(int maxDepth) {
    var errors = new ArrayList<ProbCutError>();
    for (int phase = 0; phase < PHASES; phase++) {
      for (int depth = 2; depth <= maxDepth; depth++) {
        for (int shallow = depth % 2; shallow < depth; shallow += 2) {
          errors.add(new ProbCutError(depth, shallow, phase, 1, 0, law(phase, depth, shallow)));
        }
      }
    }
    return errors;
  }

  @Test
  void errorsBeyondTheMeasuredDepthsFollowTheSameLaw() {
    var fit = new SearchErrorFit(measured(11), PHASES);
    assertThat(fit.sigma(2, 8, 4)).isCloseTo(law(2, 8, 4), Percentage.withPercentage(5));
    assertThat(fit.sigma(0, 24, 8)).isCloseTo(law(0, 24, 8), Percentage.withPercentage(8));
    assertThat(fit.sigma(5, 20, 10)).isCloseTo(law(5, 20, 10), Percentage.withPercentage(8));
  }

  @Test
  void aPhaseWithoutMeasurementsIsLikeTheOthersOnAverage() {
    var known = measured(11).stream().filter(error -> error.phase() != 3).toList();
    var fit = new SearchErrorFit(known, PHASES);
    assertThat(fit.sigma(3, 8, 4)).isBetween(fit.sigma(0, 8, 4), fit.sigma(5, 8, 4));
  }

  @Test
  void aSmallDifferenceOfDepthsHasTheSmallestError() {
    var fit = new SearchErrorFit(measured(11), PHASES);
    assertThat(fit.sigma(1, 10, 8)).isLessThan(fit.sigma(1, 10, 6));
    assertThat(fit.sigma(1, 6, 6))
        .as("no difference at all")
        .isCloseTo(fit.sigma(1, 7, 6), within(1e-9));
  }
}
