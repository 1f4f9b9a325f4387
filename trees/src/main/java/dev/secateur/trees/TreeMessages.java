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

/// Everything that this module says to a person, in the language of that person.
///
/// The sentences lie in `words_LANGUAGE.properties`, in UTF-8. `{0}` stands for the first argument.
/// This is not [java.text.MessageFormat]: its apostrophes would have to be doubled in French.
public final class TreeMessages {

  /// The founding documents' languages and English.
  public static final List<String> LANGUAGES = List.of("en", "pt", "fr", "ja");

  private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");
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

  /// The words of a language.
  ///
  /// @param language such as `pt`; what follows, as in `pt-BR` or `pt_BR`, does not matter
  /// @throws NotationException if it is none of ours
  public static TreeMessages in(String language) {
    var known = language.toLowerCase(Locale.ROOT).split("[-_]", 2)[0];
    if (!LANGUAGES.contains(known)) {
      throw new NotationException(
          "",
          0,
          NotationError.quote(language) + " is not a language that we speak",
          String.join(", ", LANGUAGES));
    }
    return LOADED.computeIfAbsent(known, TreeMessages::new);
  }

  /// Its two letters, as a page's `lang` wants them.
  public String language() {
    return language;
  }

  /// A sentence with its arguments in their places; numbers are written by [#number].
  public String say(String key, Object... arguments) {
    var sentence = sentences.get(key);
    if (sentence == null) {
      throw new IllegalArgumentException("no words for " + key);
    }
    return PLACE
        .matcher(sentence)
        .replaceAll(
            place -> {
              var argument = arguments[Integer.parseInt(place.group(1))];
              var text = argument instanceof Double value ? number(value) : argument.toString();
              return Matcher.quoteReplacement(text);
            });
  }

  /// Things in a row, with the language's own comma.
  public String list(List<String> things) {
    return String.join(say("list.comma"), things);
  }

  /// A value as the tree's text has it, in every language: a reader compares it with the picture.
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
