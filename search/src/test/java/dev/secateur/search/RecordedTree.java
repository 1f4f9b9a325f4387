package dev.secateur.search;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Keeps the whole tree of a search, for tests that look at every node.
final class RecordedTree implements SearchListener, NodeListener {

  /// A visit of a node, with the visits below it in the order in which they were made.
  static final class RecordedVisit {

    final long move;
    final int ply;
    final int alpha;
    final int beta;
    final int depth;
    final int place;
    final List<RecordedVisit> children = new ArrayList<>();
    int score;

    RecordedVisit(long move, int ply, int alpha, int beta, int depth, int place) {
      this.move = move;
      this.ply = ply;
      this.alpha = alpha;
      this.beta = beta;
      this.depth = depth;
      this.place = place;
    }

    boolean hasEmptyWindow() {
      return beta - alpha == 1;
    }

    /// Whether the move that led here beats the best that its side had before.
    boolean isBetterThanExpected() {
      return -score > -beta;
    }
  }

  final List<RecordedVisit> rootMoves = new ArrayList<>();
  private final List<RecordedVisit> path = new ArrayList<>();

  /// All visits in the order in which they were made.
  List<RecordedVisit> all() {
    var all = new ArrayList<RecordedVisit>();
    rootMoves.forEach(each -> collect(each, all));
    return all;
  }

  private static void collect(RecordedVisit visit, List<RecordedVisit> all) {
    all.add(visit);
    visit.children.forEach(each -> collect(each, all));
  }

  @Override
  public void iterationDone(SearchResult soFar) {}

  @Override
  public @Nullable NodeListener nodes() {
    return this;
  }

  @Override
  public void iterationBegins(long[] moves) {}

  @Override
  public void rootMove(long move, int alpha, int beta, int depth) {}

  @Override
  public void entered(long move, int ply, int alpha, int beta, int depth, MoveChoice choice) {
    var visit = new RecordedVisit(move, ply, alpha, beta, depth, choice.place());
    (path.isEmpty() ? rootMoves : path.getLast().children).add(visit);
    path.add(visit);
  }

  @Override
  public void cut(int ply, long move, long[] untried) {}

  @Override
  public void left(int ply, int score, ScoreSource source) {
    path.removeLast().score = score;
  }
}
