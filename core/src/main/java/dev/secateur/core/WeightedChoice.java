package dev.secateur.core;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToIntFunction;

/// A choice among moves at random. Small losses are more likely than large ones: the probability of
/// a move falls linearly with its score, down to the worst score that is allowed.
public final class WeightedChoice {

  private WeightedChoice() {}

  /// One of the moves.
  ///
  /// @param moves at least one, all with a score of at least `worst`
  public static <T> T of(
      List<T> moves, ToIntFunction<T> score, int worst, SplittableRandom random) {
    long total = moves.stream().mapToLong(move -> weight(score.applyAsInt(move), worst)).sum();
    long drawn = random.nextLong(total);
    for (T move : moves) {
      drawn -= weight(score.applyAsInt(move), worst);
      if (drawn < 0) {
        return move;
      }
    }
    throw new AssertionError("the weights do not add up");
  }

  private static long weight(int score, int worst) {
    return score - worst + 1L;
  }
}
