package dev.secateur.search;

import static dev.secateur.search.TranspositionTable.EXACT;
import static dev.secateur.search.TranspositionTable.LOWER;
import static dev.secateur.search.TranspositionTable.NOTHING;
import static dev.secateur.search.TranspositionTable.UPPER;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Move;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;

/// The alpha-beta search of one thread, in numbered steps. Each technique is an option that can be
/// switched off. With every technique off that can change the value, `search` returns the minimax
/// value.
///
/// Scores are from the view of the side to move. The search is fail-soft: a score outside the
/// window is a bound, as tight as the search could prove. Only [RecordedSearch] extends this class.
class Search {

  static final int DEEPEST = 120;

  /// The deepest iteration plus the longest quiescence search below it.
  static final int PLIES = 200;

  private final Position position;
  private final Evaluator evaluator;
  private final Oracle oracle;
  private final TranspositionTable table;
  private final Killers killers;
  private final History history;
  private final MovePicker picker;
  private final SearchCounters counters;
  private final PeriodicCheck pulse;
  private final PrincipalVariation variation = new PrincipalVariation(PLIES);

  private final int rootPly;
  private final long[] movePlayed = new long[PLIES];

  private boolean usePvs;
  private boolean useTable;
  private boolean useLeaves;
  private boolean equalDepthOnly;
  private boolean useReductions;
  private boolean useQuiescence;
  private boolean useOracle;
  private boolean useDrawRules;
  private int pruneThreshold;
  private boolean horizonReached;
  private long thresholdCuts;

  Search(
      Position position,
      Evaluator evaluator,
      Oracle oracle,
      TranspositionTable table,
      ThreadMemory memory,
      PeriodicCheck pulse) {
    this.position = position;
    this.evaluator = evaluator;
    this.oracle = oracle;
    this.table = table;
    this.killers = memory.killers();
    this.history = memory.history();
    this.counters = memory.counters();
    this.pulse = pulse;
    picker = new MovePicker(PLIES, position.maxMoves(), killers, history);
    rootPly = position.ply();
  }

  /// Applies new options, also while the search runs.
  void configure(SearchOptions options) {
    picker.configure(options);
    usePvs = options.has(SearchOption.PVS);
    useTable = options.has(SearchOption.TABLE);
    useLeaves = useTable && options.has(SearchOption.TABLE_LEAVES);
    equalDepthOnly = options.has(SearchOption.TABLE_EQUAL_DEPTH);
    useReductions = options.has(SearchOption.LMR);
    useQuiescence = options.has(SearchOption.QUIESCENCE);
    useOracle = options.has(SearchOption.ORACLE);
    useDrawRules = options.has(SearchOption.DRAW_RULES);
    pruneThreshold = options.score(SearchOption.PRUNE_THRESHOLD);
  }

  PrincipalVariation variation() {
    return variation;
  }

  MovePicker picker() {
    return picker;
  }

  long movePlayed(int ply) {
    return movePlayed[ply];
  }

  /// The score of a root move within the window, from the view of the side that makes it.
  int searchMove(long move, int alpha, int beta, int depth) {
    movePlayed[0] = move;
    position.make(move);
    int score = -search(-beta, -alpha, depth - 1, 1);
    position.undo();
    return score;
  }

  /// Undoes all moves below the root after a stop in the middle of a line.
  void unwind() {
    while (position.ply() > rootPly) {
      position.undo();
    }
  }

  int search(int alpha, int beta, int depth, int ply) {
    variation.startPly(ply);

    // Step 1. Count the node and check whether the search must stop.
    counters.nodes++;
    counters.nodesAtPly[ply]++;
    pulse.beat(counters);

    // Step 2. Has the game ended?
    // The rules of movement come before the draw rules: a side that reaches its goal has won, even
    // if the position is a repetition.
    if (position.ending().isOver()) {
      return Score.toRootRelative(position.finalScore(), ply);
    }

    // Step 3. Is it a draw?
    // The rules need a third occurrence. Inside the tree the second one counts as a draw: a side
    // that could repeat once can repeat again.
    if (useDrawRules && isDraw()) {
      return Score.DRAW;
    }

    // Step 4. Probe the transposition table.
    // A position that was searched before, perhaps by another order of moves, needs no second
    // search
    // if the first was deep enough and its score is enough for this window. On the principal
    // variation the search goes on, so that the whole line can be shown.
    long key = 0;
    int signature = 0;
    boolean isPrincipal = usePvs && beta - alpha > 1;
    if (useTable && (depth > 0 || useLeaves)) {
      key = position.key();
      long data = table.probe(key);
      counters.tableProbes++;
      if (data != NOTHING) {
        signature = TranspositionTable.signature(data);
        if (!isPrincipal && settles(data, depth, alpha, beta, ply)) {
          counters.tableHits++;
          horizonReached = true;
          return TranspositionTable.score(data, ply);
        }
      }
    }

    // Step 5. Probe the oracle.
    // The game may know the exact score here: an endgame database, a race without walls, the last
    // empty squares. A bound outside the window is as good as the exact score.
    if (useOracle) {
      int known = oracle.probe(position, alpha, beta, depth);
      if (known != Oracle.UNKNOWN) {
        counters.oracleHits++;
        return Score.toRootRelative(known, ply);
      }
    }

    // Step 6. At the horizon, evaluate; quiescence search first plays out captures.
    if (depth <= 0 || ply >= PLIES - 1) {
      int score = useQuiescence ? quiescence(alpha, beta, ply) : evaluate();
      if (useLeaves) {
        table.store(key, score, 0, bound(score, alpha, beta), ply, 0);
      }
      return score;
    }

    // Step 7. Generate the moves and search them, the most promising first.
    picker.generate(position, ply);
    picker.tableMoveFirst(ply, signature);
    return searchMoves(alpha, beta, depth, ply, key);
  }

  private boolean isDraw() {
    return position.occurredSince(rootPly) || position.drawByRule().isOver();
  }

  /// Whether a table entry is deep enough and its bound decides this window.
  private boolean settles(long data, int depth, int alpha, int beta, int ply) {
    int stored = TranspositionTable.depth(data);
    if (equalDepthOnly ? stored != depth : stored < depth) {
      return false;
    }
    int score = TranspositionTable.score(data, ply);
    return switch (TranspositionTable.bound(data)) {
      case EXACT -> true;
      case LOWER -> score >= beta;
      case UPPER -> score <= alpha;
      default -> false;
    };
  }

  private static int bound(int score, int alpha, int beta) {
    return score >= beta ? LOWER : score <= alpha ? UPPER : EXACT;
  }

  /// The loop over the moves of a node.
  private int searchMoves(int alpha, int beta, int depth, int ply, long key) {
    int best = -Score.INFINITE;
    long bestMove = Move.NONE;
    int raisedAlpha = alpha;
    int tried = 0;
    long thresholdCutsBefore = thresholdCuts;
    long last = movePlayed[ply - 1];
    int side = position.sideToMove();
    for (long move; (move = picker.next(position, ply, last)) != Move.NONE; tried++) {
      // Step 8. Search the move.
      movePlayed[ply] = move;
      int score = searchChild(move, raisedAlpha, beta, depth, ply, tried);

      // Step 9. Is it the best so far?
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > raisedAlpha) {
          raisedAlpha = score;
          variation.update(ply, move);
        }
      }

      // Step 10. Beta cutoff.
      // The opponent will avoid this node, because it has something better elsewhere. The other
      // moves
      // need no search. Killers and history remember the move, so that siblings try it early.
      if (best >= beta) {
        noteCutoff(move, side, last, depth, ply, tried);
        break;
      }
      if (!Move.isNoisy(move)) {
        history.penalize(side, move, depth - 1);
      }

      // Step 11. Prune threshold (option "prune-threshold").
      // A score as extreme as the threshold, winning or losing, ends the loop. The result is then
      // not
      // an exact score.
      if (Math.abs(score) >= pruneThreshold) {
        thresholdCuts++;
        break;
      }
    }

    // Step 12. Store the score, unless a prune threshold influenced it here or below.
    if (useTable && thresholdCuts == thresholdCutsBefore) {
      int signature = best > alpha ? TranspositionTable.signatureOf(bestMove) : 0;
      table.store(key, best, depth, bound(best, alpha, beta), ply, signature);
    }
    return best;
  }

  /// Makes the move, searches the position after it, and undoes it.
  int searchChild(long move, int alpha, int beta, int depth, int ply, int tried) {
    int reduction = useReductions ? reduction(move, depth, ply, tried) : 0;
    position.make(move);
    int score;
    if (tried == 0 || !usePvs) {
      score = -search(-beta, -alpha, depth - 1, ply + 1);
    } else {
      // The first move is expected to be best. A zero-width window is enough to prove that this
      // move
      // is not better; late moves are searched with reduced depth. If the move turns out better,
      // it is searched again, first with full depth, then with the full window.
      score = -search(-alpha - 1, -alpha, depth - 1 - reduction, ply + 1);
      if (score > alpha && reduction > 0) {
        score = -search(-alpha - 1, -alpha, depth - 1, ply + 1);
      }
      if (score > alpha && score < beta) {
        score = -search(-beta, -alpha, depth - 1, ply + 1);
      }
    }
    position.undo();
    return score;
  }

  /// Late-move reduction: with good move ordering a late quiet move is seldom the best.
  private int reduction(long move, int depth, int ply, int tried) {
    if (depth < 3
        || tried < 3
        || !usePvs
        || Move.isNoisy(move)
        || picker.isExemptFromReduction(ply)) {
      return 0;
    }
    return Math.min(depth - 2, Reductions.of(depth, tried));
  }

  void noteCutoff(long move, int side, long last, int depth, int ply, int tried) {
    counters.cutoffs++;
    if (tried == 0) {
      counters.firstMoveCutoffs++;
    }
    if (!Move.isNoisy(move)) {
      killers.add(ply, move);
      history.reward(side, move, depth);
      history.setCounterMove(side, last, move);
    }
  }

  /// Searches noisy moves (captures, promotions) until the position is quiet. Where a quiet move
  /// exists, the side may also stand pat: take the static evaluation instead. Where every move is
  /// noisy (captures are compulsory in checkers) it may not.
  private int quiescence(int alpha, int beta, int ply) {
    counters.selectiveDepth = Math.max(counters.selectiveDepth, ply);
    if (!position.isNoisy() || ply >= PLIES - 1) {
      return evaluate();
    }
    picker.generate(position, ply);
    int best = -Score.INFINITE;
    if (!picker.allNoisy(ply)) {
      best = evaluate();
      if (best >= beta) {
        return best;
      }
    }
    int raisedAlpha = Math.max(alpha, best);
    long last = movePlayed[ply - 1];
    for (long move; (move = picker.next(position, ply, last)) != Move.NONE; ) {
      if (!Move.isNoisy(move)) {
        continue;
      }
      movePlayed[ply] = move;
      position.make(move);
      counters.nodes++;
      counters.quiescenceNodes++;
      pulse.beat(counters);
      int score = -quiescenceBelow(-beta, -raisedAlpha, ply + 1);
      position.undo();
      if (score > best) {
        best = score;
        raisedAlpha = Math.max(raisedAlpha, score);
        if (best >= beta) {
          break;
        }
      }
    }
    return best;
  }

  private int quiescenceBelow(int alpha, int beta, int ply) {
    return position.ending().isOver()
        ? Score.toRootRelative(position.finalScore(), ply)
        : quiescence(alpha, beta, ply);
  }

  private int evaluate() {
    horizonReached = true;
    return evaluator.evaluate(position);
  }

  void startIteration() {
    horizonReached = false;
    counters.startIteration();
  }

  /// Whether this iteration evaluated any position. If not, the whole game tree was searched.
  boolean horizonReached() {
    return horizonReached;
  }
}
