package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersClassicWeights.BACK_RANK;
import static dev.secateur.games.checkers.CheckersClassicWeights.BRIDGE;
import static dev.secateur.games.checkers.CheckersClassicWeights.CENTRE;
import static dev.secateur.games.checkers.CheckersClassicWeights.DOG_HOLE;
import static dev.secateur.games.checkers.CheckersClassicWeights.EDGE;
import static dev.secateur.games.checkers.CheckersClassicWeights.ISOLATED;
import static dev.secateur.games.checkers.CheckersClassicWeights.KING;
import static dev.secateur.games.checkers.CheckersClassicWeights.KING_CENTRE;
import static dev.secateur.games.checkers.CheckersClassicWeights.MAN;
import static dev.secateur.games.checkers.CheckersClassicWeights.MAX_PIECES;
import static dev.secateur.games.checkers.CheckersClassicWeights.MOBILITY;
import static dev.secateur.games.checkers.CheckersClassicWeights.PROGRESS;
import static dev.secateur.games.checkers.CheckersClassicWeights.RUNNER;
import static dev.secateur.games.checkers.CheckersClassicWeights.SUPPORTED;
import static dev.secateur.games.checkers.CheckersClassicWeights.THREATENED;
import static dev.secateur.games.checkers.CheckersClassicWeights.TRADES;
import static dev.secateur.games.checkers.CheckersClassicWeights.TRAPPED_KING;
import static dev.secateur.games.checkers.CheckersRules.BLACK;
import static dev.secateur.games.checkers.CheckersRules.BOARD;
import static dev.secateur.games.checkers.CheckersRules.WHITE;
import static dev.secateur.games.checkers.CheckersRules.bit;
import static dev.secateur.games.checkers.CheckersRules.kingRow;
import static dev.secateur.games.checkers.CheckersRules.squares;
import static java.lang.Long.bitCount;
import static java.lang.Long.rotateLeft;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;

/// Counts the terms of [CheckersClassicWeights] for each side, and weighs the differences.
///
/// The same code serves both sides, because a step is a rotation of the board's bits: forwards is
/// to the left for black and, with negative distances, to the right for white. Bits that leave the
/// 35 bits of the board at one end come back far above the other end, never on a square.
final class CheckersClassicEvaluator implements Evaluator {

  private static final long MIDDLE =
      squares(10, 11) | squares(14, 15) | squares(18, 19) | squares(22, 23);
  private static final long EDGES =
      bit(5) | bit(13) | bit(21) | bit(29) | bit(4) | bit(12) | bit(20) | bit(28);

  // One mask for each side, black's first.
  private static final long[] BRIDGES = {bit(1) | bit(3), bit(30) | bit(32)};
  private static final long[] DOG_HOLES = {bit(28), bit(5)};

  // How many rows a man has advanced, as three binary digits: which rows have each digit set.
  private static final long[] ROWS_WITH_ONE = bothWays(rows(1, 3, 5, 7));
  private static final long[] ROWS_WITH_TWO = bothWays(rows(2, 3, 6, 7));
  private static final long[] ROWS_WITH_FOUR = bothWays(rows(4, 5, 6, 7));

  private final int[][] weightsByPieces;
  private final int[] black = new int[CheckersClassicWeights.TERMS];
  private final int[] white = new int[CheckersClassicWeights.TERMS];

  CheckersClassicEvaluator(int[][] weightsByPieces) {
    this.weightsByPieces = weightsByPieces;
  }

  private static long rows(int... rows) {
    long all = 0;
    for (int row : rows) {
      all |= squares(4 * row + 1, 4 * row + 4);
    }
    return all;
  }

  /// For the other side a row's number n becomes 7 - n: every binary digit is inverted.
  private static long[] bothWays(long rows) {
    return new long[] {rows, BOARD & ~rows};
  }

  @Override
  public int evaluate(Position position) {
    int[] weights = count((CheckersPosition) position);
    int sum = 0;
    for (int term = 0; term < weights.length; term++) {
      sum += weights[term] * (black[term] - white[term]);
    }
    return Score.clampEvaluation(position.sideToMove() == BLACK ? sum : -sum);
  }

  @Override
  public List<Term> explain(Position position) {
    int[] weights = count((CheckersPosition) position);
    int sign = position.sideToMove() == BLACK ? 1 : -1;
    var terms = new ArrayList<Term>();
    for (int term = 0; term < weights.length; term++) {
      int lead = sign * (black[term] - white[term]);
      terms.add(
          new Term(
              CheckersClassicWeights.name(term),
              lead,
              Score.inUnits(weights[term]),
              Score.inUnits(weights[term] * lead)));
    }
    return terms;
  }

  /// Fills in both sides' counts and returns the weights of this phase.
  private int[] count(CheckersPosition position) {
    long blackPieces = position.pieces(BLACK);
    long whitePieces = position.pieces(WHITE);
    int pieces = bitCount(blackPieces | whitePieces);
    count(black, blackPieces, whitePieces, position.kings(), pieces, BLACK, 4, 5);
    count(white, whitePieces, blackPieces, position.kings(), pieces, WHITE, -4, -5);
    return weightsByPieces[pieces];
  }

  /// The counts of one side, whose pieces go forwards by rotations by `a` and `b`. It is split into
  /// parts that the JIT compiler inlines, so that the distances are constants.
  private static void count(
      int[] counts, long own, long other, long kings, int pieces, int side, int a, int b) {
    long men = own & ~kings;
    long safe = countSafety(counts, own, other, kings, a, b);
    countPromotion(counts, men, BOARD & ~(own | other), safe, side, a, b);
    countStructure(counts, own, men, other & ~kings, side, a, b);
    countPlaces(counts, men, own & kings, side);
    counts[MAN] = bitCount(men);
    counts[KING] = bitCount(own & kings);
    counts[TRADES] = bitCount(own) * (MAX_PIECES - pieces);
  }

  /// Threats and mobility. Returns the empty squares where a piece could not be captured.
  private static long countSafety(int[] counts, long own, long other, long kings, int a, int b) {
    long empty = BOARD & ~(own | other);
    // A piece can be captured if an opponent's piece is next to it and the square opposite is
    // empty. Every piece can capture forwards, only kings backwards.
    long enemyAheadA = rotateLeft(other, -a);
    long enemyAheadB = rotateLeft(other, -b);
    long attacked = (enemyAheadA & rotateLeft(empty, a)) | (enemyAheadB & rotateLeft(empty, b));
    if (kings != 0) {
      attacked |=
          (rotateLeft(other & kings, a) & rotateLeft(empty, -a))
              | (rotateLeft(other & kings, b) & rotateLeft(empty, -b));
    }
    counts[THREATENED] = bitCount(own & attacked);

    // A step also empties the square that it leaves, where an enemy straight ahead could land.
    long safe = empty & ~attacked;
    long stepsA = rotateLeft(own, a) & safe & ~enemyAheadA;
    long stepsB = rotateLeft(own, b) & safe & ~enemyAheadB;
    counts[MOBILITY] = bitCount(stepsA) + bitCount(stepsB);
    counts[TRAPPED_KING] = 0;
    if (kings != 0) {
      long forwards = rotateLeft(stepsA, -a) | rotateLeft(stepsB, -b);
      countKingSteps(counts, own & kings, other & kings, safe, forwards, a, b);
    }
    return safe;
  }

  /// Separate, because most positions have no kings.
  private static void countKingSteps(
      int[] counts, long own, long other, long safe, long forwards, int a, int b) {
    long stepsA = rotateLeft(own, -a) & safe & ~rotateLeft(other, a);
    long stepsB = rotateLeft(own, -b) & safe & ~rotateLeft(other, b);
    counts[MOBILITY] += bitCount(stepsA) + bitCount(stepsB);
    long steppers = forwards | rotateLeft(stepsA, a) | rotateLeft(stepsB, b);
    counts[TRAPPED_KING] = bitCount(own & ~steppers);
  }

  private static void countPromotion(
      int[] counts, long men, long empty, long safe, int side, int a, int b) {
    counts[PROGRESS] =
        bitCount(men & ROWS_WITH_ONE[side])
            + 2 * bitCount(men & ROWS_WITH_TWO[side])
            + 4 * bitCount(men & ROWS_WITH_FOUR[side]);
    long oneStep = behind(kingRow(side) & empty, a, b);
    long twoSteps = behind(oneStep & safe, a, b);
    long threeSteps = behind(twoSteps & safe, a, b);
    counts[RUNNER] =
        3 * bitCount(men & oneStep) + 2 * bitCount(men & twoSteps) + bitCount(men & threeSteps);
  }

  /// The squares from which one step forwards leads to one of these.
  private static long behind(long squares, int a, int b) {
    return rotateLeft(squares, -a) | rotateLeft(squares, -b);
  }

  private static void countStructure(
      int[] counts, long own, long men, long otherMen, int side, int a, int b) {
    long friendBehind = rotateLeft(own, a) | rotateLeft(own, b);
    long friendAhead = behind(own, a, b);
    counts[SUPPORTED] = bitCount(men & friendBehind);
    counts[ISOLATED] = bitCount(men & ~(friendBehind | friendAhead));
    counts[DOG_HOLE] = bitCount(men & DOG_HOLES[side] & rotateLeft(otherMen, -a));
  }

  private static void countPlaces(int[] counts, long men, long kings, int side) {
    counts[CENTRE] = bitCount(men & MIDDLE);
    counts[KING_CENTRE] = bitCount(kings & MIDDLE);
    counts[EDGE] = bitCount(men & EDGES);
    counts[BACK_RANK] = bitCount(men & kingRow(side ^ 1));
    counts[BRIDGE] = (men & BRIDGES[side]) == BRIDGES[side] ? 1 : 0;
  }
}
