package dev.secateur.lab.training;

import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.learn.TrainingLoss;
import java.util.OptionalDouble;

/// What an evaluator should say about the positions of training data: a mix of the result of the
/// game and the score of the search. An exact score counts alone. If a later position of the game
/// has an exact score, that is the result.
///
/// @param resultShare how much the result counts in the mix, from 0 to 1
record TrainingTargets(TrainingLoss loss, double resultShare) {

  /// The target of a position, as the loss has it; empty if the game does not tell it.
  OptionalDouble of(LabelledGame one, LabelledPly ply, Position position) {
    return switch (loss) {
      case TrainingLoss.Logistic logistic -> probability(one, ply, position, logistic);
      case TrainingLoss.Squares _ -> units(one, ply, position);
    };
  }

  private OptionalDouble probability(
      LabelledGame one, LabelledPly ply, Position position, TrainingLoss.Logistic logistic) {
    if (ply.hasScore() && ply.isExact()) {
      return OptionalDouble.of(probability(ply.score(), logistic));
    }
    var best = one.bestResult(position.ply());
    boolean hasResult = best.isPresent() || one.result() != Outcome.GameResult.UNDECIDED;
    if (!hasResult || (!ply.hasScore() && resultShare < 1)) {
      return OptionalDouble.empty();
    }
    double result =
        best.isPresent() ? probability(best.getAsInt(), logistic) : result(one, position);
    double searched = ply.hasScore() ? probability(ply.score(), logistic) : 0;
    return OptionalDouble.of(resultShare * result + (1 - resultShare) * searched);
  }

  private static double probability(int score, TrainingLoss.Logistic logistic) {
    return Score.isDecisive(score) ? (score > 0 ? 1 : 0) : logistic.probability(score);
  }

  /// 1 if the side to move won, 0 if it lost.
  private static double result(LabelledGame one, Position position) {
    return switch (one.result()) {
      case FIRST_WINS -> position.sideToMove() == Position.FIRST ? 1 : 0;
      case SECOND_WINS -> position.sideToMove() == Position.FIRST ? 0 : 1;
      default -> 0.5;
    };
  }

  /// The margin at the end, in display units.
  private OptionalDouble units(LabelledGame one, LabelledPly ply, Position position) {
    boolean usesScore = ply.hasScore() && !Score.isDecisive(ply.score());
    if (usesScore && ply.isExact()) {
      return OptionalDouble.of(Score.inUnits(ply.score()));
    }
    var best = one.bestResult(position.ply());
    boolean hasMargin = best.isPresent() || one.hasMargin();
    if (!hasMargin || (!usesScore && resultShare < 1)) {
      return OptionalDouble.empty();
    }
    int played = position.sideToMove() == Position.FIRST ? one.margin() : -one.margin();
    int margin = best.orElse(played);
    double searched = usesScore ? Score.inUnits(ply.score()) : 0;
    return OptionalDouble.of(resultShare * Score.inUnits(margin) + (1 - resultShare) * searched);
  }
}
