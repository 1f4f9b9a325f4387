package dev.secateur.search;

import static dev.secateur.search.TestEntry.exact;
import static dev.secateur.search.TestEntry.lowerBound;
import static dev.secateur.search.TestEntry.upperBound;
import static dev.secateur.search.TranspositionTable.NO_EVALUATION;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Which of two entries of one position stays, and what an entry stores besides score and depth.
class TranspositionTableReplacementTest {

  private static final long KEY = 42;

  private final TranspositionTable table = new TranspositionTable(1);

  private int score() {
    return TranspositionTable.score(table.probe(KEY), 0);
  }

  @Test
  void anEntryThatIsFourPliesDeeperStays() {
    table.keepDeeper(true);
    lowerBound(KEY).score(1).depth(9).storeIn(table);
    lowerBound(KEY).score(2).depth(5).storeIn(table);
    assertThat(score()).isEqualTo(1);
    lowerBound(KEY).score(3).depth(6).storeIn(table);
    assertThat(score()).as("three plies are not enough").isEqualTo(3);
  }

  @Test
  void withoutTheOptionTheNewestEntryStays() {
    lowerBound(KEY).score(1).depth(9).proven().storeIn(table);
    lowerBound(KEY).score(2).depth(1).storeIn(table);
    assertThat(score()).isEqualTo(2);
  }

  @Test
  void anExactScoreReplacesADeeperBound() {
    table.keepDeeper(true);
    upperBound(KEY).score(1).depth(20).storeIn(table);
    exact(KEY).score(2).depth(1).storeIn(table);
    assertThat(score()).isEqualTo(2);
  }

  @Test
  void inOneSearchAProvenScoreIsReplacedOnlyByAProvenScore() {
    table.keepDeeper(true);
    lowerBound(KEY).score(1).depth(2).proven().storeIn(table);
    lowerBound(KEY).score(2).depth(30).storeIn(table);
    assertThat(score()).isEqualTo(1);
    lowerBound(KEY).score(3).depth(1).proven().storeIn(table);
    assertThat(score()).isEqualTo(3);
  }

  @Test
  void aDeepEntryOfAnEarlierSearchDoesNotStay() {
    table.keepDeeper(true);
    lowerBound(KEY).score(1).depth(20).proven().storeIn(table);
    table.age();
    lowerBound(KEY).score(2).depth(1).storeIn(table);
    assertThat(score()).isEqualTo(2);
  }

  /// The entry of another position in the same bucket says nothing about this one.
  @Test
  void onlyTheEntryOfTheSamePositionIsCompared() {
    table.keepDeeper(true);
    lowerBound(KEY + 1).score(1).depth(30).proven().storeIn(table);
    lowerBound(KEY).score(2).depth(1).storeIn(table);
    assertThat(score()).isEqualTo(2);
  }

  @Test
  void anEmptyEntryIsUsedBeforeAnyOther() {
    lowerBound(KEY).score(1).depth(0).storeIn(table);
    lowerBound(KEY + 1).score(2).depth(0).storeIn(table);
    assertThat(score()).isEqualTo(1);
    table.age();
    lowerBound(KEY + 2).score(3).depth(0).storeIn(table);
    assertThat(score()).isEqualTo(1);
  }

  @Test
  void aNewMoveReplacesTheOldOne() {
    lowerBound(KEY).score(1).depth(1).signature(77).storeIn(table);
    lowerBound(KEY).score(2).depth(2).signature(99).storeIn(table);
    assertThat(TranspositionTable.signature(table.probe(KEY))).isEqualTo(99);
  }

  @Test
  void anEntrySaysWhetherItsScoreIsProven() {
    exact(KEY).score(1).depth(1).proven().storeIn(table);
    assertThat(TranspositionTable.isProven(table.probe(KEY))).isTrue();
    exact(KEY).score(1).depth(1).storeIn(table);
    assertThat(TranspositionTable.isProven(table.probe(KEY))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, -1, 250, -250, 16_383, -16_383, NO_EVALUATION})
  void anEvaluationIsFoundAgain(int evaluation) {
    exact(KEY).score(5).depth(1).proven().signature(0x1FFF).evaluation(evaluation).storeIn(table);
    assertThat(TranspositionTable.evaluation(table.probe(KEY))).isEqualTo(evaluation);
    assertThat(TranspositionTable.signature(table.probe(KEY))).isEqualTo(0x1FFF);
    assertThat(score()).isEqualTo(5);
  }

  @ParameterizedTest
  @ValueSource(ints = {16_384, -16_385, 500_000, -500_000})
  void anEvaluationThatDoesNotFitIsNotStored(int evaluation) {
    exact(KEY).score(5).depth(1).proven().evaluation(evaluation).storeIn(table);
    assertThat(TranspositionTable.evaluation(table.probe(KEY))).isEqualTo(NO_EVALUATION);
  }

  @Test
  void anEmptyEntryHasNoEvaluation() {
    assertThat(TranspositionTable.evaluation(TranspositionTable.NOTHING)).isEqualTo(NO_EVALUATION);
  }
}
