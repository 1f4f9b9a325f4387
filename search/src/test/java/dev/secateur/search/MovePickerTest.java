package dev.secateur.search;

import static dev.secateur.search.NodeListener.OrderingReason.CAPTURE;
import static dev.secateur.search.NodeListener.OrderingReason.COUNTER_MOVE;
import static dev.secateur.search.NodeListener.OrderingReason.GENERATED;
import static dev.secateur.search.NodeListener.OrderingReason.HISTORY;
import static dev.secateur.search.NodeListener.OrderingReason.KILLER;
import static dev.secateur.search.NodeListener.OrderingReason.TABLE;
import static dev.secateur.search.NodeListener.OrderingReason.TACTICAL;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Move;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.NodeListener.OrderingReason;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// The order in which the moves of a node are searched.
class MovePickerTest {

  private static final int PLIES = 4;

  private static final long QUIET = Move.quiet(0, 10);
  private static final long GOOD_HISTORY = Move.quiet(0, 11);
  private static final long BAD_HISTORY = Move.quiet(0, 12);
  private static final long COUNTER = Move.quiet(0, 13);
  private static final long KILLER_1 = Move.quiet(0, 14);
  private static final long KILLER_2 = Move.quiet(0, 15);
  private static final long PROMOTION = ChosenMoves.capture(0, 16);
  private static final long ONE_PIECE = ChosenMoves.capture(1, 17);
  private static final long TWO_PIECES = ChosenMoves.capture(2, 18);
  private static final long TABLE_MOVE = Move.quiet(0, 19);
  private static final long PREVIOUS = Move.quiet(0, 20);
  private static final long OWN = Move.quiet(0, 21);

  private static final ChosenMoves ALL_KINDS =
      new ChosenMoves(
          BAD_HISTORY,
          QUIET,
          GOOD_HISTORY,
          COUNTER,
          KILLER_2,
          KILLER_1,
          PROMOTION,
          ONE_PIECE,
          TABLE_MOVE,
          TWO_PIECES);

  private final Killers killers = new Killers(PLIES);
  private final History history = new History();
  private final MovePicker picker =
      new MovePicker(PLIES, 200, killers, history, (move, _) -> estimate(move));

  MovePickerTest() {
    picker.configure(SearchOptions.STANDARD);
    killers.add(1, KILLER_2);
    killers.add(1, KILLER_1);
    history.update(0, GOOD_HISTORY, 5, true);
    history.update(0, BAD_HISTORY, 5, false);
    history.setCounterMove(0, PREVIOUS, COUNTER);
  }

  /// The evaluation after a move in these tests.
  private static int estimate(long move) {
    return 100 * (Move.historyIndex(move) - 10);
  }

  @Test
  void whereTheSearchAsksForItQuietMovesAreOrderedByEvaluation() {
    picker.generate(ALL_KINDS, 0);
    picker.generate(ALL_KINDS, 1);
    picker.orderByEvaluation(1);
    picker.tableMoveFirst(1, TranspositionTable.signatureOf(TABLE_MOVE));
    var order = new ArrayList<Long>();
    for (long move = next(ALL_KINDS); move != Move.NONE; move = next(ALL_KINDS)) {
      order.add(move);
    }
    assertThat(order)
        .containsExactly(
            TABLE_MOVE,
            TWO_PIECES,
            ONE_PIECE,
            PROMOTION,
            KILLER_2,
            KILLER_1,
            COUNTER,
            BAD_HISTORY,
            GOOD_HISTORY,
            QUIET);
    assertThat(picker.reason(1)).isEqualTo(GENERATED);
    assertThat(picker.isPromising(1)).isFalse();
    picker.generate(ALL_KINDS, 1);
    assertThat(next(ALL_KINDS)).isEqualTo(TWO_PIECES);
    assertThat(order(ALL_KINDS, Move.NONE))
        .as("not at the next node")
        .startsWith(TWO_PIECES)
        .endsWith(BAD_HISTORY);
  }

  /// All moves of ply 1, in the order of the picker.
  private List<Long> order(ChosenMoves position, long tableMove) {
    picker.generate(position, 0);
    picker.generate(position, 1);
    if (tableMove != Move.NONE) {
      picker.tableMoveFirst(1, TranspositionTable.signatureOf(tableMove));
    }
    var order = new ArrayList<Long>();
    for (long move = next(position); move != Move.NONE; move = next(position)) {
      order.add(move);
    }
    return order;
  }

  private long next(ChosenMoves position) {
    return picker.next(position, 1, PREVIOUS, OWN);
  }

  @Test
  void everyKindOfMoveHasItsPlace() {
    assertThat(order(ALL_KINDS, TABLE_MOVE))
        .containsExactly(
            TABLE_MOVE,
            TWO_PIECES,
            ONE_PIECE,
            PROMOTION,
            KILLER_1,
            KILLER_2,
            COUNTER,
            GOOD_HISTORY,
            QUIET,
            BAD_HISTORY);
    assertThat(next(ALL_KINDS)).isEqualTo(Move.NONE);
  }

  @Test
  void everyMoveKnowsTheReasonForItsPlace() {
    picker.generate(ALL_KINDS, 0);
    picker.generate(ALL_KINDS, 1);
    picker.tableMoveFirst(1, TranspositionTable.signatureOf(TABLE_MOVE));
    var reasons = new ArrayList<OrderingReason>();
    var promising = new ArrayList<Boolean>();
    while (next(ALL_KINDS) != Move.NONE) {
      reasons.add(picker.reason(1));
      promising.add(picker.isPromising(1));
    }
    assertThat(reasons)
        .containsExactly(
            TABLE,
            CAPTURE,
            CAPTURE,
            TACTICAL,
            KILLER,
            KILLER,
            COUNTER_MOVE,
            HISTORY,
            GENERATED,
            GENERATED);
    assertThat(promising)
        .containsExactly(true, true, true, true, true, true, true, false, false, false);
  }

  @Test
  void aTableMoveThatIsNotLegalHereChangesNothing() {
    var without = order(ALL_KINDS, Move.NONE);
    assertThat(order(ALL_KINDS, Move.quiet(0, 99))).isEqualTo(without);
    picker.generate(ALL_KINDS, 1);
    picker.tableMoveFirst(1, 0);
    assertThat(next(ALL_KINDS)).isEqualTo(TWO_PIECES);
  }

  @Test
  void theTableMoveCanBeTheFirstAndTheLastOfTheGeneratedMoves() {
    assertThat(order(ALL_KINDS, BAD_HISTORY))
        .startsWith(BAD_HISTORY, TWO_PIECES)
        .hasSize(10)
        .doesNotHaveDuplicates();
    assertThat(order(ALL_KINDS, TWO_PIECES))
        .startsWith(TWO_PIECES, ONE_PIECE)
        .hasSize(10)
        .doesNotHaveDuplicates();
  }

  /// Its place in the list of all moves is 0, which must not mean "none".
  @Test
  void theTableMoveCanBeTheFirstMoveOfTheRoot() {
    picker.generate(ALL_KINDS, 0);
    picker.tableMoveFirst(0, TranspositionTable.signatureOf(BAD_HISTORY));
    var order = new ArrayList<Long>();
    for (int i = 0; i < 10; i++) {
      order.add(picker.next(ALL_KINDS, 0, PREVIOUS, OWN));
    }
    assertThat(order).startsWith(BAD_HISTORY, TWO_PIECES).doesNotHaveDuplicates();
    assertThat(picker.next(ALL_KINDS, 0, PREVIOUS, OWN)).isEqualTo(Move.NONE);
  }

  @Test
  void withoutOrderingTheMovesComeAsGenerated() {
    picker.configure(SearchOptions.STANDARD.off(SearchOption.ORDERING));
    assertThat(order(ALL_KINDS, TABLE_MOVE))
        .startsWith(BAD_HISTORY, QUIET, GOOD_HISTORY, COUNTER)
        .hasSize(10)
        .endsWith(TWO_PIECES);
    assertThat(picker.isPromising(1)).isFalse();
    assertThat(picker.reason(1)).isEqualTo(GENERATED);
    assertThat(breakdown(ONE_PIECE, 0)).isEmpty();
    int signature = TranspositionTable.signatureOf(TABLE_MOVE);
    assertThat(breakdown(TABLE_MOVE, signature)).isEmpty();
  }

  @Test
  void aTechniqueThatIsOffOrdersNothing() {
    picker.configure(SearchOptions.STANDARD.off(SearchOption.NOISY_FIRST));
    assertThat(order(ALL_KINDS, Move.NONE)).startsWith(KILLER_1, KILLER_2, COUNTER);
    picker.configure(SearchOptions.STANDARD.off(SearchOption.KILLERS));
    assertThat(order(ALL_KINDS, Move.NONE))
        .startsWith(TWO_PIECES, ONE_PIECE, PROMOTION, COUNTER, GOOD_HISTORY);
    picker.configure(SearchOptions.STANDARD.off(SearchOption.COUNTER_MOVES));
    assertThat(order(ALL_KINDS, Move.NONE).subList(3, 6))
        .containsExactly(KILLER_1, KILLER_2, GOOD_HISTORY);
    picker.configure(SearchOptions.STANDARD.off(SearchOption.HISTORY));
    assertThat(order(ALL_KINDS, Move.NONE)).endsWith(BAD_HISTORY, QUIET, GOOD_HISTORY, TABLE_MOVE);
  }

  @Test
  void followUpsAreAddedToTheHistory() {
    var first = Move.quiet(0, 30);
    var second = Move.quiet(0, 31);
    history.update(0, first, 6, true);
    history.updateFollowUps(PREVIOUS, OWN, second, 5, true);
    var position = new ChosenMoves(QUIET, first, second);
    picker.configure(SearchOptions.STANDARD.off(SearchOption.FOLLOW_UP_HISTORY));
    assertThat(order(position, Move.NONE)).containsExactly(first, QUIET, second);
    picker.configure(SearchOptions.STANDARD.with(SearchOption.FOLLOW_UP_HISTORY, 1));
    // 144 against 100 as an answer and 100 as a continuation.
    assertThat(order(position, Move.NONE)).containsExactly(second, first, QUIET);
  }

  /// A third of the sum, so that history never looks like a counter move.
  @Test
  void historyWithFollowUpsStaysBelowACounterMove() {
    for (int i = 0; i < 200; i++) {
      history.update(0, GOOD_HISTORY, 60, true);
      history.updateFollowUps(PREVIOUS, OWN, GOOD_HISTORY, 60, true);
    }
    picker.configure(SearchOptions.STANDARD.with(SearchOption.FOLLOW_UP_HISTORY, 1));
    assertThat(order(new ChosenMoves(GOOD_HISTORY, COUNTER), Move.NONE))
        .containsExactly(COUNTER, GOOD_HISTORY);
    assertThat(picker.reason(1)).isEqualTo(HISTORY);
    assertThat(picker.isPromising(1)).isFalse();
  }

  /// The first moves are found by a scan, the others are sorted.
  @Test
  void manyMovesComeInTheOrderOfTheirHistoryAndEqualOnesAsGenerated() {
    var random = new SplittableRandom(7);
    var moves = new long[150];
    for (int i = 0; i < moves.length; i++) {
      moves[i] = Move.quiet(i, 1_000 + i);
      int depth = random.nextInt(6);
      history.update(0, moves[i], depth, random.nextBoolean());
    }
    var position = new ChosenMoves(moves);
    var expected = new ArrayList<Long>();
    for (long move : moves) {
      expected.add(move);
    }
    // A stable sort.
    expected.sort(Comparator.comparingInt((Long move) -> -history.value(0, move)));
    assertThat(order(position, Move.NONE)).isEqualTo(expected);
    expected.remove(moves[40]);
    expected.addFirst(moves[40]);
    assertThat(order(position, moves[40])).isEqualTo(expected);
  }

  @Test
  void theMovesOfOnePlyDoNotTouchThoseOfAnother() {
    var other = new ChosenMoves(QUIET, ONE_PIECE);
    assertThat(picker.generate(ALL_KINDS, 0)).isEqualTo(10);
    assertThat(picker.generate(other, 1)).isEqualTo(2);
    assertThat(picker.next(ALL_KINDS, 0, PREVIOUS, OWN)).isEqualTo(TWO_PIECES);
    assertThat(next(other)).isEqualTo(ONE_PIECE);
    assertThat(picker.next(ALL_KINDS, 0, PREVIOUS, OWN)).isEqualTo(ONE_PIECE);
    assertThat(next(other)).isEqualTo(QUIET);
    assertThat(next(other)).isEqualTo(Move.NONE);
    assertThat(picker.count(0)).isEqualTo(10);
    assertThat(picker.count(1)).isEqualTo(2);
    // The killers belong to ply 1.
    assertThat(picker.next(ALL_KINDS, 0, PREVIOUS, OWN)).isEqualTo(PROMOTION);
    assertThat(picker.next(ALL_KINDS, 0, PREVIOUS, OWN)).isEqualTo(COUNTER);
  }

  @Test
  void everyPlyHasRoomForItsMoves() {
    for (int ply = 0; ply < PLIES; ply++) {
      picker.generate(ALL_KINDS, ply);
      picker.tableMoveFirst(ply, TranspositionTable.signatureOf(TABLE_MOVE));
    }
    assertThat(picker.next(ALL_KINDS, PLIES - 1, PREVIOUS, OWN)).isEqualTo(TABLE_MOVE);
    assertThat(picker.next(ALL_KINDS, PLIES - 1, PREVIOUS, OWN)).isEqualTo(TWO_PIECES);
  }

  /// The ply below is searched and writes its own moves before this one goes on.
  @Test
  void theMovesOfAPlyEndWhereThoseOfTheNextBegin() {
    picker.generate(new ChosenMoves(QUIET), 0);
    picker.generate(new ChosenMoves(QUIET, COUNTER), 1);
    picker.generate(new ChosenMoves(TABLE_MOVE), 2);
    picker.tableMoveFirst(1, TranspositionTable.signatureOf(TABLE_MOVE));
    assertThat(next(ALL_KINDS)).isEqualTo(COUNTER);
    assertThat(next(ALL_KINDS)).isEqualTo(QUIET);
    assertThat(next(ALL_KINDS)).isEqualTo(Move.NONE);
  }

  @Test
  void onlyNoisyMovesMeanThatASideMustCapture() {
    picker.generate(new ChosenMoves(QUIET), 0);
    picker.generate(new ChosenMoves(ONE_PIECE, TWO_PIECES), 1);
    assertThat(picker.allNoisy(0)).isFalse();
    assertThat(picker.allNoisy(1)).isTrue();
    picker.generate(new ChosenMoves(ONE_PIECE, QUIET), 1);
    assertThat(picker.allNoisy(1)).isFalse();
  }

  /// The order of generation is far from the order of search.
  @Test
  void untriedMovesAreThoseThatWereNotReturned() {
    var mixed =
        new ChosenMoves(
            ONE_PIECE,
            QUIET,
            KILLER_1,
            TABLE_MOVE,
            BAD_HISTORY,
            TWO_PIECES,
            COUNTER,
            GOOD_HISTORY,
            PROMOTION,
            KILLER_2);
    for (boolean ordering : new boolean[] {true, false}) {
      picker.configure(SearchOptions.STANDARD.with(SearchOption.ORDERING, ordering ? 1 : 0));
      var rest = order(mixed, TABLE_MOVE);
      picker.generate(mixed, 1);
      picker.tableMoveFirst(1, TranspositionTable.signatureOf(TABLE_MOVE));
      assertThat(picker.untried(1)).hasSize(10).doesNotHaveDuplicates();
      while (!rest.isEmpty()) {
        assertThat(next(mixed)).isEqualTo(rest.removeFirst());
        assertThat(picker.untried(1))
            .containsExactlyInAnyOrder(rest.stream().mapToLong(Long::longValue).toArray());
      }
    }
  }

  @Test
  void theBreakdownOfARootMoveNamesItsReasonAndPriority() {
    killers.add(0, KILLER_1);
    int signature = TranspositionTable.signatureOf(TABLE_MOVE);
    assertThat(breakdown(TABLE_MOVE, signature)).isEqualTo(Map.of("table", 1_000_000));
    assertThat(breakdown(TWO_PIECES, signature)).isEqualTo(Map.of("capture", 12_000));
    assertThat(breakdown(PROMOTION, signature)).isEqualTo(Map.of("tactical", 10_000));
    assertThat(breakdown(KILLER_1, signature)).isEqualTo(Map.of("killer", 9_000));
    assertThat(breakdown(COUNTER, signature)).isEqualTo(Map.of("counter-move", 7_000));
    assertThat(breakdown(GOOD_HISTORY, signature)).isEqualTo(Map.of("history", 100));
    assertThat(breakdown(BAD_HISTORY, signature)).isEqualTo(Map.of("history", -100));
    assertThat(breakdown(QUIET, signature)).isEmpty();
  }

  @Test
  void theBreakdownKnowsNoTechniqueThatIsOff() {
    killers.add(0, KILLER_1);
    picker.configure(
        SearchOptions.STANDARD
            .off(SearchOption.NOISY_FIRST)
            .off(SearchOption.KILLERS)
            .off(SearchOption.COUNTER_MOVES)
            .off(SearchOption.HISTORY));
    for (long move : List.of(TWO_PIECES, PROMOTION, KILLER_1, COUNTER, GOOD_HISTORY)) {
      assertThat(breakdown(move, 0)).isEmpty();
    }
  }

  private Map<String, Integer> breakdown(long move, int signature) {
    return picker.breakdown(ALL_KINDS, move, signature, PREVIOUS, OWN);
  }
}
