package dev.secateur.learn;

import dev.secateur.core.Score;

/// The error that training makes small. A loss also says what an output of a model in training
/// means: the trainers work with outputs of about -4 to 4, whatever the units of the game are.
public sealed interface TrainingLoss {

  /// What an output of 1 is worth, in display units.
  double unitsPerOutput();

  double loss(double output, double target);

  /// How much the loss grows with the output.
  double gradient(double output, double target);

  /// The output for which the loss of a target is smallest.
  double bestOutput(double target);

  /// What an output predicts, in the units of the targets.
  double prediction(double output);

  /// A mean loss as a number that means something to a person.
  double error(double meanLoss);

  default double outputOfPoints(int points) {
    return Score.inUnits(points) / unitsPerOutput();
  }

  default double pointsPerOutput() {
    return unitsPerOutput() * Score.PER_UNIT;
  }

  /// Logistic loss. The target is the probability to win, with half a win for a draw. The error is
  /// the mean log loss: 0.693 for a model that knows nothing.
  ///
  /// @param unitsPerOutput the lead that makes the odds of winning 2.718 to 1
  record Logistic(double unitsPerOutput) implements TrainingLoss {

    private static final double LOG_ODDS_OF_FOUR_IN_FIVE = Math.log(4);
    private static final double CERTAINTY = 0.995;

    /// The loss for a game in which a lead means a chance to win.
    ///
    /// @param lead the lead, in display units, with which four games of five are won
    public static Logistic ofWinningLead(double lead) {
      return new Logistic(lead / LOG_ODDS_OF_FOUR_IN_FIVE);
    }

    /// The probability to win that a score stands for.
    public double probability(int points) {
      return sigmoid(outputOfPoints(points));
    }

    @Override
    public double loss(double output, double target) {
      // -target * ln(p) - (1 - target) * ln(1 - p), without overflow.
      double positive = Math.max(output, 0);
      return positive - output * target + Math.log1p(Math.exp(-Math.abs(output)));
    }

    @Override
    public double gradient(double output, double target) {
      return sigmoid(output) - target;
    }

    @Override
    public double bestOutput(double target) {
      double probability = Math.clamp(target, 1 - CERTAINTY, CERTAINTY);
      return Math.log(probability / (1 - probability));
    }

    @Override
    public double prediction(double output) {
      return sigmoid(output);
    }

    @Override
    public double error(double meanLoss) {
      return meanLoss;
    }

    private static double sigmoid(double output) {
      return 1 / (1 + Math.exp(-output));
    }
  }

  /// Least squares. The target is a number of display units, such as discs. The error is the root
  /// of the mean square, in the same units.
  ///
  /// @param unitsPerOutput about the standard deviation of the targets
  record Squares(double unitsPerOutput) implements TrainingLoss {

    @Override
    public double loss(double output, double target) {
      double difference = output - target / unitsPerOutput;
      return difference * difference / 2;
    }

    @Override
    public double gradient(double output, double target) {
      return output - target / unitsPerOutput;
    }

    @Override
    public double bestOutput(double target) {
      return target / unitsPerOutput;
    }

    @Override
    public double prediction(double output) {
      return output * unitsPerOutput;
    }

    @Override
    public double error(double meanLoss) {
      return Math.sqrt(2 * meanLoss) * unitsPerOutput;
    }
  }
}
