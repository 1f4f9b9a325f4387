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

/// Counts the terms of [ReversiPositionalWeights] for both sides and weighs the differences: an
/// estimate of the disc difference at the end of the game.
final class ReversiPositionalEvaluator implements Evaluator {

  /// The largest possible win.
  private static final int MAX = 64 * Score.PER_UNIT;

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

  ReversiPositionalEvaluator(int[][] weightsByDiscs) {
    this.weightsByDiscs = weightsByDiscs;
  }

  @Override
  public int evaluate(Position position) {
    var reversi = (ReversiPosition) position;
    int[] weights = weightsByDiscs[reversi.discs()];
    return Math.clamp(weigh(reversi, weights), -MAX, MAX);
  }

  @Override
  public List<Term> explain(Position position) {
    var reversi = (ReversiPosition) position;
    int[] weights = weightsByDiscs[reversi.discs()];
    var terms = new ArrayList<Term>();
    for (int term = 0; term < TERMS; term++) {
      terms.add(term(ReversiPositionalWeights.name(term), lead(reversi, term), weights[term]));
    }
    int sum = weigh(reversi, weights);
    int excess = sum - Math.clamp(sum, -MAX, MAX);
    if (excess != 0) {
      terms.add(term("beyond 64 discs", 1, -excess));
    }
    return terms;
  }

  private static Term term(String name, int lead, int weight) {
    return new Term(name, lead, Score.inUnits(weight), Score.inUnits(weight * lead));
  }

  /// The count of one term: the weighted sum in which this term has weight 1 and the others 0.
  private static int lead(ReversiPosition position, int term) {
    var weights = new int[TERMS];
    weights[term] = 1;
    return weigh(position, weights);
  }

  /// The weighted sum in one expression. Storing the counts for [#explain] would make it a tenth
  /// slower.
  private static int weigh(ReversiPosition position, int[] weights) {
    int side = position.sideToMove();
    long own = position.squares(side);
    long opponent = position.squares(side ^ 1);
    long empty = ~(own | opponent);
    return weights[CORNER] * lead(own, opponent, CORNERS)
        + weights[A_SQUARE] * lead(own, opponent, A_SQUARES)
        + weights[B_SQUARE] * lead(own, opponent, B_SQUARES)
        + weights[C2] * lead(own, opponent, C2_SQUARES)
        + weights[D2] * lead(own, opponent, D2_SQUARES)
        + weights[C3] * lead(own, opponent, C3_SQUARES)
        + weights[D3] * lead(own, opponent, D3_SQUARES)
        + weights[CENTRE] * lead(own, opponent, CENTRE_SQUARES)
        + cornerNeighbours(weights, own, opponent, empty & CORNERS)
        + weights[MOBILITY] * mobility(position, own, opponent)
        + weights[POTENTIAL] * (neighbours(opponent, empty) - neighbours(own, empty))
        + weights[FRONTIER] * lead(own, opponent, withNeighbours(empty))
        + weights[STABLE] * ReversiEdges.stableLead(own, opponent)
        + weights[PARITY] * parity(empty)
        + weights[TURN];
  }

  /// A disc next to an empty corner may give the corner to the opponent. Next to an occupied corner
  /// it is not a risk.
  private static int cornerNeighbours(int[] weights, long own, long opponent, long corners) {
    long beside =
        ((corners << 1) & NOT_LEFT) | ((corners >>> 1) & NOT_RIGHT) | corners << 8 | corners >>> 8;
    long across = corners << 9 | corners >>> 9 | corners << 7 | corners >>> 7;
    return weights[C_SQUARE] * lead(own, opponent, C_SQUARES & ~beside)
        + weights[C_RISK] * lead(own, opponent, C_SQUARES & beside)
        + weights[X_SQUARE] * lead(own, opponent, X_SQUARES & ~across)
        + weights[X_RISK] * lead(own, opponent, X_SQUARES & across);
  }

  private static int mobility(ReversiPosition position, long own, long opponent) {
    return bitCount(position.playable()) - bitCount(ReversiRules.playable(opponent, own));
  }

  /// Empty squares next to some discs.
  private static int neighbours(long discs, long empty) {
    return bitCount(withNeighbours(discs) & empty);
  }

  /// With an odd number of empty squares the side to move plays the last move, which the opponent
  /// cannot answer.
  private static int parity(long empty) {
    return (bitCount(empty) & 1) == 1 ? 1 : -1;
  }

  private static int lead(long own, long opponent, long squares) {
    return bitCount(own & squares) - bitCount(opponent & squares);
  }

  private static long withNeighbours(long squares) {
    long row = squares | ((squares << 1) & NOT_LEFT) | ((squares >>> 1) & NOT_RIGHT);
    return row | row << 8 | row >>> 8;
  }
}
