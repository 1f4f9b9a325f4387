package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreTest {

  @Test
  void anEarlyWinIsWorthMoreThanALateOneAndALateLossMoreThanAnEarlyOne() {
    assertThat(Score.winIn(3)).isGreaterThan(Score.winIn(5));
    assertThat(Score.lossIn(5)).isGreaterThan(Score.lossIn(3));
    assertThat(Score.winIn(4)).isEqualTo(-Score.lossIn(4));
  }

  @Test
  void everyWinIsWorthMoreThanEveryEvaluation() {
    assertThat(Score.winIn(100_000)).isGreaterThan(Score.MAX_EVALUATION);
    assertThat(Score.isDecisive(Score.winIn(100_000))).isTrue();
    assertThat(Score.isDecisive(Score.lossIn(100_000))).isTrue();
    assertThat(Score.isDecisive(Score.MAX_EVALUATION)).isFalse();
    assertThat(Score.isDecisive(-Score.MAX_EVALUATION)).isFalse();
  }

  @Test
  void aWinAtAnUnknownDistanceIsWorthLessThanEveryOtherWinAndMoreThanEveryEvaluation() {
    assertThat(Score.won(Integer.MAX_VALUE)).isLessThan(Score.winIn(100_000));
    assertThat(Score.won(Integer.MIN_VALUE)).isGreaterThan(Score.MAX_EVALUATION);
    assertThat(Score.lost(Integer.MAX_VALUE)).isGreaterThan(Score.lossIn(100_000));
    assertThat(Score.lost(Integer.MIN_VALUE)).isLessThan(-Score.MAX_EVALUATION);
  }

  @Test
  void progressCountsAmongWinsAtAnUnknownDistance() {
    assertThat(Score.won(7)).isGreaterThan(Score.won(6));
    assertThat(Score.won(7)).isEqualTo(-Score.lost(7));
    assertThat(Score.won(Score.MAX_PROGRESS)).isGreaterThan(Score.won(-Score.MAX_PROGRESS));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 5_000, -5_000})
  void aWinAtAnUnknownDistanceIsDecisiveWithoutANumberOfPlies(int progress) {
    for (int score : new int[] {Score.won(progress), Score.lost(progress)}) {
      assertThat(Score.isDecisive(score)).isTrue();
      assertThat(Score.isDistanceKnown(score)).isFalse();
      assertThatThrownBy(() -> Score.plies(score)).isInstanceOf(IllegalArgumentException.class);
      assertThat(Score.toPositionRelative(score, 7)).isEqualTo(score);
      assertThat(Score.toRootRelative(score, 7)).isEqualTo(score);
    }
    assertThat(Score.text(Score.won(progress))).isEqualTo("database: win");
    assertThat(Score.text(Score.lost(progress))).isEqualTo("database: loss");
    assertThat(Score.isDistanceKnown(Score.winIn(100_000))).isTrue();
    assertThat(Score.isDistanceKnown(Score.lossIn(0))).isTrue();
    assertThat(Score.isDistanceKnown(Score.INFINITE)).isFalse();
  }

  @Test
  void theEndsOfTheFullWindowAreNeitherWinsNorLosses() {
    assertThat(Score.isDecisive(Score.winIn(0))).isTrue();
    assertThat(Score.isDecisive(Score.lossIn(0))).isTrue();
    assertThat(Score.isDecisive(Score.winIn(0) + 1)).isFalse();
    assertThat(Score.isDecisive(Score.INFINITE)).isFalse();
    assertThat(Score.isDecisive(-Score.INFINITE)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 77})
  void theNumberOfPliesIsReadBackFromAScore(int plies) {
    assertThat(Score.plies(Score.winIn(plies))).isEqualTo(plies);
    assertThat(Score.plies(Score.lossIn(plies))).isEqualTo(-plies);
    assertThat(Score.plies(Score.lossIn(0))).isZero();
  }

  @Test
  void aWinIsNearerFromAPositionFurtherDown() {
    assertThat(Score.toPositionRelative(Score.winIn(5), 2)).isEqualTo(Score.winIn(3));
    assertThat(Score.toPositionRelative(Score.lossIn(5), 2)).isEqualTo(Score.lossIn(3));
    assertThat(Score.toRootRelative(Score.winIn(3), 2)).isEqualTo(Score.winIn(5));
    assertThat(Score.toRootRelative(Score.lossIn(3), 2)).isEqualTo(Score.lossIn(5));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -1, 250, Score.MAX_EVALUATION, -Score.MAX_EVALUATION, Score.INFINITE})
  void anEvaluationIsTheSameFromEveryPly(int score) {
    assertThat(Score.toPositionRelative(score, 7)).isEqualTo(score);
    assertThat(Score.toRootRelative(score, 7)).isEqualTo(score);
  }

  @Test
  void anEvaluationIsKeptOutOfTheRangeOfWins() {
    assertThat(Score.clampEvaluation(Integer.MAX_VALUE)).isEqualTo(Score.MAX_EVALUATION);
    assertThat(Score.clampEvaluation(Integer.MIN_VALUE)).isEqualTo(-Score.MAX_EVALUATION);
    assertThat(Score.clampEvaluation(-123)).isEqualTo(-123);
  }

  @ParameterizedTest
  @CsvSource({"1.25, 125", "-0.5, -50", "0.004, 0", "0.006, 1", "0, 0"})
  void unitsAndPointsAreConverted(double units, int points) {
    assertThat(Score.ofUnits(units)).isEqualTo(points);
    assertThat(Score.inUnits(125)).isEqualTo(1.25);
  }

  @Test
  void infinitelyManyUnitsAreAnEndOfTheFullWindow() {
    assertThat(Score.ofUnits(Double.POSITIVE_INFINITY)).isEqualTo(Score.INFINITE);
    assertThat(Score.ofUnits(Double.NEGATIVE_INFINITY)).isEqualTo(-Score.INFINITE);
  }

  @Test
  void aScoreIsShownInUnitsOrAsAWinOrLoss() {
    assertThat(Score.text(125)).isEqualTo("+1.25");
    assertThat(Score.text(-5)).isEqualTo("-0.05");
    assertThat(Score.text(0)).isEqualTo("+0.00");
    assertThat(Score.text(Score.winIn(7))).isEqualTo("win in 7");
    assertThat(Score.text(Score.lossIn(4))).isEqualTo("loss in 4");
  }
}
