package dev.secateur.search;

import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;

/// The options of [Search] as plain fields, which are fast to read at every node.
final class Techniques {

  final boolean pvs;
  final boolean table;
  final boolean tableLeaves;
  final boolean tableEqualDepth;
  final boolean killers;
  final boolean history;
  final boolean counterMoves;
  final boolean followUpHistory;
  final boolean evaluationOrdering;
  final boolean reductions;
  final boolean quiescence;
  final boolean oracle;
  final boolean drawRules;
  final boolean winDistance;
  final boolean lazyEvaluation;
  final boolean randomEquals;
  final int pruneThreshold;

  final boolean reverseFutility;
  final int reverseFutilityMargin;
  final int reverseFutilityDepth;
  final boolean nullMove;
  final int nullMoveReduction;
  final int nullMoveDepth;
  final boolean probCut;
  final boolean probCutEnd;
  final int probCutDepth;
  final int probCutTries;
  final double probCutDeviations;
  final boolean lateMovePruning;
  final int lateMoveCount;
  final int lateMoveDepth;
  final boolean iterativeReduction;
  final int iterativeReductionDepth;
  final boolean extendSingleReply;
  final boolean extendRecapture;
  final boolean extendThreats;
  final int threatsMargin;

  /// Whether any technique needs the static evaluation of inner nodes.
  final boolean staticEvaluation;

  Techniques(SearchOptions options) {
    pvs = options.has(SearchOption.PVS);
    table = options.has(SearchOption.TABLE);
    tableLeaves = table && options.has(SearchOption.TABLE_LEAVES);
    tableEqualDepth = options.has(SearchOption.TABLE_EQUAL_DEPTH);
    boolean ordering = options.has(SearchOption.ORDERING);
    killers = ordering && options.has(SearchOption.KILLERS);
    history = ordering && options.has(SearchOption.HISTORY);
    counterMoves = ordering && options.has(SearchOption.COUNTER_MOVES);
    followUpHistory = ordering && options.has(SearchOption.FOLLOW_UP_HISTORY);
    evaluationOrdering = ordering && options.has(SearchOption.EVALUATION_ORDERING);
    reductions = pvs && options.has(SearchOption.LMR);
    quiescence = options.has(SearchOption.QUIESCENCE);
    oracle = options.has(SearchOption.ORACLE);
    drawRules = options.has(SearchOption.DRAW_RULES);
    winDistance = options.has(SearchOption.WIN_DISTANCE);
    lazyEvaluation = options.has(SearchOption.LAZY_EVALUATION);
    randomEquals = options.has(SearchOption.RANDOM_EQUALS);
    pruneThreshold = options.score(SearchOption.PRUNE_THRESHOLD);
    // Forward pruning happens only where the window is empty, which only PVS makes so.
    reverseFutility = pvs && options.has(SearchOption.REVERSE_FUTILITY);
    reverseFutilityMargin = options.number(SearchOption.REVERSE_FUTILITY_MARGIN);
    reverseFutilityDepth = options.number(SearchOption.REVERSE_FUTILITY_DEPTH);
    nullMove = pvs && options.has(SearchOption.NULL_MOVE);
    nullMoveReduction = options.number(SearchOption.NULL_MOVE_REDUCTION);
    nullMoveDepth = options.number(SearchOption.NULL_MOVE_DEPTH);
    probCut = pvs && options.has(SearchOption.PROBCUT);
    probCutEnd = probCut && options.has(SearchOption.PROBCUT_END);
    probCutDepth = options.number(SearchOption.PROBCUT_DEPTH);
    probCutTries = options.number(SearchOption.PROBCUT_TRIES);
    probCutDeviations = options.number(SearchOption.PROBCUT_DEVIATIONS) / 100.0;
    lateMovePruning = pvs && options.has(SearchOption.LATE_MOVE_PRUNING);
    lateMoveCount = options.number(SearchOption.LATE_MOVE_COUNT);
    lateMoveDepth = options.number(SearchOption.LATE_MOVE_DEPTH);
    iterativeReduction = table && options.has(SearchOption.IIR);
    iterativeReductionDepth = options.number(SearchOption.IIR_DEPTH);
    extendSingleReply = options.has(SearchOption.SINGLE_REPLY);
    extendRecapture = options.has(SearchOption.RECAPTURE);
    extendThreats = options.has(SearchOption.THREATS);
    threatsMargin = options.number(SearchOption.THREATS_MARGIN);
    staticEvaluation = reverseFutility || nullMove || extendThreats;
  }
}
