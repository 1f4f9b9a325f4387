package dev.secateur.games.reversi;

import static dev.secateur.games.reversi.ReversiPositionalWeights.A_SQUARE;
import static dev.secateur.games.reversi.ReversiPositionalWeights.B_SQUARE;
import static dev.secateur.games.reversi.ReversiPositionalWeights.C2;
import static dev.secateur.games.reversi.ReversiPositionalWeights.C3;
import static dev.secateur.games.reversi.ReversiPositionalWeights.CENTRE;
import static dev.secateur.games.reversi.ReversiPositionalWeights.CORNER;
import static dev.secateur.games.reversi.ReversiPositionalWeights.C_RISK;
import static dev.secateur.games.reversi.ReversiPositionalWeights.C_SQUARE;
import static dev.secateur.games.reversi.ReversiPositionalWeights.D2;
import static dev.secateur.games.reversi.ReversiPositionalWeights.D3;
import static dev.secateur.games.reversi.ReversiPositionalWeights.FRONTIER;
import static dev.secateur.games.reversi.ReversiPositionalWeights.MOBILITY;
import static dev.secateur.games.reversi.ReversiPositionalWeights.PARITY;
import static dev.secateur.games.reversi.ReversiPositionalWeights.POTENTIAL;
import static dev.secateur.games.reversi.ReversiPositionalWeights.STABLE;
import static dev.secateur.games.reversi.ReversiPositionalWeights.TERMS;
import static dev.secateur.games.reversi.ReversiPositionalWeights.TURN;
import static dev.secateur.games.reversi.ReversiPositionalWeights.X_RISK;
import static dev.secateur.games.reversi.ReversiPositionalWeights.X_SQUARE;
import static dev.secateur.games.reversi.ReversiRules.CORNERS;
import static java.lang.Long.bitCount;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;

/// Counts what [ReversiPositionalWeights] names, own less the opponent's, and weighs it: an
/// estimate of the disc difference at the end of the game.
final class ReversiPositionalEvaluator implements Evaluator {

  /// Nobody can win by more.
  private static final int MOST = 64 * Score.PER_UNIT;

  private static final long C_SQUARES = 0x4281000000008142L;
  private static final long A_SQUARES = 0x2400810000810024L;
  private static final long B_SQUARES = 0x1800008181000018L;
  private static final long X_SQUARES = 0x0042000000004200L;
  private static final long C2_SQUARES = 0x0024420000422400L;
  private static final long D2_SQUARES = 0x0018004242001800L;
  private static final long C3_SQUARES = 0x0000240000240000L;
  private static final long D3_SQUARES = 0x0000182424180000L;
  private static final long CENTRE_SQUARES = 0x0000001818000000L;

  private static final long NOT_LEFT = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_RIGHT = 0x7F7F7F7F7F7F7F7FL;

  private final int[][] weightsByDiscs;
  private final int[] lead = new int[TERMS];

  ReversiPositionalEvaluator(int[][] weightsByDiscs) {
    this.weightsByDiscs = weightsByDiscs;
  }

  @Override
  public int evaluate(Position position) {
    int[] weights = count((ReversiPosition) position);
    int sum = 0;
    for (int term = 0; term < weights.length; term++) {
      sum += weights[term] * lead[term];
    }
    return Math.clamp(sum, -MOST, MOST);
  }

  @Override
  public List<Term> explain(Position position) {
    int[] weights = count((ReversiPosition) position);
    var terms = new ArrayList<Term>();
    int sum = 0;
    for (int term = 0; term < weights.length; term++) {
      sum += weights[term] * lead[term];
      terms.add(term(ReversiPositionalWeights.name(term), lead[term], weights[term]));
    }
    int beyond = sum - Math.clamp(sum, -MOST, MOST);
    if (beyond != 0) {
      terms.add(term("beyond 64 discs", 1, -beyond));
    }
    return terms;
  }

  private static Term term(String name, int lead, int weight) {
    return new Term(name, lead, Score.inUnits(weight), Score.inUnits(weight * lead));
  }

  /// Fills in the counts and returns the weights of this phase.
  private int[] count(ReversiPosition position) {
    int side = position.sideToMove();
    long own = position.squares(side);
    long opponent = position.squares(side ^ 1);
    long empty = ~(own | opponent);
    countSquares(own, opponent);
    countCornerNeighbours(own, opponent, empty & CORNERS);
    countMoves(position, own, opponent, empty);
    lead[STABLE] = ReversiEdges.stableLead(own, opponent);
    int discs = bitCount(~empty);
    // Who plays last on the board plays a move that nobody answers.
    lead[PARITY] = (discs & 1) == 1 ? 1 : -1;
    lead[TURN] = 1;
    return weightsByDiscs[discs];
  }

  private void countSquares(long own, long opponent) {
    lead[CORNER] = lead(own, opponent, CORNERS);
    lead[A_SQUARE] = lead(own, opponent, A_SQUARES);
    lead[B_SQUARE] = lead(own, opponent, B_SQUARES);
    lead[C2] = lead(own, opponent, C2_SQUARES);
    lead[D2] = lead(own, opponent, D2_SQUARES);
    lead[C3] = lead(own, opponent, C3_SQUARES);
    lead[D3] = lead(own, opponent, D3_SQUARES);
    lead[CENTRE] = lead(own, opponent, CENTRE_SQUARES);
  }

  /// Next to an empty corner a disc may open the corner to the opponent; next to a taken one it is
  /// as good as any.
  private void countCornerNeighbours(long own, long opponent, long corners) {
    long beside =
        ((corners << 1) & NOT_LEFT) | ((corners >>> 1) & NOT_RIGHT) | corners << 8 | corners >>> 8;
    lead[C_SQUARE] = lead(own, opponent, C_SQUARES & ~beside);
    lead[C_RISK] = lead(own, opponent, C_SQUARES & beside);
    long across = corners << 9 | corners >>> 9 | corners << 7 | corners >>> 7;
    lead[X_SQUARE] = lead(own, opponent, X_SQUARES & ~across);
    lead[X_RISK] = lead(own, opponent, X_SQUARES & across);
  }

  private void countMoves(ReversiPosition position, long own, long opponent, long empty) {
    lead[MOBILITY] = bitCount(position.playable()) - bitCount(ReversiRules.playable(opponent, own));
    lead[POTENTIAL] =
        bitCount(withNeighbours(opponent) & empty) - bitCount(withNeighbours(own) & empty);
    lead[FRONTIER] = lead(own, opponent, withNeighbours(empty));
  }

  private static int lead(long own, long opponent, long squares) {
    return bitCount(own & squares) - bitCount(opponent & squares);
  }

  private static long withNeighbours(long squares) {
    long row = squares | ((squares << 1) & NOT_LEFT) | ((squares >>> 1) & NOT_RIGHT);
    return row | row << 8 | row >>> 8;
  }
}
