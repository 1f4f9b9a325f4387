package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import java.util.Map;

/// A search that tells of every node. It is a class of its own so that the other one has not a
/// line, not a test more: where nobody has ever recorded, the JVM calls its methods directly.
final class RecordedSearch extends Search {

  private final NodeListener listener;
  private final Position position;
  private final TranspositionTable table;
  private final Counters counters;
  private Map<String, Integer> reasons = Map.of();
  private long entered;

  RecordedSearch(
      Position position,
      Evaluator evaluator,
      Oracle oracle,
      TranspositionTable table,
      Memory memory,
      Pulse pulse,
      NodeListener listener) {
    super(position, evaluator, oracle, table, memory, pulse);
    this.listener = listener;
    this.position = position;
    this.table = table;
    this.counters = memory.counters();
  }

  @Override
  void startIteration() {
    listener.iterationBegins();
    super.startIteration();
  }

  @Override
  int searchMove(long move, int alpha, int beta, int depth) {
    listener.rootMove(move, alpha, beta, depth);
    reasons = Map.of();
    return super.searchMove(move, alpha, beta, depth);
  }

  @Override
  int search(int alpha, int beta, int depth, int ply) {
    long tableHits = counters.tableHits;
    long oracleHits = counters.oracleHits;
    long here = ++entered;
    listener.entered(movePlayed(ply - 1), ply, alpha, beta, depth, reasons);
    int score = super.search(alpha, beta, depth, ply);
    NodeListener.Source source;
    if (entered != here) {
      source = NodeListener.Source.MOVES;
    } else if (counters.tableHits != tableHits) {
      source = NodeListener.Source.TABLE;
    } else if (counters.oracleHits != oracleHits) {
      source = NodeListener.Source.ORACLE;
    } else {
      source = NodeListener.Source.LEAF;
    }
    listener.left(ply, score, source);
    return score;
  }

  @Override
  int searchChild(long move, int alpha, int beta, int depth, int ply, int tried) {
    int signature = TranspositionTable.signature(table.probe(position.key()));
    reasons = picker().breakdown(position, move, ply, signature);
    return super.searchChild(move, alpha, beta, depth, ply, tried);
  }

  @Override
  void noteCutoff(long move, int side, long last, int depth, int ply, int tried) {
    listener.cut(ply, move, picker().untried(ply));
    super.noteCutoff(move, side, last, depth, ply, tried);
  }
}
