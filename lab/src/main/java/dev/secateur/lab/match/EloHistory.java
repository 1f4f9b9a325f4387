package dev.secateur.lab.match;

import dev.secateur.core.Position;
import dev.secateur.lab.statistics.EloEstimate;
import dev.secateur.lab.statistics.ResultCounts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// The Elo estimates of a match after each pair of games, in the order of the schedule.
public final class EloHistory {

  /// The estimate after a number of pairs.
  public record EloPoint(int pairs, EloEstimate elo) {}

  /// A chart cannot show more points.
  private static final int MAX_STEPS = 240;

  private static final byte UNPLAYED = -1;

  private final int pairings;
  private final byte[] halfPoints;
  private final BitSet forfeits = new BitSet();

  public EloHistory(MatchSetup setup) {
    var schedule = new Schedule(setup);
    pairings = schedule.pairings().size();
    halfPoints = new byte[schedule.size()];
    Arrays.fill(halfPoints, UNPLAYED);
  }

  public void add(FinishedGame game) {
    int number = game.scheduled().number();
    // The players of a pairing swap sides: its first player moves first in games of even number.
    int side = number % 2 == 0 ? Position.FIRST : Position.SECOND;
    halfPoints[number] = (byte) game.halfPoints(side);
    forfeits.set(number, game.fault().isPresent());
  }

  /// The estimate of a pairing after each of its pairs of games; some are left out if there are
  /// more than a chart can show. As long as every game was lost by a fault there is no estimate.
  public List<EloPoint> steps(int pairing) {
    var steps = new ArrayList<EloPoint>();
    var counts = ResultCounts.NO_PAIRS;
    boolean hasPlayedGame = false;
    int pairs = halfPoints.length / 2 / pairings;
    int each = Math.max(1, pairs / MAX_STEPS);
    for (int round = 0; round < pairs; round++) {
      int number = 2 * (round * pairings + pairing);
      if (halfPoints[number] != UNPLAYED && halfPoints[number + 1] != UNPLAYED) {
        counts = counts.plus(halfPoints[number] + halfPoints[number + 1]);
        hasPlayedGame |= !forfeits.get(number) || !forfeits.get(number + 1);
        if (hasPlayedGame && counts.samples() % each == 0) {
          steps.add(new EloPoint(counts.samples(), EloEstimate.of(counts)));
        }
      }
    }
    return steps;
  }
}
