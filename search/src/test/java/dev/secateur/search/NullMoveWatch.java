package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOptions;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// A position that counts the null moves of a search: all of them, and those directly
/// after another.
final class NullMoveWatch implements Position {

  /// Counts over all copies of a position.
  static final class Count {
    int nullMoves;
    int twoInARow;
  }

  /// Evaluates the position inside.
  record Inside(Evaluator evaluator) implements Evaluator {

    @Override
    public int evaluate(Position position) {
      return evaluator.evaluate(((NullMoveWatch) position).inside);
    }

    @Override
    public List<Term> explain(Position position) {
      return evaluator.explain(((NullMoveWatch) position).inside);
    }
  }

  private final Position inside;
  private final Count count;
  private final Deque<Boolean> isNull = new ArrayDeque<>();

  NullMoveWatch(Position inside, Count count) {
    this.inside = inside;
    this.count = count;
    for (int ply = 0; ply < inside.ply(); ply++) {
      isNull.push(false);
    }
  }

  @Override
  public boolean makeNull() {
    if (!inside.makeNull()) {
      return false;
    }
    count.nullMoves++;
    if (Boolean.TRUE.equals(isNull.peek())) {
      count.twoInARow++;
    }
    isNull.push(true);
    return true;
  }

  @Override
  public void make(long move) {
    isNull.push(false);
    inside.make(move);
  }

  @Override
  public void undo() {
    isNull.pop();
    inside.undo();
  }

  @Override
  public Position copy() {
    return new NullMoveWatch(inside.copy(), count);
  }

  @Override
  public Position forSearch(SearchOptions options) {
    return new NullMoveWatch(inside.forSearch(options), count);
  }

  @Override
  public int sideToMove() {
    return inside.sideToMove();
  }

  @Override
  public int ply() {
    return inside.ply();
  }

  @Override
  public int generate(long[] moves, int from) {
    return inside.generate(moves, from);
  }

  @Override
  public int maxMoves() {
    return inside.maxMoves();
  }

  @Override
  public int countMoves() {
    return inside.countMoves();
  }

  @Override
  public long key() {
    return inside.key();
  }

  @Override
  public Outcome ending() {
    return inside.ending();
  }

  @Override
  public Outcome drawByRule() {
    return inside.drawByRule();
  }

  @Override
  public int finalScore() {
    return inside.finalScore();
  }

  @Override
  public boolean isNoisy() {
    return inside.isNoisy();
  }

  @Override
  public int captures(long move) {
    return inside.captures(move);
  }

  @Override
  public boolean occurredSince(int ply) {
    return inside.occurredSince(ply);
  }
}
