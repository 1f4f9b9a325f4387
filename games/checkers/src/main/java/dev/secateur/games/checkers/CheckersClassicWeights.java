package dev.secateur.games.checkers;

import dev.secateur.core.EvaluatorFactory.Weight;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The terms of the classic evaluator with their weights in hundredths of a man: at the start, and
/// with few pieces left. In between, the weight changes linearly with the number of pieces.
///
/// The weights other than man and king come from a logistic regression on the results of 19,000
/// games of this evaluator against itself. A king of 1.4 men won 44 of 60 games and lost 13 against
/// one of 3 men, at 50 ms for each move; 1.2 and 1.7 men were no different.
/// A single weight can look odd, since related terms overlap (a man in the middle also has more
/// steps); only the sum was fitted.
final class CheckersClassicWeights {

  private record CheckersTerm(String name, int opening, int endgame, String help) {

    boolean isConstant() {
      return opening == endgame;
    }

    String openingName() {
      return isConstant() ? name : name + "-opening";
    }

    String endgameName() {
      return isConstant() ? name : name + "-endgame";
    }
  }

  private static final List<CheckersTerm> ALL = new ArrayList<>();

  // Each is the index of a term.

  // Material
  static final int MAN = declare("man", 100, 100, "a man");
  static final int KING = declare("king", 140, 140, "a king");
  static final int TRADES =
      declare("trades", 4, 4, "a piece more, times the pieces gone: the side ahead wants trades");

  // Position
  static final int CENTRE = declare("centre", -3, -9, "a man in the middle");
  static final int KING_CENTRE = declare("king-centre", 2, 4, "a king in the middle");
  static final int EDGE = declare("edge", 2, 2, "a man on a side edge");
  static final int BACK_RANK =
      declare("back-rank", 9, 5, "a man that still guards the row where the opponent crowns");
  static final int BRIDGE =
      declare("bridge", -19, 68, "men on 1 and 3, or 30 and 32: the fewest that guard the row");

  // Mobility
  static final int MOBILITY =
      declare("mobility", 15, 0, "a step after which the piece cannot be taken at once");

  // Structure
  static final int SUPPORTED = declare("supported", 29, -9, "a man with a piece behind it");
  static final int ISOLATED = declare("isolated", 10, 0, "a man with no piece next to it");
  static final int DOG_HOLE =
      declare("dog-hole", -10, -51, "a man shut in on 28 or 5 by a man on 32 or 1");

  // Threats
  static final int THREATENED =
      declare("threatened", -60, -43, "a piece that could be taken where it stands");
  static final int TRAPPED_KING = declare("trapped-king", -5, -15, "a king without a safe step");

  // Promotion
  static final int PROGRESS = declare("progress", -11, 3, "a row that a man has advanced");
  static final int RUNNER =
      declare("runner", 6, 8, "a man with a free path to the king row: 3, 2 or 1 by distance");

  static final int TERMS = ALL.size();
  static final int MAX_PIECES = 24;

  /// With this many pieces or fewer, only the endgame weights count.
  private static final int ENDGAME_PIECES = 4;

  private CheckersClassicWeights() {}

  private static int declare(String name, int opening, int endgame, String help) {
    ALL.add(new CheckersTerm(name, opening, endgame, help));
    return ALL.size() - 1;
  }

  static String name(int term) {
    return ALL.get(term).name();
  }

  /// A term with a constant weight has one number to set, the others have two.
  static List<Weight> all() {
    var weights = new ArrayList<Weight>();
    for (CheckersTerm term : ALL) {
      if (term.isConstant()) {
        weights.add(new Weight(term.name(), term.opening(), term.help()));
      } else {
        weights.add(new Weight(term.openingName(), term.opening(), term.help() + "; at the start"));
        weights.add(new Weight(term.endgameName(), term.endgame(), term.help() + "; at the end"));
      }
    }
    return weights;
  }

  /// For every number of pieces on the board, the weight of each term.
  static int[][] byPieces(Map<String, Integer> changed) {
    var table = new int[MAX_PIECES + 1][TERMS];
    for (int term = 0; term < TERMS; term++) {
      var declared = ALL.get(term);
      int opening = changed.getOrDefault(declared.openingName(), declared.opening());
      int endgame = changed.getOrDefault(declared.endgameName(), declared.endgame());
      for (int pieces = 0; pieces <= MAX_PIECES; pieces++) {
        double opened =
            Math.max(0, pieces - ENDGAME_PIECES) / (double) (MAX_PIECES - ENDGAME_PIECES);
        table[pieces][term] = (int) Math.round(endgame + opened * (opening - endgame));
      }
    }
    return table;
  }
}
