package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TreeMessagesTest {

  private static final List<Path> SOURCES =
      List.of(Path.of("src/main/java"), Path.of("../cli/src/main/java"));
  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  @ParameterizedTest
  @FieldSource("dev.secateur.trees.TreeMessages#LANGUAGES")
  void everyLanguageHasTheKeysOfEnglish(String language) {
    assertThat(TreeMessages.in(language).keys()).isEqualTo(TreeMessages.english().keys());
  }

  @ParameterizedTest
  @FieldSource("dev.secateur.trees.TreeMessages#LANGUAGES")
  void everySentenceUsesTheArgumentsOfEnglish(String language) {
    for (String key : TreeMessages.english().keys()) {
      assertThat(places(TreeMessages.in(language), key))
          .as(language + " " + key)
          .isEqualTo(places(TreeMessages.english(), key));
    }
  }

  /// A key is used if the code contains it, or if the code contains its beginning up to the last
  /// dot and appends the rest (`"side." + ...`).
  @Test
  void noSentenceIsUnused() throws IOException {
    var code = new StringBuilder();
    for (Path sources : SOURCES) {
      try (var files = Files.walk(sources)) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          code.append(Files.readString(file));
        }
      }
    }
    assertThat(TreeMessages.english().keys())
        .filteredOn(
            key ->
                code.indexOf('"' + key + '"') < 0
                    && code.indexOf('"' + key.substring(0, key.lastIndexOf('.') + 1) + '"') < 0)
        .isEmpty();
  }

  @Test
  void argumentsReplaceTheirPlaceholders() {
    assertThat(
            TreeMessages.english().say("step.enter", "$B", "min", -1.0, Double.POSITIVE_INFINITY))
        .isEqualTo("$B (min): alpha -1, beta ∞");
  }

  @Test
  void numbersHaveNoSuperfluousDigits() {
    assertThat(
            List.of(3.0, -2.5, -0.0, 1e12, Double.NEGATIVE_INFINITY).stream()
                .map(TreeMessages::number))
        .containsExactly("3", "-2.5", "0", "1000000000000", "-∞");
  }

  @Test
  void aRegionIsIgnoredAndAnUnknownLanguageIsRefused() {
    assertThat(TreeMessages.in("pt-BR").language()).isEqualTo("pt");
    assertThatThrownBy(() -> TreeMessages.in("klingon"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("en, pt, fr, ja");
  }

  private static String places(TreeMessages messages, String key) {
    var sentence = messages.say(key, "{0}", "{1}", "{2}", "{3}", "{4}", "{5}", "{6}", "{7}");
    return PLACE
        .matcher(sentence)
        .results()
        .map(place -> place.group())
        .distinct()
        .sorted()
        .collect(Collectors.joining());
  }
}
