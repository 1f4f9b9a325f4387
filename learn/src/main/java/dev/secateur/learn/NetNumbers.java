package dev.secateur.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// The whole numbers that a [NetModel] is made of. Filled once, then never changed.
final class NetNumbers {

  private final InputLayout layout;
  private final ModelShape shape;

  /// The whole number that stands for 1 in the hidden layers.
  int one;

  /// For each unit of the first hidden layer.
  final short[] firstBias;

  /// For each row a vector of the first hidden layer.
  final short[] first;

  /// The sums of the second layer are divided by 2 to the power of this.
  int secondShift;

  final int[] secondBias;

  /// For each unit of the first layer a vector of the second; empty if there is no second layer.
  final short[] second;

  final int[] outputBias;

  /// For each phase a vector of the last hidden layer.
  final short[] output;

  /// What one step of the output is worth: points times 2^24.
  int outputMultiplier;

  /// For each row what it adds straight to the output; empty if nothing.
  final short[] skip;

  /// What one step of [#skip] is worth: points times 2^24.
  int skipMultiplier;

  NetNumbers(InputLayout layout, ModelShape shape) {
    this.layout = layout;
    this.shape = shape;
    int last = shape.second() > 0 ? shape.second() : shape.hidden();
    firstBias = new short[shape.hidden()];
    first = new short[layout.rows() * shape.hidden()];
    secondBias = new int[shape.second()];
    second = new short[shape.hidden() * shape.second()];
    outputBias = new int[layout.phases()];
    output = new short[layout.phases() * last];
    skip = new short[shape.skip() ? layout.rows() : 0];
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(one);
    out.writeInt(secondShift);
    out.writeInt(outputMultiplier);
    out.writeInt(skipMultiplier);
    for (int bias : secondBias) {
      out.writeInt(bias);
    }
    for (int bias : outputBias) {
      out.writeInt(bias);
    }
    Payload.writeShorts(out, firstBias);
    Payload.writeShorts(out, second);
    Payload.writeShorts(out, output);
    if (shape.skip()) {
      Payload.writeShorts(out, Payload.representatives(layout, skip, 1));
    }
    Payload.writeShorts(out, Payload.representatives(layout, first, shape.hidden()));
  }

  static NetNumbers read(InputLayout layout, ModelShape shape, DataInputStream in)
      throws IOException {
    var numbers = new NetNumbers(layout, shape);
    numbers.one = in.readInt();
    numbers.secondShift = in.readInt();
    numbers.outputMultiplier = in.readInt();
    numbers.skipMultiplier = in.readInt();
    for (int i = 0; i < numbers.secondBias.length; i++) {
      numbers.secondBias[i] = in.readInt();
    }
    for (int i = 0; i < numbers.outputBias.length; i++) {
      numbers.outputBias[i] = in.readInt();
    }
    Payload.readShorts(in, numbers.firstBias);
    Payload.readShorts(in, numbers.second);
    Payload.readShorts(in, numbers.output);
    if (shape.skip()) {
      var stored = new short[layout.distinctRows()];
      Payload.readShorts(in, stored);
      Payload.fillRows(layout, stored, 1, numbers.skip);
    }
    var stored = new short[layout.distinctRows() * shape.hidden()];
    Payload.readShorts(in, stored);
    Payload.fillRows(layout, stored, shape.hidden(), numbers.first);
    return numbers;
  }
}
