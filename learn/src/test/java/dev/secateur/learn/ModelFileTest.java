package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelFileTest {

  private static final BitsFeatures FEATURES = new BitsFeatures(2, 2);
  private static final List<String> PROVENANCE = List.of("made by a test", "seed 1");
  private static final List<ProbCutError> ERRORS =
      List.of(new ProbCutError(8, 4, 0, 1.01, -3, 120), new ProbCutError(8, 4, 1, 0.99, 2, 140));

  /// The file of a model.
  static byte[] bytes(Model model) throws IOException {
    var out = new ByteArrayOutputStream();
    ModelFile.write(out, "bits", "plain", model.withSearchErrors(ERRORS), PROVENANCE);
    return out.toByteArray();
  }

  private static ModelFile read(byte[] bytes) {
    try {
      return ModelFile.read(new ByteArrayInputStream(bytes), "x.model");
    } catch (IOException unreadable) {
      throw new AssertionError(unreadable);
    }
  }

  private static void assertRefused(byte[] bytes, String message) {
    assertThatThrownBy(() -> read(bytes).model(FEATURES))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "net:16", "net:8x4", "net:24x8+linear"})
  void aModelComesBackFromItsFile(String shape, @TempDir Path folder) throws IOException {
    var model = FEATURES.anyModel(ModelShape.parse(shape));
    var file = folder.resolve("x.model");
    Files.write(file, bytes(model));
    var read = ModelFile.read(file);
    assertThat(read.info().game()).isEqualTo("bits");
    assertThat(read.info().features()).isEqualTo("plain");
    assertThat(read.info().shape()).hasToString(shape);
    assertThat(read.info().provenance()).isEqualTo(PROVENANCE);
    assertThat(read.info().probCutErrors()).isEqualTo(ERRORS);
    assertThat(read.info().bytes()).isEqualTo(Files.size(file));
    assertThat(read.info().digest()).hasSize(64).startsWith(read.info().shortDigest());
    var again = read.model(FEATURES);
    assertThat(again.searchErrors().measured()).isEqualTo(ERRORS);
    var random = new Random(1);
    for (int i = 0; i < 100; i++) {
      int[] activeRows = random.ints(random.nextInt(10), 0, 16).toArray();
      assertThat(again.evaluate(activeRows, activeRows.length, i % 2, again.newScratch()))
          .isEqualTo(model.evaluate(activeRows, activeRows.length, i % 2, model.newScratch()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"linear", "net:8+linear"})
  void rowsThatMeanTheSameAreStoredOnce(String text) throws IOException {
    var builder = InputLayout.builder(1);
    builder.tiedTable("edge", new int[] {0, 1, 2, 1, 0}, 2);
    var layout = builder.build();
    var samples = new Samples(layout);
    for (int i = 0; i < 3000; i++) {
      samples.add(new int[] {i % 5}, 1, 0, layout.representative(i % 5) * 10, i);
    }
    var shape = ModelShape.parse(text);
    var model =
        ModelTrainer.train(
                samples,
                shape,
                new TrainingLoss.Squares(10),
                TrainingOptions.standard(shape)
                    .withLearningRate(text.equals("linear") ? 0.5 : 0.02),
                TrainingListener.NONE,
                () -> false)
            .model();
    for (var one : List.of(model, read(bytes(model)).model(layout))) {
      var scratch = one.newScratch();
      var scores = new int[5];
      Arrays.setAll(scores, row -> one.evaluate(new int[] {row}, 1, 0, scratch));
      assertThat(scores[3]).isEqualTo(scores[1]);
      assertThat(scores[4]).isEqualTo(scores[0]);
      assertThat(scores[1]).isBetween(scores[0] + 500, scores[2] - 500);
    }
  }

  @Test
  void aForeignFileIsRefused() {
    assertRefused(
        "PDN game".getBytes(StandardCharsets.UTF_8),
        "x.model is not a model file: expected a file made by \"secateur train GAME fit\"");
    assertRefused(
        new byte[0],
        "x.model is not a model file: expected a file made by \"secateur train GAME fit\"");
  }

  @Test
  void onlyTheFirstBytesOfAForeignFileAreRead() {
    var endless =
        new InputStream() {
          int count;

          @Override
          public int read() {
            return read(new byte[1], 0, 1) == 1 ? 0 : -1;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            count += length;
            assertThat(count).as("bytes read").isLessThan(1_000);
            return length;
          }
        };
    assertThatThrownBy(() -> ModelFile.read(endless, "x.model"))
        .hasMessageStartingWith("x.model is not a model file");
  }

  @Test
  void everyTruncatedFileIsRefused() throws IOException {
    byte[] whole = bytes(FEATURES.anyModel(ModelShape.LINEAR));
    for (int length = 8; length < whole.length; length++) {
      assertRefused(
          Arrays.copyOf(whole, length),
          "x.model is cut off after %d bytes: expected the whole file; copy it again"
              .formatted(length));
    }
  }

  @Test
  void everyChangedByteIsNoticed() throws IOException {
    byte[] whole = bytes(FEATURES.anyModel(ModelShape.LINEAR));
    for (int at = 0; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] ^= 0x11;
      assertThatThrownBy(() -> read(changed).model(FEATURES))
          .as("byte %d", at)
          .isInstanceOf(NotationException.class)
          .hasMessageStartingWith("x.model ")
          .hasMessageContaining(": expected ")
          .extracting(Throwable::getMessage)
          .asString()
          .hasLineCount(1);
    }
  }

  @Test
  void bytesAfterTheEndAreNoticed() throws IOException {
    byte[] whole = bytes(FEATURES.anyModel(ModelShape.LINEAR));
    assertRefused(
        Arrays.copyOf(whole, whole.length + 3),
        "x.model is broken: it has 3 bytes after its end: "
            + "expected an unchanged model file; copy it again");
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    byte[] whole = bytes(FEATURES.anyModel(ModelShape.LINEAR));
    whole[11] = 9;
    assertRefused(whole, "x.model has version 9: expected version 1");
  }

  @Test
  void aModelOfAnotherGameIsRefused() throws IOException {
    var out = new ByteArrayOutputStream();
    var model = FEATURES.anyModel(ModelShape.LINEAR);
    ModelFile.write(out, "chess", "plain", model, List.of());
    assertRefused(out.toByteArray(), "x.model is a model of chess: expected a model of bits");
  }

  @Test
  void aModelForOtherFeaturesIsRefused() throws IOException {
    var out = new ByteArrayOutputStream();
    var model = FEATURES.anyModel(ModelShape.LINEAR);
    ModelFile.write(out, "bits", "fancy", model, List.of());
    assertRefused(
        out.toByteArray(),
        "x.model needs the features \"fancy\": expected a model with the features plain");
  }

  @Test
  void aModelForAnotherLayoutIsRefused() throws IOException {
    var other = new BitsFeatures(3, 2);
    assertRefused(
        bytes(other.anyModel(ModelShape.LINEAR)),
        "x.model was trained with other inputs (%s): expected a model for this version of bits (%s)"
            .formatted(other.layout().digest(), FEATURES.layout().digest()));
  }
}
