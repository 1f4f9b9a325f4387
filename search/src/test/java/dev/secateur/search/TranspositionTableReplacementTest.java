package dev.secateur.search;

import static dev.secateur.search.TranspositionTable.EXACT;
import static dev.secateur.search.TranspositionTable.LOWER;
import static dev.secateur.search.TranspositionTable.NO_EVALUATION;
import static dev.secateur.search.TranspositionTable.UPPER;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which of two entries of one position stays, and what an entry says besides score and depth.
class TranspositionTableReplacementTest {

  private static final long KEY = 42;

  private final TranspositionTable table = new TranspositionTable(1);

  private void store(int score, int depth, int bound, boolean proven) {
    table.store(KEY, score, depth, bound, proven, 0, 0, NO_EVALUATION);
  }

  private int score() {
    return TranspositionTable.score(table.probe(KEY), 0);
  }

  @Test
  void anEntryThatIsFourPliesDeeperStays() {
    table.keepDeeper(true);
    store(1, 9, LOWER, false);
    store(2, 5, LOWER, false);
    assertThat(score()).isEqualTo(1);
    store(3, 6, LOWER, false);
    assertThat(score()).as("three plies are not enough").isEqualTo(3);
  }

  @Test
  void withoutTheOptionTheNewestEntryStays() {
    store(1, 9, LOWER, true);
    store(2, 1, LOWER, false);
    assertThat(score()).isEqualTo(2);
  }

  @Test
  void anExactScoreReplacesADeeperBound() {
    table.keepDeeper(true);
    store(1, 20, UPPER, false);
    store(2, 1, EXACT, false);
    assertThat(score()).isEqualTo(2);
  }

  @Test
  void inOneSearchAProvenScoreIsReplacedOnlyByAProvenScore() {
    table.keepDeeper(true);
    store(1, 2, LOWER, true);
    store(2, 30, LOWER, false);
    assertThat(score()).isEqualTo(1);
    store(3, 1, LOWER, true);
    assertThat(score()).isEqualTo(3);
  }

  @Test
  void aDeepEntryOfAnEarlierSearchDoesNotStay() {
    table.keepDeeper(true);
    store(1, 20, LOWER, true);
    table.age();
    store(2, 1, LOWER, false);
    assertThat(score()).isEqualTo(2);
  }

  /// The entry of another position in the same bucket says nothing about this one.
  @Test
  void onlyTheEntryOfTheSamePositionIsCompared() {
    table.keepDeeper(true);
    table.store(KEY + 1, 1, 30, LOWER, true, 0, 0, NO_EVALUATION);
    store(2, 1, LOWER, false);
    assertThat(score()).isEqualTo(2);
  }

  @Test
  void anEmptyEntryIsUsedBeforeAnyOther() {
    store(1, 0, LOWER, false);
    table.store(KEY + 1, 2, 0, LOWER, false, 0, 0, NO_EVALUATION);
    assertThat(score()).isEqualTo(1);
    table.age();
    table.store(KEY + 2, 3, 0, LOWER, false, 0, 0, NO_EVALUATION);
    assertThat(score()).isEqualTo(1);
  }

  @Test
  void aNewMoveReplacesTheOldOne() {
    table.store(KEY, 1, 1, LOWER, false, 0, 77, NO_EVALUATION);
    table.store(KEY, 2, 2, LOWER, false, 0, 99, NO_EVALUATION);
    assertThat(TranspositionTable.signature(table.probe(KEY))).isEqualTo(99);
  }

  @Test
  void anEntrySaysWhetherItsScoreIsProven() {
    store(1, 1, EXACT, true);
    assertThat(TranspositionTable.isProven(table.probe(KEY))).isTrue();
    store(1, 1, EXACT, false);
    assertThat(TranspositionTable.isProven(table.probe(KEY))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -1, 250, -250, 16_383, -16_383, NO_EVALUATION})
  void anEvaluationIsFoundAgain(int evaluation) {
    table.store(KEY, 5, 1, EXACT, true, 0, 0x1FFF, evaluation);
    assertThat(TranspositionTable.evaluation(table.probe(KEY))).isEqualTo(evaluation);
    assertThat(TranspositionTable.signature(table.probe(KEY))).isEqualTo(0x1FFF);
    assertThat(score()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(ints = {16_384, -16_385, 500_000, -500_000})
  void anEvaluationThatDoesNotFitIsNotStored(int evaluation) {
    table.store(KEY, 5, 1, EXACT, true, 0, 0, evaluation);
    assertThat(TranspositionTable.evaluation(table.probe(KEY))).isEqualTo(NO_EVALUATION);
  }

  @Test
  void anEmptyEntryHasNoEvaluation() {
    assertThat(TranspositionTable.evaluation(TranspositionTable.NOTHING)).isEqualTo(NO_EVALUATION);
  }
}
