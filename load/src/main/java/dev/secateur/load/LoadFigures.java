package dev.secateur.load;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What all clients have measured together.
public final class LoadFigures {

  private static final int MAX_FAILURES_KEPT = 5;

  @GuardedBy("this")
  private final List<Long> acknowledgeNanos = new ArrayList<>();

  @GuardedBy("this")
  private final List<Long> answerNanos = new ArrayList<>();

  @GuardedBy("this")
  private final List<String> failures = new ArrayList<>();

  @GuardedBy("this")
  private int failureCount;

  @GuardedBy("this")
  private int lostMoves;

  @GuardedBy("this")
  private int games;

  @GuardedBy("this")
  private int iterations;

  synchronized void addMove(long nanos) {
    acknowledgeNanos.add(nanos);
  }

  synchronized void addAnswer(long nanos) {
    answerNanos.add(nanos);
  }

  synchronized void addGame() {
    games++;
  }

  synchronized void addIteration() {
    iterations++;
  }

  synchronized void addLostMoves(int moves) {
    lostMoves += moves;
  }

  synchronized void addFailure(String what) {
    failureCount++;
    if (failures.size() < MAX_FAILURES_KEPT) {
      failures.add(what);
    }
  }

  public synchronized int games() {
    return games;
  }

  /// Iterations that the server has reported to the clients that analyse.
  public synchronized int iterations() {
    return iterations;
  }

  /// Moves of clients that the server has stored and acknowledged.
  public synchronized int moves() {
    return acknowledgeNanos.size();
  }

  /// Moves of the computer.
  public synchronized int answers() {
    return answerNanos.size();
  }

  /// Moves that the server had acknowledged and no longer has.
  public synchronized int lost() {
    return lostMoves;
  }

  public synchronized int failed() {
    return failureCount;
  }

  /// The texts of the first failures.
  public synchronized List<String> failures() {
    return List.copyOf(failures);
  }

  /// Milliseconds until a move was stored, as a quantile: 0.5 is the median.
  public synchronized double keptMillis(double quantile) {
    return quantileMillis(acknowledgeNanos, quantile);
  }

  /// Milliseconds until the computer had answered a move, as a quantile.
  public synchronized double answerMillis(double quantile) {
    return quantileMillis(answerNanos, quantile);
  }

  private static double quantileMillis(List<Long> nanos, double quantile) {
    if (nanos.isEmpty()) {
      return 0;
    }
    var sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1, quantile * sorted.size())) / 1e6;
  }
}
