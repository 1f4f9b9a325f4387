package dev.secateur.learn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Positions to learn from: the active rows of each, its phase, what the model should say about it,
/// and the game from which it comes. Kept in large arrays, since there are millions.
///
/// Rows are stored sorted, each replaced by its representative. Adding is for one thread; reading
/// is for any number.
public final class Samples {

  private static final int BLOCK_BITS = 16;
  private static final int BLOCK = 1 << BLOCK_BITS;

  /// Many samples in plain arrays.
  static final class SampleBlock {

    /// The rows of sample `i` are those from `starts[i]` to `starts[i + 1]`.
    final int[] starts = new int[BLOCK + 1];

    int[] activeRows;
    final byte[] phases = new byte[BLOCK];
    final float[] targets = new float[BLOCK];
    final int[] games = new int[BLOCK];

    SampleBlock(int room) {
      activeRows = new int[room];
    }
  }

  private final InputLayout layout;
  private final List<SampleBlock> blocks = new ArrayList<>();
  private int size;

  public Samples(InputLayout layout) {
    this.layout = layout;
  }

  public InputLayout layout() {
    return layout;
  }

  public int size() {
    return size;
  }

  /// Adds a position.
  ///
  /// @param target what the model should say: a probability or a number of units, as the
  ///     [TrainingLoss] has it
  /// @param game positions with the same number are used either all for training or all for
  ///     validation
  /// @throws IllegalArgumentException if a number is outside its range
  public void add(int[] activeRows, int count, int phase, double target, int game) {
    if (!Double.isFinite(target) || phase < 0 || phase >= layout.phases()) {
      throw new IllegalArgumentException(
          "sample with target %s, phase %d".formatted(target, phase));
    }
    int at = size & (BLOCK - 1);
    if (at == 0) {
      blocks.add(new SampleBlock(BLOCK * Math.max(1, count)));
    }
    var block = blocks.getLast();
    int start = block.starts[at];
    int end = start + count;
    if (end > block.activeRows.length) {
      block.activeRows =
          Arrays.copyOf(block.activeRows, Math.max(end, block.activeRows.length / 4 * 5));
    }
    for (int i = 0; i < count; i++) {
      block.activeRows[start + i] = layout.representative(activeRows[i]);
    }
    Arrays.sort(block.activeRows, start, end);
    block.starts[at + 1] = end;
    block.phases[at] = (byte) phase;
    block.targets[at] = (float) target;
    block.games[at] = game;
    size++;
  }

  SampleBlock block(int sample) {
    return blocks.get(sample >>> BLOCK_BITS);
  }

  static int indexInBlock(int sample) {
    return sample & (BLOCK - 1);
  }

  public int phase(int sample) {
    return block(sample).phases[indexInBlock(sample)];
  }

  public double target(int sample) {
    return block(sample).targets[indexInBlock(sample)];
  }

  public int game(int sample) {
    return block(sample).games[indexInBlock(sample)];
  }

  /// Writes the rows of a sample, sorted, and returns how many there are.
  public int rows(int sample, int[] activeRows) {
    var block = block(sample);
    int at = indexInBlock(sample);
    int count = block.starts[at + 1] - block.starts[at];
    System.arraycopy(block.activeRows, block.starts[at], activeRows, 0, count);
    return count;
  }

  /// How many active rows a sample has on average.
  double averageActive() {
    long active = 0;
    for (int i = 0; i < blocks.size(); i++) {
      int samples = Math.min(BLOCK, size - i * BLOCK);
      active += blocks.get(i).starts[samples];
    }
    return size == 0 ? 0 : (double) active / size;
  }
}
