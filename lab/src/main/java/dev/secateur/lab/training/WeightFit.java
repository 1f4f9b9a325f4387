package dev.secateur.lab.training;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.EvaluatorFactory.Weight;
import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.learn.TrainingLoss;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Fits the weights of a hand-made evaluator to training data by logistic regression. The evaluator
/// must be a sum of terms that have the names of its weights.
///
/// Weights are whole numbers. So they are rounded one after the other, the one with the largest
/// counts first, and each time the others are fitted again.
public final class WeightFit {

  /// One game of twenty is used only to measure the error.
  private static final int VALIDATION = 20;

  private static final int STEPS = 12;

  /// Pulls weights of terms that never occur towards 0.
  private static final double RIDGE = 1;

  private final Game game;
  private final EvaluatorFactory factory;
  private final Evaluator evaluator;
  private final TrainingLoss.Logistic loss;
  private final TrainingTargets targets;
  private final List<String> names;
  private final List<float[]> training = new ArrayList<>();
  private final List<float[]> validation = new ArrayList<>();
  private int games;

  /// Starts without positions.
  ///
  /// @param resultShare how much the result counts in the mix with the score, from 0 to 1
  public WeightFit(
      Game game, EvaluatorFactory factory, TrainingLoss.Logistic loss, double resultShare) {
    this.game = game;
    this.factory = factory;
    this.loss = loss;
    evaluator = factory.create(Map.of());
    targets = new TrainingTargets(loss, resultShare);
    names = factory.weights().stream().map(Weight::name).toList();
  }

  /// Adds the quiet positions of a file.
  ///
  /// @throws NotationException if the file is broken, or if the evaluator is not a sum of terms
  ///     with the names of its weights
  public void read(Path file) throws IOException {
    GameReplay.forEach(
        game,
        file,
        new GameReplay.ReplayListener() {
          @Override
          public void game(LabelledGame one) {
            games++;
          }

          @Override
          public void ply(LabelledGame one, LabelledPly ply, Position position) {
            if (ply.isQuiet() && !ply.isRandom()) {
              var target = targets.of(one, ply, position);
              target.ifPresent(value -> samples().add(sample(position, value)));
            }
          }
        });
  }

  private List<float[]> samples() {
    return games % VALIDATION == 0 ? validation : training;
  }

  /// The counts in the order of the weights, and the target.
  private float[] sample(Position position, double target) {
    var sample = new float[names.size() + 1];
    for (var term : evaluator.explain(position)) {
      int index = names.indexOf(term.name());
      if (index < 0) {
        throw new NotationException(
            "",
            0,
            "%s has the term \"%s\", which is no weight".formatted(factory.name(), term.name()),
            "an evaluator whose terms are its weights");
      }
      sample[index] = (float) term.raw();
    }
    sample[names.size()] = (float) target;
    return sample;
  }

  /// How many positions were read.
  public int size() {
    return training.size() + validation.size();
  }

  /// The weights that predict the targets best.
  public Map<String, Integer> fit() {
    var weights = new double[names.size()];
    var isFixed = new boolean[names.size()];
    improve(weights, isFixed);
    for (int index : byInfluence()) {
      weights[index] = Math.rint(weights[index]);
      isFixed[index] = true;
      improve(weights, isFixed);
    }
    var result = new LinkedHashMap<String, Integer>();
    for (int i = 0; i < weights.length; i++) {
      result.put(names.get(i), (int) weights[i]);
    }
    return result;
  }

  /// The mean log loss of weights on the positions that are not fitted to.
  public double validationError(Map<String, Integer> weights) {
    var values = names.stream().mapToDouble(name -> weights.getOrDefault(name, 0)).toArray();
    double sum = 0;
    for (var sample : validation) {
      sum += loss.loss(output(sample, values), sample[names.size()]);
    }
    return sum / validation.size();
  }

  /// The evaluator's standard weights.
  public Map<String, Integer> present() {
    var result = new LinkedHashMap<String, Integer>();
    factory.weights().forEach(weight -> result.put(weight.name(), weight.standard()));
    return result;
  }

  private double output(float[] sample, double[] weights) {
    double points = 0;
    for (int i = 0; i < weights.length; i++) {
      points += weights[i] * sample[i];
    }
    return points / (loss.unitsPerOutput() * Score.PER_UNIT);
  }

  /// The weights with the largest counts first.
  private int[] byInfluence() {
    var sums = new double[names.size()];
    for (var sample : training) {
      for (int i = 0; i < sums.length; i++) {
        sums[i] += (double) sample[i] * sample[i];
      }
    }
    var order = new ArrayList<Integer>();
    for (int i = 0; i < sums.length; i++) {
      order.add(i);
    }
    order.sort((one, other) -> Double.compare(sums[other], sums[one]));
    return order.stream().mapToInt(Integer::intValue).toArray();
  }

  /// Newton's method, for the weights that are not fixed.
  private void improve(double[] weights, boolean[] isFixed) {
    int count = weights.length;
    double scale = 1 / (loss.unitsPerOutput() * Score.PER_UNIT);
    double largest = Double.MAX_VALUE;
    for (int step = 0; step < STEPS && largest > 0.01; step++) {
      var gradient = new double[count];
      var curvature = new double[count][count];
      for (var sample : training) {
        double predicted = loss.prediction(output(sample, weights));
        double error = (predicted - sample[count]) * scale;
        double weight = predicted * (1 - predicted) * scale * scale;
        for (int i = 0; i < count; i++) {
          if (sample[i] != 0) {
            gradient[i] += error * sample[i];
            for (int j = 0; j <= i; j++) {
              curvature[i][j] += weight * sample[i] * sample[j];
            }
          }
        }
      }
      for (int i = 0; i < count; i++) {
        gradient[i] += RIDGE * scale * scale * weights[i];
        curvature[i][i] += RIDGE * scale * scale;
        if (isFixed[i]) {
          fix(i, gradient, curvature);
        }
      }
      double[] change = solve(curvature, gradient);
      largest = 0;
      for (int i = 0; i < count; i++) {
        weights[i] -= change[i];
        largest = Math.max(largest, Math.abs(change[i]));
      }
    }
  }

  private static void fix(int index, double[] gradient, double[][] curvature) {
    gradient[index] = 0;
    Arrays.fill(curvature[index], 0, index, 0);
    for (int below = index + 1; below < gradient.length; below++) {
      curvature[below][index] = 0;
    }
    curvature[index][index] = 1;
  }

  /// Solves a system with a positive definite matrix, of which only the lower half is given
  /// (Cholesky).
  private static double[] solve(double[][] matrix, double[] right) {
    int count = right.length;
    var lower = new double[count][count];
    for (int i = 0; i < count; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
      }
    }
    var result = right.clone();
    for (int i = 0; i < count; i++) {
      for (int k = 0; k < i; k++) {
        result[i] -= lower[i][k] * result[k];
      }
      result[i] /= lower[i][i];
    }
    for (int i = count - 1; i >= 0; i--) {
      for (int k = i + 1; k < count; k++) {
        result[i] -= lower[k][i] * result[k];
      }
      result[i] /= lower[i][i];
    }
    return result;
  }
}
