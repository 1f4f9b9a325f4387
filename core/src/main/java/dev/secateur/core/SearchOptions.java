package dev.secateur.core;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// A value for every [SearchOption]. Immutable; each `with` gives new options.
public final class SearchOptions {

  /// Our best configuration.
  public static final SearchOptions STANDARD = new SearchOptions(Map.of());

  /// The configuration of the founding documents: fixed depth, plain alpha-beta with ordering,
  /// killers and history, a table that starts empty and keeps leaves too, threshold 100, 20
  /// strategic walls, variety.
  public static final SearchOptions FOUNDING =
      STANDARD
          .off(SearchOption.DEEPENING)
          .off(SearchOption.ASPIRATION)
          .off(SearchOption.PVS)
          .off(SearchOption.TABLE_AGEING)
          .off(SearchOption.COUNTER_MOVES)
          .off(SearchOption.LMR)
          .off(SearchOption.QUIESCENCE)
          .off(SearchOption.ORACLE)
          .with(SearchOption.TABLE_LEAVES, 1)
          .with(SearchOption.PRUNE_THRESHOLD, 100)
          .with(SearchOption.STRATEGIC_WALLS, 20)
          .with(SearchOption.RANDOM_EQUALS, 1);

  /// Options under a name, with one line about them.
  public record Preset(String name, String help, SearchOptions options) {}

  private static final List<Preset> PRESETS =
      List.of(
          new Preset("default", "our best configuration", STANDARD),
          new Preset("founding", "the configuration of the founding documents", FOUNDING));

  private final Map<SearchOption, Double> changed;

  private SearchOptions(Map<SearchOption, Double> changed) {
    var copy = new EnumMap<SearchOption, Double>(SearchOption.class);
    copy.putAll(changed);
    this.changed = copy;
  }

  /// The options of a name.
  ///
  /// @throws NotationException if there is no such preset
  public static SearchOptions preset(String name) {
    return PRESETS.stream()
        .filter(preset -> preset.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    name,
                    0,
                    NotationError.quote(name) + " is not a preset",
                    PRESETS.stream().map(Preset::name).collect(Collectors.joining(" or "))))
        .options();
  }

  /// Every preset, the usual one first.
  public static List<Preset> presets() {
    return PRESETS;
  }

  public double value(SearchOption option) {
    var value = changed.get(option);
    return value == null ? option.standard() : value;
  }

  public boolean has(SearchOption option) {
    return value(option) != 0;
  }

  public int number(SearchOption option) {
    return (int) value(option);
  }

  /// The word chosen of an option that has words.
  public String word(SearchOption option) {
    return option.choices().get(number(option));
  }

  /// A value in display units, as a score.
  public int score(SearchOption option) {
    return Score.ofUnits(value(option));
  }

  public SearchOptions with(SearchOption option, double value) {
    if (!(value >= option.min() && value <= option.max())) {
      throw new IllegalArgumentException(option.text() + " cannot be " + value);
    }
    var more = new EnumMap<SearchOption, Double>(SearchOption.class);
    more.putAll(changed);
    more.put(option, value);
    return new SearchOptions(more);
  }

  public SearchOptions off(SearchOption option) {
    return with(option, 0);
  }

  /// The options with one more, as a user types it: `hash` and `128`, `killers` and `off`.
  ///
  /// @throws NotationException if there is no such option or it has no such value
  public SearchOptions with(String name, String value) {
    var option = option(name);
    try {
      return with(option, parse(option, value));
    } catch (IllegalArgumentException outOfRange) {
      throw new NotationException(
          value,
          0,
          "%s is no value of %s".formatted(NotationError.quote(value), name),
          option.range());
    }
  }

  /// The options without the techniques of a list such as `lmr,killers`.
  ///
  /// @throws NotationException if one of them is not a technique
  public SearchOptions without(String techniques) {
    var options = this;
    int at = 0;
    for (String name : techniques.split("[,+]", -1)) {
      try {
        options = options.off(technique(name.strip()));
      } catch (NotationException broken) {
        throw new NotationException(broken.error().within(techniques, at));
      }
      at += name.length() + 1;
    }
    return options;
  }

  private static SearchOption option(String name) {
    return Arrays.stream(SearchOption.values())
        .filter(option -> option.text().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name, "an option", SearchOption.values()));
  }

  private static SearchOption technique(String name) {
    return SearchOption.techniques().stream()
        .filter(option -> option.text().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                unknown(
                    name, "a technique", SearchOption.techniques().toArray(SearchOption[]::new)));
  }

  private static NotationException unknown(String name, String what, SearchOption[] expected) {
    var names = Arrays.stream(expected).map(SearchOption::text).collect(Collectors.joining(", "));
    var wrong = "%s is not %s".formatted(NotationError.quote(name), what);
    return new NotationException(name, 0, wrong, names);
  }

  private static double parse(SearchOption option, String text) {
    return switch (option.kind()) {
      case TECHNIQUE, TOGGLE ->
          switch (text.toLowerCase(Locale.ROOT)) {
            case "on", "true", "1" -> 1;
            case "off", "false", "0" -> 0;
            default -> throw new IllegalArgumentException(text);
          };
      case NUMBER -> Integer.parseInt(text);
      case DECIMAL ->
          switch (text.toLowerCase(Locale.ROOT)) {
            case "inf", "+inf", "infinity" -> Double.POSITIVE_INFINITY;
            case "-inf", "-infinity" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(text);
          };
      // A word that is not among them is at -1, which is out of range.
      case CHOICE -> option.choices().indexOf(text.toLowerCase(Locale.ROOT));
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchOptions options && options.changed.equals(changed);
  }

  @Override
  public int hashCode() {
    return changed.hashCode();
  }

  /// What differs from the standard, as a user would type it.
  public Map<String, String> changes() {
    var changes = new LinkedHashMap<String, String>();
    changed.forEach(
        (option, value) -> {
          if (value != option.standard()) {
            changes.put(option.text(), option.text(value));
          }
        });
    return changes;
  }

  @Override
  public String toString() {
    return changes().entrySet().stream()
        .map(change -> change.getKey() + "=" + change.getValue())
        .collect(Collectors.joining(","));
  }
}
