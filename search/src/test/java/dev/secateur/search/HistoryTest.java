package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Move;
import org.junit.jupiter.api.Test;

class HistoryTest {

  private static final long MOVE = Move.quiet(1, 100);
  private static final long OTHER = Move.quiet(2, 101);
  private static final long BEFORE = Move.quiet(3, 102);

  /// The move with the history index that the bits of [Move#NONE] have, too.
  private static final long LAST_INDEX = Move.quiet(0, Move.HISTORY_SIZE - 1);

  private final History history = new History();

  @Test
  void aCutoffCountsFourTimesTheSquareOfItsDepth() {
    history.update(0, MOVE, 3, true);
    history.update(0, OTHER, 3, false);
    assertThat(history.value(0, MOVE)).isEqualTo(36);
    assertThat(history.value(0, OTHER)).isEqualTo(-36);
    assertThat(history.value(1, MOVE)).isZero();
  }

  @Test
  void theSidesHaveSeparateValues() {
    history.update(1, MOVE, 2, true);
    assertThat(history.value(0, MOVE)).isZero();
    assertThat(history.value(1, MOVE)).isEqualTo(16);
  }

  @Test
  void oneCutoffCountsAQuarterOfTheLimitAtMost() {
    history.update(0, MOVE, 60, true);
    assertThat(history.value(0, MOVE)).isEqualTo(History.MAX / 4);
  }

  @Test
  void theStepShrinksNearTheLimit() {
    history.update(0, MOVE, 60, true);
    history.update(0, MOVE, 60, true);
    assertThat(history.value(0, MOVE)).isEqualTo(2 * 1_250 - 1_250 * 1_250 / 5_000);
    // A failure weighs more against a large value than against none.
    history.update(0, MOVE, 5, false);
    assertThat(history.value(0, MOVE)).isEqualTo(2_188 - 100 - 2_188 * 100 / 5_000);
  }

  @Test
  void aValueNeverPassesTheLimit() {
    for (int i = 0; i < 1_000; i++) {
      history.update(0, MOVE, 60, true);
      history.update(0, OTHER, 60, false);
    }
    assertThat(history.value(0, MOVE)).isBetween(History.MAX - 10, History.MAX);
    assertThat(history.value(0, OTHER)).isBetween(-History.MAX, 10 - History.MAX);
  }

  @Test
  void aFollowUpCountsForEachMoveBeforeIt() {
    history.updateFollowUps(BEFORE, OTHER, MOVE, 2, true);
    assertThat(history.followUps(BEFORE, OTHER, MOVE)).isEqualTo(32);
    assertThat(history.followUps(BEFORE, Move.NONE, MOVE)).isEqualTo(16);
    assertThat(history.followUps(Move.NONE, OTHER, MOVE)).isEqualTo(16);
    assertThat(history.followUps(Move.NONE, Move.NONE, MOVE)).isZero();
  }

  @Test
  void aFollowUpThatFailsLosesValue() {
    history.updateFollowUps(BEFORE, Move.NONE, MOVE, 2, false);
    history.updateFollowUps(Move.NONE, OTHER, MOVE, 3, false);
    assertThat(history.followUps(BEFORE, Move.NONE, MOVE)).isEqualTo(-16);
    assertThat(history.followUps(Move.NONE, OTHER, MOVE)).isEqualTo(-36);
  }

  /// The answer to a move of the opponent and the continuation of an own move are counted apart.
  @Test
  void anAnswerIsNoContinuation() {
    history.updateFollowUps(BEFORE, Move.NONE, MOVE, 2, true);
    assertThat(history.followUps(Move.NONE, BEFORE, MOVE)).isZero();
    assertThat(history.followUps(MOVE, Move.NONE, BEFORE)).isZero();
    assertThat(history.followUps(BEFORE, Move.NONE, OTHER)).isZero();
  }

  /// With a bad hash function most of the pairs would share a counter.
  @Test
  void differentPairsHaveDifferentCounters() {
    for (int answer = 1; answer < 200; answer++) {
      history.updateFollowUps(BEFORE, Move.NONE, Move.quiet(0, answer), 1, true);
      history.updateFollowUps(Move.quiet(0, answer), Move.NONE, BEFORE, 1, true);
    }
    int alone = 0;
    for (int answer = 1; answer < 200; answer++) {
      alone += history.followUps(BEFORE, Move.NONE, Move.quiet(0, answer)) == 4 ? 1 : 0;
      alone += history.followUps(Move.quiet(0, answer), Move.NONE, BEFORE) == 4 ? 1 : 0;
    }
    assertThat(alone).isGreaterThan(390);
  }

  @Test
  void aCounterMoveBelongsToASideAndAMoveOfTheOpponent() {
    history.setCounterMove(1, BEFORE, MOVE);
    assertThat(history.counterMove(1, BEFORE)).isEqualTo(MOVE);
    assertThat(history.counterMove(0, BEFORE)).isEqualTo(Move.NONE);
    assertThat(history.counterMove(1, OTHER)).isEqualTo(Move.NONE);
    history.setCounterMove(1, BEFORE, OTHER);
    assertThat(history.counterMove(1, BEFORE)).isEqualTo(OTHER);
  }

  /// At the root there is no move before.
  @Test
  void withoutAMoveBeforeThereIsNoCounterMove() {
    history.setCounterMove(0, Move.NONE, MOVE);
    assertThat(history.counterMove(0, LAST_INDEX)).isEqualTo(Move.NONE);
    history.setCounterMove(0, LAST_INDEX, MOVE);
    assertThat(history.counterMove(0, Move.NONE)).isEqualTo(Move.NONE);
  }

  @Test
  void withoutMovesBeforeThereAreNoFollowUps() {
    history.updateFollowUps(Move.NONE, Move.NONE, MOVE, 3, true);
    assertThat(history.followUps(LAST_INDEX, LAST_INDEX, MOVE)).isZero();
    history.updateFollowUps(LAST_INDEX, LAST_INDEX, MOVE, 3, true);
    assertThat(history.followUps(Move.NONE, Move.NONE, MOVE)).isZero();
  }

  @Test
  void clearForgetsEverything() {
    history.update(0, MOVE, 3, true);
    history.updateFollowUps(BEFORE, OTHER, MOVE, 3, true);
    history.setCounterMove(0, BEFORE, MOVE);
    history.clear();
    assertThat(history.value(0, MOVE)).isZero();
    assertThat(history.followUps(BEFORE, OTHER, MOVE)).isZero();
    assertThat(history.followUps(BEFORE, Move.NONE, MOVE)).isZero();
    assertThat(history.counterMove(0, BEFORE)).isEqualTo(Move.NONE);
  }
}
