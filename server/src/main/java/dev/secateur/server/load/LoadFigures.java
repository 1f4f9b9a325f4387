package dev.secateur.server.load;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// What the clients have seen, all together.
public final class LoadFigures {

  private static final int MOST_FAILURES_KEPT = 5;

  private final List<Long> acknowledgeNanos = new ArrayList<>();
  private final List<Long> answerNanos = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private int failed;
  private int lost;
  private int games;
  private int iterations;

  synchronized void acknowledged(long nanos) {
    acknowledgeNanos.add(nanos);
  }

  synchronized void answered(long nanos) {
    answerNanos.add(nanos);
  }

  synchronized void gameDone() {
    games++;
  }

  synchronized void analysed() {
    iterations++;
  }

  synchronized void lost(int moves) {
    lost += moves;
  }

  synchronized void failed(String what) {
    failed++;
    if (failures.size() < MOST_FAILURES_KEPT) {
      failures.add(what);
    }
  }

  public synchronized int games() {
    return games;
  }

  /// Iterations of which analyses have told their pages.
  public synchronized int iterations() {
    return iterations;
  }

  /// Moves that clients made and the server has kept.
  public synchronized int moves() {
    return acknowledgeNanos.size();
  }

  /// Moves of the computer.
  public synchronized int answers() {
    return answerNanos.size();
  }

  public synchronized int lost() {
    return lost;
  }

  public synchronized int failed() {
    return failed;
  }

  public synchronized List<String> failures() {
    return List.copyOf(failures);
  }

  /// Milliseconds until a move was kept, at a share of all of them: 0.5 for the median.
  public synchronized double keptMillis(double share) {
    return at(acknowledgeNanos, share);
  }

  /// Milliseconds until the computer had answered.
  public synchronized double answerMillis(double share) {
    return at(answerNanos, share);
  }

  private static double at(List<Long> nanos, double share) {
    if (nanos.isEmpty()) {
      return 0;
    }
    var sorted = new ArrayList<>(nanos);
    Collections.sort(sorted);
    return sorted.get((int) Math.min(sorted.size() - 1, share * sorted.size())) / 1e6;
  }
}
