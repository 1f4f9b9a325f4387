package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator.Term;
import dev.secateur.core.EvaluatorFactory.Weight;
import dev.secateur.core.Score;
import java.util.Map;

/// What evaluators count, each as the side to move's share less the opponent's.
final class QuoridorTerms {

  /// An opponent with fewer steps to go than this is near enough to make walls urgent.
  private static final int NEAR = 6;

  private QuoridorTerms() {}

  static int value(Weight weight, Map<String, Integer> weights) {
    return weights.getOrDefault(weight.name(), weight.standard());
  }

  static Term term(String name, int raw, int weight) {
    return new Term(name, raw, Score.inUnits(weight), Score.inUnits(raw * weight));
  }

  /// Steps that the opponent has to go beyond one's own.
  static int path(QuoridorPosition board) {
    int side = board.sideToMove();
    return board.distance(side ^ 1) - board.distance(side);
  }

  /// Who has many shortest paths loses little by a wall, which only matters while the opponent has
  /// one.
  static int robustness(QuoridorPosition board) {
    int side = board.sideToMove();
    return robustness(board, side) - robustness(board, side ^ 1);
  }

  private static int robustness(QuoridorPosition board, int player) {
    int doublings = board.pathDoublings(player);
    return board.wallsLeft(player ^ 1) > 0 ? doublings : 0;
  }

  static int walls(QuoridorPosition board) {
    int side = board.sideToMove();
    return board.wallsLeft(side) - board.wallsLeft(side ^ 1);
  }

  /// Walls in hand count for more the nearer the opponent is to its goal.
  static int urgency(QuoridorPosition board) {
    int side = board.sideToMove();
    return urgency(board, side) - urgency(board, side ^ 1);
  }

  private static int urgency(QuoridorPosition board, int player) {
    return board.wallsLeft(player) * Math.max(0, NEAR - board.distance(player ^ 1));
  }

  /// Immediate steps, as if either player were to move.
  static int mobility(QuoridorPosition board) {
    int side = board.sideToMove();
    return board.mobility(side) - board.mobility(side ^ 1);
  }
}
