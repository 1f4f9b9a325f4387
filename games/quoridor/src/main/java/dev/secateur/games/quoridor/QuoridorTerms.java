package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator.Term;
import dev.secateur.core.EvaluatorFactory.Weight;
import dev.secateur.core.Score;
import java.util.Map;

/// The terms of the evaluators, each as the count of the side to move minus the opponent's.
final class QuoridorTerms {

  /// Walls are urgent if the opponent has fewer steps to its goal than this.
  private static final int NEAR = 6;

  private QuoridorTerms() {}

  static int value(Weight weight, Map<String, Integer> weights) {
    return weights.getOrDefault(weight.name(), weight.standard());
  }

  static Term term(String name, int raw, int weight) {
    return new Term(name, raw, Score.inUnits(weight), Score.inUnits(raw * weight));
  }

  /// The opponent's steps to its goal minus the own ones.
  static int path(QuoridorPosition board) {
    int side = board.sideToMove();
    return board.distance(side ^ 1) - board.distance(side);
  }

  /// A player with many shortest paths loses little by a wall. It matters only while the opponent
  /// has walls.
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

  /// The legal steps, as if each player were to move.
  static int mobility(QuoridorPosition board) {
    int side = board.sideToMove();
    return board.mobility(side) - board.mobility(side ^ 1);
  }
}
