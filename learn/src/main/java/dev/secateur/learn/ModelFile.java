package dev.secateur.learn;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.PackedFile;
import dev.secateur.core.PackedFile.FileKind;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A model in a file. The header of the [PackedFile] has game, features, shape, digest of the
/// layout, provenance and ProbCut errors; its content is the weights.
public final class ModelFile {

  private static final FileKind KIND =
      new FileKind('M', 1, "model file", "secateur train GAME fit");

  private final PackedFile file;
  private final ModelInfo info;

  private ModelFile(PackedFile file) throws IOException {
    this.file = file;
    info = readHeader(file);
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
    return new ModelFile(PackedFile.read(KIND, in, source));
  }

  private static ModelInfo readHeader(PackedFile file) throws IOException {
    var in = new DataInputStream(new ByteArrayInputStream(file.header()));
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
      throw file.wrong(
          "has the shape %s".formatted(NotationError.quote(shapeText)), unknown.error().expected());
    }
    return new ModelInfo(
        game,
        features,
        shape,
        layoutDigest,
        provenance.lines().toList(),
        errors,
        file.digest(),
        file.bytes());
  }

  /// The model, for a game's features.
  ///
  /// @throws NotationException if the model is of another game or was trained with other features
  public Model model(GameFeatures features) {
    if (!info.game().equals(features.game())) {
      throw file.wrong("is a model of " + info.game(), "a model of " + features.game());
    }
    if (!info.features().equals(features.name())) {
      throw file.wrong(
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
      throw file.wrong(
          "was trained with other inputs (%s)".formatted(info.layoutDigest()),
          "a model for this version of %s (%s)".formatted(info.game(), layout.digest()));
    }
    var in = new DataInputStream(new ByteArrayInputStream(file.content()));
    try {
      Model model =
          info.shape().isLinear()
              ? LinearModel.read(layout, in)
              : NetModel.read(layout, info.shape(), in);
      if (in.available() > 0) {
        throw file.broken("%d bytes too many in its weights".formatted(in.available()));
      }
      return model.withSearchErrors(info.probCutErrors());
    } catch (IOException tooShort) {
      throw file.broken("too few weights for its shape " + info.shape());
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
    PackedFile.write(out, KIND, header, payload.toByteArray());
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
}
