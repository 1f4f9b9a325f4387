package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Compares the message files with each other and with the names that the server sends.
class MessagesTest {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\d+}");

  private final Messages english = Messages.of("en");

  @ParameterizedTest
  @ValueSource(strings = {"pt-BR", "fr", "ja"})
  void everyLanguageHasTheSameKeysAndPlaceholders(String language) {
    var other = Messages.of(language);
    assertThat(other.keys()).isEqualTo(english.keys());
    for (var key : english.keys()) {
      assertThat(placeholders(other.text(key))).as(key).isEqualTo(placeholders(english.text(key)));
      assertThat(other.text(key)).as(key).isNotBlank();
    }
  }

  /// A text that is the same in all languages was not translated, except for names and units.
  @ParameterizedTest
  @ValueSource(strings = {"pt-BR", "fr", "ja"})
  void sentencesAreTranslated(String language) {
    var other = Messages.of(language);
    assertThat(english.keys())
        .filteredOn(key -> english.text(key).split(" ", -1).length > 3)
        .filteredOn(key -> english.text(key).replaceAll("\\{\\d}", "").matches(".*[a-z]{4}.*"))
        .filteredOn(key -> english.text(key).equals(other.text(key)))
        .isEmpty();
  }

  /// The type checker already checks the keys in the sources of the page.
  @Test
  void everyNameFromTheServerHasAText() {
    assertThat(english.keys()).containsAll(ServerKeys.ofThisServer().keys());
  }

  private static Set<String> placeholders(String text) {
    return PLACEHOLDER
        .matcher(text)
        .results()
        .map(each -> each.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
