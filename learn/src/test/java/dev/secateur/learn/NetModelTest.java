package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The packed arithmetic against plain loops.
class NetModelTest {

  private static InputLayout layout() {
    var builder = InputLayout.builder(3);
    builder.table("all", 100, 12);
    return builder.build();
  }

  @ParameterizedTest
  @ValueSource(strings = {"net:8", "net:16", "net:24", "net:32x16", "net:40x4+linear", "net:64x32"})
  void packedSumsAreExact(String text) {
    var layout = layout();
    var shape = ModelShape.parse(text);
    var random = new Random(text.hashCode());
    for (int round = 0; round < 20; round++) {
      var numbers = randomNumbers(layout, shape, random);
      var model = new NetModel(layout, shape, numbers);
      var scratch = model.newScratch();
      for (int i = 0; i < 100; i++) {
        int[] activeRows = random.ints(random.nextInt(13), 0, 100).toArray();
        int phase = random.nextInt(3);
        assertThat(model.evaluate(activeRows, activeRows.length, phase, scratch))
            .isEqualTo(plain(shape, numbers, activeRows, phase));
      }
    }
  }

  /// A wide first layer is updated from position to position: a few rows change, or all.
  @ParameterizedTest
  @ValueSource(strings = {"net:128", "net:128x16", "net:256+linear"})
  void updatedSumsAreExact(String text) {
    var layout = layout();
    var shape = ModelShape.parse(text);
    assertThat(shape.hidden()).isGreaterThanOrEqualTo(NetModel.INCREMENTAL_UNITS);
    var random = new Random(text.hashCode());
    var numbers = randomNumbers(layout, shape, random);
    var model = new NetModel(layout, shape, numbers);
    var scratch = model.newScratch();
    int[] activeRows = {};
    for (int i = 0; i < 2_000; i++) {
      activeRows = next(activeRows, random);
      int phase = random.nextInt(3);
      assertThat(model.evaluate(activeRows, activeRows.length, phase, scratch))
          .isEqualTo(plain(shape, numbers, activeRows, phase));
    }
  }

  /// Other rows, one row more, or up to three rows changed. Some rows are listed twice.
  private static int[] next(int[] activeRows, Random random) {
    if (activeRows.length == 0 || random.nextInt(10) == 0) {
      return random.ints(random.nextInt(12), 0, 20).toArray();
    }
    boolean isLonger = activeRows.length < 12 && random.nextInt(4) == 0;
    int[] next = Arrays.copyOf(activeRows, activeRows.length + (isLonger ? 1 : 0));
    for (int changed = 0; changed < random.nextInt(4); changed++) {
      next[random.nextInt(next.length)] = random.nextInt(20);
    }
    return next;
  }

  private static NetNumbers randomNumbers(InputLayout layout, ModelShape shape, Random random) {
    var numbers = new NetNumbers(layout, shape);
    numbers.one = 255;
    numbers.secondShift = 7;
    numbers.outputMultiplier = 1 << 20;
    numbers.skipMultiplier = 1 << 22;
    // Sums of 12 rows and the bias reach nearly the limit of 16 bits.
    fill(numbers.first, 2500, random);
    fill(numbers.firstBias, 2500, random);
    fill(numbers.second, 500, random);
    fill(numbers.output, 3000, random);
    fill(numbers.skip, 3000, random);
    for (int i = 0; i < numbers.secondBias.length; i++) {
      numbers.secondBias[i] = random.nextInt(-40_000, 40_000);
    }
    for (int i = 0; i < numbers.outputBias.length; i++) {
      numbers.outputBias[i] = random.nextInt(-400_000, 400_000);
    }
    return numbers;
  }

  private static void fill(short[] values, int range, Random random) {
    for (int i = 0; i < values.length; i++) {
      values[i] = (short) random.nextInt(-range, range + 1);
    }
  }

  private static int plain(ModelShape shape, NetNumbers numbers, int[] activeRows, int phase) {
    var last = new int[shape.hidden()];
    for (int unit = 0; unit < shape.hidden(); unit++) {
      int sum = numbers.firstBias[unit];
      for (int row : activeRows) {
        sum += numbers.first[row * shape.hidden() + unit];
      }
      last[unit] = Math.clamp(sum, 0, numbers.one);
    }
    if (shape.second() > 0) {
      var second = new int[shape.second()];
      for (int unit = 0; unit < second.length; unit++) {
        int sum = numbers.secondBias[unit];
        for (int from = 0; from < last.length; from++) {
          sum += last[from] * numbers.second[from * second.length + unit];
        }
        second[unit] = Math.clamp(sum >> numbers.secondShift, 0, numbers.one);
      }
      last = second;
    }
    long points = numbers.outputBias[phase];
    for (int unit = 0; unit < last.length; unit++) {
      points += (long) last[unit] * numbers.output[phase * last.length + unit];
    }
    points *= numbers.outputMultiplier;
    if (shape.skip()) {
      for (int row : activeRows) {
        points += (long) numbers.skip[row] * numbers.skipMultiplier;
      }
    }
    return (int) Math.floorDiv(points + (1 << 23), 1L << 24);
  }
}
