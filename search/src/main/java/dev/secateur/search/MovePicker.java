package dev.secateur.search;

import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.NodeListener.OrderingReason;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// Returns the moves of each ply in the order in which to search them: the table move, captures by
/// the number of captured pieces, other noisy moves, killers, the counter move, then the rest by
/// history. Where the search asks for it, quiet moves are ordered by the evaluation after each.
///
/// One ladder of priorities ([#priority]) decides the order; the reason for a place and its
/// explanation are read from the same number. The table move is returned before any other move is
/// scored, because it often causes a cutoff. Moves of equal priority keep the order in which the
/// game generated them.
final class MovePicker {

  private static final int TABLE_MOVE = 1_000_000;
  private static final int NOISY = 10_000;
  private static final int PER_CAPTURE = 1_000;
  private static final int FIRST_KILLER = 9_000;
  private static final int SECOND_KILLER = 8_000;
  private static final int COUNTER_MOVE = 7_000;
  private static final int ABOVE_HISTORY = 6_000;

  /// Priorities from evaluations are negative, so that they explain no place in the order.
  private static final int MAX_ESTIMATE = 19_000;

  private static final int BELOW_HISTORY = -20_000;

  /// So many moves are found by a scan for the best, which costs little if one of them causes a
  /// cutoff. If none does, all others are sorted at once.
  private static final int SCANS = 6;

  private static final int INDEX_BITS = 16;
  private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

  private final Killers killers;
  private final History history;

  /// The moves of all plies, one ply after the other, as generated.
  private final long[] moves;

  /// The moves that were not returned yet, from `next` to `end` of their ply: the priority, and
  /// below it the place among the moves of the ply, such that an earlier place makes a larger
  /// number.
  private final long[] keys;

  private final int[] start;
  private final int[] next;
  private final int[] end;
  private final int[] tableMoveAt;
  private final int[] returned;
  private final boolean[] scored;
  private final int[] priority;

  /// The plies whose moves are ordered by evaluation.
  private final boolean[] byEvaluation;

  private final MoveEstimator estimator;

  private boolean ordering;
  private boolean noisyFirst;
  private boolean useKillers;
  private boolean useHistory;
  private boolean useCounterMoves;
  private boolean useFollowUps;

  /// Estimates how good a move is, without a search.
  @FunctionalInterface
  interface MoveEstimator {

    /// The score after a move, for the side that makes it.
    int estimate(long move, int ply);
  }

  MovePicker(int plies, int maxMoves, Killers killers, History history, MoveEstimator estimator) {
    this.estimator = estimator;
    this.killers = killers;
    this.history = history;
    moves = new long[plies * maxMoves];
    keys = new long[plies * maxMoves];
    start = new int[plies + 1];
    next = new int[plies + 1];
    end = new int[plies + 1];
    tableMoveAt = new int[plies + 1];
    returned = new int[plies + 1];
    scored = new boolean[plies + 1];
    priority = new int[plies + 1];
    byEvaluation = new boolean[plies + 1];
  }

  void configure(SearchOptions options) {
    ordering = options.has(SearchOption.ORDERING);
    noisyFirst = ordering && options.has(SearchOption.NOISY_FIRST);
    useKillers = ordering && options.has(SearchOption.KILLERS);
    useHistory = ordering && options.has(SearchOption.HISTORY);
    useCounterMoves = ordering && options.has(SearchOption.COUNTER_MOVES);
    useFollowUps = ordering && options.has(SearchOption.FOLLOW_UP_HISTORY);
  }

  /// Generates the moves of a ply and returns their number.
  int generate(Position position, int ply) {
    int from = ply == 0 ? 0 : end[ply - 1];
    start[ply] = from;
    next[ply] = from;
    end[ply] = position.generate(moves, from);
    tableMoveAt[ply] = -1;
    returned[ply] = 0;
    scored[ply] = false;
    byEvaluation[ply] = false;
    return end[ply] - from;
  }

  /// A ply without moves of its own, before a null move: the moves of the next ply must not be
  /// written over those of the ply before.
  void skip(int ply) {
    start[ply] = end[ply - 1];
    end[ply] = start[ply];
  }

  /// The number of generated moves of a ply.
  int count(int ply) {
    return end[ply] - start[ply];
  }

  /// Whether every generated move is noisy. Quiescence search may then not stand pat.
  boolean allNoisy(int ply) {
    for (int i = start[ply]; i < end[ply]; i++) {
      if (!Move.isNoisy(moves[i])) {
        return false;
      }
    }
    return true;
  }

  /// Puts the table move first, if it is among the generated moves.
  void tableMoveFirst(int ply, int signature) {
    if (!ordering || signature == 0) {
      return;
    }
    for (int i = start[ply]; i < end[ply]; i++) {
      if (TranspositionTable.signatureOf(moves[i]) == signature) {
        tableMoveAt[ply] = i;
        return;
      }
    }
  }

  /// Orders the quiet moves of this ply by the evaluation after each of them.
  void orderByEvaluation(int ply) {
    byEvaluation[ply] = ordering;
  }

  /// The next move, or [Move#NONE].
  ///
  /// @param previous the move before this ply, of the opponent
  /// @param own the move before that, of the side to move
  long next(Position position, int ply, long previous, long own) {
    if (returned[ply] == end[ply] - start[ply]) {
      return Move.NONE;
    }
    returned[ply]++;
    if (!ordering) {
      priority[ply] = 0;
      return moves[next[ply]++];
    }
    if (!scored[ply]) {
      if (tableMoveAt[ply] >= 0 && returned[ply] == 1) {
        priority[ply] = TABLE_MOVE;
        return moves[tableMoveAt[ply]];
      }
      scoreRest(position, ply, previous, own);
      scored[ply] = true;
    }
    int at = next[ply]++;
    if (returned[ply] <= SCANS) {
      selectBest(at, end[ply]);
    } else if (returned[ply] == SCANS + 1) {
      sortDescending(at, end[ply]);
    }
    priority[ply] = (int) (keys[at] >> INDEX_BITS);
    return moves[start[ply] + indexOf(keys[at])];
  }

  private void scoreRest(Position position, int ply, long previous, long own) {
    int side = position.sideToMove();
    long counter = counterTo(previous, side);
    int at = start[ply] + (tableMoveAt[ply] >= 0 ? 1 : 0);
    next[ply] = at;
    for (int i = start[ply]; i < end[ply]; i++) {
      if (i != tableMoveAt[ply]) {
        int priority = priority(position, moves[i], side, ply, counter, previous, own);
        keys[at++] = ((long) priority << INDEX_BITS) | (INDEX_MASK - (i - start[ply]));
      }
    }
  }

  private long counterTo(long previous, int side) {
    return useCounterMoves ? history.counterMove(side, previous) : Move.NONE;
  }

  private static int indexOf(long key) {
    return INDEX_MASK - ((int) key & INDEX_MASK);
  }

  /// The ladder: what a move's priority is, apart from the table move.
  private int priority(
      Position position, long move, int side, int ply, long counter, long previous, long own) {
    if (noisyFirst && Move.isNoisy(move)) {
      return NOISY + PER_CAPTURE * position.captures(move);
    }
    if (byEvaluation[ply]) {
      return Math.clamp(estimator.estimate(move, ply), -MAX_ESTIMATE, MAX_ESTIMATE) + BELOW_HISTORY;
    }
    if (useKillers && move == killers.first(ply)) {
      return FIRST_KILLER;
    }
    if (useKillers && move == killers.second(ply)) {
      return SECOND_KILLER;
    }
    if (move == counter) {
      return COUNTER_MOVE;
    }
    int quiet = useHistory ? history.value(side, move) : 0;
    return useFollowUps ? (quiet + history.followUps(previous, own, move)) / 3 : quiet;
  }

  private void selectBest(int at, int end) {
    int best = at;
    for (int i = at + 1; i < end; i++) {
      if (keys[i] > keys[best]) {
        best = i;
      }
    }
    long key = keys[best];
    keys[best] = keys[at];
    keys[at] = key;
  }

  /// Insertion sort: most moves have equal priority and stand in their order already.
  private void sortDescending(int from, int end) {
    for (int i = from + 1; i < end; i++) {
      long key = keys[i];
      int at = i;
      while (at > from && keys[at - 1] < key) {
        keys[at] = keys[at - 1];
        at--;
      }
      keys[at] = key;
    }
  }

  /// The moves of a ply that were not returned yet, in no particular order.
  long[] untried(int ply) {
    var rest = new long[end[ply] - start[ply] - returned[ply]];
    for (int i = start[ply], at = 0; i < end[ply] && at < rest.length; i++) {
      if (isUntried(ply, i)) {
        rest[at++] = moves[i];
      }
    }
    return rest;
  }

  private boolean isUntried(int ply, int index) {
    if (!ordering) {
      return index >= next[ply];
    }
    if (!scored[ply]) {
      return index != tableMoveAt[ply] || returned[ply] == 0;
    }
    for (int at = next[ply]; at < end[ply]; at++) {
      if (start[ply] + indexOf(keys[at]) == index) {
        return true;
      }
    }
    return false;
  }

  /// Whether the move returned last must not be reduced or pruned: the table move, a capture, a
  /// killer or a counter move.
  boolean isPromising(int ply) {
    return priority[ply] >= ABOVE_HISTORY;
  }

  /// Why the move returned last has its place.
  OrderingReason reason(int ply) {
    return reasonOf(priority[ply]);
  }

  /// History counts as a reason only if it is positive.
  private static OrderingReason reasonOf(int priority) {
    return switch (priority) {
      case TABLE_MOVE -> OrderingReason.TABLE;
      case NOISY -> OrderingReason.TACTICAL;
      case FIRST_KILLER, SECOND_KILLER -> OrderingReason.KILLER;
      case COUNTER_MOVE -> OrderingReason.COUNTER_MOVE;
      default ->
          priority > NOISY
              ? OrderingReason.CAPTURE
              : priority > 0 ? OrderingReason.HISTORY : OrderingReason.GENERATED;
    };
  }

  /// The priority of a root move with the name of its reason, which explains its place in the
  /// order. Empty for a move that nothing is known about.
  ///
  /// @param previous the last move of the game, of the opponent
  /// @param own the move before that, of the side to move
  Map<String, Integer> breakdown(
      Position position, long move, int signature, long previous, long own) {
    var terms = new LinkedHashMap<String, Integer>();
    if (!ordering) {
      return terms;
    }
    if (signature == TranspositionTable.signatureOf(move)) {
      terms.put(name(OrderingReason.TABLE), TABLE_MOVE);
      return terms;
    }
    int side = position.sideToMove();
    int priority = priority(position, move, side, 0, counterTo(previous, side), previous, own);
    if (priority != 0) {
      var reason = reasonOf(priority);
      terms.put(
          name(reason == OrderingReason.GENERATED ? OrderingReason.HISTORY : reason), priority);
    }
    return terms;
  }

  /// The name that JSON and the page use: `capture`, `counter-move`.
  private static String name(OrderingReason reason) {
    return reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
