package dev.secateur.trees;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The texts of this module in one language.
///
/// They are in `words_LANGUAGE.properties`, in UTF-8. `{0}` stands for the first argument. This is
/// not [java.text.MessageFormat], which would need doubled apostrophes in French.
public final class TreeMessages {

  /// English, Portuguese, French and Japanese.
  public static final List<String> LANGUAGES = List.of("en", "pt", "fr", "ja");

  private static final Pattern PLACEHOLDER = Pattern.compile("\\{(\\d)}");
  private static final Map<String, TreeMessages> LOADED = new ConcurrentHashMap<>();

  private final String language;
  private final Map<String, String> sentences;

  private TreeMessages(String language) {
    this.language = language;
    this.sentences = load(language);
  }

  public static TreeMessages english() {
    return in("en");
  }

  /// The texts in a language.
  ///
  /// @param language such as `pt`; a region, as in `pt-BR` or `pt_BR`, is ignored
  /// @throws NotationException if there are no texts in this language
  public static TreeMessages in(String language) {
    var code = language.toLowerCase(Locale.ROOT).split("[-_]", 2)[0];
    if (!LANGUAGES.contains(code)) {
      throw new NotationException(
          "",
          0,
          NotationError.quote(language) + " is not an available language",
          String.join(", ", LANGUAGES));
    }
    return LOADED.computeIfAbsent(code, TreeMessages::new);
  }

  /// The two letters of the language, as in the `lang` attribute of a page.
  public String language() {
    return language;
  }

  /// The text of a key with its arguments filled in; numbers are formatted by [#number].
  public String say(String key, Object... arguments) {
    var sentence = sentences.get(key);
    if (sentence == null) {
      throw new IllegalArgumentException("there is no text for " + key);
    }
    return PLACEHOLDER
        .matcher(sentence)
        .replaceAll(
            placeholder -> {
              var argument = arguments[Integer.parseInt(placeholder.group(1))];
              var text = argument instanceof Double value ? number(value) : argument.toString();
              return Matcher.quoteReplacement(text);
            });
  }

  /// Two sentences after each other; Japanese has no space between them.
  public String sentences(String first, String second) {
    return first + say("sentence.separator") + second;
  }

  /// A list with the separator of the language.
  public String list(List<String> items) {
    return String.join(say("list.comma"), items);
  }

  /// A value as in the tree's text, the same in every language, so that readers can compare it with
  /// the picture.
  public static String number(double value) {
    if (Double.isInfinite(value)) {
      return value > 0 ? "∞" : "-∞";
    }
    return value == 0
        ? "0"
        : new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString();
  }

  Set<String> keys() {
    return sentences.keySet();
  }

  private static Map<String, String> load(String language) {
    var file = "words_" + language + ".properties";
    var properties = new Properties();
    try (var stream = Objects.requireNonNull(TreeMessages.class.getResourceAsStream(file), file);
        Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
      properties.load(reader);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    var sentences = new TreeMap<String, String>();
    properties
        .stringPropertyNames()
        .forEach(key -> sentences.put(key, properties.getProperty(key)));
    return sentences;
  }
}
