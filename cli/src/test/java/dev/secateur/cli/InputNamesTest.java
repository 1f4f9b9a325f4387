package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.ModelEvaluator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/// The terms of learned evaluators have names that a player understands.
class InputNamesTest {

  private static final Path MESSAGES =
      Path.of("../web/src/main/resources/web/messages").toAbsolutePath().normalize();

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR", "fr", "ja"})
  void everyGroupOfInputsHasANameInEveryLanguage(String language) throws IOException {
    var texts =
        JsonMapper.builder()
            .build()
            .readTree(Files.readString(MESSAGES.resolve(language + ".json")));
    var keys = new ArrayList<>(List.of(ModelEvaluator.BASE, ModelEvaluator.LIMIT));
    for (var features : ServiceLoader.load(GameFeatures.class)) {
      for (var group : features.newReader().layout().groups()) {
        keys.add(features.game() + "." + group);
      }
    }
    assertThat(keys).contains("checkers.home", "reversi.edge");
    assertThat(keys)
        .allSatisfy(
            key -> assertThat(texts.path(ModelEvaluator.PREFIX + key).asString("")).isNotBlank());
  }
}
