package dev.secateur.learn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

/// Measures on samples how much each row changes the score. A weight of a net means little alone,
/// since clipped units pass nothing on; what leaving out a row does to real positions is comparable
/// for all kinds of models.
final class InputEffects {

  private static final int MAX_SAMPLES = 20_000;

  /// Effects of rows that are almost never active are mostly noise.
  private static final int MIN_POSITIONS = 3;

  private static final int POSITIONS_PER_SAMPLES = 2_000;

  private final InputLayout layout;
  private final int[][] positions;
  private final double[][] points;

  private InputEffects(InputLayout layout) {
    this.layout = layout;
    positions = new int[layout.phases()][layout.rows()];
    points = new double[layout.phases()][layout.rows()];
  }

  /// The rows of each group with the largest effects, each row once: first those that are good for
  /// the side to move, then those that are bad for it.
  ///
  /// @param perSign so many good and so many bad rows of each group at most
  static List<InputEffect> largest(Model model, Samples samples, int[] selected, int perSign) {
    var effects = new InputEffects(samples.layout());
    int step = (selected.length + MAX_SAMPLES - 1) / MAX_SAMPLES;
    int used = 0;
    for (int i = 0; i < selected.length; i += step) {
      effects.add(model, samples, selected[i]);
      used++;
    }
    int minimum = Math.max(MIN_POSITIONS, used / POSITIONS_PER_SAMPLES);
    var largest = new ArrayList<InputEffect>();
    for (int group = 0; group < samples.layout().groups().size(); group++) {
      var all = effects.of(group, minimum);
      largest.addAll(largestOf(all.stream().filter(effect -> effect.points() > 0), perSign));
      largest.addAll(largestOf(all.stream().filter(effect -> effect.points() < 0), perSign));
    }
    return largest;
  }

  private void add(Model model, Samples samples, int sample) {
    var scratch = model.newScratch();
    var rows = new int[layout.maxActive()];
    int count = samples.rows(sample, rows);
    int phase = samples.phase(sample);
    int score = model.evaluate(rows, count, phase, scratch);
    for (int i = 0; i < count; i++) {
      // The last row takes the place of the one that is left out.
      int row = rows[i];
      rows[i] = rows[count - 1];
      positions[phase][row]++;
      points[phase][row] += score - model.evaluate(rows, count - 1, phase, scratch);
      rows[i] = row;
    }
  }

  private List<InputEffect> of(int group, int minimum) {
    var all = new ArrayList<InputEffect>();
    for (int phase = 0; phase < layout.phases(); phase++) {
      for (int row = 0; row < layout.rows(); row++) {
        int count = positions[phase][row];
        if (count >= minimum && layout.groupOf(row) == group) {
          all.add(new InputEffect(phase, row, count, points[phase][row] / count));
        }
      }
    }
    return all;
  }

  private static List<InputEffect> largestOf(Stream<InputEffect> effects, int wanted) {
    var seen = new HashSet<Integer>();
    return effects
        .sorted(Comparator.comparingDouble(effect -> -Math.abs(effect.points())))
        .filter(effect -> seen.add(effect.row()))
        .limit(wanted)
        .toList();
  }
}
