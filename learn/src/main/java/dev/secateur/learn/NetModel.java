package dev.secateur.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;

/// A small net. Each active input adds its row of weights to the first hidden layer (the
/// accumulator). The units are then clipped between 0 and 1 (clipped ReLU), go through a second
/// hidden layer if there is one, and give one output for each phase of the game. An input may also
/// have a direct weight to the output (a skip connection).
///
/// In fixed point, 1.0 is stored as [#one] in both hidden layers. The sums of the first layer fit
/// into 16 bits, which [NetQuantiser] makes sure of, so that a `long` holds four of them: adding
/// two longs adds all four. A sum of products `value << 16 * lane` is exact as long as each lane's
/// total fits, whatever carries happen on the way. The second layer does the same with two lanes
/// of 32 bits. The JIT does not vectorise such short loops; this is as fast and needs no extra
/// module.
public final class NetModel implements Model {

  static final int FRACTION_BITS = 24;

  /// From this number of units in the first layer on, its sums are kept from position to position
  /// (docs/figures.md). Narrower ones are added up faster than the rows are compared.
  static final int INCREMENTAL_UNITS = 128;

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

  private final SearchErrors searchErrors;

  NetModel(InputLayout layout, ModelShape shape, NetNumbers numbers) {
    this(layout, shape, numbers, SearchErrors.NONE);
  }

  private NetModel(
      InputLayout layout, ModelShape shape, NetNumbers numbers, SearchErrors searchErrors) {
    this.searchErrors = searchErrors;
    this.layout = layout;
    this.shape = shape;
    this.numbers = numbers;
    one = numbers.one;
    secondShift = numbers.secondShift;
    width = shape.hidden() / LANES;
    firstBias = pack(numbers.firstBias);
    for (int i = 0; i < width; i++) {
      firstBias[i] += LANE_OFFSETS;
    }
    first = pack(numbers.first);
    second = packPairs(numbers.second);
    output = numbers.output;
    skip = numbers.skip;
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
  public SearchErrors searchErrors() {
    return searchErrors;
  }

  @Override
  public NetModel withSearchErrors(List<ProbCutError> measured) {
    return new NetModel(layout, shape, numbers, new SearchErrors(measured, layout.phases()));
  }

  @Override
  public int evaluate(int[] activeRows, int count, int phase, ModelScratch scratch) {
    long[] lanes = scratch.lanes;
    sumRows(activeRows, count, scratch);
    long sum = second.length == 0 ? outputOfFirst(phase, lanes) : outputOfSecond(phase, scratch);
    long points = sum * numbers.outputMultiplier + (1L << (FRACTION_BITS - 1));
    if (skip.length > 0) {
      int straight = 0;
      for (int i = 0; i < count; i++) {
        straight += skip[activeRows[i]];
      }
      points += (long) straight * numbers.skipMultiplier;
    }
    return (int) (points >> FRACTION_BITS);
  }

  /// Computes the first layer. A wide one takes most of the time, and neighbours in the tree share
  /// most of their rows: it is then updated from the position before. A replaced row costs twice
  /// what an added one does.
  private void sumRows(int[] activeRows, int count, ModelScratch scratch) {
    var changes = scratch.changes;
    int replaced = changes == null ? count : changes.update(activeRows, count);
    if (changes != null && replaced < count / 2) {
      replaceRows(changes, replaced, scratch.lanes);
    } else {
      addRows(activeRows, count, scratch.lanes);
    }
  }

  private void replaceRows(RowChanges changes, int count, long[] lanes) {
    for (int i = 0; i < count; i++) {
      int to = changes.added[i] * width;
      int from = changes.removed[i] * width;
      for (int block = 0; block < width; block++) {
        lanes[block] += first[to + block] - first[from + block];
      }
    }
  }

  /// Adds up the first layer from its beginning.
  private void addRows(int[] activeRows, int count, long[] lanes) {
    int block = 0;
    // Four longs at a time stay in registers.
    for (; block + 4 <= width; block += 4) {
      long a = firstBias[block];
      long b = firstBias[block + 1];
      long c = firstBias[block + 2];
      long d = firstBias[block + 3];
      for (int i = 0; i < count; i++) {
        int at = activeRows[i] * width + block;
        a += first[at];
        b += first[at + 1];
        c += first[at + 2];
        d += first[at + 3];
      }
      lanes[block] = a;
      lanes[block + 1] = b;
      lanes[block + 2] = c;
      lanes[block + 3] = d;
    }
    for (; block < width; block += 2) {
      long a = firstBias[block];
      long b = firstBias[block + 1];
      for (int i = 0; i < count; i++) {
        int at = activeRows[i] * width + block;
        a += first[at];
        b += first[at + 1];
      }
      lanes[block] = a;
      lanes[block + 1] = b;
    }
  }

  private int clip(int value) {
    return Math.max(0, Math.min(value, one));
  }

  private int lane(long lanes, int number) {
    return clip((int) (lanes >>> (16 * number) & 0xFFFF) - 0x8000);
  }

  private long outputOfFirst(int phase, long[] lanes) {
    int at = phase * shape.hidden();
    int sum = numbers.outputBias[phase];
    for (int i = 0; i < width; i++) {
      long four = lanes[i];
      sum += lane(four, 0) * output[at];
      sum += lane(four, 1) * output[at + 1];
      sum += lane(four, 2) * output[at + 2];
      sum += lane(four, 3) * output[at + 3];
      at += LANES;
    }
    return sum;
  }

  private long outputOfSecond(int phase, ModelScratch scratch) {
    int active = unpack(scratch);
    int[] values = scratch.values;
    int[] units = scratch.units;
    int pairs = shape.second() / 2;
    int[] bias = numbers.secondBias;
    int at = phase * shape.second();
    int sum = numbers.outputBias[phase];
    for (int pair = 0; pair < pairs; pair += 2) {
      long a = 0;
      long b = 0;
      for (int i = 0; i < active; i++) {
        long value = values[i];
        int from = units[i] * pairs + pair;
        a += value * second[from];
        b += value * second[from + 1];
      }
      int unit = 2 * pair;
      sum += clip(((int) a + bias[unit]) >> secondShift) * output[at + unit];
      sum += clip((upper(a) + bias[unit + 1]) >> secondShift) * output[at + unit + 1];
      sum += clip(((int) b + bias[unit + 2]) >> secondShift) * output[at + unit + 2];
      sum += clip((upper(b) + bias[unit + 3]) >> secondShift) * output[at + unit + 3];
    }
    return sum;
  }

  /// Lists the units of the first layer that are not 0, with their values, and returns how many
  /// there are.
  private int unpack(ModelScratch scratch) {
    int active = 0;
    for (int i = 0; i < width; i++) {
      long four = scratch.lanes[i];
      int unit = LANES * i;
      active = note(scratch, active, unit, lane(four, 0));
      active = note(scratch, active, unit + 1, lane(four, 1));
      active = note(scratch, active, unit + 2, lane(four, 2));
      active = note(scratch, active, unit + 3, lane(four, 3));
    }
    return active;
  }

  /// Always writes the entry but counts it only if positive; this avoids a branch.
  private static int note(ModelScratch scratch, int active, int unit, int value) {
    scratch.units[active] = unit;
    scratch.values[active] = value;
    return active + (value > 0 ? 1 : 0);
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
    numbers.write(out);
  }

  static NetModel read(InputLayout layout, ModelShape shape, DataInputStream in)
      throws IOException {
    return new NetModel(layout, shape, NetNumbers.read(layout, shape, in));
  }
}
