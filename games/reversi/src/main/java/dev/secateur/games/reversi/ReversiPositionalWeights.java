package dev.secateur.games.reversi;

import dev.secateur.core.EvaluatorFactory.Weight;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The terms of the positional evaluator with their weights in hundredths of a disc of the final
/// difference: with 4, 19, 34, 49 and 64 discs on the board. In between, the weights change
/// linearly with the number of discs.
///
/// The numbers are a least-squares fit to the results of 137,548 games between people (the WTHOR
/// database) and 85,000 games of this evaluator against itself. A single weight can look odd, since
/// related terms overlap; only the sum was fitted.
final class ReversiPositionalWeights {

  private static final List<Integer> DISCS = List.of(4, 19, 34, 49, 64);

  private record ReversiTerm(String name, String help, List<Integer> weights) {

    String name(int phase) {
      return name + "-" + DISCS.get(phase);
    }
  }

  private static final List<ReversiTerm> ALL = new ArrayList<>();

  // Each is the index of a term.

  // The ten kinds of squares that differ by symmetry, under their usual names.
  static final int CORNER = declare("corner", "a disc in a corner", 803, 1266, 1075, 353, -58);
  static final int C_SQUARE =
      declare("c-square", "a disc on b1 or the like, the corner taken", 1, -108, 144, 45, -59);
  static final int A_SQUARE =
      declare("a-square", "a disc on c1 or the like", 51, 254, 86, -15, -45);
  static final int B_SQUARE = declare("b-square", "a disc on d1 or the like", -48, 57, 59, -4, -57);
  static final int X_SQUARE =
      declare("x-square", "a disc on b2 or the like, the corner taken", 1, 25, 77, 132, 149);
  static final int C2 = declare("c2", "a disc on c2 or the like", 153, -18, -29, 16, 96);
  static final int D2 = declare("d2", "a disc on d2 or the like", 106, -42, -42, 9, 94);
  static final int C3 = declare("c3", "a disc on c3 or the like", 39, 106, 113, 41, 48);
  static final int D3 = declare("d3", "a disc on d3 or the like", 42, 51, 10, 18, 103);
  static final int CENTRE = declare("centre", "a disc on d4 or the like", 17, -21, -3, -13, 67);

  static final int C_RISK =
      declare("c-risk", "a disc on b1 or the like, the corner empty", -253, -474, -180, -188, -49);
  static final int X_RISK =
      declare("x-risk", "a disc on b2 or the like, the corner empty", -422, -1297, -877, -396, 32);

  static final int STABLE =
      declare("stable", "an edge disc that can never be flipped", 206, 374, 96, 120, 158);

  static final int MOBILITY = declare("mobility", "a move that can be made", 22, 67, 78, 188, 407);
  static final int POTENTIAL =
      declare("potential", "an empty square next to the other side's discs", 4, 48, 8, -80, -256);
  static final int FRONTIER =
      declare("frontier", "a disc next to an empty square", 5, -144, -149, -90, -90);

  static final int PARITY =
      declare("parity", "an odd number of empty squares", -26, 43, 54, 100, 148);
  static final int TURN = declare("turn", "being to move", 11, -273, -269, -123, 84);

  static final int TERMS = ALL.size();

  private ReversiPositionalWeights() {}

  private static int declare(String name, String help, Integer... weights) {
    ALL.add(new ReversiTerm(name, help, List.of(weights)));
    return ALL.size() - 1;
  }

  static String name(int term) {
    return ALL.get(term).name();
  }

  static List<Weight> all() {
    var weights = new ArrayList<Weight>();
    for (ReversiTerm term : ALL) {
      for (int phase = 0; phase < DISCS.size(); phase++) {
        var help = "%s; with %d discs on the board".formatted(term.help(), DISCS.get(phase));
        weights.add(new Weight(term.name(phase), term.weights().get(phase), help));
      }
    }
    return weights;
  }

  /// For every number of discs on the board, the weight of each term.
  static int[][] byDiscs(Map<String, Integer> changed) {
    var table = new int[65][TERMS];
    for (int discs = 0; discs <= 64; discs++) {
      int phase = 1;
      while (DISCS.get(phase) < discs) {
        phase++;
      }
      double part =
          (discs - DISCS.get(phase - 1)) / (double) (DISCS.get(phase) - DISCS.get(phase - 1));
      for (int term = 0; term < TERMS; term++) {
        int before = weight(changed, term, phase - 1);
        int after = weight(changed, term, phase);
        table[discs][term] = (int) Math.round(before + Math.max(0, part) * (after - before));
      }
    }
    return table;
  }

  private static int weight(Map<String, Integer> changed, int term, int phase) {
    var declared = ALL.get(term);
    return changed.getOrDefault(declared.name(phase), declared.weights().get(phase));
  }
}
