package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.learn.ModelFile;
import dev.secateur.testkit.MobilityFeatures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EvaluatorsTest {

  private static final Game REVERSI = Games.installed().find("reversi");
  private static final Game CHECKERS = Games.installed().find("checkers");

  @TempDir private Path folder;
  private Path file = Path.of("");
  private final Evaluators evaluators = Evaluators.installed();
  private final List<String> problems = new ArrayList<>();

  @BeforeEach
  void writeModel() throws IOException {
    file = folder.resolve("moves.model");
    write(file, "reversi", "mobility");
  }

  private static void write(Path file, String game, String features) throws IOException {
    write(file, game, features, 100);
  }

  private static void write(Path file, String game, String features, int points)
      throws IOException {
    try (var out = Files.newOutputStream(file)) {
      var model = MobilityFeatures.model(points);
      ModelFile.write(out, game, features, model, List.of("made by a test"));
    }
  }

  private String names() {
    return evaluators.of(REVERSI).stream()
        .map(EvaluatorFactory::name)
        .collect(Collectors.joining(", "));
  }

  private static void assertRefused(Evaluators evaluators, Game game, Object name, String message) {
    assertThatThrownBy(() -> evaluators.find(game, name.toString()))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void aModelFileIsAnEvaluator() {
    var factory = evaluators.withFiles().find(REVERSI, file.toString());
    assertThat(factory.name()).isEqualTo(file.toString());
    assertThat(factory.weights()).isEmpty();
    assertThat(factory.create(Map.of()).evaluate(REVERSI.start())).isEqualTo(400);
    assertThat(evaluators.withFiles().find(REVERSI, file.toString())).isEqualTo(factory);
  }

  @Test
  void aChangedFileIsReadAgain() throws IOException {
    var factory = evaluators.withFiles().find(REVERSI, file.toString());
    write(file, "reversi", "mobility", 200);
    var changed = evaluators.withFiles().find(REVERSI, file.toString());
    assertThat(changed.create(Map.of()).evaluate(REVERSI.start())).isEqualTo(800);
    assertThat(changed).isNotEqualTo(factory);
    assertThat(factory.create(Map.of()).evaluate(REVERSI.start())).isEqualTo(400);
  }

  @Test
  void filesAreOpenedOnlyWhereTheyAreAllowed() {
    var expected = "\" is not an evaluator of reversi: expected " + names();
    assertThatThrownBy(() -> evaluators.find(REVERSI, file.toString()))
        .hasMessageEndingWith(expected);
    assertThatThrownBy(() -> evaluators.withFiles().withoutFiles().find(REVERSI, file.toString()))
        .hasMessageEndingWith(expected);
  }

  @Test
  void aNameThatIsNoneIsRefusedWithTheNamesThereAre() {
    assertRefused(
        evaluators.withFiles(),
        REVERSI,
        "clever",
        "\"clever\" is not an evaluator of reversi: expected %s, or a model file"
            .formatted(names()));
  }

  @Test
  void aFileThatIsNotThereIsRefused() {
    assertRefused(
        evaluators.withFiles(),
        REVERSI,
        "no/such.model",
        "there is no file no/such.model: expected a model file");
  }

  @Test
  void aModelOfAnotherGameIsRefused() {
    assertRefused(
        evaluators.withFiles(),
        CHECKERS,
        file,
        file + " is a model of reversi: expected a model of checkers");
  }

  @Test
  void aFileThatIsNoModelIsRefused() throws IOException {
    Files.writeString(file, "nothing");
    assertRefused(
        evaluators.withFiles(),
        REVERSI,
        file,
        file + " is not a model file: expected a file made by \"secateur train GAME fit\"");
  }

  @Test
  void aModelForUnknownFeaturesIsRefused() throws IOException {
    write(file, "reversi", "dreams");
    assertThatThrownBy(() -> evaluators.withFiles().find(REVERSI, file.toString()))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(file + " needs the features \"dreams\" of reversi: expected ")
        .hasMessageContaining("mobility");
  }

  @Test
  void theModelsInAFolderHaveNames() throws IOException {
    Files.writeString(folder.resolve("broken.model"), "nothing");
    Files.writeString(folder.resolve("notes.txt"), "nothing");
    write(folder.resolve("discs.model"), "reversi", "mobility");
    var more = evaluators.withFolder(folder, problems::add);
    assertThat(more.of(REVERSI))
        .extracting(EvaluatorFactory::name)
        .contains("discs", "moves")
        .hasSize(evaluators.of(REVERSI).size() + 1);
    assertThat(more.find(REVERSI, "moves").create(Map.of()).evaluate(REVERSI.start()))
        .isEqualTo(400);
    assertThat(problems)
        .containsExactly(
            "a model is left out: %s is not a model file: expected a file made by \"%s\""
                .formatted(folder.resolve("broken.model"), "secateur train GAME fit"),
            "the model %s is left out: reversi has an evaluator named discs"
                .formatted(folder.resolve("discs.model")));
  }

  @Test
  void aFolderThatIsNotThereHasNoModels() {
    var more = evaluators.withFolder(folder.resolve("none"), problems::add);
    assertThat(more.of(REVERSI)).isEqualTo(evaluators.of(REVERSI));
    assertThat(problems).isEmpty();
  }
}
