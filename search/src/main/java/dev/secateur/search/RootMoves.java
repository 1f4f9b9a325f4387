package dev.secateur.search;

import dev.secateur.core.Move;
import dev.secateur.core.Score;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// The root moves in search order, the best first, each with its best known line. Where several
/// lines are wanted, the search of line n leaves out the n moves found better.
final class RootMoves {

  private final List<ScoredLine> lines = new ArrayList<>();
  private final long[] effort;
  private final long[] moveOfEffort;

  private int first;
  private int alpha;
  private int next;
  private int best;
  private @Nullable ScoredLine newBest;

  RootMoves(long[] moves) {
    for (long move : moves) {
      lines.add(new ScoredLine(List.of(move), -Score.INFINITE, false));
    }
    effort = new long[moves.length];
    moveOfEffort = moves.clone();
  }

  int size() {
    return lines.size();
  }

  ScoredLine get(int index) {
    return lines.get(index);
  }

  /// Puts the moves into the order in which `next` returns them, or into the reverse.
  void arrange(LongSupplier next, boolean isReversed) {
    var arranged = new ArrayList<ScoredLine>();
    for (long move = next.getAsLong(); move != Move.NONE; move = next.getAsLong()) {
      arranged.add(new ScoredLine(List.of(move), -Score.INFINITE, false));
    }
    lines.clear();
    lines.addAll(isReversed ? arranged.reversed() : arranged);
  }

  /// Whether no better line is left out of the present search.
  boolean isWhole() {
    return first == 0;
  }

  /// A new iteration starts.
  void startIteration() {
    newBest = null;
    Arrays.fill(effort, 0);
  }

  /// The search of the moves from index `first` on starts.
  void startSearch(int first, int alpha) {
    this.first = first;
    this.alpha = alpha;
    next = first;
    best = -Score.INFINITE;
  }

  /// The next move to search, or [Move#NONE].
  long next() {
    return next < lines.size() ? lines.get(next++).move() : Move.NONE;
  }

  /// The move returned last has a score.
  ///
  /// @param line the best line that starts with it, if the score is more than a bound
  /// @param nodes searched below the move
  void scored(int score, List<Long> line, long nodes) {
    int index = next - 1;
    long move = lines.get(index).move();
    lines.set(
        index,
        line.isEmpty()
            ? new ScoredLine(lines.get(index).moves(), -Score.INFINITE, false)
            : new ScoredLine(line, score, false));
    if (score > best) {
      best = score;
      lines.add(first, lines.remove(index));
      if (first == 0 && score > alpha) {
        newBest = lines.getFirst();
      }
    }
    addEffort(move, nodes);
  }

  private void addEffort(long move, long nodes) {
    for (int i = 0; i < moveOfEffort.length; i++) {
      if (moveOfEffort[i] == move) {
        effort[i] += nodes;
        return;
      }
    }
  }

  /// The search from index `first` on has ended, and its score is exact.
  void markExact() {
    var line = lines.get(first);
    lines.set(first, new ScoredLine(line.moves(), line.score(), true));
  }

  /// The best line that the running iteration has found so far, or null. It is kept when a search
  /// with a wider window begins, which may be stopped before it has found anything.
  @Nullable ScoredLine newBest() {
    return newBest;
  }

  /// The best line is finished, so that a stop no longer needs to keep it.
  void forgetNewBest() {
    newBest = null;
  }

  /// The share of this iteration's nodes below the best move: near 1 if every other move was
  /// refuted at once.
  double shareOfBest() {
    long all = 0;
    long ofBest = 0;
    for (int i = 0; i < effort.length; i++) {
      all += effort[i];
      ofBest += moveOfEffort[i] == lines.getFirst().move() ? effort[i] : 0;
    }
    return all == 0 ? 0 : (double) ofBest / all;
  }

  /// The lines with a score among the first `count`, best first.
  List<ScoredLine> best(int count) {
    return lines.subList(0, Math.min(count, lines.size())).stream()
        .filter(line -> line.score() > -Score.INFINITE)
        .sorted((one, other) -> Integer.compare(other.score(), one.score()))
        .toList();
  }
}
