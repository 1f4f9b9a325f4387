package dev.secateur.search;

import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/// Returns the moves of each ply in the order in which to search them: the table move, captures by
/// the number of captured pieces, other noisy moves, killers, the counter move, then the rest by
/// history.
///
/// The table move is returned before any other move is scored, because it often causes a cutoff.
/// Moves of equal priority keep the order in which the game generated them.
final class MovePicker {

  private static final int TABLE_MOVE = 1_000_000;
  private static final int NOISY = 10_000;
  private static final int PER_CAPTURE = 1_000;
  private static final int FIRST_KILLER = 9_000;
  private static final int SECOND_KILLER = 8_000;
  private static final int COUNTER_MOVE = 7_000;
  private static final int DO_NOT_REDUCE = 6_000;

  private final Killers killers;
  private final History history;

  private final long[] moves;
  private final int[] priorities;
  private final int[] next;
  private final int[] end;
  private final boolean[] scored;

  private boolean ordering;
  private boolean noisyFirst;
  private boolean useKillers;
  private boolean useHistory;
  private boolean useCounterMoves;

  MovePicker(int plies, int maxMoves, Killers killers, History history) {
    this.killers = killers;
    this.history = history;
    moves = new long[plies * maxMoves];
    priorities = new int[plies * maxMoves];
    next = new int[plies + 1];
    end = new int[plies + 1];
    scored = new boolean[plies + 1];
  }

  void configure(SearchOptions options) {
    ordering = options.has(SearchOption.ORDERING);
    noisyFirst = ordering && options.has(SearchOption.NOISY_FIRST);
    useKillers = ordering && options.has(SearchOption.KILLERS);
    useHistory = ordering && options.has(SearchOption.HISTORY);
    useCounterMoves = ordering && options.has(SearchOption.COUNTER_MOVES);
  }

  /// Generates the moves of a ply and returns their number.
  int generate(Position position, int ply) {
    int from = ply == 0 ? 0 : end[ply - 1];
    next[ply] = from;
    end[ply] = position.generate(moves, from);
    scored[ply] = !ordering;
    return end[ply] - from;
  }

  /// Whether every generated move is noisy. Quiescence search may then not stand pat.
  boolean allNoisy(int ply) {
    for (int i = next[ply]; i < end[ply]; i++) {
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
    for (int i = next[ply]; i < end[ply]; i++) {
      if (TranspositionTable.signatureOf(moves[i]) == signature) {
        bringToFront(next[ply], i);
        priorities[next[ply]] = TABLE_MOVE;
        return;
      }
    }
  }

  /// Moves one move to the front and shifts the others back, in their order.
  private void bringToFront(int front, int at) {
    long move = moves[at];
    System.arraycopy(moves, front, moves, front + 1, at - front);
    moves[front] = move;
  }

  /// The moves of a ply that were not returned yet.
  long[] untried(int ply) {
    return Arrays.copyOfRange(moves, next[ply], end[ply]);
  }

  /// The next move, or [Move#NONE].
  long next(Position position, int ply, long previousMove) {
    int at = next[ply];
    if (at == end[ply]) {
      return Move.NONE;
    }
    next[ply]++;
    if (!ordering) {
      return moves[at];
    }
    if (priorities[at] == TABLE_MOVE && !scored[ply]) {
      priorities[at] = 0;
      return moves[at];
    }
    if (!scored[ply]) {
      scoreRest(position, ply, at, previousMove);
      scored[ply] = true;
    }
    selectBest(at, end[ply]);
    return moves[at];
  }

  private void scoreRest(Position position, int ply, int from, long previousMove) {
    int side = position.sideToMove();
    long counter = useCounterMoves ? history.counterMove(side, previousMove) : Move.NONE;
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

  /// Moves the best remaining move to the front. Moves of equal priority keep the order in which
  /// the game generated them, because generators put likely good moves first.
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

  /// Whether the move returned last must not be reduced: a capture, a killer or a counter move.
  boolean isExemptFromReduction(int ply) {
    return ordering && scored[ply] && priorities[next[ply] - 1] >= DO_NOT_REDUCE;
  }

  /// Why the move returned last has its place. History counts only if it is positive.
  NodeListener.OrderingReason reason(int ply) {
    if (!ordering) {
      return NodeListener.OrderingReason.GENERATED;
    }
    if (!scored[ply]) {
      return NodeListener.OrderingReason.TABLE;
    }
    int priority = priorities[next[ply] - 1];
    return switch (priority) {
      case NOISY -> NodeListener.OrderingReason.TACTICAL;
      case FIRST_KILLER, SECOND_KILLER -> NodeListener.OrderingReason.KILLER;
      case COUNTER_MOVE -> NodeListener.OrderingReason.COUNTER_MOVE;
      default ->
          priority > NOISY
              ? NodeListener.OrderingReason.CAPTURE
              : priority > 0
                  ? NodeListener.OrderingReason.HISTORY
                  : NodeListener.OrderingReason.GENERATED;
    };
  }

  /// The terms of a move's priority by name, which explain its place in the order.
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
