package dev.secateur.lab.positions;

import dev.secateur.core.Limits;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;

/// Scores positions of finished games, without a search and after one, and compares the scores with
/// the results.
public final class Outcomes {

  private final List<OutcomePosition> positions;
  private final Engine engine;
  private volatile boolean stopped;

  public Outcomes(List<OutcomePosition> positions, Engine engine) {
    this.positions = List.copyOf(positions);
    this.engine = engine;
  }

  /// The prediction of the evaluator alone.
  public ResultPrediction ofEvaluator() {
    var evaluator = engine.newEvaluator();
    var scores =
        positions.stream()
            .mapToDouble(position -> inUnits(evaluator.evaluate(position.position())))
            .toArray();
    return ResultPrediction.of(scores, results(scores.length));
  }

  /// The prediction after a search of each position, or of the first ones if [#stop] is called.
  /// Each search starts with an empty table, so that the order of the positions does not matter.
  ///
  /// @param progress receives the number of searched positions after each
  public ResultPrediction ofSearch(Limits limits, IntConsumer progress) {
    var scores = new double[positions.size()];
    int done = 0;
    while (done < positions.size() && !stopped) {
      engine.newGame();
      scores[done] = inUnits(engine.search(positions.get(done).position(), limits).score());
      if (stopped) {
        // This search was cut short.
        break;
      }
      progress.accept(++done);
    }
    return ResultPrediction.of(Arrays.copyOf(scores, done), results(done));
  }

  private double[] results(int count) {
    return positions.stream().limit(count).mapToDouble(OutcomePosition::won).toArray();
  }

  /// A proven win or loss is infinite.
  private static double inUnits(int score) {
    return Score.isDecisive(score)
        ? Math.signum(score) * Double.POSITIVE_INFINITY
        : Score.inUnits(score);
  }

  /// Ends the search; the positions so far count. May be called from any thread.
  public void stop() {
    stopped = true;
    engine.stop();
  }
}
