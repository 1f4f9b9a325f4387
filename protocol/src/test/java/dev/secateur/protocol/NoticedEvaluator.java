package dev.secateur.protocol;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Position;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/// Another evaluator, and a latch that opens when a search uses it for the first time: from then on
/// the search is under way.
record NoticedEvaluator(EvaluatorFactory other, CountDownLatch used) implements EvaluatorFactory {

  static NoticedEvaluator of(EvaluatorFactory other) {
    return new NoticedEvaluator(other, new CountDownLatch(1));
  }

  @Override
  public String game() {
    return other.game();
  }

  @Override
  public String name() {
    return other.name();
  }

  @Override
  public String description() {
    return other.description();
  }

  @Override
  public List<Weight> weights() {
    return other.weights();
  }

  @Override
  public Evaluator create(Map<String, Integer> weights) {
    var evaluator = other.create(weights);
    return new Evaluator() {
      @Override
      public int evaluate(Position position) {
        used.countDown();
        return evaluator.evaluate(position);
      }

      @Override
      public List<Term> explain(Position position) {
        return evaluator.explain(position);
      }
    };
  }
}
