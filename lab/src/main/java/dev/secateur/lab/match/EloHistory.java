package dev.secateur.lab.match;

import dev.secateur.core.Position;
import dev.secateur.lab.statistics.EloEstimate;
import dev.secateur.lab.statistics.ResultCounts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// How the estimates of a match settled, pair by pair in the order of the schedule, whatever the
/// order in which the games ended.
public final class EloHistory {

  /// How an estimate stood after some pairs.
  public record EloPoint(int pairs, EloEstimate elo) {}

  /// More than this a chart cannot show.
  private static final int MAX_STEPS = 240;

  private static final byte UNPLAYED = -1;

  private final int meetings;
  private final byte[] halfPoints;

  public EloHistory(MatchSetup setup) {
    var schedule = new Schedule(setup);
    meetings = schedule.meetings().size();
    halfPoints = new byte[schedule.size()];
    Arrays.fill(halfPoints, UNPLAYED);
  }

  public void add(FinishedGame game) {
    int number = game.fixture().number();
    // The two of a meeting swap sides: its first entrant moves first in games of even numbers.
    int side = number % 2 == 0 ? Position.FIRST : Position.SECOND;
    halfPoints[number] = (byte) game.halfPoints(side);
  }

  /// The estimate of a meeting after each of its pairs; thinned out where there are more than a
  /// chart can show.
  public List<EloPoint> steps(int meeting) {
    var steps = new ArrayList<EloPoint>();
    var counts = ResultCounts.NO_PAIRS;
    int pairs = halfPoints.length / 2 / meetings;
    int each = Math.max(1, pairs / MAX_STEPS);
    for (int round = 0; round < pairs; round++) {
      int number = 2 * (round * meetings + meeting);
      if (halfPoints[number] != UNPLAYED && halfPoints[number + 1] != UNPLAYED) {
        counts = counts.plus(halfPoints[number] + halfPoints[number + 1]);
        if (counts.samples() % each == 0) {
          steps.add(new EloPoint(counts.samples(), EloEstimate.of(counts)));
        }
      }
    }
    return steps;
  }
}
