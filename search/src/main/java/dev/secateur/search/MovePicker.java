package dev.secateur.search;

import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/// Hands out the moves of each ply, the most promising first (S1.3): the move of the table, then
/// captures by the pieces they take, killers, the counter move, and the rest by history.
///
/// The order costs little where it saves most: the table's move goes out before any other is
/// judged, and where nothing more is known of the rest it goes out as generated.
final class MovePicker {

  private static final int TABLE_MOVE = 1_000_000;
  private static final int NOISY = 10_000;
  private static final int PER_CAPTURE = 1_000;
  private static final int FIRST_KILLER = 9_000;
  private static final int SECOND_KILLER = 8_000;
  private static final int COUNTER_MOVE = 7_000;
  private static final int KNOWN_GOOD = 6_000;

  private final Killers killers;
  private final History history;

  private final long[] moves;
  private final int[] priorities;
  private final int[] next;
  private final int[] end;
  private final boolean[] judged;

  private boolean ordering;
  private boolean noisyFirst;
  private boolean useKillers;
  private boolean useHistory;
  private boolean useCounterMoves;

  MovePicker(int plies, int mostMoves, Killers killers, History history) {
    this.killers = killers;
    this.history = history;
    // A line of play rarely has the most moves everywhere; the array grows if one does.
    moves = new long[plies * mostMoves];
    priorities = new int[plies * mostMoves];
    next = new int[plies + 1];
    end = new int[plies + 1];
    judged = new boolean[plies + 1];
  }

  void configure(SearchOptions options) {
    ordering = options.has(SearchOption.ORDERING);
    noisyFirst = ordering && options.has(SearchOption.NOISY_FIRST);
    useKillers = ordering && options.has(SearchOption.KILLERS);
    useHistory = ordering && options.has(SearchOption.HISTORY);
    useCounterMoves = ordering && options.has(SearchOption.COUNTER_MOVES);
  }

  /// Generates the moves of a ply; how many there are.
  int generate(Position position, int ply) {
    int from = ply == 0 ? 0 : end[ply - 1];
    next[ply] = from;
    end[ply] = position.generate(moves, from);
    judged[ply] = !ordering;
    return end[ply] - from;
  }

  /// Whether every generated move is noisy: then there is no standing still.
  boolean allNoisy(int ply) {
    for (int i = next[ply]; i < end[ply]; i++) {
      if (!Move.isNoisy(moves[i])) {
        return false;
      }
    }
    return true;
  }

  /// Puts the table's move, if it is among the generated ones, at the head.
  void tableMoveFirst(int ply, int signature) {
    if (!ordering || signature == 0) {
      return;
    }
    for (int i = next[ply]; i < end[ply]; i++) {
      if (TranspositionTable.signatureOf(moves[i]) == signature) {
        bringToFront(next[ply], i);
        priorities[next[ply]] = TABLE_MOVE;
        return;
      }
    }
  }

  /// Moves a move to the head of the list and the others behind it, in their order.
  private void bringToFront(int front, int at) {
    long move = moves[at];
    System.arraycopy(moves, front, moves, front + 1, at - front);
    moves[front] = move;
  }

  /// The moves of a ply that were not handed out.
  long[] untried(int ply) {
    return Arrays.copyOfRange(moves, next[ply], end[ply]);
  }

  /// The next move, or [Move#NONE].
  long next(Position position, int ply, long lastMove) {
    int at = next[ply];
    if (at == end[ply]) {
      return Move.NONE;
    }
    next[ply]++;
    if (!ordering) {
      return moves[at];
    }
    if (priorities[at] == TABLE_MOVE && !judged[ply]) {
      priorities[at] = 0;
      return moves[at];
    }
    if (!judged[ply]) {
      judgeRest(position, ply, at, lastMove);
      judged[ply] = true;
    }
    selectBest(at, end[ply]);
    return moves[at];
  }

  private void judgeRest(Position position, int ply, int from, long lastMove) {
    int side = position.sideToMove();
    long counter = useCounterMoves ? history.answerTo(side, lastMove) : Move.NONE;
    for (int i = from; i < end[ply]; i++) {
      priorities[i] = priority(position, moves[i], side, ply, counter);
    }
  }

  private int priority(Position position, long move, int side, int ply, long counter) {
    if (noisyFirst && Move.isNoisy(move)) {
      return NOISY + PER_CAPTURE * position.captures(move);
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
    return useHistory ? history.value(side, move) : 0;
  }

  /// Brings the best of the rest to the front. Equals keep the order in which the game generated
  /// them, which is an order of promise too.
  private void selectBest(int at, int end) {
    int best = at;
    for (int i = at + 1; i < end; i++) {
      if (priorities[i] > priorities[best]) {
        best = i;
      }
    }
    if (best != at) {
      long move = moves[best];
      int priority = priorities[best];
      System.arraycopy(moves, at, moves, at + 1, best - at);
      System.arraycopy(priorities, at, priorities, at + 1, best - at);
      moves[at] = move;
      priorities[at] = priority;
    }
  }

  /// Whether the move just handed out is one that should not be reduced: a killer, a counter move.
  boolean wasKnownGood(int ply) {
    return ordering && judged[ply] && priorities[next[ply] - 1] >= KNOWN_GOOD;
  }

  /// What spoke for the move just handed out. History counts only where it speaks for a move.
  NodeListener.Reason reason(int ply) {
    if (!ordering) {
      return NodeListener.Reason.GENERATED;
    }
    if (!judged[ply]) {
      return NodeListener.Reason.TABLE;
    }
    int priority = priorities[next[ply] - 1];
    return switch (priority) {
      case NOISY -> NodeListener.Reason.TACTICAL;
      case FIRST_KILLER, SECOND_KILLER -> NodeListener.Reason.KILLER;
      case COUNTER_MOVE -> NodeListener.Reason.COUNTER_MOVE;
      default ->
          priority > NOISY
              ? NodeListener.Reason.CAPTURE
              : priority > 0 ? NodeListener.Reason.HISTORY : NodeListener.Reason.GENERATED;
    };
  }

  /// Why a move of the position is tried when it is (S1.5): the terms of its priority.
  Map<String, Integer> breakdown(Position position, long move, int ply, int signature) {
    var terms = new LinkedHashMap<String, Integer>();
    if (signature == TranspositionTable.signatureOf(move)) {
      terms.put("table", TABLE_MOVE);
    }
    int side = position.sideToMove();
    if (Move.isNoisy(move)) {
      int captures = position.captures(move);
      terms.put(captures > 0 ? "capture" : "tactical", NOISY + PER_CAPTURE * captures);
    } else if (move == killers.first(ply)) {
      terms.put("killer", FIRST_KILLER);
    } else if (move == killers.second(ply)) {
      terms.put("killer", SECOND_KILLER);
    }
    if (history.value(side, move) != 0) {
      terms.put("history", history.value(side, move));
    }
    return terms;
  }
}
