package dev.secateur.learn;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;

/// A model in a file.
///
/// ```
/// magic       8 bytes
/// version     int
/// length      int, of the header
/// header      game, features, shape, digest of the layout, provenance, ProbCut errors
/// digest      32 bytes, SHA-256 of header and weights
/// length      int, of the weights
/// length      int, of the compressed weights
/// weights     compressed by Deflate
/// ```
///
/// Everything is checked on reading. What is wrong is told by a [NotationException], on one line
/// that begins with the name of the file.
public final class ModelFile {

  /// As in PNG files, bytes that a transfer as text would change.
  private static final byte[] MAGIC = {(byte) 0x89, 'S', 'E', 'C', 'M', '\r', '\n', 0x1A};

  private static final int VERSION = 1;
  private static final int DIGEST_LENGTH = 32;
  private static final int MAX_HEADER = 1 << 20;
  private static final int MAX_WEIGHTS = 1 << 30;

  private final ModelInfo info;
  private final byte[] weights;
  private final String source;

  private ModelFile(ModelInfo info, byte[] weights, String source) {
    this.info = info;
    this.weights = weights;
    this.source = source;
  }

  /// What the file says about its model.
  public ModelInfo info() {
    return info;
  }

  /// Reads a file and checks that it is whole.
  ///
  /// @throws NotationException if it is not a model file or is broken
  /// @throws IOException if it cannot be read
  public static ModelFile read(Path file) throws IOException {
    try (var in = Files.newInputStream(file)) {
      return read(in, file.toString());
    }
  }

  /// The same from a stream, which may come from a jar.
  ///
  /// @param source what to call it in messages
  public static ModelFile read(InputStream in, String source) throws IOException {
    return parse(in.readAllBytes(), source);
  }

  private static ModelFile parse(byte[] bytes, String source) throws IOException {
    if (bytes.length < MAGIC.length || !Arrays.equals(bytes, 0, 8, MAGIC, 0, 8)) {
      throw wrong(source, "is not a model file", "a file made by \"secateur train GAME fit\"");
    }
    var in = new DataInputStream(new ByteArrayInputStream(bytes, 8, bytes.length - 8));
    try {
      int version = in.readInt();
      if (version != VERSION) {
        throw wrong(source, "has version " + version, "version " + VERSION);
      }
      byte[] header = readBytes(in, MAX_HEADER, source);
      var digest = new byte[DIGEST_LENGTH];
      in.readFully(digest);
      int length = in.readInt();
      if (length < 0 || length > MAX_WEIGHTS) {
        throw broken(source, "weights of %d bytes".formatted(length));
      }
      byte[] compressed = readBytes(in, MAX_WEIGHTS, source);
      if (in.available() > 0) {
        throw broken(source, "%d bytes after its end".formatted(in.available()));
      }
      byte[] weights = inflate(compressed, length, source);
      if (!Arrays.equals(digest, digestOf(header, weights))) {
        throw broken(source, "another digest than it says");
      }
      return new ModelFile(readHeader(header, digest, bytes.length, source), weights, source);
    } catch (EOFException cut) {
      throw wrong(
          source,
          "is cut off after %d bytes".formatted(bytes.length),
          "the whole file; copy it again");
    }
  }

  private static byte[] readBytes(DataInputStream in, int max, String source) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > max) {
      throw broken(source, "a part of %d bytes".formatted(length));
    }
    if (length > in.available()) {
      throw new EOFException();
    }
    return in.readNBytes(length);
  }

  private static byte[] inflate(byte[] compressed, int length, String source) {
    var inflater = new Inflater();
    try {
      inflater.setInput(compressed);
      var weights = new byte[length];
      int filled = inflater.inflate(weights);
      if (filled != length || inflater.inflate(new byte[1]) != 0 || !inflater.finished()) {
        throw broken(source, "weights of another length than it says");
      }
      return weights;
    } catch (DataFormatException bad) {
      throw broken(source, "weights that cannot be decompressed");
    } finally {
      inflater.end();
    }
  }

  private static ModelInfo readHeader(byte[] header, byte[] digest, long bytes, String source)
      throws IOException {
    var in = new DataInputStream(new ByteArrayInputStream(header));
    var game = in.readUTF();
    var features = in.readUTF();
    var shapeText = in.readUTF();
    var layoutDigest = in.readUTF();
    var provenance = in.readUTF();
    int count = in.readUnsignedShort();
    var errors = new ArrayList<ProbCutError>();
    for (int i = 0; i < count; i++) {
      errors.add(
          new ProbCutError(
              in.readByte(),
              in.readByte(),
              in.readByte(),
              in.readDouble(),
              in.readDouble(),
              in.readDouble()));
    }
    ModelShape shape;
    try {
      shape = ModelShape.parse(shapeText);
    } catch (NotationException unknown) {
      throw wrong(
          source,
          "has the shape %s".formatted(NotationError.quote(shapeText)),
          unknown.error().expected());
    }
    return new ModelInfo(
        game,
        features,
        shape,
        layoutDigest,
        provenance.lines().toList(),
        errors,
        HexFormat.of().formatHex(digest),
        bytes);
  }

  /// The model, for a game's features.
  ///
  /// @throws NotationException if the model is of another game or was trained with other features
  public Model model(GameFeatures features) {
    if (!info.game().equals(features.game())) {
      throw wrong(source, "is a model of " + info.game(), "a model of " + features.game());
    }
    if (!info.features().equals(features.name())) {
      throw wrong(
          source,
          "needs the features " + NotationError.quote(info.features()),
          "a model with the features " + features.name());
    }
    return model(features.newReader().layout());
  }

  /// The model, if it was trained with this layout.
  ///
  /// @throws NotationException if it was not
  public Model model(InputLayout layout) {
    if (!info.layoutDigest().equals(layout.digest())) {
      throw wrong(
          source,
          "was trained with other inputs (%s)".formatted(info.layoutDigest()),
          "a model for this version of %s (%s)".formatted(info.game(), layout.digest()));
    }
    var in = new DataInputStream(new ByteArrayInputStream(weights));
    try {
      Model model =
          info.shape().isLinear()
              ? LinearModel.read(layout, in)
              : NetModel.read(layout, info.shape(), in);
      if (in.available() > 0) {
        throw broken(source, "%d bytes too many in its weights".formatted(in.available()));
      }
      return model.withSearchErrors(info.probCutErrors());
    } catch (IOException tooShort) {
      throw broken(source, "too few weights for its shape " + info.shape());
    }
  }

  /// Writes a model.
  ///
  /// @param provenance how it was made, a line for each fact
  public static void write(
      OutputStream out, String game, String features, Model model, List<String> provenance)
      throws IOException {
    byte[] header = header(game, features, model, provenance);
    var payload = new ByteArrayOutputStream();
    var data = new DataOutputStream(payload);
    switch (model) {
      case LinearModel linear -> linear.write(data);
      case NetModel net -> net.write(data);
    }
    byte[] weights = payload.toByteArray();
    byte[] compressed = deflate(weights);

    var file = new DataOutputStream(out);
    file.write(MAGIC);
    file.writeInt(VERSION);
    file.writeInt(header.length);
    file.write(header);
    file.write(digestOf(header, weights));
    file.writeInt(weights.length);
    file.writeInt(compressed.length);
    file.write(compressed);
    file.flush();
  }

  private static byte[] header(String game, String features, Model model, List<String> provenance)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    var out = new DataOutputStream(bytes);
    out.writeUTF(game);
    out.writeUTF(features);
    out.writeUTF(model.shape().toString());
    out.writeUTF(model.layout().digest());
    out.writeUTF(String.join("\n", provenance));
    var errors = model.searchErrors().measured();
    out.writeShort(errors.size());
    for (var error : errors) {
      out.writeByte(error.depth());
      out.writeByte(error.shallowDepth());
      out.writeByte(error.phase());
      out.writeDouble(error.slope());
      out.writeDouble(error.offset());
      out.writeDouble(error.sigma());
    }
    return bytes.toByteArray();
  }

  private static byte[] deflate(byte[] weights) throws IOException {
    var deflater = new Deflater(Deflater.BEST_COMPRESSION);
    var bytes = new ByteArrayOutputStream();
    try (var out = new DeflaterOutputStream(bytes, deflater)) {
      out.write(weights);
    } finally {
      deflater.end();
    }
    return bytes.toByteArray();
  }

  private static byte[] digestOf(byte[] header, byte[] weights) {
    var sha = Digests.sha256();
    sha.update(header);
    sha.update(weights);
    return sha.digest();
  }

  private static NotationException broken(String source, String what) {
    return wrong(source, "is broken: it has " + what, "an unchanged model file; copy it again");
  }

  private static NotationException wrong(String source, String what, String expected) {
    return new NotationException(source, 0, NotationError.printable(source) + " " + what, expected);
  }
}
