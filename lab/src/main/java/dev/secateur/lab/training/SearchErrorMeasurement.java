package dev.secateur.lab.training;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Settings;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.ProbCutError;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/// Measures how well shallow searches predict deep ones, for ProbCut: one search of each position
/// gives the scores of all depths, and these are compared in pairs.
///
/// ProbCut itself is switched off, since it would make deep scores look like shallow ones.
public final class SearchErrorMeasurement {

  /// Fewer pairs say too little.
  public static final int MIN_PAIRS = 30;

  private static final int MEGABYTES = 16;

  private final Game game;
  private final Settings settings;
  private final GameFeatures features;
  private final int depth;
  private final int phases;

  /// For each phase, depth and shallow depth; sums of whole numbers do not depend on their order.
  @GuardedBy("this")
  private final long[][][] squares;

  @GuardedBy("this")
  private final int[][][] counts;

  /// Starts without measurements.
  ///
  /// @param settings with the evaluator to measure
  /// @param depth of the deepest search
  public SearchErrorMeasurement(Game game, Settings settings, GameFeatures features, int depth) {
    this.game = game;
    this.features = features;
    this.depth = depth;
    this.settings =
        settings.with(
            settings
                .options()
                .with(SearchOption.PROBCUT, "off")
                .with(SearchOption.HASH, MEGABYTES)
                .with(SearchOption.THREADS, 1));
    phases = features.newReader().layout().phases();
    squares = new long[phases][depth + 1][depth + 1];
    counts = new int[phases][depth + 1][depth + 1];
  }

  /// Quiet positions of training data, chosen at random.
  ///
  /// @throws NotationException if a file is broken or of another game
  public static List<Position> choosePositions(Game game, List<Path> files, int max, long seed)
      throws IOException {
    var random = new SplittableRandom(seed);
    var chosen = new ArrayList<Position>();
    int[] seen = {0};
    for (Path file : files) {
      GameReplay.forEach(
          game,
          file,
          (one, ply, position) -> {
            if (!ply.isQuiet() || ply.isRandom()) {
              return;
            }
            // Every position so far has the same chance to be among the chosen ones.
            int place = random.nextInt(++seen[0]);
            if (chosen.size() < max) {
              chosen.add(position.copy());
            } else if (place < max) {
              chosen.set(place, position.copy());
            }
          });
    }
    return chosen;
  }

  /// Searches the positions.
  ///
  /// @param progress is told how many are done
  public void run(List<Position> positions, int threads, IntConsumer progress)
      throws InterruptedException {
    var next = new AtomicInteger();
    var done = new AtomicInteger();
    var workers = new ArrayList<Thread>();
    for (int i = 0; i < threads; i++) {
      workers.add(
          Thread.ofPlatform()
              .daemon()
              .name("errors-" + i)
              .start(
                  () -> {
                    var engine = new Engine(game, settings);
                    for (int at = next.getAndIncrement();
                        at < positions.size();
                        at = next.getAndIncrement()) {
                      measure(engine, positions.get(at));
                      progress.accept(done.incrementAndGet());
                    }
                  }));
    }
    for (var worker : workers) {
      worker.join();
    }
  }

  private void measure(Engine engine, Position position) {
    engine.newGame();
    var scores = new int[depth + 1];
    scores[0] = engine.newEvaluator().evaluate(position);
    int[] reached = {0};
    engine.search(
        position,
        Limits.depth(depth),
        1,
        result -> {
          if (result.depth() > reached[0] && !Score.isDecisive(result.score())) {
            reached[0] = result.depth();
            scores[result.depth()] = result.score();
          }
        });
    int phase = features.newReader().phase(position);
    synchronized (this) {
      for (int deep = 1; deep <= reached[0]; deep++) {
        // Odd and even depths differ: only searches that end with the same side are compared.
        for (int shallow = deep % 2; shallow < deep; shallow += 2) {
          long difference = (long) scores[deep] - scores[shallow];
          squares[phase][deep][shallow] += difference * difference;
          counts[phase][deep][shallow]++;
        }
      }
    }
  }

  /// What was measured.
  public synchronized List<ProbCutError> errors() {
    var errors = new ArrayList<ProbCutError>();
    for (int phase = 0; phase < phases; phase++) {
      for (int deep = 2; deep <= depth; deep++) {
        for (int shallow = deep % 2; shallow < deep; shallow += 2) {
          int count = counts[phase][deep][shallow];
          if (count >= MIN_PAIRS) {
            double sigma = Math.sqrt((double) squares[phase][deep][shallow] / count);
            errors.add(new ProbCutError(deep, shallow, phase, 1, 0, Math.rint(10 * sigma) / 10));
          }
        }
      }
    }
    return errors;
  }
}
