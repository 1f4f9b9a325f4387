package dev.secateur.lab.training;

import dev.secateur.core.NotationException;
import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/// Reads a file of training data, block by block. Errors are reported as a [NotationException] on
/// one line.
public final class TrainingDataReader implements Closeable {

  private final Path file;
  private final CountingInput counting;
  private final DataInputStream in;
  private final TrainingDataHeader header;
  private long games;

  /// Opens a file and reads its header.
  ///
  /// @throws NotationException if it is not a file of training data
  public TrainingDataReader(Path file) throws IOException {
    this.file = file;
    counting = new CountingInput(new BufferedInputStream(Files.newInputStream(file)));
    in = new DataInputStream(counting);
    try {
      header = readHeader();
    } catch (IOException | NotationException failed) {
      in.close();
      throw failed;
    }
  }

  private TrainingDataHeader readHeader() throws IOException {
    byte[] magic = TrainingDataFormat.magic();
    if (!Arrays.equals(in.readNBytes(magic.length), magic)) {
      throw TrainingDataFormat.wrong(
          file,
          "is not a file of training data",
          "a file made by \"secateur train GAME positions\"");
    }
    try {
      int version = in.readInt();
      if (version != TrainingDataFormat.VERSION) {
        throw TrainingDataFormat.wrong(
            file, "has version " + version, "version " + TrainingDataFormat.VERSION);
      }
      return new TrainingDataHeader(in.readUTF(), in.readUTF());
    } catch (EOFException cut) {
      throw cutOff();
    }
  }

  private NotationException cutOff() {
    return TrainingDataFormat.wrong(
        file,
        "is cut off after %,d games".formatted(games),
        "a whole file; \"secateur train GAME positions\" with the same options repairs it");
  }

  public TrainingDataHeader header() {
    return header;
  }

  /// The next games; empty at the end of the file.
  ///
  /// @throws NotationException if the file is broken or cut off
  public List<LabelledGame> nextBlock() throws IOException {
    if (counting.isAtEnd()) {
      return List.of();
    }
    try {
      var block = TrainingDataFormat.readBlock(in, file);
      games += block.size();
      return block;
    } catch (EOFException cut) {
      throw cutOff();
    }
  }

  /// How many bytes have been read.
  public long bytesRead() {
    return counting.bytes;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  private static final class CountingInput extends FilterInputStream {

    private long bytes;

    CountingInput(InputStream in) {
      super(in);
    }

    boolean isAtEnd() throws IOException {
      in.mark(1);
      boolean ended = in.read() < 0;
      in.reset();
      return ended;
    }

    @Override
    public int read() throws IOException {
      int read = in.read();
      bytes += read < 0 ? 0 : 1;
      return read;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      int read = in.read(into, from, length);
      bytes += Math.max(0, read);
      return read;
    }
  }
}
