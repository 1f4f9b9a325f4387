package dev.secateur.search;

import static dev.secateur.search.TranspositionTable.EXACT;
import static dev.secateur.search.TranspositionTable.LOWER;
import static dev.secateur.search.TranspositionTable.NOTHING;
import static dev.secateur.search.TranspositionTable.NO_EVALUATION;
import static dev.secateur.search.TranspositionTable.UPPER;

import dev.secateur.core.EndCertainty;
import dev.secateur.core.Evaluator;
import dev.secateur.core.Move;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOptions;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
  private final PeriodicCheck check;
  private final Oracle.NodeCounter oracleNodes = this::countOracleNodes;
  private final PrincipalVariation variation = new PrincipalVariation(PLIES);
  private final RootMoves rootMoves;

  private final int rootPly;
  private final boolean hasAllMoves;

  /// The moves of the game before the root.
  private static final int BEFORE_ROOT = 2;

  /// What is known at each ply: the move made there ([Move#NONE] for a null move), after the last
  /// moves of the game, and the static evaluation.
  private final long[] movePlayed = new long[BEFORE_ROOT + PLIES + 1];

  private final int[] evaluation = new int[PLIES + 1];

  private Techniques techniques = new Techniques(SearchOptions.STANDARD);

  /// Whether nothing but reverse futility needs the evaluation before the horizon.
  private boolean isEvaluatedLazily;
  private int iterationDepth;
  private long thresholdCuts;

  /// Whether the score returned last is proven: no evaluation, pruning, threshold or draw rule
  /// shaped it, only ends of games and answers of the oracle. A bound can be proven too.
  private boolean proven;

  Search(
      Position position,
      Evaluator evaluator,
      TranspositionTable table,
      ThreadMemory memory,
      PeriodicCheck check,
      RootMoves rootMoves) {
    this.position = position;
    this.evaluator = evaluator;
    this.oracle = memory.oracle();
    oracle.startSearch(position);
    this.table = table;
    this.killers = memory.killers();
    this.history = memory.history();
    this.counters = memory.counters();
    this.check = check;
    this.rootMoves = rootMoves;
    picker = new MovePicker(PLIES, position.maxMoves(), killers, history, this::estimate);
    rootPly = position.ply();
    hasAllMoves = position.hasAllMoves();
    var before = LastMoves.before(position);
    movePlayed[0] = before.own();
    movePlayed[1] = before.opponent();
  }

  /// Applies new options, also while the search runs.
  void configure(SearchOptions options) {
    picker.configure(options);
    techniques = new Techniques(options);
    isEvaluatedLazily =
        evaluator.isLazy()
            && techniques.lazyEvaluation
            && techniques.reverseFutility
            && !techniques.nullMove
            && !techniques.extendThreats;
  }

  MovePicker picker() {
    return picker;
  }

  /// The move made at a ply; at -1 the opponent's last move before the root, at -2 the own one
  /// before that. [Move#NONE] if there is none, and for a null move.
  long movePlayed(int ply) {
    return movePlayed[BEFORE_ROOT + ply];
  }

  /// Puts the root moves into the order in which any node tries its moves. From the second
  /// iteration on, the last iteration gives a better order.
  void orderRoot(boolean isReversed) {
    picker.generate(position, 0);
    picker.tableMoveFirst(0, rootSignature());
    rootMoves.arrange(() -> next(0), isReversed);
  }

  private int rootSignature() {
    return techniques.table ? TranspositionTable.signature(table.probe(position.key())) : 0;
  }

  /// Why each root move has its place in the order.
  Map<Long, Map<String, Integer>> rootPriorities() {
    picker.generate(position, 0);
    int signature = rootSignature();
    var priorities = new LinkedHashMap<Long, Map<String, Integer>>();
    for (long move : position.legalMoves()) {
      priorities.put(
          move, picker.breakdown(position, move, signature, movePlayed(-1), movePlayed(-2)));
    }
    return priorities;
  }

  void startIteration(int depth) {
    iterationDepth = depth;
    counters.startIteration();
    rootMoves.startIteration();
  }

  /// Searches the root moves from index `first` on. [RootMoves] gets their scores.
  int searchRoot(int first, int alpha, int beta, int depth) {
    rootMoves.startSearch(first, alpha);
    int score = search(alpha, beta, depth, 0);
    // A deeper search may still find the distance of a win that only the oracle knows.
    boolean isFinal = !Score.isDecisive(score) || Score.isDistanceKnown(score);
    if (proven && isFinal && score > alpha && score < beta) {
      rootMoves.markExact();
    }
    return score;
  }

  /// Undoes all moves below the root after a stop in the middle of a line.
  void unwind() {
    while (position.ply() > rootPly) {
      undo();
    }
  }

  int search(int alpha, int beta, int depth, int ply) {
    variation.startPly(ply);
    boolean isRoot = ply == 0;

    // Step 1. Count the node and check whether the search must stop.
    if (!isRoot) {
      counters.nodes++;
      counters.nodesAtPly[ply]++;
      check.beat(counters);
    }

    // Step 2. Has the game ended?
    // The rules of movement come before the draw rules: a side that reaches its goal has won, even
    // if the position is a repetition.
    if (!isRoot && position.ending().isOver()) {
      proven = hasAllMoves;
      return Score.toRootRelative(position.finalScore(), ply);
    }

    // Step 3. Is it a draw?
    // The rules need a third occurrence. Inside the tree the second one counts as a draw: a side
    // that could repeat once can repeat again. Such a score holds for this line of moves only.
    if (!isRoot && techniques.drawRules && isDraw()) {
      proven = false;
      return Score.DRAW;
    }

    // Step 4. Win distance (option "win-distance").
    // The best score from here is a win with the next move, the worst a loss after it. If that
    // cannot reach the window, a win or loss at less distance is already known.
    if (techniques.winDistance && !isRoot) {
      int soonestWin = Score.winIn(ply + 1);
      int soonestLoss = Score.lossIn(ply + 1);
      if (alpha >= soonestWin || beta <= soonestLoss) {
        proven = true;
        return alpha >= soonestWin ? soonestWin : soonestLoss;
      }
    }

    // Step 5. Probe the transposition table.
    // A position that was searched before, perhaps by another order of moves, needs no second
    // search if the first was deep enough and its score is enough for this window. On the
    // principal variation the search goes on, so that the whole line can be shown.
    boolean isPrincipal = techniques.pvs && beta - alpha > 1;
    boolean useTable = techniques.table && (depth > 0 || techniques.tableLeaves);
    long key = 0;
    long entry = NOTHING;
    if (useTable) {
      key = position.key();
    }
    if (useTable && !isRoot) {
      entry = table.probe(key);
      counters.tableProbes++;
      if (entry != NOTHING && !isPrincipal && settles(entry, depth, alpha, beta, ply)) {
        counters.tableHits++;
        proven = TranspositionTable.isProven(entry);
        return TranspositionTable.score(entry, ply);
      }
    }

    // Step 6. Ask the oracle.
    // The game may know the exact score here: an endgame database, a race without walls, the last
    // empty squares. A bound outside the window is as good as the exact score.
    if (techniques.oracle && !isRoot) {
      int known = oracle.probe(position, alpha, beta, depth, oracleNodes);
      if (known != Oracle.UNKNOWN) {
        counters.oracleHits++;
        int score = Score.toRootRelative(known, ply);
        proven = isProof(score);
        if (useTable) {
          table.store(key, score, depth, bound(score, alpha, beta), proven, ply, 0, NO_EVALUATION);
        }
        return score;
      }
    }

    // Step 7. At the horizon, evaluate; quiescence search first plays out captures.
    if (depth <= 0 || ply >= PLIES - 1) {
      int score = techniques.quiescence ? quiescence(alpha, beta, ply) : evaluate(alpha, beta);
      if (useTable) {
        table.store(key, score, 0, bound(score, alpha, beta), proven, ply, 0, NO_EVALUATION);
      }
      return score;
    }

    evaluation[ply] = NO_EVALUATION;
    if (!isRoot) {
      // Step 8. Evaluate the position, unless captures are pending or the table knows the
      // evaluation. A lazy evaluator is only asked whether reverse futility prunes.
      if (techniques.staticEvaluation) {
        evaluation[ply] =
            isEvaluatedLazily
                ? evaluationAbove(futilityBound(beta, depth), entry, isPrincipal, depth)
                : staticEvaluation(entry);
      }

      // Step 9. Forward pruning: give up a node that almost surely fails high or low.
      if (!isPrincipal && isPruned(alpha, beta, depth, ply)) {
        proven = false;
        return prunedScore;
      }
      if (techniques.probCut && useTable) {
        // The shallow searches of ProbCut may have found a good move.
        entry = table.probe(key);
      }

      // Step 10. Internal iterative reduction (option "iir").
      // Without a table move the order is poor and the search expensive. One ply less finds a move
      // for the next time.
      if (techniques.iterativeReduction
          && depth >= techniques.iterativeReductionDepth
          && TranspositionTable.signature(entry) == 0) {
        depth--;
      }

      // Step 11. Threat extension (option "threats").
      // If the opponent could win material by a second move in a row, the evaluation is too good to
      // be true. One more ply shows whether the threat can be met.
      if (techniques.extendThreats && mayExtend(ply) && isThreatened(ply)) {
        depth++;
      }

      // Step 12. Generate the moves.
      picker.generate(position, ply);
      picker.tableMoveFirst(ply, TranspositionTable.signature(entry));
      // Near the end of the game a good order saves more than the evaluations cost (option
      // "evaluation-ordering").
      if (techniques.evaluationOrdering && endLevel(depth) >= 0) {
        picker.orderByEvaluation(ply);
      }
    }
    return searchMoves(alpha, beta, depth, ply, key);
  }

  /// Whether an answer of the oracle holds at any depth. The progress in a win at an unknown
  /// distance does not: a deeper search sees more of the way.
  private static boolean isProof(int score) {
    return !Score.isDecisive(score)
        || Score.isDistanceKnown(score)
        || Math.abs(score) == Score.LEAST_WIN;
  }

  private boolean isDraw() {
    return position.occurredSince(rootPly) || position.drawByRule().isOver();
  }

  /// Whether a table entry is deep enough, or proven, and its bound decides this window.
  private boolean settles(long entry, int depth, int alpha, int beta, int ply) {
    int stored = TranspositionTable.depth(entry);
    boolean isEnough =
        techniques.tableEqualDepth
            ? stored == depth
            : stored >= depth || TranspositionTable.isProven(entry);
    if (!isEnough) {
      return false;
    }
    int score = TranspositionTable.score(entry, ply);
    return switch (TranspositionTable.bound(entry)) {
      case EXACT -> true;
      case LOWER -> score >= beta;
      case UPPER -> score <= alpha;
      default -> false;
    };
  }

  private static int bound(int score, int alpha, int beta) {
    return score >= beta ? LOWER : score <= alpha ? UPPER : EXACT;
  }

  private int staticEvaluation(long entry) {
    int known = TranspositionTable.evaluation(entry);
    if (known != NO_EVALUATION) {
      return known;
    }
    return position.isNoisy() ? NO_EVALUATION : evaluator.evaluate(position);
  }

  /// The evaluation, or a lower bound of it, if it is at least `bound` and serves reverse futility.
  private int evaluationAbove(int bound, long entry, boolean isPrincipal, int depth) {
    int known = TranspositionTable.evaluation(entry);
    if (known != NO_EVALUATION) {
      return known;
    }
    if (isPrincipal
        || depth > techniques.reverseFutilityDepth
        || bound > Score.MAX_EVALUATION
        || position.isNoisy()) {
      return NO_EVALUATION;
    }
    int score = evaluator.evaluate(position, bound - 1, bound);
    return score >= bound ? score : NO_EVALUATION;
  }

  private int futilityBound(int beta, int depth) {
    return beta + depth * techniques.reverseFutilityMargin;
  }

  // Forward pruning. Nothing below is exact: each step trusts a cheap test instead of a search.

  private int prunedScore;

  /// How sure, in percent, a search of the root to this depth is; 0 if it does not reach the end of
  /// the game, or prunes nothing.
  int certainty(int depth) {
    int level = endLevel(depth);
    return EndCertainty.isSelective(level) ? EndCertainty.percent(level) : 0;
  }

  /// The [EndCertainty] level of a search of the present position. If selective searches to the end
  /// are switched off, there is only the exact one.
  private int endLevel(int depth) {
    int level = EndCertainty.level(depth, position.maxPliesLeft());
    return techniques.probCutEnd || level >= EndCertainty.LEVELS ? level : -1;
  }

  private boolean isPruned(int alpha, int beta, int depth, int ply) {
    if (Math.abs(beta) > Score.MAX_EVALUATION) {
      return false;
    }
    int level = endLevel(depth);
    if (level >= 0) {
      return EndCertainty.isSelective(level)
          && techniques.probCut
          && probCut(alpha, beta, depth, ply, EndCertainty.deviations(level));
    }
    return failsHighStatically(beta, depth, ply)
        || failsHighAfterNullMove(beta, depth, ply)
        || (techniques.probCut && probCut(alpha, beta, depth, ply, techniques.probCutDeviations));
  }

  /// Step 9a. Reverse futility (option "reverse-futility").
  /// Near the horizon a side that is far above beta seldom loses that much in the plies left.
  private boolean failsHighStatically(int beta, int depth, int ply) {
    if (!techniques.reverseFutility
        || depth > techniques.reverseFutilityDepth
        || evaluation[ply] == NO_EVALUATION) {
      return false;
    }
    prunedScore = evaluation[ply] - depth * techniques.reverseFutilityMargin;
    return prunedScore >= beta;
  }

  /// Step 9b. Null move (option "null-move").
  /// If the side to move may pass and still fails high in a reduced search, a real move would fail
  /// high too. Never twice in a row, and only in games where a move is better than none.
  private boolean failsHighAfterNullMove(int beta, int depth, int ply) {
    if (!techniques.nullMove
        || depth < techniques.nullMoveDepth
        || evaluation[ply] == NO_EVALUATION
        || evaluation[ply] < beta
        || movePlayed(ply - 1) == Move.NONE
        || !makeNull(ply)) {
      return false;
    }
    int below = depth - 1 - techniques.nullMoveReduction - depth / 6;
    int score = -tryOut(-beta, -beta + 1, below, ply + 1);
    undo();
    prunedScore = Math.min(score, Score.MAX_EVALUATION);
    return score >= beta;
  }

  /// Step 9c. ProbCut (options "probcut" and "probcut-end").
  /// A shallow search predicts a deep one with a known error. If it is so far outside the window
  /// that the deep search would almost surely be too, trust it. With two depths the shallower one
  /// comes first: it decides the clear cases at the lowest price (multi-ProbCut). In a selective
  /// search to the end of the game nothing else prunes.
  private boolean probCut(int alpha, int beta, int depth, int ply, double deviations) {
    if (depth < techniques.probCutDepth) {
      return false;
    }
    int shallow = depth <= 8 ? depth % 2 + (depth >= 6 ? 2 : 0) : depth / 4 * 2 + depth % 2;
    int first = shallow / 4 * 2 + depth % 2;
    return (techniques.probCutTries > 1
            && first < shallow
            && isPredictedOutside(alpha, beta, first, depth, ply, deviations))
        || isPredictedOutside(alpha, beta, shallow, depth, ply, deviations);
  }

  private boolean isPredictedOutside(
      int alpha, int beta, int shallow, int depth, int ply, double deviations) {
    int error = evaluator.searchError(position, shallow, depth);
    if (error == Evaluator.NO_ERROR_KNOWN) {
      return false;
    }
    int margin = (int) (deviations * error);
    int high = beta + margin;
    if (high <= Score.MAX_EVALUATION && tryOut(high - 1, high, shallow, ply) >= high) {
      prunedScore = beta;
      return true;
    }
    int low = alpha - margin;
    if (low >= -Score.MAX_EVALUATION && tryOut(low, low + 1, shallow, ply) <= low) {
      prunedScore = alpha;
      return true;
    }
    return false;
  }

  /// A search that only decides whether to prune. Its nodes count, but they are not part of the
  /// tree that [RecordedSearch] reports.
  int tryOut(int alpha, int beta, int depth, int ply) {
    return search(alpha, beta, depth, ply);
  }

  // Extensions.

  /// Extensions end at twice the depth of the iteration, so that the search comes to an end.
  private boolean mayExtend(int ply) {
    return ply < 2 * iterationDepth;
  }

  /// Whether the opponent would gain something by noisy moves if it could move again. That is
  /// compared with the evaluation after the pass, because the pass itself costs a tempo.
  private boolean isThreatened(int ply) {
    if (evaluation[ply] == NO_EVALUATION || !makeNull(ply)) {
      return false;
    }
    int limit = evaluator.evaluate(position) + techniques.threatsMargin;
    boolean isThreat = position.isNoisy() && quiescence(limit - 1, limit, ply + 1) >= limit;
    undo();
    return isThreat;
  }

  /// How many plies a move costs: none for a forced pass, where there is no choice, and none for a
  /// move that an option extends.
  ///
  /// Single reply (option "single-reply"): an only move decides nothing, so the ply is better spent
  /// on the choice after it. Recapture (option "recapture"): the second capture of an exchange is
  /// nearly forced; a search that ends before it counts a piece that is lost at once.
  private int cost(long move, int ply) {
    if (Move.isPass(move)) {
      return 0;
    }
    boolean extend =
        mayExtend(ply)
            && (isOnlyReply(ply)
                || (techniques.extendRecapture && ply > 0 && isRecapture(move, ply)));
    return extend ? 0 : 1;
  }

  private boolean isOnlyReply(int ply) {
    return techniques.extendSingleReply && ply > 0 && picker.count(ply) == 1;
  }

  private boolean isRecapture(long move, int ply) {
    return Move.isNoisy(move)
        && movePlayed(ply - 1) != Move.NONE
        && Move.isNoisy(movePlayed(ply - 1));
  }

  /// The loop over the moves of a node.
  private int searchMoves(int alpha, int beta, int depth, int ply, long key) {
    boolean isRoot = ply == 0;
    boolean isPrincipal = beta - alpha > 1;
    // A score equal to the best is proven only inside the window. For random choice among equal
    // root moves the window therefore starts one point below the best score.
    int tieMargin = isRoot && techniques.randomEquals ? 1 : 0;
    int best = -Score.INFINITE;
    long bestMove = Move.NONE;
    int raisedAlpha = alpha;
    int tried = 0;
    boolean allProven = true;
    long thresholdCutsBefore = thresholdCuts;
    long previous = movePlayed(ply - 1);
    long own = movePlayed(ply - 2);
    int side = position.sideToMove();
    for (long move; (move = isRoot ? rootMoves.next() : next(ply)) != Move.NONE; tried++) {
      // Step 13. Late-move pruning (option "late-move-pruning").
      // Near the horizon, after many moves of good order, the rest hardly ever contains the best.
      if (techniques.lateMovePruning
          && !isPrincipal
          && depth <= techniques.lateMoveDepth
          && tried >= techniques.lateMoveCount + depth * depth
          && best > -Score.MAX_EVALUATION
          && !picker.isPromising(ply)) {
        allProven = false;
        break;
      }

      // Step 14. Search the move.
      long nodesBefore = counters.nodes;
      int score = searchChild(move, raisedAlpha, beta, depth, ply, tried);
      boolean isChildProven = proven;
      allProven &= isChildProven;
      if (isRoot) {
        boolean isValue = score > raisedAlpha || tried == 0;
        rootMoves.scored(
            score, isValue ? variation.after(move) : List.of(), counters.nodes - nodesBefore);
        check.moveFound();
      }

      // Step 15. Is it the best so far?
      if (score > best) {
        best = score;
        bestMove = move;
        if (score > raisedAlpha) {
          raisedAlpha = Math.max(raisedAlpha, score - tieMargin);
          variation.update(ply, move);
        }
      }

      // Step 16. Beta cutoff.
      // The opponent will avoid this node, because it has something better elsewhere. The other
      // moves need no search. Killers and history remember the move, so that siblings try it early.
      if (best >= beta) {
        allProven = isChildProven;
        noteCutoff(move, side, previous, own, depth, ply, tried);
        break;
      }
      if (!isRoot && !Move.isNoisy(move)) {
        noteNoCutoff(move, side, previous, own, depth);
      }

      // Step 17. Prune threshold (option "prune-threshold").
      // A score as extreme as the threshold, winning or losing, ends the loop. The result is then
      // not an exact score.
      if (Math.abs(score) >= techniques.pruneThreshold) {
        thresholdCuts++;
        allProven = false;
        break;
      }
    }

    // Step 18. Store the score, unless a prune threshold influenced it here or below, or some root
    // moves were left out to find the next best line.
    proven = allProven && thresholdCuts == thresholdCutsBefore;
    boolean isWhole = !isRoot || rootMoves.isWhole();
    if (techniques.table && isWhole && thresholdCuts == thresholdCutsBefore) {
      int signature = best > alpha ? TranspositionTable.signatureOf(bestMove) : 0;
      table.store(
          key, best, depth, bound(best, alpha, beta), proven, ply, signature, evaluation[ply]);
    }
    return best;
  }

  private long next(int ply) {
    return picker.next(position, ply, movePlayed(ply - 1), movePlayed(ply - 2));
  }

  /// The only place where a move is made. [#undo] takes it back.
  private void make(long move, int ply) {
    movePlayed[BEFORE_ROOT + ply] = move;
    position.make(move);
  }

  /// Lets the opponent move twice in a row, if the game knows such a move here. [#undo] takes it
  /// back.
  private boolean makeNull(int ply) {
    movePlayed[BEFORE_ROOT + ply] = Move.NONE;
    picker.skip(ply);
    return position.makeNull();
  }

  private void undo() {
    position.undo();
  }

  /// Makes the move, searches the position after it, and undoes it.
  int searchChild(long move, int alpha, int beta, int depth, int ply, int tried) {
    int below = depth - cost(move, ply);
    int reduction = techniques.reductions ? reduction(move, depth, ply, tried) : 0;
    make(move, ply);
    int score;
    if (tried == 0 || !techniques.pvs) {
      score = searchAfter(move, alpha, beta, below, ply);
    } else {
      // The first move is expected to be best. A zero-width window is enough to prove that this
      // move is not better; late moves are searched with reduced depth. If the move turns out
      // better, it is searched again, first with full depth, then with the full window.
      score = searchAfter(move, alpha, alpha + 1, below - reduction, ply);
      if (score > alpha && reduction > 0) {
        score = searchAfter(move, alpha, alpha + 1, below, ply);
      }
      if (score > alpha && score < beta) {
        score = searchAfter(move, alpha, beta, below, ply);
      }
    }
    undo();
    return score;
  }

  /// The evaluation after a move, for the order of the moves. It is not counted as a node.
  private int estimate(long move, int ply) {
    make(move, ply);
    int score = position.ending().isOver() ? position.finalScore() : evaluator.evaluate(position);
    undo();
    return -score;
  }

  /// The score of the position after a move, from the view of the side that made it.
  int searchAfter(long move, int alpha, int beta, int depth, int ply) {
    return -search(-beta, -alpha, depth, ply + 1);
  }

  /// Late-move reduction: with good move ordering a late quiet move is seldom the best. Where the
  /// search reaches the end of the game nothing is reduced, so that the result is exact.
  private int reduction(long move, int depth, int ply, int tried) {
    if (depth < 3
        || tried < 3
        || ply == 0
        || Move.isNoisy(move)
        || picker.isPromising(ply)
        || endLevel(depth) >= 0) {
      return 0;
    }
    return Math.min(depth - 2, Reductions.of(depth, tried));
  }

  void noteCutoff(long move, int side, long previous, long own, int depth, int ply, int tried) {
    if (ply == 0) {
      return;
    }
    counters.cutoffs++;
    if (tried == 0) {
      counters.firstMoveCutoffs++;
    }
    if (Move.isNoisy(move)) {
      return;
    }
    if (techniques.killers) {
      killers.add(ply, move);
    }
    if (techniques.history) {
      history.update(side, move, depth, true);
    }
    if (techniques.counterMoves) {
      history.setCounterMove(side, previous, move);
    }
    if (techniques.followUpHistory) {
      history.updateFollowUps(previous, own, move, depth, true);
    }
  }

  private void noteNoCutoff(long move, int side, long previous, long own, int depth) {
    if (techniques.history) {
      history.update(side, move, depth - 1, false);
    }
    if (techniques.followUpHistory) {
      history.updateFollowUps(previous, own, move, depth - 1, false);
    }
  }

  /// Searches noisy moves (captures, promotions) until the position is quiet. Where a quiet move
  /// exists, the side may also stand pat: take the static evaluation instead. Where every move is
  /// noisy (captures are compulsory in checkers) it may not.
  private int quiescence(int alpha, int beta, int ply) {
    counters.selectiveDepth = Math.max(counters.selectiveDepth, ply);
    if (!position.isNoisy() || ply >= PLIES - 1) {
      return evaluate(alpha, beta);
    }
    picker.generate(position, ply);
    int best = -Score.INFINITE;
    boolean allProven = true;
    if (!picker.allNoisy(ply)) {
      best = evaluate(alpha, beta);
      allProven = false;
      if (best >= beta) {
        return best;
      }
    }
    int raisedAlpha = Math.max(alpha, best);
    for (long move; (move = next(ply)) != Move.NONE; ) {
      if (!Move.isNoisy(move)) {
        continue;
      }
      int score = quiescenceAfter(move, raisedAlpha, beta, ply);
      allProven &= proven;
      if (score > best) {
        best = score;
        raisedAlpha = Math.max(raisedAlpha, score);
        if (best >= beta) {
          return best;
        }
      }
    }
    proven = allProven;
    return best;
  }

  private int quiescenceAfter(long move, int alpha, int beta, int ply) {
    make(move, ply);
    counters.nodes++;
    counters.quiescenceNodes++;
    check.beat(counters);
    int score = -quiescenceScore(-beta, -alpha, ply + 1);
    undo();
    return score;
  }

  private int quiescenceScore(int alpha, int beta, int ply) {
    if (position.ending().isOver()) {
      proven = hasAllMoves;
      return Score.toRootRelative(position.finalScore(), ply);
    }
    if (techniques.oracle) {
      int known = oracle.probe(position, alpha, beta, 0, oracleNodes);
      if (known != Oracle.UNKNOWN) {
        counters.oracleHits++;
        proven = isProof(known);
        return Score.toRootRelative(known, ply);
      }
    }
    return quiescence(alpha, beta, ply);
  }

  private int evaluate(int alpha, int beta) {
    proven = false;
    return techniques.lazyEvaluation
        ? evaluator.evaluate(position, alpha, beta)
        : evaluator.evaluate(position);
  }

  private void countOracleNodes(long nodes) {
    counters.nodes += nodes;
    check.beat(counters);
  }
}
