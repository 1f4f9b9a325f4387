package dev.secateur.games.checkers;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.List;

/// The difference in men and kings.
final class CheckersMaterialEvaluator implements Evaluator {

  private final int man;
  private final int king;

  CheckersMaterialEvaluator(int man, int king) {
    this.man = man;
    this.king = king;
  }

  @Override
  public int evaluate(Position position) {
    var board = (CheckersPosition) position;
    return Score.clampEvaluation(man * menLead(board) + king * kingLead(board));
  }

  @Override
  public List<Term> explain(Position position) {
    var board = (CheckersPosition) position;
    return List.of(term("man", menLead(board), man), term("king", kingLead(board), king));
  }

  private static Term term(String name, int lead, int weight) {
    return new Term(name, lead, Score.inUnits(weight), Score.inUnits(lead * weight));
  }

  private static int menLead(CheckersPosition board) {
    return lead(board, ~board.kings());
  }

  private static int kingLead(CheckersPosition board) {
    return lead(board, board.kings());
  }

  private static int lead(CheckersPosition board, long kind) {
    int side = board.sideToMove();
    return Long.bitCount(board.pieces(side) & kind) - Long.bitCount(board.pieces(side ^ 1) & kind);
  }
}
