package dev.secateur.learn;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// The whole numbers that a [NetModel] is made of.
///
/// @param one what stands for 1 in the hidden layers
/// @param firstBias for each unit of the first hidden layer
/// @param first for each row a vector of the first hidden layer
/// @param secondShift the sums of the second layer are divided by 2 to the power of this
/// @param secondBias for each unit of the second hidden layer
/// @param second for each unit of the first layer a vector of the second; empty if there is none
/// @param output for each phase a vector of the last hidden layer
/// @param outputMultiplier what one step of the output is worth: points times 2^24
/// @param skip for each row what it adds straight to the output; empty if nothing
record NetNumbers(
    int one,
    short[] firstBias,
    short[] first,
    int secondShift,
    int[] secondBias,
    short[] second,
    int[] outputBias,
    short[] output,
    int outputMultiplier,
    short[] skip,
    int skipMultiplier) {

  void write(InputLayout layout, ModelShape shape, DataOutputStream out) throws IOException {
    out.writeInt(one);
    out.writeInt(secondShift);
    out.writeInt(outputMultiplier);
    out.writeInt(skipMultiplier);
    writeInts(out, secondBias);
    writeInts(out, outputBias);
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
    int hidden = shape.hidden();
    int last = shape.second() > 0 ? shape.second() : hidden;
    int one = in.readInt();
    int secondShift = in.readInt();
    int outputMultiplier = in.readInt();
    int skipMultiplier = in.readInt();
    int[] secondBias = readInts(in, shape.second());
    int[] outputBias = readInts(in, layout.phases());
    short[] firstBias = Payload.readShorts(in, hidden);
    short[] second = Payload.readShorts(in, hidden * shape.second());
    short[] output = Payload.readShorts(in, layout.phases() * last);
    var skip = new short[0];
    if (shape.skip()) {
      skip = Payload.allRows(layout, Payload.readShorts(in, layout.distinctRows()), 1);
    }
    short[] stored = Payload.readShorts(in, layout.distinctRows() * hidden);
    short[] first = Payload.allRows(layout, stored, hidden);
    return new NetNumbers(
        one,
        firstBias,
        first,
        secondShift,
        secondBias,
        second,
        outputBias,
        output,
        outputMultiplier,
        skip,
        skipMultiplier);
  }

  private static void writeInts(DataOutputStream out, int[] values) throws IOException {
    for (int value : values) {
      out.writeInt(value);
    }
  }

  private static int[] readInts(DataInputStream in, int count) throws IOException {
    var values = new int[count];
    for (int i = 0; i < count; i++) {
      values[i] = in.readInt();
    }
    return values;
  }
}
