package dev.secateur.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// A small net. Each active row adds a short vector to the first hidden layer; the units are then
/// clipped between 0 and 1 (clipped ReLU), go through a second hidden layer if there is one, and
/// give one output for each phase of the game. A row may also add a number of its own to the
/// output.
///
/// In whole numbers, 1 is [#one] in both hidden layers. The sums of the first layer fit into 16
/// bits, which [NetQuantiser] makes sure of, so that a `long` holds four of them: adding two longs
/// adds all four. A sum of products `value << 16 * lane` is exact as long as each lane's total
/// fits, whatever carries happen on the way. The second layer does the same with two lanes of 32
/// bits. C2 does not vectorise loops as short as these; this is as fast and needs no extra module.
public final class NetModel implements Model {

  static final int FRACTION_BITS = 24;

  private static final int LANES = 4;

  /// Makes all lanes positive, so that they can be read independently.
  private static final long LANE_OFFSETS = 0x8000_8000_8000_8000L;

  private final InputLayout layout;
  private final ModelShape shape;
  private final NetNumbers numbers;
  private final int one;
  private final int secondShift;

  /// Longs per row.
  private final int width;

  private final long[] firstBias;
  private final long[] first;
  private final long[] second;
  private final short[] output;
  private final short[] skip;

  NetModel(InputLayout layout, ModelShape shape, NetNumbers numbers) {
    this.layout = layout;
    this.shape = shape;
    this.numbers = numbers;
    one = numbers.one();
    secondShift = numbers.secondShift();
    width = shape.hidden() / LANES;
    firstBias = pack(numbers.firstBias());
    for (int i = 0; i < width; i++) {
      firstBias[i] += LANE_OFFSETS;
    }
    first = pack(numbers.first());
    second = packPairs(numbers.second());
    output = numbers.output();
    skip = numbers.skip();
  }

  @Override
  public InputLayout layout() {
    return layout;
  }

  @Override
  public ModelShape shape() {
    return shape;
  }

  @Override
  public int evaluate(int[] rows, int count, int phase, ModelScratch scratch) {
    int active = addRows(rows, count, scratch);
    long sum =
        second.length == 0
            ? outputOfFirst(phase, active, scratch)
            : outputOfSecond(phase, active, scratch);
    long points = sum * numbers.outputMultiplier() + (1L << (FRACTION_BITS - 1));
    if (skip.length > 0) {
      int straight = 0;
      for (int i = 0; i < count; i++) {
        straight += skip[rows[i]];
      }
      points += (long) straight * numbers.skipMultiplier();
    }
    return (int) (points >> FRACTION_BITS);
  }

  /// Computes the first layer and returns how many of its units are not 0.
  private int addRows(int[] rows, int count, ModelScratch scratch) {
    int active = 0;
    int block = 0;
    // Four longs at a time stay in registers.
    for (; block + 4 <= width; block += 4) {
      long a = firstBias[block];
      long b = firstBias[block + 1];
      long c = firstBias[block + 2];
      long d = firstBias[block + 3];
      for (int i = 0; i < count; i++) {
        int at = rows[i] * width + block;
        a += first[at];
        b += first[at + 1];
        c += first[at + 2];
        d += first[at + 3];
      }
      active = clip(a, block, scratch, active);
      active = clip(b, block + 1, scratch, active);
      active = clip(c, block + 2, scratch, active);
      active = clip(d, block + 3, scratch, active);
    }
    for (; block + 2 <= width; block += 2) {
      long a = firstBias[block];
      long b = firstBias[block + 1];
      for (int i = 0; i < count; i++) {
        int at = rows[i] * width + block;
        a += first[at];
        b += first[at + 1];
      }
      active = clip(a, block, scratch, active);
      active = clip(b, block + 1, scratch, active);
    }
    return active;
  }

  /// Unpacks four units and notes which are not 0.
  private int clip(long lanes, int at, ModelScratch scratch, int active) {
    int next = active;
    for (int lane = 0; lane < LANES; lane++) {
      int value = (int) (lanes >>> (16 * lane) & 0xFFFF) - 0x8000;
      int unit = at * LANES + lane;
      scratch.hidden[unit] = Math.min(value, one);
      // Written always, counted only if positive: no branch that could be predicted wrongly.
      scratch.active[next] = unit;
      next += value > 0 ? 1 : 0;
    }
    return next;
  }

  private long outputOfFirst(int phase, int active, ModelScratch scratch) {
    int from = phase * shape.hidden();
    int sum = numbers.outputBias()[phase];
    for (int i = 0; i < active; i++) {
      int unit = scratch.active[i];
      sum += scratch.hidden[unit] * output[from + unit];
    }
    return sum;
  }

  private long outputOfSecond(int phase, int active, ModelScratch scratch) {
    int units = shape.second();
    int pairs = units / 2;
    int[] bias = numbers.secondBias();
    int from = phase * units;
    int sum = numbers.outputBias()[phase];
    for (int block = 0; block < pairs; block += 2) {
      long a = 0;
      long b = 0;
      for (int i = 0; i < active; i++) {
        int unit = scratch.active[i];
        long value = scratch.hidden[unit];
        int at = unit * pairs + block;
        a += value * second[at];
        b += value * second[at + 1];
      }
      int unit = 2 * block;
      sum += clipSecond((int) a + bias[unit]) * output[from + unit];
      sum += clipSecond(upper(a) + bias[unit + 1]) * output[from + unit + 1];
      sum += clipSecond((int) b + bias[unit + 2]) * output[from + unit + 2];
      sum += clipSecond(upper(b) + bias[unit + 3]) * output[from + unit + 3];
    }
    return sum;
  }

  private int clipSecond(int sum) {
    return Math.clamp(sum >> secondShift, 0, one);
  }

  /// The upper of two lanes: a negative lower lane has borrowed 1 from it.
  private static int upper(long pair) {
    return (int) ((pair - (int) pair) >> 32);
  }

  private static long[] pack(short[] values) {
    var packed = new long[values.length / LANES];
    for (int i = 0; i < values.length; i++) {
      packed[i / LANES] += (long) values[i] << (16 * (i % LANES));
    }
    return packed;
  }

  private static long[] packPairs(short[] values) {
    var packed = new long[values.length / 2];
    for (int i = 0; i < values.length; i++) {
      packed[i / 2] += (long) values[i] << (32 * (i % 2));
    }
    return packed;
  }

  void write(DataOutputStream out) throws IOException {
    numbers.write(layout, shape, out);
  }

  static NetModel read(InputLayout layout, ModelShape shape, DataInputStream in)
      throws IOException {
    return new NetModel(layout, shape, NetNumbers.read(layout, shape, in));
  }
}
