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

  /// A plain space before or after a sign that needs a no-break space, as docs/terms.md says.
  private static final Pattern BREAKABLE_SPACE = Pattern.compile("[ ][:;?!»%](\\W|$)|«[ ]");

  private static final Pattern HALF_WIDTH_AFTER_JAPANESE =
      Pattern.compile("[\\u3040-\\u30ff\\u4e00-\\u9fff][(,.:;!?]");

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

  @Test
  void frenchPunctuationStaysOnTheLineOfItsWord() {
    var french = Messages.of("fr");
    assertThat(french.keys())
        .filteredOn(key -> BREAKABLE_SPACE.matcher(french.text(key)).find())
        .isEmpty();
  }

  @Test
  void japanesePunctuationIsFullWidth() {
    var japanese = Messages.of("ja");
    assertThat(japanese.keys())
        .filteredOn(key -> HALF_WIDTH_AFTER_JAPANESE.matcher(japanese.text(key)).find())
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
