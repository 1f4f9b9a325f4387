package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.search.NodeListener.OrderingReason;

/// A search that reports every node to a listener. It is a subclass so that the normal search has
/// no extra code: as long as this class is not loaded, the JVM calls the methods of [Search]
/// directly.
final class RecordedSearch extends Search {

  private final NodeListener listener;
  private final Position position;
  private final SearchCounters counters;
  private final long[] generated;
  private NodeListener.MoveChoice choice =
      new NodeListener.MoveChoice(OrderingReason.GENERATED, 1, 1);
  private long entered;
  private boolean isTryingOut;

  RecordedSearch(
      Position position,
      Evaluator evaluator,
      TranspositionTable table,
      ThreadMemory memory,
      PeriodicCheck check,
      RootMoves rootMoves,
      NodeListener listener) {
    super(position, evaluator, table, memory, check, rootMoves);
    this.listener = listener;
    this.position = position;
    this.counters = memory.counters();
    this.generated = new long[position.maxMoves()];
  }

  @Override
  void startIteration(int depth) {
    listener.iterationBegins(position.legalMoves());
    super.startIteration(depth);
  }

  @Override
  int searchAfter(long move, int alpha, int beta, int depth, int ply) {
    if (ply == 0) {
      listener.rootMove(move, alpha, beta, depth + 1);
    }
    return super.searchAfter(move, alpha, beta, depth, ply);
  }

  @Override
  int search(int alpha, int beta, int depth, int ply) {
    if (ply == 0 || isTryingOut) {
      return super.search(alpha, beta, depth, ply);
    }
    long tableHits = counters.tableHits;
    long oracleHits = counters.oracleHits;
    long here = ++entered;
    listener.entered(movePlayed(ply - 1), ply, alpha, beta, depth, choice);
    int score = super.search(alpha, beta, depth, ply);
    NodeListener.ScoreSource source;
    if (entered != here) {
      source = NodeListener.ScoreSource.MOVES;
    } else if (counters.tableHits != tableHits) {
      source = NodeListener.ScoreSource.TABLE;
    } else if (counters.oracleHits != oracleHits) {
      source = NodeListener.ScoreSource.ORACLE;
    } else {
      source = NodeListener.ScoreSource.LEAF;
    }
    listener.left(ply, score, source);
    return score;
  }

  @Override
  int tryOut(int alpha, int beta, int depth, int ply) {
    boolean before = isTryingOut;
    isTryingOut = true;
    int score = super.tryOut(alpha, beta, depth, ply);
    isTryingOut = before;
    return score;
  }

  @Override
  int searchChild(long move, int alpha, int beta, int depth, int ply, int tried) {
    choice =
        ply == 0
            ? new NodeListener.MoveChoice(OrderingReason.BEST_BEFORE, 1, generatedPlace(move))
            : new NodeListener.MoveChoice(picker().reason(ply), tried + 1, generatedPlace(move));
    return super.searchChild(move, alpha, beta, depth, ply, tried);
  }

  private int generatedPlace(long move) {
    int count = position.generate(generated, 0);
    for (int i = 0; i < count; i++) {
      if (generated[i] == move) {
        return i + 1;
      }
    }
    throw new IllegalStateException("a move is searched that was not generated");
  }

  @Override
  void noteCutoff(long move, int side, long previous, long own, int depth, int ply, int tried) {
    if (ply > 0 && !isTryingOut) {
      listener.cut(ply, move, picker().untried(ply));
    }
    super.noteCutoff(move, side, previous, own, depth, ply, tried);
  }
}
